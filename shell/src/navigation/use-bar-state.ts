import { type RefObject, useEffect, useState } from 'react'
import { arrivedAt, type BarState, minMovement, nextPlace } from './bar-place.ts'

/** The scroll offset of a page of `height`; the bounce at either end of it, where the platform has one, is cut off. CSS px. */
const scrollOffset = (height: number): number => Math.min(Math.max(scrollY, 0), Math.max(height - innerHeight, 0))

const pageHeight = (): number => document.documentElement.scrollHeight

/**
 * Focus counts as held while it is visible: a click with the mouse on the audio toggle leaves focus
 * there too, and would keep the bar in the reader's way for the rest of the page.
 */
const isHeld = (bar: HTMLElement): boolean =>
  bar.querySelector(':focus-visible') !== null || document.querySelector('dialog[open]') !== null

/** Follows the scrolling of the page, at most once a frame. `top` on the server and in the first client render. */
export function useBarState(bar: RefObject<HTMLElement | null>): BarState {
  const [state, setState] = useState<BarState>('top')
  useEffect(() => {
    const element = bar.current
    if (!element) return
    let height = pageHeight()
    let place = arrivedAt(scrollOffset(height))
    setState(place.state)
    let frame = 0
    const follow = () => {
      frame = 0
      const grown = pageHeight() - height
      height += grown
      const y = scrollOffset(height)
      // What grows or shrinks above the reader moves the offset as far, so that the place is kept: nobody scrolled.
      if (grown !== 0 && Math.abs(y - place.from - grown) < minMovement) place = { ...place, from: y }
      place = nextPlace(place, y, isHeld(element))
      setState(place.state)
    }
    const queue = () => {
      frame ||= requestAnimationFrame(follow)
    }
    addEventListener('scroll', queue, { passive: true })
    element.addEventListener('focusin', queue)
    return () => {
      removeEventListener('scroll', queue)
      element.removeEventListener('focusin', queue)
      cancelAnimationFrame(frame)
    }
  }, [bar])
  return state
}
