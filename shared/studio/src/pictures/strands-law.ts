/** Law within reach: a ladder leans against a book of law that stands taller than it. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { blendUnion, box, cone } from '../toolkit/distance.ts'
import { TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { pictureOf, placedAt, wound } from './strands-stage.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url
const half = { x: 0.72, y: 1.06, z: 0.24 }
const board = 0.045
const part = { cover: 0, pages: 1, band: 2 } as const

const boards = (x: number, y: number, z: number): number =>
  Math.min(
    box(x, y, Math.abs(z) - half.z + board, half.x, half.y, board, 0.02),
    Math.max(Math.hypot((x + half.x - 0.1) * 1.4, z) - half.z, x + half.x - 0.12, Math.abs(y) - half.y) * 0.8,
  )
const pages = (x: number, y: number, z: number): number => box(x - 0.02, y, z, half.x - 0.1, half.y - 0.07, half.z - board, 0.01)
/** The corners of the cover. */
const banded = (x: number, y: number): boolean => half.x - x + (half.y - Math.abs(y)) < 0.3

const book = createSolid({
  source,
  parameters: ['book', half],
  distance: (x, y, z) => Math.min(boards(x, y, z), pages(x, y, z)) * 0.9,
  part: (x, y, z) => (pages(x, y, z) < boards(x, y, z) ? part.pages : banded(x, y) ? part.band : part.cover),
  bound: { x: 0, y: 0, z: 0, radius: 1.36 },
})

const rail = { foot: [-half.y, 1.0], head: [0.84, 0.29] } as const
const ladderX = -0.25
const ladderHalf = 0.24
/** A point between the rails: 0 the foot, 1 the head. */
const onLadder = (across: number, t: number): Point3 => [
  ladderX + across,
  rail.foot[0] + (rail.head[0] - rail.foot[0]) * t,
  rail.foot[1] + (rail.head[1] - rail.foot[1]) * t,
]
const rungs = 8
const rungAt = (n: number): number => (n + 0.8) / rungs

const ladder = createSolid({
  source,
  parameters: ['ladder', rail, ladderHalf, rungs],
  distance(x, y, z) {
    let d = 9
    for (const side of [-1, 1])
      d = Math.min(d, cone(x, y, z, ...onLadder(side * (ladderHalf + 0.04), 0.012), ...onLadder(side * ladderHalf, 1.06), 0.044, 0.038))
    for (let n = 0; n < rungs; n++)
      d = blendUnion(d, cone(x, y, z, ...onLadder(-ladderHalf, rungAt(n)), ...onLadder(ladderHalf, rungAt(n)), 0.03, 0.03), 0.02)
    return d
  },
  part: x => (Math.abs(Math.abs(x - ladderX) - ladderHalf - 0.01) < 0.055 ? 0 : 1),
  bound: { x: ladderX, y: 0, z: 0.6, radius: 1.3 },
})

const turned = rotation(-27, 0)
const moved: Point3 = [0.14, half.y * 0.93, -0.3]
const size = 0.93
const at = placedAt(turned, moved, size)

/** The sign of a paragraph, on the cover: two strokes, one the other turned upside down. */
const stroke = (side: 1 | -1): Curve3 =>
  through(
    [
      [0.15, 0.4],
      [0.07, 0.5],
      [-0.06, 0.51],
      [-0.15, 0.42],
      [-0.13, 0.3],
      [0.01, 0.2],
      [0.14, 0.1],
      [0.19, -0.03],
      [0.12, -0.14],
      [-0.02, -0.21],
    ].map(([x, y]) => at([0.36 + 1.15 * side * x, 0.1 + 1.15 * side * y, half.z + 0.012])),
  )

const head = at(onLadder(0, rungAt(7)))
/** Twice round the uppermost rung, and down the ladder. */
const tied: Curve3 = (() => {
  const [x, y, z] = head
  const loops: Point3[] = []
  for (let n = 0; n <= 14; n++) {
    const angle = Math.PI / 2 + (n / 14) * TAU * 2.5
    loops.push([x - 0.05 + 0.008 * n, y + 0.05 * Math.sin(angle), z + 0.05 * Math.cos(angle) + 0.01])
  }
  return through([[0, 3.1, z - 0.1], [x * 0.3, 2.5, z], [x - 0.04, y + 0.28, z], ...loops])
})()
const tail: Curve3 = through([
  [head[0] + 0.07, head[1], head[2] + 0.05],
  at([ladderX + 0.1, 0.5, 0.52]),
  at([ladderX + 0.02, -0.1, 0.75]),
  at([ladderX + 0.1, -0.6, 1.0]),
  at([ladderX + 0.14, -0.95, 1.14]),
  at([ladderX + 0.2, 0.03 - half.y, 1.3]),
  [0.12, 0.03, 1.32],
  [0.2, 0.03, 1.6],
  [0.0, 0.03, 2.1],
  [0.02, 0.03, 3.2],
])

export const pictures = {
  'strand-law': pictureOf({
    strand: 'lagoon',
    bodies: [
      {
        solid: placeSolid(book, { rotate: turned, move: moved, size }),
        windings: threads => [
          wound(dyed(mix(dye.ember, dye.clay, 0.25)), (_x, y) => y * threads, {
            part: part.cover,
            ply: 0.7,
            along: (x, _, z) => (x + z) * 30,
          }),
          wound(linenDye, (x, _y, z) => (z + 0.01 * Math.sin(x * 9)) * threads * 1.1, { part: part.pages }),
          wound(goldDye, (_x, y) => y * threads, { part: part.band }),
        ],
      },
      {
        solid: placeSolid(ladder, { rotate: turned, move: moved, size }),
        windings: threads => [
          wound(timber(0.75), (x, y) => (x * 2 + y * 0.06) * threads, { part: 0 }),
          wound(timber(0.95), (_x, y, z) => (y - z) * threads, { part: 1 }),
        ],
      },
    ],
    cords: [
      { path: stroke(-1), colour: dye.marigold, width: 24, shade: 0.35 },
      { path: stroke(1), colour: dye.marigold, width: 24, shade: 0.35 },
      { path: tied },
      { path: tail },
    ],
  }),
} satisfies Record<string, PictureDrawing>
