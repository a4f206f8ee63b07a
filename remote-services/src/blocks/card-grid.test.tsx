import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { CardGrid } from './card-grid.tsx'

const icon = [['path', { d: 'M12 3v18' }]] as const
const cards = ['Listening', 'Recording', 'Returning'].map(title => ({ title, description: `${title} in a sentence.`, icon }))

const raised = () =>
  screen
    .getAllByRole('listitem')
    .filter(item => item.hasAttribute('data-raised'))
    .map(item => within(item).getByRole('heading', { level: 3 }).textContent)

afterEach(cleanup)

describe('CardGrid', () => {
  it('is a list, each card a heading with its sentence and an icon that says nothing', () => {
    render(<CardGrid cards={cards} look={{}} />)
    const items = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(items).toHaveLength(3)
    expect(within(items[2]!).getByText('Returning in a sentence.')).toBeDefined()
    expect(items[2]!.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('raises the first card until another is pointed at, and that one from then on', () => {
    render(<CardGrid cards={cards} look={{}} />)
    expect(raised()).toEqual(['Listening'])
    const last = screen.getAllByRole('listitem')[2]!
    fireEvent.pointerEnter(last)
    expect(raised()).toEqual(['Returning'])
    fireEvent.pointerLeave(last)
    expect(raised()).toEqual(['Returning'])
  })

  it('has no icon where its cards have none', () => {
    render(<CardGrid cards={cards.map(({ title, description }) => ({ title, description }))} look={{}} />)
    expect(screen.getByRole('list').querySelector('svg')).toBeNull()
  })

  it('is whole before any script runs', () => {
    const markup = renderToString(<CardGrid cards={cards} look={{}} />)
    for (const { description } of cards) expect(markup).toContain(description)
    expect(markup.match(/data-raised/g)).toHaveLength(1)
  })
})
