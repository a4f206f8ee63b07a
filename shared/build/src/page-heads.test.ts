import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { pageHead } from './page-heads.ts'

const head = {
  title: 'Questions',
  description: 'What people ask.',
  area: 'rights',
  barTone: 'ink',
  canonical: '/faq',
  card: '/_/remote-resources/faq-1a2b3c4d.jpg',
  structuredData: [{ '@type': 'FAQPage', mainEntity: [] }],
}

it('accepts heads that are well-formed', () => {
  expect(refusalOf(pageHead, head, () => undefined)).toBe('accepted')
})

it.each<[string, Change, string]>([
  ['a missing description', head => delete head.description, 'description: expected a non-empty text, got nothing'],
  ['an empty title', head => (head.title = ''), 'title: expected a non-empty text, got ""'],
  ['an article that the Declaration does not have', head => (head.articles = [19, 31]), 'articles.1: expected an article, 1 to 30, got 31'],
  ['an article before the first', head => (head.articles = [0]), 'articles.0: expected an article, 1 to 30, got 0'],
  ['a tone the bar does not have', head => (head.barTone = 'gold'), 'barTone: expected ("ink" | "paper"), got "gold"'],
  ['a canonical address elsewhere', head => (head.canonical = 'faq'), 'canonical: expected a path of this site such as /faq, got "faq"'],
  [
    'a card elsewhere',
    head => (head.card = 'https://cards.example/faq.jpg'),
    'card: expected the address of a JPEG of this site, imported with ?url, got "https://cards.example/faq.jpg"',
  ],
  [
    'structured data of no type',
    head => delete head.structuredData[0]['@type'],
    'structuredData.0.@type: expected a non-empty text, got nothing',
  ],
  ['a misspelt field', head => (head.titel = 'x'), 'titel: expected no field of this name, got "x"'],
])('refuses %s', (_, change, message) => {
  expect(refusalOf(pageHead, head, change)).toBe(`TypeError: x.ts: ${message}`)
})
