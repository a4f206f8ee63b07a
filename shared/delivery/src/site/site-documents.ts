/** The documents of one site, each composed and compressed on its first request and kept as bytes. */
import { createHash } from 'node:crypto'
import { feedType } from '@site/kit/contract/head'
import type { SiteIdentity } from '../compose/compose.ts'
import { feedOf } from '../compose/feed.ts'
import { composeView, type Site, type View, viewOf } from '../compose/site.ts'
import { robotsOf, sitemapOf } from '../compose/site-map.ts'
import { prepareResource, type Resource } from '../http/resource.ts'
import { createResourceCache } from '../http/resource-cache.ts'
import { inertPolicy } from '../http/security-headers.ts'
import { createSingleFlights } from '../storage/single-flight.ts'
import { brotliOf, gzipOf } from '../store/compression.ts'

/** Higher saves 3 % of the bytes and takes ten times as long, while a visitor waits. */
const brotliQuality = 9
/** Documents of all sites together that are kept. In bytes. */
const memoryBudget = 96 * 1024 * 1024

type Prepared = Resource | Promise<Resource>

export type SiteDocuments = {
  /** The document of a view; at hand at once when it was asked for before. */
  page(view: View): Prepared
  /** What a decoded path shows; undefined when the site has nothing for it. */
  view(path: string): View | undefined
  sitemap(): Prepared
  robots(): Prepared
  /** Undefined while no page is an entry. */
  feed(): Prepared | undefined
}

/** Keeps what was asked for last, of all sites that visitors get at the same time, within a budget. */
export type DocumentCache = { get(key: string, make: () => Promise<Resource>): Prepared }

/** @param budget bytes of all documents together that are kept */
export function createDocumentCache(budget = memoryBudget): DocumentCache {
  const kept = createResourceCache(budget)
  const share = createSingleFlights<Resource>()

  const keep = (key: string, resource: Resource): Resource => {
    kept.set(
      key,
      resource,
      Object.values(resource.variants).reduce((sum, variant) => sum + variant.size, 0),
    )
    return resource
  }

  return { get: (key, make) => kept.get(key) ?? share(key, async () => keep(key, await make())) }
}

export function createSiteDocuments(site: Site, identity: SiteIdentity, cache: DocumentCache): SiteDocuments {
  const releases = Object.values(site.releases).join(' ')
  const previous = Object.values(site.pin.sections).map(section => section?.previous ?? '')
  // Short, however many sections there are: it is part of a key for each request.
  const combination = createHash('sha256').update(`${releases} ${previous}`).digest('base64url')
  const once = (name: string, make: () => Promise<Resource>): Prepared => cache.get(`${combination} ${name}`, make)
  const feed = feedOf(site, identity)
  return {
    view: path => viewOf(site, path),
    page: view => once(view.key, async () => htmlResource(composeView(site, view, { identity }), view.status)),
    // Keys without a leading slash: no page has one.
    sitemap: () => once('sitemap', () => textResource('application/xml; charset=utf-8', sitemapOf(site, identity.origin), inertPolicy)),
    robots: () => once('robots', () => textResource('text/plain; charset=utf-8', robotsOf(identity.origin), inertPolicy)),
    feed: () => (feed ? once('feed', () => textResource(`${feedType}; charset=utf-8`, feed, inertPolicy)) : undefined),
  }
}

const htmlResource = ({ html, policy }: { html: string; policy: string }, status: number): Promise<Resource> =>
  textResource('text/html; charset=utf-8', html, { 'content-security-policy': policy }, status)

async function textResource(type: string, text: string, headers: Readonly<Record<string, string>>, status = 200): Promise<Resource> {
  const body = new TextEncoder().encode(text)
  const [br, gzip] = await Promise.all([brotliOf(body, brotliQuality), gzipOf(body)])
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return prepareResource({ status, type, tag, cacheControl: 'no-cache', headers, body, br, gzip })
}
