import { expect, test } from 'vitest'
import type { Site, SitePage } from './composition.ts'
import { feedOf } from './feed.ts'

const author = { name: 'Ada & Co', origin: 'https://ada.example' }

/** A site with these heads, by path. */
const siteOf = (heads: Record<string, Partial<SitePage['page']['head']>>): Site => {
  const pages = Object.entries(heads).map(([path, head]) => [
    path,
    { page: { path, head: { title: `Title of ${path}`, description: 'A < B', area: 'research', barTone: 'ink', ...head } } },
  ])
  return { pages: new Map(pages as [string, SitePage][]) } as unknown as Site
}

/** The texts of all elements of that name. */
const texts = (feed: string | undefined, name: string): string[] =>
  [...(feed ?? '').matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content]) => content ?? '')

test('the pages that are dated are its entries, newest first, each under its own address', () => {
  const feed = feedOf(
    siteOf({
      '/papers': { feed: {} },
      '/paper/old': { feed: { updated: '2024-02-01' } },
      '/paper/new': { feed: { updated: '2025-03-18' } },
      '/paper/a b': { feed: { updated: '2025-03-18' }, canonical: '/paper/new' },
      '/paper/draft': { feed: {} },
      '/faq': {},
    }),
    author,
  )
  expect(texts(feed, 'id')).toEqual(['https://ada.example/feed.xml', 'https://ada.example/paper/new', 'https://ada.example/paper/old'])
  expect(texts(feed, 'updated')).toEqual(['2025-03-18T00:00:00Z', '2025-03-18T00:00:00Z', '2024-02-01T00:00:00Z'])
  expect(texts(feed, 'summary')).toEqual(['A &lt; B', 'A &lt; B'])
  expect(texts(feed, 'name')).toEqual(['Ada &amp; Co'])
  expect(feed).toContain('<link rel="self" type="application/atom+xml" href="https://ada.example/feed.xml"/>')
  expect(feed).toContain('<link rel="alternate" type="text/html" href="https://ada.example/papers"/>')
})

test('there is none while nothing is dated', () => {
  expect(feedOf(siteOf({ '/faq': {}, '/papers': { feed: {} } }), author)).toBeUndefined()
})
