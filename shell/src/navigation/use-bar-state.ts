import { type RefObject, useEffect, useState } from 'react'
import { arrivedAt, type BarState, nextPlace } from './bar-place.ts'

/** The page's scroll offset; the bounce at either end of the page, where the platform has one, is cut off. */
const scrollOffset = (): number => {
  const end = document.documentElement.scrollHeight - innerHeight
  return Math.min(Math.max(scrollY, 0), Math.max(end, 0))
}

/** Focus counts while it is visible: a click with the mouse leaves it too, and would keep the bar in the reader's way. */
const isHeld = (bar: HTMLElement): boolean =>
  bar.querySelector(':focus-visible') !== null || document.querySelector('dialog[open]') !== null

/** Follows the scrolling of the page, at most once a frame. Undefined on the server and in the first client render. */
export function useBarState(bar: RefObject<HTMLElement | null>): BarState | undefined {
  const [state, setState] = useState<BarState>()
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { fresh, arrive } = document.documentElement.dataset
    const beganAtTop = fresh !== undefined && arrive === undefined // who is lower by now has scrolled before script came
    let place = beganAtTop ? nextPlace(arrivedAt(0), scrollOffset(), isHeld(element)) : arrivedAt(scrollOffset())
    setState(place.state)
    let frame = 0
    let height = 0
    // What grows or shrinks above the reader has moved the offset by now, so that the place is kept: nobody scrolled. Nothing is above the top.
    const keep = () => {
      height = document.body.offsetHeight
      if (place.state !== 'top') place = { ...place, from: scrollOffset() }
    }
    const follow = () => {
      frame = 0
      if (document.body.offsetHeight !== height) keep() // the observer comes later in a frame
      place = nextPlace(place, scrollOffset(), isHeld(element))
      setState(place.state)
    }
    const queue = () => {
      frame ||= requestAnimationFrame(follow)
    }
    const kept = new ResizeObserver(keep)
    kept.observe(document.body)
    addEventListener('scroll', queue, { passive: true })
    element.addEventListener('focusin', queue)
    return () => {
      kept.disconnect()
      removeEventListener('scroll', queue)
      element.removeEventListener('focusin', queue)
      cancelAnimationFrame(frame)
    }
  }, [bar])
  return state
}
