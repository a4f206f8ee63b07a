import { useSyncExternalStore } from 'react'

/** A narrow screen held upright: pictures and films are framed anew for it. It stands in `media.module.css` too. */
export const uprightScreen = '(width < 48rem) and (orientation: portrait)'
export const highUpright = `${uprightScreen} and (height >= 44rem)` // on a lower one, what words leave to a picture is wider than high
/** Of a wide framing: on a phone no more bytes than of an upright one. */
export const heroSizes =
  '(width < 48rem) and (height < 44rem) 51vw, (width < 48rem) and (resolution > 2dppx) 61vw, (width < 48rem) 92vw, 100vw'

/** `sizes` of what is framed for such a screen. It fills the width; by half of it phones of three device pixels to each take the 720 too. */
export const uprightSizes = '54vw'

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(uprightScreen)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const isUprightScreen = (): boolean => matchMedia(uprightScreen).matches

/** Whether the screen is narrow and upright now; false while prerendering. */
export const useUprightScreen = (): boolean => useSyncExternalStore(subscribe, isUprightScreen, () => false)
