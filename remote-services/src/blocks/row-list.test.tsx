import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RowList } from './row-list.tsx'

afterEach(cleanup)

describe('RowList', () => {
  it('is a list, each row a heading with its sentence', () => {
    const rows = ['Keynote', 'Workshop', 'Panel', 'Fireside chat'].map(title => ({ title, description: `${title} in a sentence.` }))
    render(<RowList rows={rows} />)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items).toHaveLength(4)
    expect(within(items[3]!).getByRole('heading', { level: 3 }).textContent).toBe('Fireside chat')
    expect(within(items[3]!).getByText('Fireside chat in a sentence.')).toBeDefined()
  })
})
