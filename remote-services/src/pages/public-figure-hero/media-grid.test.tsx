import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MediaGrid } from './media-grid.tsx'

const tiles = Array.from({ length: 8 }, (_, index) => ({
  picture: {
    src: `/tile-${index}.webp`,
    avif: `/tile-${index}-640.avif 640w`,
    width: 640,
    height: 360,
    alt: 'What it shows',
  },
  caption: `Thing ${index}`,
}))
const grid = <MediaGrid tiles={tiles} action="View the rest" note="Not available yet." />

afterEach(cleanup)

describe('MediaGrid', () => {
  it('hangs its pictures as decoration, and names the thing below each', () => {
    const { container } = render(grid)
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual(tiles.map(({ caption }) => caption))
    expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(Array(8).fill(''))
  })

  it('says that its button does nothing yet, to those who hear it too', () => {
    render(grid)
    const button = screen.getByRole('button', { name: 'View the rest' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    const note = screen.getByText('Not available yet.')
    expect(button.getAttribute('aria-describedby')).toBe(note.id)
  })

  it('asks for nothing and goes nowhere when the button is pressed', () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const { container } = render(<form>{grid}</form>)
    const submitted = vi.fn()
    container.querySelector('form')?.addEventListener('submit', submitted)
    const address = location.href
    screen.getByRole('button').click()
    expect([fetched.mock.calls.length, submitted.mock.calls.length, location.href]).toEqual([0, 0, address])
  })
})
