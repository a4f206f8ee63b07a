import { motionAllowed, onceVisited, useMotionAllowed, visitAge } from '@site/kit/runtime'
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { firstTimeThisSession } from './once-a-session.ts'

export type LoadingPhase = 'absent' | 'gathering' | 'lifting' | 'skipped'

type Step = { readonly lasts: number; readonly next: LoadingPhase }

/** Milliseconds (specification, sections 2.3 and 9; a skipped screen leaves in the time of a hover). */
const steps = {
  gathering: { lasts: 3000, next: 'lifting' },
  lifting: { lasts: 1500, next: 'absent' },
  skipped: { lasts: 260, next: 'absent' },
} as const satisfies Record<Exclude<LoadingPhase, 'absent'>, Step>

/** Milliseconds after which a page that was slow to come alive is no longer covered: it is being read. */
const readingAfter = 6000

const noStore = (): (() => void) => () => undefined

/** Whether the component's first render took over markup from the server. */
function useHydrated(): boolean {
  const hydrating = useSyncExternalStore(
    noStore,
    () => false,
    () => true,
  )
  return useState(hydrating)[0]
}

function mayOpen(hydrated: boolean): boolean {
  const isBeingRead = scrollY > 0 || location.hash !== '' || (hydrated && visitAge() > readingAfter)
  return motionAllowed() && !isBeingRead && firstTimeThisSession('home-opened')
}

/**
 * The phases of the loading screen. It is a timer: it waits for nothing, and it is never part of the
 * server's markup, so that the headline under it is painted first. Once a browser session, and
 * never for those who want no motion.
 */
export function useLoadingScreen(): { phase: LoadingPhase; skip: () => void } {
  const [phase, setPhase] = useState<LoadingPhase>('absent')
  const hydrated = useHydrated()
  const allowed = useMotionAllowed()

  // Before the browser paints, so that a visitor who comes from another page sees no flash of this one.
  useLayoutEffect(
    () =>
      onceVisited(() => {
        if (mayOpen(hydrated)) setPhase('gathering')
      }),
    [hydrated],
  )

  useEffect(() => {
    if (phase === 'absent') return
    const { lasts, next } = steps[phase]
    const timer = setTimeout(() => setPhase(next), lasts)
    return () => clearTimeout(timer)
  }, [phase])

  const skip = useCallback(() => setPhase(now => (now === 'gathering' || now === 'lifting' ? 'skipped' : now)), [])
  return { phase: allowed ? phase : 'absent', skip }
}
