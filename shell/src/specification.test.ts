import { expect, it } from 'vitest'
import { footerLinks, frameworks, legalLinks } from './content/footer-links.ts'
import { mainLinks } from './content/main-links.ts'

const hrefs = (links: readonly { readonly href: string }[]): string[] => links.map(({ href }) => href)

it('has ten links in the bar beside the logo (section 2.2)', () => {
  expect(mainLinks).toHaveLength(10)
})

it('has these links in the footer, and three frameworks (section 2.4)', () => {
  expect(footerLinks.map(({ links }) => hrefs(links))).toEqual([
    ['/', '/about', '/services', '/contact'],
    ['/resources/guide', '/resources/papers', '/resources/training'],
  ])
  expect(hrefs(legalLinks)).toEqual(['/privacy-policy', '/terms', '/accessibility'])
  expect(frameworks).toHaveLength(3)
})
