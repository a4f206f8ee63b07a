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

  it('says that the picture of a card which is shown nearer is larger than its box', () => {
    const { container } = render(
      <ServiceGrid cards={[{ title: 'Circle', description: 'Of chairs.', picture, near: true }]} actions={() => null} />,
    )
    expect(container.querySelector('source')?.getAttribute('sizes')).toBe('(width >= 48rem) 48vw, 100vw')
  })

  it('gives each card the actions made for it', () => {
    render(<ServiceGrid cards={cards} actions={({ title }) => <a href={`/${title}`}>View {title}</a>} />)
    expect(screen.getByRole('link', { name: 'View Research' }).closest('li')?.textContent).toContain('About Research.')
  })
})
