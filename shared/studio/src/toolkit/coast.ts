/** Where there is land on the earth: the coasts of Natural Earth at 1:50 million, out of the world-atlas package. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Point, Point3 } from './curve.ts'

type Topology = Parameters<typeof feature>[0]
type Ring = readonly (readonly number[])[]

/** Cells a degree of the map that {@link createCoast} looks places up in. */
const fineness = 6
const columns = 360 * fineness
const rows = 180 * fineness

const radians = Math.PI / 180

/** Tells whether there is land at a longitude and latitude in degrees, 0..1, with soft shores. */
export function createCoast(): (longitude: number, latitude: number) => number {
  const map = fillRings(readRings())
  const cell = (i: number, j: number): number => map[Math.min(rows - 1, Math.max(0, j)) * columns + ((i + columns) % columns)]
  return (longitude, latitude) => {
    const x = (longitude + 180) * fineness - 0.5
    const y = (90 - latitude) * fineness - 0.5
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = x - i
    const v = y - j
    const above = cell(i, j) * (1 - u) + cell(i + 1, j) * u
    const below = cell(i, j + 1) * (1 - u) + cell(i + 1, j + 1) * u
    return above * (1 - v) + below * v
  }
}

function readRings(): Ring[] {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology
  const land = feature(topology, topology.objects.land)
  const shapes = land.type === 'FeatureCollection' ? land.features.map(({ geometry }) => geometry) : [land.geometry]
  const rings = shapes.flatMap(shape => {
    if (shape.type === 'Polygon') return shape.coordinates
    return shape.type === 'MultiPolygon' ? shape.coordinates.flat() : []
  })
  return rings.flatMap(unrolled)
}

/**
 * A ring with longitudes that run on over the antimeridian, and its copies a turn to either side, of which the map
 * shows what lies in it. One that goes round a pole is led there, so that it closes.
 */
function unrolled(ring: Ring): Ring[] {
  let turns = 0
  const run = ring.map(([longitude, latitude], n) => {
    const step = n === 0 ? 0 : longitude - ring[n - 1][0]
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [longitude + turns * 360, latitude] as const
  })
  if (turns !== 0) run.push([run[run.length - 1][0], -90], [run[0][0], -90], run[0])
  return [-360, 0, 360].map(turn => run.map(([longitude, latitude]) => [longitude + turn, latitude]))
}

/** Even-odd filling, row by row: lakes are holes by themselves. */
function fillRings(rings: readonly Ring[]): Uint8Array {
  const map = new Uint8Array(columns * rows)
  const crossings: number[][] = Array.from({ length: rows }, () => [])
  for (const ring of rings) {
    for (let n = 0; n + 1 < ring.length; n++) {
      const [x0, y0] = toCell(ring[n])
      const [x1, y1] = toCell(ring[n + 1])
      const [top, bottom] = y0 < y1 ? [y0, y1] : [y1, y0]
      for (let j = Math.max(0, Math.ceil(top - 0.5)); j + 0.5 < bottom && j < rows; j++) {
        crossings[j].push(x0 + ((j + 0.5 - y0) / (y1 - y0)) * (x1 - x0))
      }
    }
  }
  crossings.forEach((row, j) => {
    row.sort((a, b) => a - b)
    for (let n = 0; n + 1 < row.length; n += 2) map.fill(1, j * columns + onMap(row[n]), j * columns + onMap(row[n + 1]))
  })
  return map
}

const onMap = (x: number): number => Math.min(columns, Math.max(0, Math.round(x)))

const toCell = ([longitude, latitude]: readonly number[]): Point => [(longitude + 180) * fineness, (90 - latitude) * fineness]

/** The point of a globe of radius 1 at a longitude and latitude; longitude 0 looks along +z, north is +y. */
export const onGlobe = (longitude: number, latitude: number): Point3 => [
  Math.sin(longitude * radians) * Math.cos(latitude * radians),
  Math.sin(latitude * radians),
  Math.cos(longitude * radians) * Math.cos(latitude * radians),
]

/** Longitude and latitude of a point of the globe, in degrees. */
export const placeOnGlobe = ([x, y, z]: Point3): Point => [Math.atan2(x, z) / radians, Math.asin(Math.min(1, Math.max(-1, y))) / radians]
