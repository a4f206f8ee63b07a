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

  it('shows the way to a page in place of a title', () => {
    render(<Pillars pillars={[{ title: 'Law', description: 'In a sentence.', way: <a href="/law">Law</a> }]} />)
    expect(
      within(screen.getByRole('heading', { name: 'Law' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/law')
  })
})
