/**
 * Motion, for pages and frame alike. gsap arrives after `load`, and only for visitors who want
 * movement; until then, and without it, every element stands in its final state.
 */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { siteStore, useSite } from './store.ts'

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

let engine: Promise<Motion> | undefined

const afterLoad = (): Promise<void> =>
  new Promise(resolve => {
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 200)
    if (document.readyState === 'complete') idle()
    else addEventListener('load', idle, { once: true })
  })

/** The engine (gsap with its plugins), fetched once, after `load`. Rejects where it cannot be fetched. */
export function loadMotion(): Promise<Motion> {
  engine ??= afterLoad().then(() => import('./motion-engine.ts'))
  engine.catch(() => {
    engine = undefined
  })
  return engine
}

/**
 * Runs `effect` when motion is allowed and its engine is here, and undoes it when either ends: what
 * gsap made inside `effect` is reverted, and a returned function is called.
 * @param scope element that the effect's selectors are looked up in
 */
export function useMotion(
  scope: RefObject<HTMLElement | null>,
  effect: (motion: Motion, element: HTMLElement) => void | (() => void),
): void {
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
      motion => {
        const element = scope.current
        if (ended || !element) return
        let own: void | (() => void)
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
  /** Seconds between the children; 0.2 by default, 0.1 on the FAQ. */
  stagger?: number
}

/** Pixels an element rises while it appears (specification, section 9). */
const revealRise = 50

/**
 * Reveals the elements marked `data-reveal` inside `scope`, once: they rise 50 px and fade in. Only
 * those still below the fold when the engine arrives are hidden first, so nothing ever waits unseen.
 */
export function useReveal(scope: RefObject<HTMLElement | null>, { start = 80, duration = 1, stagger = 0.2 }: RevealOptions = {}): void {
  useMotion(scope, ({ gsap }, element) => {
    const line = innerHeight * (start / 100)
    const below = [...element.querySelectorAll<HTMLElement>('[data-reveal]')].filter(item => item.getBoundingClientRect().top > line)
    if (below.length === 0) return
    gsap.set(below, { opacity: 0, y: revealRise })
    const observer = new IntersectionObserver(
      entries => {
        const arrived = entries.filter(entry => entry.isIntersecting).map(entry => entry.target)
        for (const target of arrived) observer.unobserve(target)
        if (arrived.length > 0)
          gsap.to(arrived, { opacity: 1, y: 0, duration, stagger, ease: 'power3.out', clearProps: 'opacity,transform' })
      },
      // The elements stand `revealRise` lower than they will, so the line does too.
      { rootMargin: `0px 0px ${revealRise - (innerHeight - line)}px` },
    )
    for (const item of below) observer.observe(item)
    return () => observer.disconnect()
  })
}

/** Seconds that a scroll of the page takes (specification, section 9). */
const scrollDuration = 1

/** Scrolls the page to `top` (CSS px from its beginning) over 1 s; at once where motion is not wanted. */
export async function scrollToTop(top: number): Promise<void> {
  if (!motionAllowed()) return window.scrollTo({ top, behavior: 'instant' })
  const motion = await loadMotion().catch(() => undefined)
  if (!motion) return window.scrollTo({ top, behavior: 'instant' })
  await motion.gsap.to(window, { scrollTo: { y: top, autoKill: true }, duration: scrollDuration, ease: 'power2.inOut' })
}
