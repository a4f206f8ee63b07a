/** A school bag and a closed book. Their feet stand at y = 0, the bag's front looks along +z. */
import { type Point, through } from '../toolkit/curve.ts'
import { blendCut, blendUnion, box, ellipsoid, torus } from '../toolkit/distance.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

export const bagPart = { cloth: 0, flap: 1, pocket: 2, strap: 3, brass: 4 } as const

/** Too full, it sags and swells towards its foot. */
const body = (x: number, y: number, z: number): number => {
  const narrow = 1 + 0.2 * smooth(0.25, 1, y)
  const sack = box(x * narrow, y - 0.47, z * narrow + 0.04 * smooth(0.5, 1, y), 0.38, 0.475, 0.2, 0.16) / narrow
  return blendUnion(sack, ellipsoid(x, y - 0.27, z - 0.05, 0.43, 0.31, 0.29), 0.16)
}
const pocket = (x: number, y: number, z: number): number => box(x, y - 0.25, z - 0.29, 0.25, 0.17, 0.1, 0.085)
const flap = (x: number, y: number, z: number): number => {
  const edge = lerp(0.86, 0.55 + 0.9 * x * x, smooth(-0.14, 0.04, z))
  return blendCut(body(x, y, z) - 0.028, edge - y, 0.03)
}
const front = (x: number, y: number, z: number): number =>
  Math.max(Math.min(flap(x, y, z), body(x, y, z), pocket(x, y, z)) - 0.018, Math.abs(Math.abs(x) - 0.16) - 0.036, 0.3 - y, y - 0.8, -z)

/** Seen from the side (z, y): out of the top, round the shoulder that is not there, and back to the foot. */
const worn: readonly Point[] = [
  [-0.15, 0.88],
  [-0.27, 0.985],
  [-0.43, 0.99],
  [-0.56, 0.88],
  [-0.61, 0.7],
  [-0.57, 0.5],
  [-0.46, 0.32],
  [-0.33, 0.19],
  [-0.17, 0.1],
]
const wornAt = through(worn)
const bends = Array.from({ length: 25 }, (_, n) => wornAt(n / 24))
/** Padded where it lay on the shoulder, a plain band below. */
const shoulder = (x: number, y: number, z: number): number => {
  let nearest = 9
  let along = 0
  for (let n = 0; n < bends.length - 1; n++) {
    const [az, ay] = bends[n]
    const [uz, uy] = [bends[n + 1][0] - az, bends[n + 1][1] - ay]
    const h = Math.min(1, Math.max(0, ((z - az) * uz + (y - ay) * uy) / (uz * uz + uy * uy)))
    const d = Math.hypot(z - az - uz * h, y - ay - uy * h)
    if (d >= nearest) continue
    nearest = d
    along = (n + h) / (bends.length - 1)
  }
  const padded = smooth(0.62, 0.54, along)
  const [thick, wide] = [lerp(0.014, 0.036, padded), lerp(0.05, 0.082, padded)]
  const side = 0.2 + 0.05 * Math.sin(Math.PI * along)
  const [a, b] = [nearest - thick + 0.012, Math.abs(Math.abs(x) - side) - wide + 0.012]
  return Math.hypot(Math.max(0, a), Math.max(0, b)) + Math.min(0, Math.max(a, b)) - 0.012
}
const loop = (x: number, y: number, z: number): number => torus(x, y - 0.94, z + 0.12, 0.1, 0.022)
const brass = (x: number, y: number, z: number): number => {
  const [u, v] = [Math.abs(x) - 0.16, y - 0.46]
  const ring = Math.max(box(u, v, 0, 0.058, 0.05, 1, 0.015), -box(u, v, 0, 0.034, 0.026, 1, 0.008))
  return Math.max(ring, Math.abs(front(Math.sign(x) * 0.16, y, z)) - 0.03, -z)
}

export const bag: Solid = createSolid({
  source,
  parameters: 'bag',
  distance: (x, y, z) =>
    Math.min(body(x, y, z), flap(x, y, z), pocket(x, y, z), front(x, y, z), shoulder(x, y, z), loop(x, y, z), brass(x, y, z)) * 0.8,
  part(x, y, z) {
    const all = [body(x, y, z), flap(x, y, z), pocket(x, y, z), Math.min(front(x, y, z), shoulder(x, y, z), loop(x, y, z)), brass(x, y, z)]
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0.5, z: -0.1, radius: 0.85 },
})

export const bookPart = { cover: 0, leaves: 1 } as const
export const bookHalf = { x: 0.5, y: 0.13, z: 0.68 }

const cover = (x: number, y: number, z: number): number => {
  const boards = box(x, Math.abs(y - bookHalf.y) - bookHalf.y + 0.018, z, bookHalf.x, 0.018, bookHalf.z, 0.012)
  const back = Math.max(
    Math.hypot((x + bookHalf.x - 0.03) * 1.6, y - bookHalf.y) - bookHalf.y,
    x + bookHalf.x - 0.03,
    Math.abs(z) - bookHalf.z,
  )
  return Math.min(boards, back)
}
const leaves = (x: number, y: number, z: number): number =>
  box(x, y - bookHalf.y, z, bookHalf.x - 0.04, bookHalf.y - 0.03, bookHalf.z - 0.04, 0.008)

/** It lies closed, its back to the left. */
export const closedBook: Solid = createSolid({
  source,
  parameters: 'closed book',
  distance: (x, y, z) => Math.min(cover(x, y, z), leaves(x, y, z)) * 0.9,
  part: (x, y, z) => (cover(x, y, z) < leaves(x, y, z) ? bookPart.cover : bookPart.leaves),
  bound: { x: 0, y: 0.1, z: 0, radius: 0.95 },
})
