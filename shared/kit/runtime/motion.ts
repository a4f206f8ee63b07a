/**
 * Motion, for pages and frame alike. It starts after `load`, and only for visitors who want movement;
 * until then, and without it, every element stands in its final state.
 */
import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { layOut } from './parts.ts'
import { siteStore } from './store.ts'

export type Motion = typeof import('./motion-engine.ts')

const reducedQuery = '(prefers-reduced-motion: reduce)'

/** Whether things may move now: neither the system nor the visitor asked for stillness. */
export function motionAllowed(): boolean {
  return !matchMedia(reducedQuery).matches && siteStore.getState().motion === 'full'
}

/** {@link motionAllowed} as state; false on the server and in the first client render. */
export function useMotionAllowed(): boolean {
  return useSyncExternalStore(subscribeToMotion, motionAllowed, () => false)
}

function subscribeToMotion(notify: () => void): () => void {
  const preference = matchMedia(reducedQuery)
  preference.addEventListener('change', notify)
  const unsubscribe = siteStore.subscribe(notify)
  return () => {
    preference.removeEventListener('change', notify)
    unsubscribe()
  }
}

/** Network and device hints, which not every browser gives. */
type NavigatorHints = Navigator & { connection?: { saveData?: boolean; effectiveType?: string }; deviceMemory?: number }

/** Whether the visitor asked for little to be fetched (Save-Data, or the media feature of the same meaning). */
export function savesData(): boolean {
  return (navigator as NavigatorHints).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** Gigabytes up to which a device is spared films. */
const lowMemoryGb = 2

/** Whether there are posters in place of films and nothing is fetched on a guess: for {@link savesData}, a slow line, or little memory. */
export function fetchesLittle(): boolean {
  const { connection, deviceMemory = Number.POSITIVE_INFINITY } = navigator as NavigatorHints
  return savesData() || /[23]g$/.test(connection?.effectiveType ?? '') || deviceMemory <= lowMemoryGb
}

let engine: Promise<Motion> | undefined

/** Not before the element is nearly in view: there it can wait for what it is to do. Where things are is asked when all is laid out. */
async function loadEngine(element: HTMLElement): Promise<Motion> {
  await layOut()
  await near(element)
  engine ??= import('./motion-engine.ts')
  engine.catch(() => {
    engine = undefined
  })
  return engine
}

/** Resolves when the element is a screen and a half away or nearer. */
export const near = (element: HTMLElement): Promise<void> =>
  new Promise(resolve => onceInView('150% 0px', () => resolve()).observe(element))

/** Acts once on each element that is observed: when it is first within the screen, widened by `rootMargin` (px or %, as in CSS). */
export function onceInView(rootMargin: string, act: (target: Element) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        observer.unobserve(target)
        act(target)
      }
    },
    { rootMargin },
  )
  return observer
}

type Undo = (() => void) | undefined

let turn: Promise<void> = Promise.resolve()

/** Each effect starts in a task of its own: together they would keep a visitor's tap waiting. */
const ownTask = (): Promise<void> => {
  turn = turn.then(() => new Promise(resolve => setTimeout(resolve)))
  return turn
}

/**
 * Runs `effect` while motion is allowed, once `load` has resolved, and undoes it by the function it returns. It renders nothing
 * again: whether things may move is known after hydration only, and a page would be rendered twice in a row.
 * @param load what the effect needs; where that cannot be had, everything stays in its final state
 */
export function useMoving<T>(
  scope: RefObject<HTMLElement | null>,
  load: (element: HTMLElement) => Promise<T>,
  effect: (loaded: T, element: HTMLElement) => Undo,
): void {
  const start = useEffectEvent(effect)
  useEffect(() => {
    let end: Undo
    const heed = (): void => {
      if (motionAllowed() === Boolean(end)) return
      end?.()
      end = end ? undefined : begin()
    }
    const begin = (): Undo => {
      let undo: Undo
      let ended = false
      const move = async (element: HTMLElement): Promise<void> => {
        const loaded = await load(element)
        await ownTask()
        if (!ended && scope.current) undo = start(loaded, scope.current)
      }
      if (scope.current) move(scope.current).catch(() => undefined)
      return () => {
        ended = true
        undo?.()
      }
    }
    heed()
    const unsubscribe = subscribeToMotion(heed)
    return () => {
      unsubscribe()
      end?.()
    }
  }, [scope, load])
}

/**
 * Runs `effect` while motion is allowed, once gsap is here: it is fetched when the first of these is near the screen. What gsap made
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
