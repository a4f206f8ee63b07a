/**
 * The one store of the page: all that crosses the roots of the frame and the page. Its initial state
 * is what the server rendered with, so the first client render agrees; what the browser remembers is
 * applied after hydration (`restoreChoices`).
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { afterFrame, showFar, skipFar } from './parts.ts'
import { readStored, writeStored } from './stored.ts'

export type SiteState = {
  /** Pathname of the page that is shown, decoded. Empty until the frame is live. */
  path: string
  /** The visitor's own choice; the operating system's preference is read beside it (`motion.ts`). */
  motion: 'full' | 'paused'
  /** `on` is heard; `waiting` was asked for and is not: it loads, or gives way to a film or to another tab. */
  audio: 'off' | 'waiting' | 'on'
  /** The last sentence for screen readers; the frame's live region says it. */
  announcement: string
}

export const siteStore = createStore<SiteState>(() => ({ path: '', motion: 'full', audio: 'off', announcement: '' }))

/** Reads one value of the store and re-renders when it changes. */
export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore, select)
}

/** Has the frame's live region say `sentence`. Saying the same twice in a row is said twice. */
export function announce(sentence: string): void {
  siteStore.setState(({ announcement }) => ({ announcement: announcement === sentence ? `${sentence}\u00a0` : sentence }))
}

const motionKey = 'motion'

/** Remembers the choice for later visits. What was pressed shows it first; then the root says it, for which the whole page is styled. */
export function setMotion(motion: SiteState['motion']): void {
  siteStore.setState({ motion })
  writeStored('local', motionKey, motion)
  void afterFrame().then(() => {
    skipFar()
    document.documentElement.dataset.motion = siteStore.getState().motion
    return showFar()
  })
}

/** Applies what the browser remembers. Call it once, after hydration of the frame. */
export function restoreChoices(): void {
  const kept = (): string | null => readStored('local', motionKey)
  if (kept() === 'paused') setMotion('paused')
  // A page that the browser kept whole is shown again: a later one may have changed the choice.
  addEventListener('pageshow', ({ persisted }) => persisted && kept() && setMotion(kept() === 'paused' ? 'paused' : 'full'))
}
