import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Pillars } from './pillars.tsx'

afterEach(cleanup)

describe('Pillars', () => {
  it('is a list in its order, each pillar a heading with its sentence', () => {
    render(<Pillars pillars={['Law', 'Learning'].map(title => ({ title, description: `${title} in a sentence.` }))} />)
    expect(screen.getByRole('list').tagName).toBe('OL')
    const items = screen.getAllByRole('listitem')
    expect(items.map(item => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual(['Law', 'Learning'])
    expect(within(items[1]!).getByText('Learning in a sentence.')).toBeDefined()
  })

  it('has the words of each appear below a line that is there before them', () => {
    render(<Pillars pillars={[{ title: 'Law', description: 'In a sentence.' }]} />)
    const pillar = screen.getByRole('listitem')
    expect(pillar.dataset.reveal).toBeUndefined()
    expect([...pillar.querySelectorAll('[data-reveal]')].map(words => words.textContent)).toEqual(['LawIn a sentence.'])
  })

  it('shows the way to a page in place of a title', () => {
    render(<Pillars pillars={[{ title: 'Law', description: 'In a sentence.', way: <a href="/law">Law</a> }]} />)
    expect(
      within(screen.getByRole('heading', { name: 'Law' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/law')
  })
})
