/** All land of the earth as a cloth: weft threads that run where there is land, and borders nowhere. */
import { createCoast } from '../toolkit/coast.ts'
import { mapBox, placeOnEarth } from './map-box.ts'

/** Units of the box: between two threads, and of one of its bends over or under the warp. */
const [spacing, bend] = [4.2, 3]
/** How far a thread leaves its line, units. */
const swing = 0.9
/** The share of a bend that has land under it for the thread to run there: low, or small islands would be lost. */
const shore = 0.35

/** The data of one path. */
export function landThreads(): string {
  const land = createCoast()
  const rows = Math.floor(mapBox.height / spacing)
  return Array.from({ length: rows }, (_, row) => weft((row + 0.5) * spacing, row, land)).join('')
}

function weft(y: number, row: number, land: (longitude: number, latitude: number) => number): string {
  const cells = Math.floor(mapBox.width / bend)
  const onLand = (cell: number): boolean => {
    const [longitude, latitude] = placeOnEarth([(cell + 0.5) * bend, y])
    return Math.abs(longitude) <= 180 && land(longitude, latitude) > shore
  }
  let path = ''
  for (let cell = 0; cell < cells; cell++) {
    if (!onLand(cell)) continue
    const start = cell
    while (cell + 1 < cells && onLand(cell + 1)) cell++
    path += thread(start * bend, y, cell - start + 1, (row + start) % 2 === 0 ? -swing : swing)
  }
  return path
}

/** Over, under, over: each bend mirrors the one before, and neighbours on the cloth alternate. */
const thread = (x: number, y: number, bends: number, first: number): string =>
  `M${x} ${y.toFixed(1)}q${bend / 2} ${first * 2} ${bend} 0${`t${bend} 0`.repeat(bends - 1)}`
