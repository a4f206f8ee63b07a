/**
 * The map's projection: Equal Earth, on which a country is as large as it is and no continent is flattered.
 * Šavrič, Patterson, Jenny 2018, https://doi.org/10.1080/13658816.2018.1504949
 */
import type { Point } from '../toolkit/curve.ts'

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]
const radians = Math.PI / 180
const m = Math.sqrt(3) / 2

const slope = (t: number): number => a1 + 3 * a2 * t ** 2 + t ** 6 * (7 * a3 + 9 * a4 * t ** 2)
const height = (t: number): number => t * (a1 + a2 * t ** 2 + t ** 6 * (a3 + a4 * t ** 2))

/** Longitude and latitude in degrees to x and y in radii of the globe, y upwards. */
export function project([longitude, latitude]: Point): Point {
  const t = Math.asin(m * Math.sin(latitude * radians))
  return [(longitude * radians * Math.cos(t)) / (m * slope(t)), height(t)]
}

/** The way back, by Newton's method; a longitude beyond 180 lies outside the map. */
export function unproject([x, y]: Point): Point {
  let t = y / a1
  for (let round = 0; round < 12; round++) t -= (height(t) - y) / slope(t)
  return [(m * x * slope(t)) / Math.cos(t) / radians, Math.asin(Math.sin(t) / m) / radians]
}
