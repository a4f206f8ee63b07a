import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './public-figure.ts'
import { Page } from './public-figure-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

describe('/public-figure', () => {
  it('shows each way to hear the consultant, and in a section of its own an evening of which half is spent listening', () => {
    const platforms = screen.getByRole('region', { name: 'What you can ask her for' })
    const headings = within(platforms).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(record.platforms.cards.map(({ title }) => title))
    expect(record.platforms.cards).toHaveLength(8)
    const evening = within(screen.getByRole('region', { name: 'Who has the floor' }))
    expect(evening.getByText('48').parentElement?.textContent).toMatch(/^48 of 96 minutes are the speaker’s/)
  })

  it('tells the evening by its times and by the minutes that each voice has, and says that it is an illustration', () => {
    const evening = within(screen.getByRole('region', { name: 'Who has the floor' }))
    expect(evening.getByText('Illustration')).toBeDefined()
    expect(evening.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'The chair10 min',
      'The speaker48 min',
      'A member of the community22 min',
      'The hall16 min',
    ])
    expect(screen.getByRole('heading', { level: 3, name: '19:54 Second microphone' })).toBeDefined()
    expect(screen.getByText('20:36')).toBeDefined()
  })

  it('shows somebody who listens beside the moments of the evening', () => {
    expect(screen.getByAltText(/^A woman with short grey hair listens/)).toBeDefined()
  })

  it('claims 200+ organisations', () => {
    expect(screen.getByRole('heading', { level: 2, name: /^200\s*\+ organisations have given her the floor$/ })).toBeDefined()
  })

  it('says what an organiser can count on', () => {
    const terms = screen.getByRole('region', { name: 'Before the microphone is on' })
    expect(within(terms).getAllByRole('listitem')).toHaveLength(record.terms.cards.length)
  })

  it('ends with a booking of the consultant by name', () => {
    expect(screen.getByRole('link', { name: `Book ${identity.name} for Your Next Event` }).getAttribute('href')).toBe('/contact-booking')
  })
})
