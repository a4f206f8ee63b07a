/** The box that the world is drawn in, and where a place lies in it. */
import type { Point } from '../toolkit/curve.ts'
import { project, unproject } from './equal-earth.ts'

/** Degrees of latitude, north and south, that the map shows: the ice lies outside. */
const [north, south] = [79, -56]

/** Of the equator, at either end: the map leaves out water there. */
const [west, east] = [0.06, 0.012]

const width = 1000
const equator = 2 * project([180, 0])[0]
const scale = width / (equator * (1 - west - east))
const left = equator * (west - 0.5)
const top = project([0, north])[1]

export const mapBox = { width, height: Math.round((top - project([0, south])[1]) * scale) } as const

/** Degrees to units of the box. */
export function placeInBox(place: Point): Point {
  const [x, y] = project(place)
  return [(x - left) * scale, (top - y) * scale]
}

/** Units of the box to degrees. */
export const placeOnEarth = ([x, y]: Point): Point => unproject([left + x / scale, top - y / scale])
