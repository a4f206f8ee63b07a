/** What becomes of the twelve: the threads of twelve spools run through one ring, and leave it as one rope. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { blendUnion, box, cone, torus } from '../toolkit/distance.ts'
import type { Frame } from '../toolkit/frame.ts'
import { clamp, TAU } from '../toolkit/numbers.ts'
import { layRopes } from '../toolkit/rope.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import type { Trace } from '../toolkit/trace.ts'
import { pictureOf, wound } from './strands-stage.ts'
import { seenIn } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url

const columns = [-1.2, -0.4, 0.4, 1.2]
const rows = [2.12, 1.58, 1.04]
const depth = -0.7
const four: readonly Colour[] = [dye.ember, mix(dye.lagoon, dye.teal, 0.35), mix(dye.indigo, dye.iris, 0.35), dye.marigold]
const shades: readonly ((colour: Colour) => Colour)[] = [
  colour => mix(colour, dye.butter, 0.22),
  colour => colour,
  colour => scale(mix(colour, dye.plum, 0.12), 0.92),
]
const spoolPart = { thread: 0, flange: 1 } as const
const spools = rows.flatMap((y, row) => columns.map((x, column) => ({ x, y, colour: shades[row](four[(column + row) % 4]), column, row })))

const spool = createSolid({
  source,
  parameters: 'spool',
  distance(x, y, z) {
    const r = Math.hypot(y, z)
    const thread = Math.max(r - 0.165 - 0.03 * (1 - (x / 0.26) ** 2), Math.abs(x) - 0.25)
    const flange = Math.max(r - 0.225, Math.abs(Math.abs(x) - 0.275) - 0.03)
    return Math.min(thread, flange) * 0.92
  },
  part: (x, _y, _z) => (Math.abs(x) > 0.243 ? spoolPart.flange : spoolPart.thread),
  bound: { x: 0, y: 0, z: 0, radius: 0.4 },
})

const rack = createSolid({
  source,
  parameters: ['rack', rows, depth],
  distance(x, y, z) {
    let d = box(Math.abs(x) - 1.72, y - 1.2, z - depth, 0.07, 1.25, 0.12, 0.03)
    for (const row of rows) d = Math.min(d, cone(x, y, z, -1.7, row, depth, 1.7, row, depth, 0.045, 0.045))
    return Math.min(d, box(x, y - 2.43, z - depth, 1.84, 0.06, 0.15, 0.03))
  },
  bound: { x: 0, y: 1.2, z: depth, radius: 2.3 },
})

/** All of them go through this ring. */
const eye: Point3 = [0, 0.56, 0.25]
const ring = createSolid({
  source,
  parameters: ['ring', eye],
  distance: (x, y, z) =>
    Math.min(
      torus(x - eye[0], z - eye[2], y - eye[1], 0.17, 0.04),
      blendUnion(
        cone(x, y, z, 0.2, eye[1], eye[2], 0.62, 0.45, -0.1, 0.035, 0.035),
        cone(x, y, z, 0.62, 0.45, -0.1, 0.66, 0, -0.14, 0.04, 0.06),
        0.05,
      ),
    ),
  bound: { x: 0.25, y: 0.3, z: 0.1, radius: 0.75 },
})

const runs: readonly { colour: Colour; path: Curve3 }[] = spools.map(({ x, y, colour, column, row }) => {
  const off = 0.1 * (x / 1.2)
  return {
    colour,
    path: through([
      [x + 0.12 * (column - 1.5) * 0.4, y + 0.04, depth + 0.2],
      [x, y - 0.12, depth + 0.22],
      [x * 0.62 + off, (y + eye[1]) / 2 + 0.05, depth + 0.44 + 0.1 * row],
      [x * 0.2 + off * 0.4, eye[1] + 0.26, eye[2] - 0.12],
      [off * 0.55, eye[1] + 0.02, eye[2] + 0.02 * (row - 1)],
    ]),
  }
})

const gathered = through([
  [0, 0.6, 0.25],
  [0, 0.44, 0.3],
  [-0.02, 0.24, 0.42],
  [-0.08, 0.09, 0.66],
  [-0.36, 0.08, 0.95],
  [-0.3, 0.08, 1.35],
  [0.12, 0.08, 1.6],
  [0.16, 0.08, 2.2],
  [0.0, 0.08, 3.4],
])

function layRope(canvas: Canvas, frame: Frame, traced: Trace): void {
  const at = seenIn(frame, traced.view)
  const k = frame.unit
  layRopes(
    canvas,
    four.map((colour, n) => ({
      path: (t: number): Point3 => {
        const [x, y] = at(gathered(t))
        const [bx, by] = at(gathered(Math.min(1, t + 0.004)))
        const [ax, ay] = at(gathered(Math.max(0, t - 0.004)))
        const length = Math.hypot(bx - ax, by - ay) || 1
        const turn = t * 62 + (n / 4) * TAU
        const off = 15 * k * Math.cos(turn) * clamp(t * 30 + 0.4)
        return [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off, 15 * k * Math.sin(turn)]
      },
      radius: 12 * k,
      pitch: 44 * k,
      colour: scale(colour, 1.05),
    })),
    { steps: 520, shadow: 0.55, piece: 3 },
  )
}

export const pictures = {
  'strand-gathered': pictureOf({
    strand: 'lagoon',
    bodies: [
      { solid: rack, windings: threads => [wound(timber(0.4), (x, y) => (Math.abs(x) > 1.6 ? x : y) * threads, {})] },
      ...spools.map(({ x, y, colour }) => ({
        solid: placeSolid(spool, { move: [x, y, depth] }),
        windings: (threads: number) => [
          wound(dyed(colour), (u: number) => u * threads * 0.9, {
            part: spoolPart.thread,
            ply: 0.5,
            along: (_: number, v: number, w: number) => Math.atan2(v, w) * 12,
          }),
          wound(timber(0.85), (_: number, v: number, w: number) => Math.hypot(v, w) * threads, { part: spoolPart.flange }),
        ],
      })),
      { solid: ring, windings: threads => [wound(goldDye, (x, y, z) => (x + y + z) * threads * 0.8)] },
    ],
    cords: runs.map(({ path, colour }) => ({ path, colour, width: 9, shade: 0.35, pieces: 260 })),
    over: layRope,
  }),
} satisfies Record<string, PictureDrawing>
