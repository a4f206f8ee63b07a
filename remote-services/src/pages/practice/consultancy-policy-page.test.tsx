import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './consultancy-policy.ts'
import { Page } from './consultancy-policy-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

const region = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) => region(name).getAllByRole('heading', { level: 3 })

describe('/consultancy-policy', () => {
  it('shows its frameworks, the first of them raised', () => {
    expect(titles('Frameworks to choose from')).toHaveLength(record.frameworks.cards.length)
    const raised = region('Frameworks to choose from')
      .getAllByRole('listitem')
      .filter(card => card.hasAttribute('data-raised'))
    expect(raised.map(card => within(card).getByRole('heading').textContent)).toEqual(['Equality by design'])
  })

  it('goes from the blank page to adoption in numbered steps', () => {
    const numbers = region('From blank page to adoption').getAllByText(/^0\d$/)
    expect(numbers.map(({ textContent }) => textContent)).toEqual(record.process.steps.map(({ number }) => number))
  })

  it('begins with its work: one clause on its way', () => {
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('One clause, three sittings')
  })

  it('rewrites one clause in three sittings, and says aloud what was struck out and what added', () => {
    const [draft, shared, adopted] = region('One clause, three sittings').getAllByRole('listitem')
    expect(draft!.querySelector('del, ins')).toBeNull()
    expect(shared!.querySelector('del')?.textContent).toBe('struck out: any pupil whose conduct is disruptive')
    expect(within(shared!).getByRole('insertion').textContent).toMatch(/^added: a pupil only where/)
    expect(within(adopted!).getAllByRole('insertion')).toHaveLength(2)
  })

  it('lists what cultural awareness means in practice', () => {
    expect(titles('Cultural awareness, in practice').length).toBeGreaterThan(3)
  })

  it('gives its three figures, the largest before its title, as drawings with a name and a value', () => {
    const bars = region('What the rules went on to do').getAllByRole('img')
    expect(bars.map(bar => bar.getAttribute('aria-label'))).toEqual([
      'Discrimination reduction: 85%',
      'Policy adoption: 92%',
      'Cultural competency increase: 78%',
    ])
  })

  it('quotes one client by role and place', () => {
    const testimonial = region('From the committee room')
    expect(testimonial.getByRole('blockquote').textContent).toMatch(/^“We had asked for a document/)
    expect(testimonial.getByText('Deputy director, regional education authority, Lisbon')).toBeDefined()
  })
})
