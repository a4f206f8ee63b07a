/** Countries as paths in the map's box, from Natural Earth at 1:110 million, out of the world-atlas package. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CountryMark } from '@site/media/maps/country-mark'
import { feature } from 'topojson-client'
import type { Point } from '../toolkit/curve.ts'
import { placeInBox } from './map-box.ts'

type Topology = Parameters<typeof feature>[0]
type Shape = { readonly type: string; readonly coordinates: unknown }
type Ring = readonly Point[]

/** @throws {Error} for a name that the atlas does not have */
export function countryMarks(names: readonly string[]): CountryMark[] {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
  const topology = JSON.parse(readFileSync(path, 'utf8')) as Topology
  const countries = feature(topology, topology.objects.countries)
  const all = countries.type === 'FeatureCollection' ? countries.features : [countries]
  return names.map(name => {
    const found = all.find(({ properties }) => properties?.name === name)
    if (!found) throw new Error(`world-atlas has no country named ${name}`)
    return markOf(name, ringsOf(found.geometry as Shape))
  })
}

/** The shore of each of its parts; lakes are left out. */
function ringsOf({ type, coordinates }: Shape): Ring[] {
  const parts = (type === 'Polygon' ? [coordinates] : coordinates) as Ring[][]
  return parts.map(([shore]) => shore.map(placeInBox))
}

function markOf(name: string, rings: readonly Ring[]): CountryMark {
  const largest = rings.reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best))
  const [x, y] = centre(largest)
  return { name, outline: rings.map(outline).join(''), x: tenth(x), y: tenth(y) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Twice the area, by the shoelace formula; negative where the ring runs clockwise. */
const area = (ring: Ring): number => ring.reduce((sum, [x, y], i) => sum + x * next(ring, i)[1] - next(ring, i)[0] * y, 0)

const next = (ring: Ring, index: number): Point => ring[(index + 1) % ring.length]

/** The centre of gravity. */
function centre(ring: Ring): Point {
  let [sumX, sumY] = [0, 0]
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = next(ring, i)
    const cross = x * nextY - nextX * y
    sumX += (x + nextX) * cross
    sumY += (y + nextY) * cross
  })
  return [sumX / (3 * area(ring)), sumY / (3 * area(ring))]
}

/** A closed path in steps of a tenth, relative after its first point, without steps that round to nothing. */
function outline(ring: Ring): string {
  const [first, ...rest] = ring.slice(0, -1).map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const)
  let last = first
  let path = `M${first[0] / 10} ${first[1] / 10}l`
  for (const point of rest) {
    const [dx, dy] = [point[0] - last[0], point[1] - last[1]]
    if (dx === 0 && dy === 0) continue
    path += `${path.endsWith('l') ? '' : ' '}${dx / 10} ${dy / 10}`
    last = point
  }
  return `${path}z`
}
