import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useInvitedFilm } from './use-invited-film.ts'

let arrive: (...tiles: Element[]) => void

function Grid() {
  const grid = useRef<HTMLUListElement>(null)
  const { invited, point } = useInvitedFilm(grid)
  return (
    <>
      <ul ref={grid}>
        <li>first</li>
        <li>second</li>
      </ul>
      <output>{String(invited)}</output>
      <button type="button" onFocus={() => point(0)} onBlur={() => point()}>
        Point
      </button>
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
        if (!rootMargin?.startsWith('-50%')) return // another's
        arrive = (...tiles) =>
          callback(
            tiles.map(target => ({ target, isIntersecting: true, boundingClientRect: { left: 0, width: 100 } })) as never,
            this as never,
          )
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
  render(<Grid />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const invited = () => screen.getByRole('status').textContent
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

it('invites the tile in the middle once the page is at rest, and none that is scrolled past', () => {
  const [first, second] = screen.getAllByRole('listitem')
  arrive(first!)
  wait(100)
  window.dispatchEvent(new Event('scroll'))
  arrive(second!)
  wait(100)
  expect(invited()).toBe('undefined')
  wait(60)
  expect(invited()).toBe('1')
})

it('invites the tile that is pointed at, at once and as long as that lasts', () => {
  arrive(screen.getAllByRole('listitem')[1]!)
  wait(200)
  act(() => screen.getByRole('button').focus())
  expect(invited()).toBe('0')
  act(() => screen.getByRole('button').blur())
  expect(invited()).toBe('1')
})
