import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './healing.ts'
import { Page } from './healing-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

describe('/healing', () => {
  it('begins with a first meeting, and ends on the article on freedom of expression and why', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles.slice(0, 3)).toEqual(['What the first\u00a0hour is like', 'Kinds of mending', 'Article 19'])
    const article = screen.getByRole('region', { name: 'Article 19' })
    expect(article.querySelector('blockquote')?.textContent).toBe(
      '“Everyone has the right to freedom of opinion and expression; this right includes freedom to hold opinions without interference and to seek, receive and impart information and ideas through any media and regardless of frontiers.”',
    )
    expect(within(article).getByText(/repair starts with testimony/)).toBeDefined()
  })

  it('offers kinds of mending', () => {
    const kinds = screen.getByRole('region', { name: 'Kinds of mending' })
    expect(within(kinds).getAllByRole('listitem')).toHaveLength(record.services.cards.length)
  })

  it('tells the first hour in its order, from the door to the way home', () => {
    const hour = screen.getByRole('region', { name: /^What the first\shour is like$/ })
    expect(within(hour).getAllByRole('list')[0]?.tagName).toBe('OL')
    const moments = within(hour).getAllByRole('heading', { level: 3 })
    expect([moments.at(0)?.textContent, moments.at(-1)?.textContent]).toEqual(['The door', 'The way home'])
  })

  it('fills the hour to its last minute, most of it with silence, and says that it is an illustration', () => {
    const hour = within(screen.getByRole('region', { name: /^What the first\shour is like$/ }))
    expect(hour.getByText('Illustration')).toBeDefined()
    const counts = ['we speak', 'you speak', 'of silence'].map(words =>
      Number(hour.getByText(`minutes ${words}`).nextElementSibling?.textContent),
    )
    expect(counts).toEqual([14, 21, 25])
    expect(counts.reduce((sum, count) => sum + count)).toBe(60)
    expect(hour.getByText('Silence, 11 min')).toBeDefined()
  })

  it('ends with the beginning of a journey', () => {
    expect(screen.getByRole('link', { name: 'Begin Your Healing Journey' }).getAttribute('href')).toBe('/learn-more-healing')
  })
})
