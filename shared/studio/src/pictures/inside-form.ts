/** What lies on a table inside: x to the right, y up, z towards us; ten centimetres are one unit, as in hands. */

import { aim } from '../people/wind-hands.ts'
import { box, torus } from '../toolkit/distance.ts'
import { createSolid, joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { key } from './workshop-form.ts'

const source = import.meta.url

/** The table's far edge. */
export const farEdge = -2.3

export const table: Solid = createSolid({
  source,
  parameters: ['table', farEdge],
  distance: (x, y, z) => box(x, y + 0.12, z - farEdge - 5, 9, 0.12, 5, 0.03),
  bound: { x: 0, y: 0, z: 2.7, radius: 11 },
})

export const openBook = { half: 1.42, deep: 1.02 }

/** How high the open pages lie at a distance from the fold. */
export const pageHeight = (x: number): number => {
  const a = Math.min(1, Math.abs(x) / openBook.half)
  return 0.05 + 0.15 * Math.sin(Math.PI * a ** 0.62) * (1 - 0.55 * a)
}

/** An exercise book that lies open, its fold along z. */
export const book: Solid = createSolid({
  source,
  parameters: ['book', openBook, String(pageHeight)],
  distance: (x, y, z) => {
    const top = y - pageHeight(x)
    const outline = box(x, 0, z, openBook.half, 1, openBook.deep, 0.02)
    return Math.max(top, -y, outline) * 0.7
  },
  part: (x, y) => (y < pageHeight(x) - 0.02 ? 1 : 0),
  bound: { x: 0, y: 0.1, z: 0, radius: 1.8 },
})

/** A ring of keys, laid down: flat, with its ring at the origin. */
export const keys: Solid = joinSolids([
  createSolid({
    source,
    parameters: 'ring',
    distance: (x, y, z) => torus(x, z, y - 0.05, 0.3, 0.032),
    bound: { x: 0, y: 0.05, z: 0, radius: 0.36 },
  }),
  ...[
    [-0.75, 0.06],
    [0.1, 0.1],
    [0.95, 0.06],
  ].map(([angle = 0, height = 0]) =>
    placeSolid(key, {
      rotate: aim([-Math.sin(angle), 0, Math.cos(angle) * -1], [0, 1, 0]),
      move: [Math.sin(angle) * 0.68, height, Math.cos(angle) * 0.68],
      size: 0.4,
    }),
  ),
])
