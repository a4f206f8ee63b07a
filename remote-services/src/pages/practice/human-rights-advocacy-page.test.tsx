import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { record } from './human-rights-advocacy.ts'
import { Page } from './human-rights-advocacy-page.tsx'

beforeEach(() => void render(<Page />))
afterEach(cleanup)

const region = (name: string) => within(screen.getByRole('region', { name }))
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('/human-rights-advocacy', () => {
  it('shows its frameworks, the first of them raised', () => {
    const cards = region('What is carried together').getAllByRole('listitem')
    expect(cards.map(card => card.hasAttribute('data-raised'))).toEqual(record.frameworks.cards.map((_, index) => index === 0))
  })

  it('walks in stages, from listening to securing what was won', () => {
    expect(titles('A long walk, stage by stage')).toEqual(['Listen', 'Document', 'Gather', 'Press', 'Secure'])
  })

  it('gives its three figures as text beside their names', () => {
    const impact = region('One thread for each change')
    const outside = (elements: HTMLElement[]) =>
      elements.filter(element => !element.closest('details')).map(({ textContent }) => textContent)
    expect(outside(impact.getAllByRole('term'))).toEqual([
      expect.stringMatching(/^Policy changes/),
      expect.stringMatching(/^Institutional reforms/),
      expect.stringMatching(/^Community initiatives/),
    ])
    expect(outside(impact.getAllByRole('definition')).filter(said => /^\d+\+?$/.test(said ?? ''))).toEqual(['47+', '32', '89'])
  })

  it('quotes one claimant by role and place', () => {
    const testimonial = region('From a claimant')
    expect(testimonial.getByText('Claimant, land and housing campaign, Marseille')).toBeDefined()
  })

  it('lists its methodologies', () => {
    expect(titles('Methodologies')).toEqual([
      'Participatory inquiry',
      'Strategic casework',
      'Rights-based monitoring',
      'Coalition building',
    ])
  })
})
