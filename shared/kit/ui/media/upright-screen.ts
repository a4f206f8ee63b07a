import { useSyncExternalStore } from 'react'

/** A narrow screen held upright: pictures and films are framed anew for it. It stands in `media.module.css` too. */
export const uprightScreen = '(width < 48rem) and (orientation: portrait)'
export const highUpright = `${uprightScreen} and (height >= 44rem)` // on a lower one, what words leave to a picture is wider than high
export const heroSizes = '(width < 48rem) and (height < 44rem) 51vw, (width < 48rem) 92vw, 100vw' // of a wide framing: on a phone no more bytes than of an upright one

/**
 * `sizes` of what is framed for such a screen. It fills the width; saying a little less lets a phone of 390 px with
 * two device pixels to each take the picture of 720 px, half the bytes of the next.
 */
export const uprightSizes = '92vw'

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(uprightScreen)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const isUprightScreen = (): boolean => matchMedia(uprightScreen).matches

/** Whether the screen is narrow and upright now; false while prerendering. */
export const useUprightScreen = (): boolean => useSyncExternalStore(subscribe, isUprightScreen, () => false)
