import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heroFilms } from '../content/films.ts'
import { home } from '../content/home.ts'
import { TrailerDialog } from './trailer-dialog.tsx'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Watch trailer
      </button>
      <TrailerDialog open={open} onClose={() => setOpen(false)} films={heroFilms} trailer={home.trailer} />
    </>
  )
}

const player = () => document.querySelector('video')
const current = () => document.querySelector('[aria-current]')?.textContent
const watch = () => {
  render(<Example />)
  fireEvent.click(screen.getByRole('button', { name: 'Watch trailer' }))
}

describe('TrailerDialog', () => {
  beforeEach(() => {
    HTMLMediaElement.prototype.play = vi.fn(async () => undefined)
    HTMLMediaElement.prototype.pause = vi.fn()
  })
  afterEach(cleanup)

  it('fetches nothing until it opens', () => {
    render(<Example />)
    expect(player()).toBeNull()
    expect(document.querySelector('[src]')).toBeNull()
  })

  it('opens on the first film, with controls and its sentence', () => {
    watch()
    expect(screen.getByRole('dialog', { name: home.trailer.title })).toBeDefined()
    expect(player()?.controls).toBe(true)
    expect(player()?.getAttribute('src')).toBe(heroFilms[0].film.mp4)
    expect(current()).toBe(heroFilms[0].caption)
  })

  it('plays the films one after another and ends on the first, at rest', () => {
    watch()
    const shown = heroFilms.map(() => {
      const address = player()?.getAttribute('src')
      fireEvent.ended(player()!)
      return address
    })
    expect(shown).toEqual(heroFilms.map(({ film }) => film.mp4))
    expect(current()).toBe(heroFilms[0].caption)
    expect(player()?.autoplay).toBe(false)
  })

  it('plays the film whose sentence is chosen', () => {
    watch()
    fireEvent.click(screen.getByRole('button', { name: heroFilms[2].caption }))
    expect(player()?.getAttribute('src')).toBe(heroFilms[2].film.mp4)
    expect(player()?.autoplay).toBe(true)
  })

  it('says when a film cannot be loaded', () => {
    watch()
    fireEvent.error(player()!)
    expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/)
  })

  it('stops what plays when it closes', () => {
    watch()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  })
})
