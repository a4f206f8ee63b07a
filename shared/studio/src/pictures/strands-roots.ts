/** A curriculum with roots: the cord grows leaves, goes through a book, and takes root under it. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { blendUnion, box, cone } from '../toolkit/distance.ts'
import type { Frame } from '../toolkit/frame.ts'
import { lerp, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import type { Trace } from '../toolkit/trace.ts'
import { drawLeaf } from './leaves.ts'
import { pictureOf, wound } from './strands-stage.ts'
import { seenIn } from './things-cord.ts'
import { dyed } from './things-dyed.ts'

const source = import.meta.url
const half = { x: 0.55, y: 0.68, z: 0.17 }
const board = 0.04
const foot = 0.3
const part = { cover: 0, pages: 1, band: 2 } as const

const boards = (x: number, y: number, z: number): number =>
  Math.min(
    box(x, y, Math.abs(z) - half.z + board, half.x, half.y, board, 0.02),
    Math.max(Math.hypot((x + half.x - 0.06) * 1.4, z) - half.z, x + half.x - 0.08, Math.abs(y) - half.y) * 0.8,
  )
const pages = (x: number, y: number, z: number): number => box(x - 0.01, y, z, half.x - 0.06, half.y - 0.05, half.z - board, 0.01)

const book = createSolid({
  source,
  parameters: ['book', half],
  distance: (x, y, z) => Math.min(boards(x, y, z), pages(x, y, z)) * 0.9,
  part: (x, y, z) =>
    pages(x, y, z) < boards(x, y, z) ? part.pages : Math.abs(Math.abs(y) - half.y + 0.2) < 0.035 ? part.band : part.cover,
  bound: { x: 0, y: 0, z: 0, radius: 0.95 },
})

/** Roots run from the foot of the book over the shelf, and part. */
type Root = readonly (readonly [Point3, number])[]
const main: readonly Root[] = Array.from({ length: 11 }, (_, n) => {
  const angle = lerp(-0.78, 0.78, (n + 0.5) / 11) * Math.PI + 0.16 * (hash(n, 3) - 0.5)
  const long = 0.95 + 0.55 * hash(n, 4)
  const thick = 0.075 + 0.03 * hash(n, 5)
  const start: Point3 = [0.4 * Math.sin(angle), foot + 0.06, 0.13 * Math.cos(angle)]
  return Array.from({ length: 7 }, (_, s) => {
    const t = s / 6
    const r = 0.12 + long * t
    const bend = angle + 0.34 * Math.sin(t * 5 + n * 2.2) * t
    const [x, z] = [start[0] * (1 - t) + r * Math.sin(bend), start[2] * (1 - t) + r * Math.cos(bend) * 0.92]
    return [[x, s === 0 ? start[1] : lerp(start[1], 0.015, Math.min(1, t * 1.7) ** 0.7), z], thick * (1 - 0.86 * t)] as const
  })
})
const branches: readonly Root[] = main.flatMap((root, n) => {
  const [at, thick] = root[3]
  const side = n % 2 ? 1 : -1
  const angle = Math.atan2(root[4][0][0] - at[0], root[4][0][2] - at[2]) + side * 0.75
  const end = (r: number): Point3 => [at[0] + r * Math.sin(angle + r * side * 0.5), 0.012, at[2] + r * Math.cos(angle + r * side * 0.5)]
  return [
    [
      [at, thick * 0.7],
      [end(0.2), thick * 0.5],
      [end(0.45), thick * 0.2],
    ],
  ]
})
const lengths = [...main, ...branches].flatMap(root =>
  root.slice(1).map(([b, rb], n) => {
    const [a, ra] = root[n]
    return [...a, ...b, ra, rb] as unknown as readonly [number, number, number, number, number, number, number, number]
  }),
)

const roots = createSolid({
  source,
  parameters: ['roots', lengths],
  distance(x, y, z) {
    let d = 9
    for (const one of lengths) {
      const near = cone(x, y, z, ...one)
      d = near < d + 0.05 ? blendUnion(d, near, 0.05) : d
    }
    return d * 0.9
  },
  bound: { x: 0, y: 0.1, z: 0.2, radius: 1.75 },
})

const stem = through([
  [0.0, 3.2, -0.15],
  [0.02, 2.75, -0.15],
  [-0.05, 2.4, -0.15],
  [0.04, 2.05, -0.15],
  [0.0, 1.75, -0.15],
  [0.02, 1.5, -0.15],
])

const greens = [dye.teal, mix(dye.teal, dye.marigold, 0.35), mix(dye.teal, dye.butter, 0.2)]

function layLeaves(canvas: Canvas, frame: Frame, traced: Trace): void {
  const at = seenIn(frame, traced.view)
  const leaves = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
  leaves.forEach((t, n) => {
    const side = n % 2 ? 1 : -1
    const [x, y] = at(stem(t))
    drawLeaf(
      canvas,
      frame.unit,
      [x, y],
      -Math.PI / 2 + side * (0.95 + 0.25 * t),
      { length: 150 + 50 * t, breadth: 30 + 8 * t, curl: side * 0.4 },
      greens[n % greens.length],
    )
  })
}

const spiral = (x: number, y: number, z: number): number => (Math.atan2(x, z + 0.2) / TAU) * 110 + y * 18

export const pictures = {
  'strand-roots': pictureOf({
    strand: 'marigold',
    bodies: [
      {
        solid: placeSolid(book, { rotate: rotation(-22), move: [0, half.y + foot, -0.12] }),
        windings: threads => [
          wound(dyed(dye.ember), (_x, y) => y * threads, { part: part.cover, ply: 0.7, along: (x, _, z) => (x + z) * 30 }),
          wound(linenDye, (x, _y, z) => (z + 0.01 * Math.sin(x * 9)) * threads * 1.1, { part: part.pages }),
          wound(goldDye, (_x, y) => y * threads, { part: part.band }),
        ],
      },
      { solid: roots, windings: () => [wound(goldDye, spiral, { ply: 0.7, along: (x, y, z) => Math.hypot(x, y, z) * 30 })] },
    ],
    cords: [{ path: stem, width: 20, shade: 0 }],
    over: layLeaves,
  }),
} satisfies Record<string, PictureDrawing>
