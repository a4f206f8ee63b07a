import { identity } from '@site/identity'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './public-figure.ts'
import { Page } from './public-figure-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

describe('/public-figure', () => {
  it('has a card for each way to hear the consultant', () => {
    const platforms = screen.getByRole('region', { name: 'What she can be asked for' })
    const titles = within(platforms)
      .getAllByRole('listitem')
      .map(card => within(card).getByRole('heading', { level: 3 }).textContent)
    expect(titles).toEqual(record.platforms.cards.map(({ title }) => title))
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
