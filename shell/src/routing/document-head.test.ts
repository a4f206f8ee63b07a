import { identity } from '@site/identity'
import { beforeEach, expect, it } from 'vitest'
import { applyHead } from './document-head.ts'

const head = { title: 'Fees', description: 'What it costs.', area: 'policy', barTone: 'ink' } as const
const origin = 'https://ada.example'
const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name)

beforeEach(() => {
  document.head.innerHTML =
    '<meta property="og:url" content="https://ada.example/a"><meta name="robots" content="noindex"><script type="application/ld+json">{}</script>'
})

it('says what a full load of the page would have said', () => {
  applyHead(head, '/fees')
  expect(document.title).toBe(`Fees · ${identity.name}`)
  expect(attribute('meta[name="description"]', 'content')).toBe('What it costs.')
  expect(attribute('link[rel="canonical"]', 'href')).toBe(`${origin}/fees`)
  expect(document.documentElement.dataset).toMatchObject({ area: 'policy', bar: 'ink' })
})

it('makes room for the way out of a page that begins with one', () => {
  applyHead({ ...head, quickExit: true }, '/contact-us')
  expect(document.documentElement.dataset.quickExit).toBe('')
})

it('takes away what belonged to the page before', () => {
  applyHead({ ...head, quickExit: true }, '/contact-us')
  applyHead(head, '/fees')
  expect(document.documentElement.dataset.quickExit).toBeUndefined()
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull()
  expect(document.head.querySelector('script[type="application/ld+json"]')).toBeNull()
})

it('renews what is said where the page is shared, the colour of the browser’s bar, and the feed', () => {
  const paper = { ...head, title: 'Papers', barTone: 'paper', card: '/assets/cards/papers.jpg', feed: {} } as const
  applyHead(paper, '/whitepapers')
  expect(attribute('meta[name="theme-color"]', 'content')).toBe('#17141F')
  expect(attribute('meta[property="og:title"]', 'content')).toBe('Papers')
  expect(attribute('meta[property="og:url"]', 'content')).toBe(`${origin}/whitepapers`)
  expect(attribute('meta[property="og:image"]', 'content')).toBe(`${origin}/assets/cards/papers.jpg`)
  expect(attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
  expect(attribute('link[rel="alternate"]', 'href')).toBe('/feed.xml')
  applyHead(head, '/fees')
  expect(attribute('meta[name="theme-color"]', 'content')).toBe('#F5EFE4')
  expect(attribute('meta[property="og:title"]', 'content')).toBe('Fees')
  expect(document.head.querySelector('meta[property="og:image"], link[rel="alternate"]')).toBeNull()
  expect(attribute('meta[name="twitter:card"]', 'content')).toBe('summary')
})

it('leaves alone what is every page’s, and what is not the site’s', () => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.ico"><meta name="darkreader">'
  const before = document.head.innerHTML
  applyHead(head, '/fees')
  expect(document.head.innerHTML.startsWith(before)).toBe(true)
})

it('names another address as the page’s own, and keeps search engines out, where the page says so', () => {
  applyHead({ ...head, canonical: '/whitepaper/a b', robots: 'noindex' }, '/whitepaper/A B')
  expect(attribute('link[rel="canonical"]', 'href')).toBe(`${origin}/whitepaper/a%20b`)
  expect(attribute('meta[name="robots"]', 'content')).toBe('noindex')
})

it('changes what is there and adds nothing twice', () => {
  applyHead(head, '/fees')
  applyHead({ ...head, title: 'FAQ' }, '/faq')
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
})
