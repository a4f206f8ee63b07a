/** What a document's head says of its page. The composition writes it; the shell renews it after a client navigation. */
import type { PageHead } from './page.ts'

export type HeadElement = { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> }

export type HeadSite = {
  readonly name: string
  /** The site's public address, without a slash at the end. */
  readonly origin: string
  /** Such as `en-GB`. */
  readonly locale: string
}

export const feedPath = '/feed.xml'
export const feedType = 'application/atom+xml'
export const feedTitle = 'White papers'

/** Grounds `ink` and `paper` of the kit's tokens: the browser's own bar continues the top of the page. */
const themeColours = { paper: '#17141F', ink: '#F5EFE4' } as const

/** What every share card measures, px: services reserve its place before they fetch it. */
const cardSize = { width: '1200', height: '630' } as const

/** A decoded path as it stands in an address: `/a b` becomes `/a%20b`. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/')

/** The title of a document, the same after a full load and after client navigation: home begins with the site's name, other pages end with it. */
export const documentTitle = (path: string, head: Pick<PageHead, 'title'>, siteName: string): string =>
  path === '/' ? `${siteName} · ${head.title}` : `${head.title} · ${siteName}`

const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } })
const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes })

/**
 * @param path the page's own, decoded
 * @param isFound false where the page stands in for one that does not exist: it is not to be indexed then
 * @returns the elements in their order, without the title
 */
export function headElements(path: string, head: PageHead, site: HeadSite, isFound = true): HeadElement[] {
  const address = site.origin + encodePath(head.canonical ?? path)
  const robots = isFound ? head.robots : 'noindex'
  return [
    meta('description', head.description),
    ...(isFound ? [link({ rel: 'canonical', href: address })] : []),
    ...(robots ? [meta('robots', robots)] : []),
    ...(isFound && head.feed ? [link({ rel: 'alternate', type: feedType, title: feedTitle, href: feedPath })] : []),
    meta('theme-color', themeColours[head.barTone]),
    ...sharing(head, address, site),
    meta('twitter:card', head.card ? 'summary_large_image' : 'summary'),
  ]
}

/** https://ogp.me/ */
function sharing({ card, title, description }: PageHead, address: string, { name, origin, locale }: HeadSite): HeadElement[] {
  const graph: Record<string, string> = {
    type: 'website',
    site_name: name,
    locale: locale.replace('-', '_'),
    title,
    description,
    url: address,
    // Absolute, or it is ignored.
    ...(card && {
      image: `${origin}${card}`,
      'image:type': 'image/jpeg',
      'image:width': cardSize.width,
      'image:height': cardSize.height,
      'image:alt': title,
    }),
  }
  return Object.entries(graph).map(([property, content]) => ({ tag: 'meta', attributes: { property: `og:${property}`, content } }))
}
