import { mapBox } from '@site/media/maps/countries'

export type Place = { readonly x: number; readonly y: number }

/** A part of the map, in its units. */
export type MapCrop = Place & { readonly width: number; readonly height: number }

/** Room around the places for their names and for the thread below them, units of the map. */
const margins = { left: 50, right: 55, top: 40, bottom: 50 } as const

/** The part of the map that holds `places`, and no more of the seas and poles around them than their names need. */
export function cropAround(places: readonly Place[]): MapCrop {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const x = Math.max(0, Math.floor(Math.min(...xs) - margins.left))
  const y = Math.max(0, Math.floor(Math.min(...ys) - margins.top))
  const right = Math.min(mapBox.width, Math.ceil(Math.max(...xs) + margins.right))
  const bottom = Math.min(mapBox.height, Math.ceil(Math.max(...ys) + margins.bottom))
  return { x, y, width: right - x, height: bottom - y }
}
