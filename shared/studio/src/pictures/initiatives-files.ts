/** Case files in their own words: the official summary, and what those it speaks of say, tied together. */
import type { PictureDrawing } from '../drawing.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point3, polyline, through } from '../toolkit/curve.ts'
import { TAU } from '../toolkit/numbers.ts'
import { createSheet, handwriting, type Laid, pictureOf, typed, typing } from './initiatives-table.ts'

const half = [0.68, 0.9] as const
const official = createSheet({ half, at: [-0.76, 0.0], turned: 4, seed: 1 })
const own = createSheet({ half, at: [0.74, 0.04], turned: -3, seed: 4 })

/** The seal of an office: two rings with spokes between them. */
const stamp = (u: number, v: number): Laid[] => {
  const round = (radius: number, turn: number): Point3 => official.on(u + radius * Math.cos(turn * TAU), v + radius * Math.sin(turn * TAU))
  const common = { colour: typed, shade: 0.2 }
  return [
    { ...common, path: t => round(0.17, t), width: 8, pieces: 90 },
    { ...common, path: t => round(0.085, t), width: 6, pieces: 60 },
    ...Array.from(
      { length: 14 },
      (_, n): Laid => ({ ...common, path: polyline([round(0.105, n / 14), round(0.148, n / 14)]), width: 7, pieces: 6 }),
    ),
  ]
}

/** The fourth lies above the cord, the fifth below it. */
const rows = [-0.67, -0.43, -0.19, 0.05, 0.64]
const told: readonly (readonly number[])[] = [
  [0.42, 0.58],
  [0.3, 0.36, 0.3],
  [0.6, 0.44],
  [0.36, 0.6],
  [0.5, 0.46],
]

const cord = { width: 17, colour: dye.marigold, shade: 0.55 }
const band = 0.36
const knot: Point3 = [0, 0.13, band + 0.04]
const loop = (side: number): Laid => ({
  ...cord,
  path: through(
    [
      [0, 0.02, 0],
      [0.1 * side, 0.08, -0.08],
      [0.25 * side, 0.07, -0.13],
      [0.31 * side, 0.03, -0.03],
      [0.2 * side, 0.05, 0.06],
      [0, 0.04, 0.01],
    ].map(([x, y, z]): Point3 => [knot[0] + x, knot[1] + y, knot[2] + z]),
  ),
})
const end = (side: number, points: readonly Point3[]): Laid => ({
  ...cord,
  path: through([knot, ...points.map(([x, y, z]): Point3 => [x * side, y, z])]),
})

export const pictures = {
  'human-rights-hero-files': pictureOf({
    cloth: [dye.indigo, mix(dye.indigo, dye.iris, 0.6)],
    bodies: [official.body, own.body],
    laid: [
      ...typing(official, -0.66, -0.52, [0.5], typed, 13),
      ...typing(official, -0.4, -0.52, [0.16, 0.3, 0.1, 0.28]),
      ...typing(official, -0.27, -0.52, [0.26, 0.12]),
      ...stamp(-0.28, 0.6),
      ...told.flatMap((words, row) => handwriting(own, rows[row], -0.54, words, row * 5 + 3)),
      {
        ...cord,
        path: through([
          official.on(-0.7, band, -0.03),
          official.on(-0.66, band, 0.03),
          official.on(-0.2, band, 0.03),
          official.on(0.5, band - 0.01, 0.03),
          knot,
          own.on(-0.5, band, 0.03),
          own.on(0.2, band, 0.03),
          own.on(0.66, band, 0.03),
          own.on(0.7, band, -0.03),
        ]),
      },
      loop(-1),
      loop(1),
      end(-1, [
        [0.06, 0.16, band + 0.14],
        [0.17, 0.18, band + 0.24],
        [0.19, 0.18, band + 0.4],
      ]),
      end(1, [
        [0.05, 0.12, band + 0.2],
        [0.03, 0.14, band + 0.44],
        [0.06, 0.05, band + 0.7],
        [0.0, 0.02, band + 0.95],
        [0.06, 0.02, 1.9],
      ]),
      {
        path: through([
          [-0.03, 0.16, knot[2] - 0.06],
          [0.0, 0.21, knot[2]],
          [0.03, 0.16, knot[2] + 0.06],
        ]),
        width: 22,
        colour: dye.marigold,
        pieces: 20,
      },
    ],
  }),
} satisfies Record<string, PictureDrawing>
