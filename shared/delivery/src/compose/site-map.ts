/** What search engines read: the list of pages (https://www.sitemaps.org/protocol.html) and where it is. */
import { encodePath } from '@site/kit/contract/head'
import type { Site } from './composition.ts'
import { escapeHtml } from './markup.ts'

/** Every page that is its own canonical address and may be indexed. */
export function sitemapOf({ pages }: Site, origin: string): string {
  const paths = [...pages.values()]
    .map(({ page }) => page)
    .filter(({ path, head }) => !head.robots && (head.canonical ?? path) === path)
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

export const robotsOf = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
