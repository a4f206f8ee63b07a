/**
 * Motion, for pages and frame alike. It starts after `load`, and only for visitors who want movement;
 * until then, and without it, every element stands in its final state.
 */
import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
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

function loadEngine(): Promise<Motion> {
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
 * Runs `effect` while motion is allowed, once `load` has resolved, and undoes it by the function it returns.
 * @param load what the effect needs; where that cannot be had, everything stays in its final state
 */
export function useMoving<T>(
  scope: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
  effect: (loaded: T, element: HTMLElement) => Undo,
): void {
  const allowed = useMotionAllowed()
  const start = useEffectEvent(effect)
  useEffect(() => {
    if (!allowed) return
    let undo: Undo
    let ended = false
    load().then(
      async loaded => {
        await inTurn()
        if (!ended && scope.current) undo = start(loaded, scope.current)
      },
      () => undefined,
    )
    return () => {
      ended = true
      undo?.()
    }
  }, [allowed, scope, load])
}

/**
 * Runs `effect` while motion is allowed, once gsap is here: it is fetched for the first of these. What gsap made
 * inside `effect` is reverted when that ends, and a returned function is called.
 * @param scope element that the effect's selectors are looked up in
 */
export function useMotion(scope: RefObject<HTMLElement | null>, effect: (motion: Motion, element: HTMLElement) => Undo): void {
  useMoving(scope, loadEngine, (motion, element) => {
    let own: Undo
    const context = motion.gsap.context(() => {
      own = effect(motion, element)
    }, element)
    return () => {
      own?.()
      context.revert()
    }
  })
}
