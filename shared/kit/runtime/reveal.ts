/** Sections that rise and fade in as they are reached, by the browser's own animations, which run beside the main thread: no page needs gsap for it. */
import type { RefObject } from 'react'
import { useMoving } from './motion.ts'
import { layOut } from './parts.ts'

export type RevealOptions = {
  /** Share of the viewport's height the element's top must reach: 80 or 85 (specification, section 4). */
  start?: 80 | 85
  /** Seconds; 1 by default, 0.6 on the FAQ. */
  duration?: number
  /** Seconds between the elements of one section that arrive together; 0.2 by default, 0.1 on the FAQ. */
  stagger?: number
  /** Whether the elements wait for each other in their section, when they arrive together, or over the whole page, however they arrive. */
  inTurn?: 'section' | 'page'
}

/** Pixels an element rises while it appears (specification, section 9). */
const revealRise = 50

/** `--ease-gather` of the tokens. */
const gathering = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

const below = { opacity: '0', transform: `translateY(${revealRise}px)` }

/** How far below the screen an element is hidden, in its heights: a page key scrolls less, so that nothing stands below what is still hidden. */
const ahead = 1

/** Has what is marked `data-reveal` inside `scope` rise 50 px and fade in, once. It is hidden shortly before it comes into the screen: nothing waits unseen. */
export function useReveal(scope: RefObject<HTMLElement | null>, options: RevealOptions = {}): void {
  useMoving(scope, layOut, (_, element) => {
    const end = new AbortController()
    addEventListener('scroll', () => revealAtLine(element, options, end.signal), { once: true, passive: true, signal: end.signal })
    return () => end.abort()
  })
}

/**
 * Hides each element shortly before it enters the screen and shows it at the line; one too near the page's end to reach that line
 * stays visible. Aborting `end` shows all.
 */
function revealAtLine(page: HTMLElement, options: RevealOptions, end: AbortSignal): void {
  const { start = 80, duration = 1, stagger = 0.2, inTurn = 'section' } = options
  const belowLine = (innerHeight * (100 - start)) / 100
  const waiting = new Set<HTMLElement>()
  const coming = new IntersectionObserver(
    entries => {
      const [highest, lowest] = [innerHeight + revealRise, document.documentElement.getBoundingClientRect().bottom - belowLine] // before any changes
      for (const { target, isIntersecting, boundingClientRect: place } of entries) {
        if (!isIntersecting) continue
        coming.unobserve(target)
        const isSeen = place.top < highest || target.contains(document.activeElement)
        if (isSeen || place.top > lowest || !(target instanceof HTMLElement)) continue
        Object.assign(target.style, below)
        waiting.add(target)
        observer.observe(target)
      }
    },
    { rootMargin: `0px 0px ${100 * ahead}%` },
  )
  /** Of one arrival, ms: who scrolls on reads, and waits for no row of others. */
  const maxDelayMs = inTurn === 'page' ? Number.POSITIVE_INFINITY : 2 * stagger * 1000
  const rising: Animation[] = []
  /** When the last element of a section, or of the page, begins; ms. */
  const last = new Map<Element, number>()
  const observer = new IntersectionObserver(
    entries => {
      const now = performance.now()
      const arrived = new Set<Element>(inTurn === 'page' ? [page] : [])
      for (const { target } of entries.filter(entry => entry.isIntersecting)) {
        observer.unobserve(target)
        const queue = (inTurn === 'section' && target.closest('section, nav')) || page
        // One that arrives later than others waits for no turn, but overtakes none that still does.
        const wait = arrived.has(queue) ? stagger * 1000 : 0
        const turn = Math.max(now, Math.min((last.get(queue) ?? 0) + wait, now + maxDelayMs))
        last.set(queue, turn)
        arrived.add(queue)
        rising.push(rise(target, { duration: duration * 1000, delay: Math.round(turn - now) }))
        show(target as HTMLElement)
      }
    },
    // The elements stand `revealRise` lower than they will, so the line does too.
    { rootMargin: `0px 0px ${revealRise - belowLine}px` },
  )
  for (const item of page.querySelectorAll('[data-reveal]')) coming.observe(item)
  // What the keyboard comes to is seen at once: it may stand in the screen, below the line.
  const showFocused = ({ target }: FocusEvent): void => {
    for (const item of waiting) {
      if (!item.contains(target as Node)) continue
      observer.unobserve(item)
      show(item)
    }
  }
  page.addEventListener('focusin', showFocused, { signal: end })
  end.addEventListener('abort', () => {
    coming.disconnect()
    observer.disconnect()
    for (const animation of rising) animation.cancel()
    for (const item of waiting) show(item)
  })
}

/** To wherever its style sheet has the element: a picture that hangs askew arrives askew. */
const rise = (element: Element, timing: KeyframeAnimationOptions): Animation =>
  element.animate([{ ...below, offset: 0 }], { ...timing, easing: gathering, fill: 'backwards' })

function show({ style }: HTMLElement): void {
  style.opacity = ''
  style.transform = ''
}
