import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ServiceGrid } from './service-grid.tsx'

const picture = { src: '/cloth.webp', avif: '/cloth.avif 640w', width: 1280, height: 720, alt: 'A cloth.' }
const cards = ['Mediation', 'Research', 'Healing'].map(title => ({ title, description: `About ${title}.`, picture }))

afterEach(cleanup)

describe('ServiceGrid', () => {
  it('lists its cards with their headings, and pictures that only decorate', () => {
    render(<ServiceGrid cards={cards} actions={() => null} />)
    expect(screen.getAllByRole('listitem').map(item => item.querySelector('h3')?.textContent)).toEqual(['Mediation', 'Research', 'Healing'])
    expect(screen.queryAllByRole('img')).toEqual([])
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('gives each card the actions made for it', () => {
    render(<ServiceGrid cards={cards} actions={({ title }) => <a href={`/${title}`}>View {title}</a>} />)
    expect(screen.getByRole('link', { name: 'View Research' }).closest('li')?.textContent).toContain('About Research.')
  })
})
