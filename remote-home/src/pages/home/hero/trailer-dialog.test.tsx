import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { home } from '../home.ts'
import { TrailerDialog } from './trailer-dialog.tsx'

const { trailer } = home

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Watch trailer
      </button>
      <TrailerDialog open={open} onClose={() => setOpen(false)} trailer={trailer} />
    </>
  )
}

const player = () => document.querySelector('video')
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

  it('opens on the trailer, with controls and captions, and plays', () => {
    watch()
    expect(screen.getByRole('dialog', { name: trailer.title })).toBeDefined()
    expect(player()?.controls).toBe(true)
    expect(player()?.muted).toBe(false)
    expect(document.querySelector('track')?.getAttribute('src')).toBe(trailer.captions)
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  })

  it('has a transcript that follows the film and leads to each moment of it', () => {
    watch()
    const lines = within(screen.getByRole('dialog')).getAllByRole('listitem')
    expect(lines).toHaveLength(trailer.transcript.length)
    const { start, title } = trailer.transcript[3]!
    fireEvent.click(screen.getByText(title))
    expect(player()?.currentTime).toBe(start)
    fireEvent.timeUpdate(player()!)
    expect(document.querySelector('[aria-current]')?.textContent).toContain(title)
  })

  it('says when the trailer cannot be loaded', () => {
    watch()
    fireEvent.error(document.querySelectorAll('source')[1]!)
    expect(screen.getByRole('alert').textContent).toBe(trailer.failure)
  })

  it('stops what plays when it closes', () => {
    watch()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled()
  })
})
