import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RuledCards } from './ruled-cards.tsx'

afterEach(cleanup)

describe('RuledCards', () => {
  it('is a list, each card a heading with its sentence', () => {
    render(<RuledCards cards={['Justice', 'Learning', 'Healing'].map(title => ({ title, description: `${title} in a sentence.` }))} />)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items).toHaveLength(3)
    expect(within(items[1]!).getByRole('heading', { level: 3 }).textContent).toBe('Learning')
    expect(within(items[1]!).getByText('Learning in a sentence.')).toBeDefined()
  })
})
