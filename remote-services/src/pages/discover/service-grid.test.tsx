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

  it('shows the first picture large, and the others upright on phones', () => {
    const { container } = render(
      <ServiceGrid cards={cards.map(card => ({ ...card, picture: { ...picture, portrait: '/up.avif 480w' } }))} actions={() => null} />,
    )
    const pictures = [...container.querySelectorAll('picture')]
    expect(pictures.map(each => each.querySelector('source[media]')?.getAttribute('media'))).toEqual([
      undefined,
      '(width < 48rem)',
      '(width < 48rem)',
    ])
    expect(pictures[0]?.querySelector('source')?.getAttribute('sizes')).toBe('(width >= 80rem) 50vw, 100vw')
  })

  it('arrives as one: no card waits for the large one beside it', () => {
    const { container } = render(<ServiceGrid cards={cards} actions={() => null} />)
    expect([...container.querySelectorAll('[data-reveal]')]).toEqual([screen.getByRole('list')])
  })

  it('gives each card the actions made for it', () => {
    render(<ServiceGrid cards={cards} actions={({ title }) => <a href={`/${title}`}>View {title}</a>} />)
    expect(screen.getByRole('link', { name: 'View Research' }).closest('li')?.textContent).toContain('About Research.')
  })
})
