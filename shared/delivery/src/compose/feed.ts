/** What feed readers follow: the papers that can be read, newest first (Atom, RFC 4287); and what search engines read. */
import { locale } from '@site/identity/locale'
import { encodePath, feedPath, feedTitle, feedType } from '@site/kit/contract/head'
import type { AddressedIdentity, Site, SitePage } from './composition.ts'
import { escapeHtml, tag } from './markup.ts'

/** Pages that are their own canonical address and may be indexed. */
const ownPages = ({ pages }: Site): SitePage['page'][] =>
  [...pages.values()].map(({ page }) => page).filter(({ path, head }) => !head.robots && (head.canonical ?? path) === path)

type Entry = SitePage['page'] & { readonly updated: string }

/** The pages that say of themselves when they were written, under their own addresses; of one day, in the order of their paths. */
const entriesOf = (site: Site): Entry[] =>
  ownPages(site)
    .flatMap(page => (page.head.feed?.updated ? [{ ...page, updated: `${page.head.feed.updated}T00:00:00Z` }] : []))
    .sort((a, b) => (a.updated === b.updated ? (a.path < b.path ? -1 : 1) : a.updated < b.updated ? 1 : -1))

/** Made of the releases that are live, so that it is never behind them. @returns undefined while there is nothing to follow */
export function feedOf(site: Site, { name, origin }: Pick<AddressedIdentity, 'name' | 'origin'>): string | undefined {
  const entries = entriesOf(site)
  const [newest] = entries
  if (!newest) return undefined
  const list = [...site.pages.values()].find(({ page }) => page.head.feed && !page.head.feed.updated)?.page.path ?? '/'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escapeHtml(origin + feedPath)}</id>`,
    `<title>${escapeHtml(`${feedTitle} · ${name}`)}</title>`,
    `<updated>${newest.updated}</updated>`,
    `<author><name>${escapeHtml(name)}</name><uri>${escapeHtml(`${origin}/`)}</uri></author>`,
    emptyTag({ rel: 'self', type: feedType, href: origin + feedPath }),
    emptyTag({ rel: 'alternate', type: 'text/html', href: origin + encodePath(list) }),
    ...entries.map(entry => entryOf(entry, origin)),
    '</feed>',
    '',
  ].join('\n')
}

/** XML wants the slash that HTML does without. */
const emptyTag = (attributes: Readonly<Record<string, string>>): string => tag('link', attributes).replace(/>$/, '/>')

function entryOf({ path, head, updated }: Entry, origin: string): string {
  const address = origin + encodePath(path)
  return [
    '<entry>',
    `<id>${escapeHtml(address)}</id>`,
    `<title>${escapeHtml(head.title)}</title>`,
    `<updated>${updated}</updated>`,
    emptyTag({ rel: 'alternate', type: 'text/html', href: address }),
    `<summary>${escapeHtml(head.description)}</summary>`,
    '</entry>',
  ].join('\n')
}

/** The list of pages for search engines: https://www.sitemaps.org/protocol.html */
export function sitemapOf(site: Site, origin: string): string {
  const paths = ownPages(site)
    .map(({ path }) => path)
    .sort()
  const entries = paths.map(path => `<url><loc>${escapeHtml(origin + encodePath(path))}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

export const robotsOf = (origin: string, hidden: boolean): string =>
  hidden ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
