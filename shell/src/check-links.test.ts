import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { siteLinks, siteLinksSchema } from './check-links.ts'

it('accepts the links of bar and footer', () => {
  expect(siteLinks.mainLinks).toHaveLength(10)
})

it.each<[string, Change, string]>([
  ['a bar without links', copy => copy.mainLinks.splice(0), 'mainLinks: expected at least one entry, got 0'],
  ['a link without words', ({ mainLinks }) => delete mainLinks[2].label, 'mainLinks.2.label: expected a non-empty text, got nothing'],
  [
    'two links of the bar to one page',
    ({ mainLinks }) => (mainLinks[9].href = '/faq'),
    'mainLinks.9.href: expected a value that no other href has, got "/faq"',
  ],
  [
    'a link to another site',
    ({ footerLinks }) => (footerLinks[1].links[0].href = 'https://example.org'),
    'footerLinks.1.links.0.href: expected a path of this site such as /faq, got "https://example.org"',
  ],
  ['no legal links', copy => delete copy.legalLinks, 'legalLinks: expected a list, got nothing'],
])('refuses %s', (_, change, message) => {
  expect(refusalOf(siteLinksSchema, siteLinks, change)).toBe(`TypeError: x.ts: ${message}`)
})
