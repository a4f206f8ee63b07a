import { useSyncExternalStore } from 'react'

/** A narrow screen held upright: pictures and films are framed anew for it. It stands in `media.module.css` too. */
export const uprightScreen = '(width < 48rem) and (orientation: portrait)'

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(uprightScreen)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const isUprightScreen = (): boolean => matchMedia(uprightScreen).matches

/** Whether the screen is narrow and upright now; false while prerendering. */
export const useUprightScreen = (): boolean => useSyncExternalStore(subscribe, isUprightScreen, () => false)
