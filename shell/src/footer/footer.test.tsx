import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Footer } from './footer.tsx'
import { quoteArticle } from './quote-article.ts'

beforeEach(() => {
  render(<Footer quoted={quoteArticle()} />)
})
afterEach(cleanup)

const footer = () => within(screen.getByRole('contentinfo'))

describe('the footer', () => {
  it('of a demonstration says that the person is not real', () => {
    expect(footer().getByText(`A demonstration: ${identity.name} is not a real person.`, { exact: false })).toBeTruthy()
  })

  it.each([
    ['Home', '/'],
    ['About', '/about'],
    ['Services', '/services'],
    ['Contact', '/contact'],
    ['Guide', '/resources/guide'],
    ['Papers', '/resources/papers'],
    ['Training', '/resources/training'],
    ['Privacy policy', '/privacy-policy'],
    ['Terms', '/terms'],
    ['Accessibility', '/accessibility'],
    [identity.emails.office, `mailto:${identity.emails.office}`],
    [identity.phone, `tel:${identity.phone.replaceAll(' ', '')}`],
  ])('links %s to %s', (name, href) => {
    expect(footer().getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it.each([
    ['Photo sharing', identity.socials.photographs],
    ['Music streaming', identity.socials.music],
    ['Video', identity.socials.video],
    ['Social network: conversations', identity.socials.conversations],
    ['Social network: community', identity.socials.community],
  ])('opens %s in a new tab, and says so', (name, href) => {
    const link = footer().getByRole('link', { name: `${name} (opens in a new tab)` })
    expect(link.getAttribute('href')).toBe(href)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })

  it.each([
    `${identity.place.city}, ${identity.place.country}`,
    'Universal Declaration of Human Rights',
    'International Covenant on Civil and Political Rights',
    'Convention on the Rights of the Child',
  ])('lists %s', line => {
    expect(footer().getByText(line).tagName).toBe('LI')
  })

  it('quotes Article 1 of the Universal Declaration exactly', () => {
    const quotation = document.querySelector('blockquote')
    expect(quotation?.textContent).toBe(
      '“All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.”',
    )
    expect(quotation?.parentElement?.textContent).toContain('Universal Declaration of Human Rights, Article 1')
  })

  it('quotes the article that a page rests on, and leads to all thirty', () => {
    cleanup()
    render(<Footer quoted={quoteArticle(19)} />)
    expect(document.querySelector('blockquote')?.textContent).toMatch(/^“Everyone has the right to freedom of opinion .* of frontiers\.”$/)
    expect(footer().getByText('Universal Declaration of Human Rights, Article 19.', { exact: false })).toBeTruthy()
    expect(footer().getByText(/^“All .* Article 1$/).parentElement?.textContent).toMatch(/^Universal Declaration/)
    expect(footer().getByRole('link', { name: 'All thirty at the United Nations' }).getAttribute('href')).toMatch(
      /^https:\/\/www\.un\.org\//,
    )
  })

  it('ends with the company line and the accessibility note, each with an address', () => {
    expect(document.getElementById('company')?.textContent).toBe(
      `© 2025 ${identity.name}. Company number ${identity.companyNumber}. Quotes are subject to terms and conditions.`,
    )
    expect(document.getElementById('accessibility')?.textContent).toMatch(
      /^Tested against WCAG\s2\.1 and 2\.2 at level\sAA by program and by hand/,
    )
  })

  it('holds the control that pauses all motion', () => {
    expect(footer().getByRole('button', { name: 'Pause motion' })).toBeTruthy()
  })

  it('hangs thirty threads, one for each article', () => {
    expect(document.querySelector('footer svg')?.querySelectorAll('path')).toHaveLength(30)
  })
})
