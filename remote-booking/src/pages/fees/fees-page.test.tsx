import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Page } from './fees-page.tsx'

/** Section 9 of the specification, word for word. */
const specified = [
  ['Initial Consultation (1 hr)', '£250'],
  ['Ongoing Monthly Retainer', 'from £2,000'],
  ['Project-Based Consulting', 'from £3,500'],
  ['Half-Day Workshop', '£800'],
  ['Full-Day Workshop', '£1,400'],
  ['Multi-Day Training', 'from £3,000'],
  ['Healing Before Learning Sessions', '£500'],
  ['Holistic Ceremonies & Rituals', 'from £1,200'],
  ['One-on-One Guidance', '£150 per hour'],
  ['Keynote (30 to 45 minutes)', 'from £1,200'],
  ['Panel Appearance', 'from £600'],
  ['Workshop + Speaking Combo', 'from £2,000'],
  ['Baseline Report', 'from £1,000'],
  ['In-Depth Field Study', 'from £5,000'],
  ['Ongoing Data Monitoring', '£800 per month'],
  ['Policy Drafting & Review', 'from £2,000'],
  ['Quarterly Advisory Retainer', 'from £3,500'],
  ['Emergency Response Consultancy', 'from £1,500 per day'],
]

beforeEach(() => void render(<Page />))
afterEach(cleanup)

it('lists the eighteen fees of the specification in its order', () => {
  const names = screen.getAllByRole('term').map(term => term.textContent)
  const fees = screen.getAllByRole('term').map(term => term.nextElementSibling?.textContent)
  expect(names.map((name, index) => [name, fees[index]])).toEqual(specified)
})

it('gathers them in six groups of three, and leads to each', () => {
  const links = within(screen.getByRole('navigation', { name: 'Fees by kind of work' })).getAllByRole('link')
  expect(links).toHaveLength(6)
  for (const link of links) {
    const group = screen.getByRole('region', { name: link.textContent })
    expect(link.getAttribute('href')).toBe(`#${group.id}`)
    expect(within(group).getAllByRole('term')).toHaveLength(3)
  }
})

it('says what the figures leave out and what they are subject to', () => {
  const page = document.body.textContent
  expect(page).toMatch(/pounds sterling, and exclude VAT, travel, accommodation and materials/)
  for (const word of [/Indicative/, /negotiable/, /terms and conditions/]) expect(page).toMatch(word)
})

it('ends with a way to a quote of one’s own', () => {
  expect(screen.getByRole('link', { name: 'Request a Custom Quote' }).getAttribute('href')).toBe('/consultation')
})
