/**
 * Motion, for pages and frame alike. gsap arrives after `load`, and only for visitors who want
 * movement; until then, and without it, every element stands in its final state.
 */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { siteStore, useSite } from './store.ts'
import { onceVisited } from './visit.ts'

export type Motion = typeof import('./motion-engine.ts')

const reducedQuery = '(prefers-reduced-motion: reduce)'

const subscribeToPreference = (notify: () => void): (() => void) => {
  const query = matchMedia(reducedQuery)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether things may move now: neither the system nor the visitor asked for stillness. */
export function motionAllowed(): boolean {
  return !matchMedia(reducedQuery).matches && siteStore.getState().motion === 'full'
}

/** {@link motionAllowed} as state; false on the server and in the first client render. */
export function useMotionAllowed(): boolean {
  const system = useSyncExternalStore(
    subscribeToPreference,
    () => !matchMedia(reducedQuery).matches,
    () => false,
  )
  return useSite(state => state.motion) === 'full' && system
}

/** Whether the visitor asked for little to be fetched (Save-Data, or the media feature of the same meaning). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** Resolves when the page is visited, has loaded and the browser has a moment: what may wait, waits for this. */
export function afterLoad(): Promise<void> {
  return new Promise(resolve => {
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 200)
    onceVisited(() => {
      if (document.readyState === 'complete') idle()
      else addEventListener('load', idle, { once: true })
    })
  })
}

let engine: Promise<Motion> | undefined

/** The engine (gsap with its plugins), fetched once, after `load`. Rejects where it cannot be fetched. */
export function loadMotion(): Promise<Motion> {
  engine ??= afterLoad().then(() => import('./motion-engine.ts'))
  engine.catch(() => {
    engine = undefined
  })
  return engine
}

type Undo = (() => void) | undefined

let turn: Promise<void> = Promise.resolve()

/** Each effect starts in a task of its own: together they would keep a visitor's tap waiting. */
const inTurn = (): Promise<void> => {
  turn = turn.then(() => new Promise(resolve => setTimeout(resolve)))
  return turn
}

/**
 * Runs `effect` when motion is allowed and its engine is here, and undoes it when either ends: what
 * gsap made inside `effect` is reverted, and a returned function is called.
 * @param scope element that the effect's selectors are looked up in
 */
export function useMotion(scope: RefObject<HTMLElement | null>, effect: (motion: Motion, element: HTMLElement) => Undo): void {
  const allowed = useMotionAllowed()
  const [latest] = useState({ effect })
  useEffect(() => {
    latest.effect = effect
  })
  useEffect(() => {
    if (!allowed) return
    let undo: (() => void) | undefined
    let ended = false
    loadMotion().then(
      async motion => {
        await inTurn()
        const element = scope.current
        if (ended || !element) return
        let own: Undo
        const context = motion.gsap.context(() => {
          own = latest.effect(motion, element)
        }, element)
        undo = () => {
          own?.()
          context.revert()
        }
      },
      () => undefined, // without the engine everything is in its final state already
    )
    return () => {
      ended = true
      undo?.()
    }
  }, [allowed, scope, latest])
}

export type RevealOptions = {
  /** Share of the viewport's height the element's top must reach: 80 or 85 (specification, section 4). */
  start?: 80 | 85
  /** Seconds; 1 by default, 0.6 on the FAQ. */
  duration?: number
  /** Seconds between the elements of one section that arrive together; 0.2 by default, 0.1 on the FAQ. */
  stagger?: number
}

/** Pixels an element rises while it appears (specification, section 9). */
const revealRise = 50

/** `--ease-gather` of the tokens. */
const gathering = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

const below = { opacity: '0', transform: `translateY(${revealRise}px)` }

/**
 * Reveals the elements marked `data-reveal` inside `scope`, once: they rise 50 px and fade in. Only
 * those still below the fold when motion is ready are hidden first, and of those only the ones that
 * scrolling will bring to the line, so nothing ever waits unseen.
 *
 * The browser's own animations, which run beside the main thread and leave no style behind: a page is
 * being scrolled while they run, and gsap would write to each element in each frame.
 */
export function useReveal(scope: RefObject<HTMLElement | null>, { start = 80, duration = 1, stagger = 0.2 }: RevealOptions = {}): void {
  useMotion(scope, (_motion, element) => {
    const line = innerHeight * (start / 100)
    const waiting = [...element.querySelectorAll<HTMLElement>('[data-reveal]')].filter(item => willReach(item, line))
    if (waiting.length === 0) return undefined
    for (const { style } of waiting) Object.assign(style, below)
    const rising: Animation[] = []
    const observer = new IntersectionObserver(
      entries => {
        const inSection = new Map<Element | null, number>()
        for (const { target } of entries.filter(entry => entry.isIntersecting)) {
          observer.unobserve(target)
          const section = target.closest('section')
          const place = inSection.get(section) ?? 0
          inSection.set(section, place + 1)
          rising.push(rise(target, { duration: duration * 1000, delay: place * stagger * 1000 }))
          show(target as HTMLElement)
        }
      },
      // The elements stand `revealRise` lower than they will, so the line does too.
      { rootMargin: `0px 0px ${revealRise - (innerHeight - line)}px` },
    )
    for (const item of waiting) observer.observe(item)
    return () => {
      observer.disconnect()
      for (const animation of rising) animation.cancel()
      for (const item of waiting) show(item)
    }
  })
}

/** To wherever its style sheet has the element: a picture that hangs askew arrives askew. */
const rise = (element: Element, timing: KeyframeAnimationOptions): Animation =>
  element.animate([{ ...below, offset: 0 }], { ...timing, easing: gathering, fill: 'backwards' })

function show({ style }: HTMLElement): void {
  style.opacity = ''
  style.transform = ''
}

/** Whether `item` is below `line` (CSS px from the top of the screen) and there is page enough beneath to scroll it there. */
function willReach(item: HTMLElement, line: number): boolean {
  const { top } = item.getBoundingClientRect()
  const beneath = document.documentElement.scrollHeight - (top + window.scrollY)
  return top > line && beneath >= innerHeight - line
}
