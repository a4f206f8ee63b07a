/**
 * Where the bar stands, as a function of where the page was and is: pure, so that every rule of the
 * specification (section 2.2) can be tested without a browser.
 */

/** `top`: at the very top of the page, on no ground. `floating`: an ink pill. `hidden`: moved up and out. */
export type BarState = 'top' | 'hidden' | 'floating'

export type BarPlace = {
  readonly state: BarState
  /** Scroll offset that the next movement is measured from, CSS px. */
  readonly from: number
}

/** Movements shorter than this, in CSS px, are a trembling finger and no decision. */
export const jitter = 6

/** The bar of a page that opens at offset `y`: below the top the words need the pill's ground. */
export const arrivedAt = (y: number): BarPlace => ({ state: y > 0 ? 'floating' : 'top', from: y })

/**
 * @param y the page's scroll offset now, CSS px
 * @param held the bar holds focus or a dialog is open: it may float, but must not hide
 */
export function nextPlace(place: BarPlace, y: number, held: boolean): BarPlace {
  if (y <= 0) return arrivedAt(0)
  if (held && place.state === 'hidden') return { state: 'floating', from: y }
  if (Math.abs(y - place.from) < jitter) return place
  return { state: y > place.from && !held ? 'hidden' : 'floating', from: y }
}
