/** A school without walls: a blackboard on a cord, and three stools before it. */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { box } from '../toolkit/distance.ts'
import type { Frame } from '../toolkit/frame.ts'
import { TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'
import { createSeat, seatPart } from './seats-form.ts'
import { type Body, pictureOf, wound } from './strands-stage.ts'
import { seenIn } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'

const half = { x: 0.98, y: 0.58 }
const bar = 0.07
const part = { slate: 0, wood: 1 } as const
const middle: Point3 = [0, 1.3, -0.62]

const slate = (x: number, y: number, z: number): number => box(x, y, z + 0.01, half.x, half.y, 0.02, 0.004)
const wood = (x: number, y: number, z: number): number =>
  Math.min(
    box(x, Math.abs(y) - half.y, z, half.x + bar, bar, 0.055, 0.02),
    box(Math.abs(x) - half.x, y, z, bar, half.y + bar, 0.05, 0.02),
    box(x, y + half.y + 0.05, z - 0.08, 0.5, 0.022, 0.06, 0.015),
  )

const blackboard = createSolid({
  source: import.meta.url,
  parameters: ['blackboard', half, bar],
  distance: (x, y, z) => Math.min(slate(x, y, z), wood(x, y, z)) * 0.95,
  part: (x, y, z) => (slate(x, y, z) < wood(x, y, z) ? part.slate : part.wood),
  bound: { x: 0, y: 0, z: 0, radius: 1.3 },
})

const on = (x: number, y: number): Point3 => [middle[0] + x, middle[1] + y, middle[2] + 0.02]

const arc =
  (x: number, y: number, rx: number, ry: number, from: number, to: number): Curve3 =>
  t => {
    const angle = (from + (to - from) * t) * TAU
    return on(x + rx * Math.cos(angle), y + ry * Math.sin(angle))
  }
const line = (...points: readonly (readonly [number, number])[]): Curve3 => through(points.map(([x, y]) => on(x, y)))

/** a, b, c in chalk; under them a line for whoever comes next. */
const chalk: readonly Curve3[] = [
  arc(-0.56, 0.06, 0.15, 0.165, 0.06, 1.06),
  line([-0.405, 0.22], [-0.41, 0.05], [-0.39, -0.08], [-0.33, -0.1]),
  line([-0.14, 0.46], [-0.145, 0.2], [-0.145, -0.1]),
  arc(0.005, 0.055, 0.15, 0.165, 0.5, -0.5),
  arc(0.55, 0.06, 0.16, 0.165, 0.12, 0.87),
  line([-0.76, -0.34], [-0.4, -0.335], [0, -0.345], [0.4, -0.335], [0.76, -0.34]),
]

function layChalk(canvas: Canvas, frame: Frame, traced: Trace): void {
  const at = seenIn(frame, { ...traced.view })
  const k = frame.unit
  for (const [n, path] of chalk.entries())
    strand(
      canvas,
      t => {
        const [x, y] = at(path(t))
        return [x, y]
      },
      {
        pieces: 160,
        width: t => (n === 5 ? 7 : 19) * k * (0.88 + 0.2 * hash(Math.floor(t * 60), n)),
        colour: t => scale(dye.paper, 0.74 + 0.24 * hash(Math.floor(t * 90), 7 + n)),
        round: 0.35,
        ply: 6 * k,
        opacity: 0.95,
      },
    )
}

const stool = (x: number, z: number, cloth: Parameters<typeof dyed>[0], turn: number): Body => ({
  solid: placeSolid(createSeat({ half: 0.19 }), { rotate: rotation(turn), move: [x, 0, z], size: 1.5 }),
  windings: threads => [
    wound(timber(0.35), (_x, y, z) => (y + 0.2 * z) * threads * 1.4, { part: seatPart.frame }),
    wound(dyed(cloth), (x, y, z) => Math.hypot(x, y * 0.6, z) * threads * 1.5, {
      part: seatPart.cushion,
      ply: 0.7,
      along: (x, _, z) => Math.atan2(x, z) * 22,
    }),
  ],
})

const knot: Point3 = [0, 2.3, middle[2] + 0.03]

export const pictures = {
  'strand-school': pictureOf({
    strand: 'indigo',
    bodies: [
      {
        solid: placeSolid(blackboard, { move: middle }),
        windings: threads => [
          wound(dyed(mix(dye.lagoon, dye.ink, 0.62)), (_x, y) => y * threads, { part: part.slate, round: 0.5 }),
          wound(timber(0.55), (x, y) => (Math.abs(y) > half.y - bar - 0.02 ? y : x) * threads, { part: part.wood }),
        ],
      },
      stool(-0.88, 0.62, dye.ember, 12),
      stool(0.03, 0.9, dye.lagoon, -20),
      stool(0.92, 0.58, mix(dye.indigo, dye.iris, 0.3), 31),
    ],
    cords: [
      {
        path: through([
          [-0.8, middle[1] + half.y + bar, middle[2] + 0.07],
          [-0.5, middle[1] + 0.82, middle[2] + 0.06],
          knot,
          [0.02, 2.9, middle[2]],
          [0, 3.3, middle[2]],
        ]),
      },
      { path: through([knot, [0.5, middle[1] + 0.82, middle[2] + 0.06], [0.8, middle[1] + half.y + bar, middle[2] + 0.07]]) },
      {
        path: t => [knot[0] + 0.035 * Math.cos(t * TAU * 2), knot[1] - 0.03 + 0.08 * t, knot[2] + 0.035 * Math.sin(t * TAU * 2) + 0.03],
        width: 13,
      },
    ],
    over: layChalk,
  }),
} satisfies Record<string, PictureDrawing>
