/** What is not kept: a packed case, and beside it the letters that were lent, tied to be given back. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { box } from '../toolkit/distance.ts'
import { TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { type Body, pictureOf, placedAt, wound } from './strands-stage.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url

const half = { x: 0.98, y: 0.6, z: 0.27 }
const casePart = { hide: 0, corner: 1, strap: 2, brass: 3 } as const
const body = (x: number, y: number, z: number): number => {
  const shell = box(x, y, z, half.x, half.y, half.z, 0.09)
  const seam = Math.hypot(z, shell) - 0.016
  return Math.max(shell, -seam)
}
const straps = (x: number, y: number, z: number): number =>
  Math.max(Math.abs(box(x, y, z, half.x, half.y, half.z, 0.09)) - 0.022, Math.abs(Math.abs(x) - 0.52) - 0.075)
const brass = (x: number, y: number, z: number): number =>
  Math.min(
    Math.max(
      box(Math.abs(x) - 0.52, y - 0.2, z - half.z - 0.03, 0.1, 0.075, 0.02, 0.012),
      -box(Math.abs(x) - 0.52, y - 0.2, z - half.z, 0.062, 0.038, 0.1, 0.005),
    ),
    box(x, y - 0.42, z - half.z, 0.07, 0.085, 0.028, 0.015),
    Math.hypot(Math.hypot(Math.abs(x) - 0.24, y - half.y - 0.03), z) - 0.05,
  )
const handle = (x: number, y: number, z: number): number =>
  Math.max(Math.hypot(Math.hypot(x / 1.35, (y - half.y) * 0.95) - 0.18, z) - 0.042, half.y - y + 0.01)
const cornered = (x: number, y: number): boolean => half.x - Math.abs(x) + (half.y - Math.abs(y)) < 0.24

const suitcase = createSolid({
  source,
  parameters: ['case', half],
  distance: (x, y, z) => Math.min(body(x, y, z), straps(x, y, z), brass(x, y, z), handle(x, y, z)) * 0.9,
  part(x, y, z) {
    const all = [body(x, y, z), 9, Math.min(straps(x, y, z), handle(x, y, z)), brass(x, y, z)]
    const nearest = all.indexOf(Math.min(...all))
    return nearest === casePart.hide && cornered(x, y) ? casePart.corner : nearest
  },
  bound: { x: 0, y: 0.1, z: 0, radius: 1.35 },
})

const letters = createSolid({
  source,
  parameters: 'letters',
  distance(x, y, z) {
    let d = 9
    for (let n = 0; n < 7; n++)
      d = Math.min(d, box(x - 0.03 * Math.sin(n * 2.3), y - 0.028 - n * 0.053, z - 0.025 * Math.cos(n * 1.7), 0.4, 0.017, 0.27, 0.01))
    return d
  },
  bound: { x: 0, y: 0.2, z: 0, radius: 0.6 },
})

const caseAt: Point3 = [-0.24, half.y, -0.25]
const caseTurn = rotation(-24)
const lettersAt: Point3 = [0.98, 0, 0.62]
const lettersTurn = rotation(-14)
const onLetters = placedAt(lettersTurn, lettersAt)
const onCase = placedAt(caseTurn, caseAt)
const top = 0.375

const packed: readonly Body[] = [
  {
    solid: placeSolid(suitcase, { rotate: caseTurn, move: caseAt }),
    windings: threads => [
      wound(dyed(mix(dye.ember, dye.clay, 0.3)), (_x, y, z) => (y + z * 0.4) * threads, {
        part: casePart.hide,
        ply: 0.6,
        along: x => x * 26,
      }),
      wound(goldDye, (x, y) => (x + y) * threads * 0.8, { part: casePart.corner }),
      wound(timber(0.5), (x, y, z) => (x + 0.2 * y + 0.2 * z) * threads, { part: casePart.strap }),
      wound(goldDye, (_x, y) => y * threads, { part: casePart.brass }),
    ],
  },
  {
    solid: placeSolid(letters, { rotate: lettersTurn, move: lettersAt }),
    windings: threads => [wound(linenDye, (_x, y, z) => (y * 1.4 + z * 0.5) * threads)],
  },
]

export const pictures = {
  'strand-returned': pictureOf({
    strand: 'marigold',
    bodies: packed,
    cords: [
      {
        path: through([
          onLetters([-0.1, 0.02, 0.3]),
          onLetters([-0.1, 0.2, 0.3]),
          onLetters([-0.1, top, 0.26]),
          onLetters([-0.1, top + 0.01, 0]),
          onLetters([-0.1, top, -0.3]),
        ]),
        width: 16,
      },
      {
        path: through([
          onLetters([-0.43, top, 0.02]),
          onLetters([-0.1, top + 0.015, 0.02]),
          onLetters([0.25, top + 0.01, 0.02]),
          onLetters([0.42, top - 0.01, 0.02]),
          onLetters([0.44, 0.15, 0.02]),
        ]),
        width: 16,
      },
      ...[-1, 1].map(side => ({
        path: through(
          [
            [0, 0.01, 0],
            [0.09 * side, 0.09, 0.03],
            [0.22 * side, 0.09, 0.08],
            [0.27 * side, 0.03, 0.13],
            [0.16 * side, 0.02, 0.1],
            [0, 0.02, 0.01],
          ].map(([x, y, z]) => onLetters([x - 0.1, top + y, z + 0.02])),
        ),
        width: 16,
      })),
      {
        path: through([
          onLetters([-0.1, top + 0.02, 0.03]),
          onLetters([-0.2, top, 0.22]),
          onLetters([-0.28, 0.2, 0.33]),
          onLetters([-0.32, 0.03, 0.4]),
          [0.4, 0.03, 1.4],
          [0.15, 0.03, 2.1],
          [0.05, 0.03, 3.4],
        ]),
        width: 16,
      },
      {
        path: through([
          [0, 3.4, -0.25],
          [-0.02, 2.6, -0.25],
          [-0.18, 1.9, -0.22],
          onCase([0.02, half.y + 0.26, 0.02]),
          onCase([0.06, half.y + 0.17, 0.08]),
        ]),
        width: 19,
        shade: 0,
      },
      {
        path: t => onCase([0.02 + 0.13 * t, half.y + 0.17 + 0.062 * Math.cos(t * TAU * 3), 0.062 * Math.sin(t * TAU * 3)]),
        width: 16,
        shade: 0.2,
      },
    ],
  }),
} satisfies Record<string, PictureDrawing>
