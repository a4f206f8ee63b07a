/** Where the bar stands, by where the page was and is: pure, so that every rule of section 2.2 can be tested without a browser. */

/** `top`: at the very top of the page, on no ground. `floating`: an ink pill. `hidden`: moved up and out. */
export type BarState = 'top' | 'hidden' | 'floating'

export type BarPlace = {
  readonly state: BarState
  /** Scroll offset that the next movement is measured from, CSS px. */
  readonly from: number
}

/** CSS px: shorter movements leave the bar as it is, for a finger trembles. */
const minMovement = 6

/** The bar of a page that opens at offset `y`: below the top its links need the pill's ground. */
export const arrivedAt = (y: number): BarPlace => ({ state: y > 0 ? 'floating' : 'top', from: y })

/**
 * @param y the page's scroll offset now, CSS px
 * @param isHeld the bar holds focus or a dialog is open: it may float, but must not hide
 */
export function nextPlace(place: BarPlace, y: number, isHeld: boolean): BarPlace {
  if (y <= 0) return arrivedAt(0)
  if (isHeld && place.state === 'hidden') return { state: 'floating', from: y }
  if (Math.abs(y - place.from) < minMovement) return place
  return { state: y > place.from && !isHeld ? 'hidden' : 'floating', from: y }
}
