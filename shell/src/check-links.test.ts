import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { checkLinks, footerLinksSchema, mainLinksSchema } from './check-links.ts'
import { footerLinks, frameworks, legalLinks } from './footer/footer-links.ts'
import { mainLinks } from './navigation/main-links.ts'

it('accepts the links of bar and footer', () => {
  expect(checkLinks).not.toThrow()
})

it.each<[string, Change, string]>([
  ['a link too few', ({ mainLinks }) => mainLinks.pop(), 'mainLinks: expected 10 links, got 9'],
  ['a link without words', ({ mainLinks }) => delete mainLinks[2].label, 'mainLinks.2.label: expected a non-empty text, got nothing'],
  [
    'two links to one page',
    ({ mainLinks }) => (mainLinks[9].href = '/faq'),
    'mainLinks.9.href: expected a value that no other href has, got "/faq"',
  ],
])('refuses a bar with %s', (_, change, message) => {
  expect(refusalOf(mainLinksSchema, { mainLinks }, change)).toBe(`TypeError: x.ts: ${message}`)
})

it.each<[string, Change, string]>([
  [
    'a link to another site',
    ({ footerLinks }) => (footerLinks[1].links[0].href = 'https://example.org'),
    'footerLinks.1.links.0.href: expected a path of this site such as /faq, got "https://example.org"',
  ],
  ['two agreements', ({ frameworks }) => frameworks.pop(), 'frameworks: expected 3 human-rights frameworks, got 2'],
  ['no legal links', copy => delete copy.legalLinks, 'legalLinks: expected a list, got nothing'],
])('refuses a footer with %s', (_, change, message) => {
  expect(refusalOf(footerLinksSchema, { footerLinks, legalLinks, frameworks }, change)).toBe(`TypeError: x.ts: ${message}`)
})
