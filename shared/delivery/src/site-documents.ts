/** The documents of one site, each composed and compressed on its first request and kept as bytes. */
import { createHash } from 'node:crypto'
import type { SiteIdentity } from './compose.ts'
import { brotliOf, gzipOf } from './compression.ts'
import { feedOf, feedType } from './feed.ts'
import { prepareResource, type Resource } from './resource.ts'
import { inertPolicy } from './security-headers.ts'
import { composeView, type Site, viewOf } from './site.ts'
import { robotsOf, sitemapOf } from './site-map.ts'

/** Higher saves 3 % of the bytes and takes ten times as long, while a visitor waits. */
const brotliQuality = 9

export type SiteDocuments = {
  /** The document for a decoded path; undefined when the site has nothing to show for it. */
  page(path: string): Promise<Resource> | undefined
  sitemap(): Promise<Resource>
  robots(): Promise<Resource>
  /** Undefined while no page is an entry. */
  feed(): Promise<Resource> | undefined
}

export function createSiteDocuments(site: Site, identity: SiteIdentity): SiteDocuments {
  const prepared = new Map<string, Promise<Resource>>()
  const once = (key: string, make: () => Promise<Resource>): Promise<Resource> => {
    const known = prepared.get(key)
    if (known) return known
    const made = make()
    prepared.set(key, made)
    made.catch(() => prepared.delete(key))
    return made
  }
  const feed = feedOf(site, identity)
  return {
    page: path => {
      const view = viewOf(site, path)
      return view && once(view.key, async () => htmlResource(composeView(site, view, { identity }), view.status))
    },
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
