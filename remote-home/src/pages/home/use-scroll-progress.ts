import { layOut, useMoving } from '@site/kit/runtime'
import type { RefObject } from 'react'

/** An element's place on the screen, CSS px. */
export type Place = { readonly top: number; readonly height: number }

/** How far a reader has come, from 0 to 1. */
export type Progress = (element: Place, screenHeight: number) => number

const between = (value: number): number => Math.min(1, Math.max(0, value))

/** From the moment the element's head leaves the screen until its foot has. */
export const leaving: Progress = ({ top, height }) => between(-top / height)

/** While a tall element holds the whole screen. */
export const holding: Progress = ({ top, height }, screenHeight) => between(-top / Math.max(1, height - screenHeight))

const scrollTimelines = (): boolean => CSS.supports('animation-timeline: view()')

/** Milliseconds that stand for the whole way in the paused animations of the style sheets. */
const wholeWayMs = 1000

/**
 * Does by script what a `view()` timeline does where the browser has none: it marks `track` with
 * `data-by-script`, for which the style sheet has paused animations of one second, and moves these
 * on. Where motion is not wanted, everything stands in its final state.
 */
export function useScrollProgress(track: RefObject<HTMLElement | null>, progress: Progress): void {
  useMoving(track, layOut, (_, element) => {
    if (scrollTimelines()) return undefined
    element.dataset.byScript = ''
    let shown: number | undefined
    let frame = 0
    const show = () => {
      const now = progress(element.getBoundingClientRect(), innerHeight)
      if (now === shown) return
      shown = now
      for (const animation of element.getAnimations({ subtree: true }))
        if (animation.playState === 'paused') animation.currentTime = now * wholeWayMs
    }
    const follow = () => {
      show()
      frame = requestAnimationFrame(follow)
    }
    // Read once a frame, and only while it is on the screen.
    const observer = new IntersectionObserver(entries => {
      cancelAnimationFrame(frame)
      show()
      if (entries.at(-1)?.isIntersecting) follow()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      delete element.dataset.byScript
    }
  })
}
