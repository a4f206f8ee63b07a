/** The documents of one site, each composed and compressed on its first request and kept as bytes. */
import { createHash } from 'node:crypto'
import { feedPath, feedType } from '@site/kit/contract/head'
import type { Site, SiteIdentity } from '../compose/composition.ts'
import { feedOf } from '../compose/feed.ts'
import { composeView, type View, viewOf } from '../compose/site.ts'
import { robotsOf, sitemapOf } from '../compose/site-map.ts'
import { defaultOrigin } from '../http/asked-origin.ts'
import { prepareResource, type Resource } from '../http/resource.ts'
import type { ResourceCache } from '../http/resource-cache.ts'
import { inertPolicy } from '../http/security-headers.ts'
import { brotliOf, gzipOf } from '../store/compression.ts'

/** Higher saves 3 % of the bytes and takes ten times as long, while a visitor waits. */
const brotliQuality = 9

type Prepared = Resource | Promise<Resource>

export type SiteDocuments = {
  /** The document of a view, `origin` being the address that its visitor used; at hand at once when it was asked for before. */
  page(view: View, origin?: string): Prepared
  /** What a decoded path shows; undefined when the site has nothing for it. */
  view(path: string): View | undefined
  /** What makes the file at a path that is made of all pages together, such as `/sitemap.xml`. */
  generated(path: string, origin?: string): (() => Prepared | undefined) | undefined
}

/** @param cache shared by all sites that visitors get at the same time */
export function createSiteDocuments(site: Site, identity: SiteIdentity, cache: ResourceCache<Resource>): SiteDocuments {
  const releases = Object.values(site.releases).join(' ')
  const previous = Object.values(site.pin.sections).map(section => section?.previous ?? '')
  // Short, however many sections there are: it is part of a key for each request.
  const combination = createHash('sha256').update(`${releases} ${previous}`).digest('base64url')
  const kept = (name: string, make: () => Promise<Resource>): Prepared => cache(`${combination} ${name}`, make)
  // Its own address goes into each, and into its key where it is the visitor's.
  const addressed = (asked = defaultOrigin) => (identity.origin ? { of: identity.origin, key: '' } : { of: asked, key: ` at ${asked}` })
  const generated: Readonly<Record<string, readonly [type: string, textOf: (origin: string) => string | undefined]>> = {
    '/sitemap.xml': ['application/xml', origin => sitemapOf(site, origin)],
    '/robots.txt': ['text/plain', robotsOf],
    [feedPath]: [feedType, origin => feedOf(site, { name: identity.name, origin })],
  }
  return {
    view: path => viewOf(site, path),
    page: (view, asked) => {
      const origin = addressed(asked)
      return kept(view.key + origin.key, async () =>
        documentResource(composeView(site, view, { identity: { ...identity, origin: origin.of } }), view.status),
      )
    },
    generated: (path, asked) => {
      if (!Object.hasOwn(generated, path)) return undefined
      const [type, textOf] = generated[path] ?? []
      const origin = addressed(asked)
      const text = textOf?.(origin.of)
      return () =>
        text === undefined ? undefined : kept(path + origin.key, () => textResource(`${type}; charset=utf-8`, text, inertPolicy))
    },
  }
}

const documentResource = ({ html, policy }: { html: string; policy: string }, status: number): Promise<Resource> =>
  textResource('text/html; charset=utf-8', html, { 'content-security-policy': policy }, status)

async function textResource(type: string, text: string, headers: Readonly<Record<string, string>>, status = 200): Promise<Resource> {
  const body = new TextEncoder().encode(text)
  const [br, gzip] = await Promise.all([brotliOf(body, brotliQuality), gzipOf(body)])
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return prepareResource({ status, type, tag, cacheControl: 'no-cache', headers, body, br, gzip })
}
