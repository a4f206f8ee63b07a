/** Return visits: the recommendations of a report, read again; at each visit those that have been kept are ticked in red thread. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Curve, polyline } from '../toolkit/curve.ts'
import { cone, torus } from '../toolkit/distance.ts'
import type { Frame } from '../toolkit/frame.ts'
import { lerp, TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import type { View } from '../toolkit/trace.ts'
import { createSheet, type Laid, pictureOf, said, typed, typing } from './initiatives-table.ts'
import { placedAt, wound } from './strands-stage.ts'
import { seenIn } from './things-cord.ts'

const source = import.meta.url

const report = createSheet({ half: [0.98, 1.02], at: [-0.52, 0], turned: 5, seed: 3.3 })
const below = createSheet({ half: [0.98, 1.02], at: [-0.49, 0.0], turned: 1.5, rise: () => 0.02, source })

const rim = 0.205
/** Reading glasses: x to the right, y up, the sides run back. */
const glasses = createSolid({
  source,
  parameters: ['glasses', rim],
  distance(x, y, z) {
    const side = Math.abs(x)
    return (
      Math.min(
        torus(side - 0.255, y, z, rim, 0.023),
        Math.max(torus(x, y - 0.02, z, 0.058, 0.02), 0.02 - y),
        cone(side, y, z, 0.44, 0.07, 0, 0.5, 0.07, -0.02, 0.024, 0.024),
        cone(side, y, z, 0.5, 0.07, -0.02, 0.48, 0.06, -0.78, 0.02, 0.022),
        cone(side, y, z, 0.48, 0.06, -0.78, 0.46, -0.1, -0.98, 0.026, 0.03),
      ) * 0.85
    )
  },
  part: (_x, _y, z) => (z < -0.06 ? 1 : 0),
  bound: { x: 0, y: 0, z: -0.45, radius: 0.85 },
})

const lie = { rotate: rotation(5, -20), move: [1.1, 0.26, 0.6], size: 1.08 } as const
const onGlasses = placedAt(lie.rotate, lie.move, lie.size)

/** The light is caught in both lenses. */
function layGlints(canvas: Canvas, frame: Frame, view: View): void {
  const at = seenIn(frame, view)
  for (const side of [-1, 1]) {
    const glint: Curve = t => {
      const turn = lerp(0.56, 0.86, t) * Math.PI
      const [px, py] = at(onGlasses([side * 0.255 + 0.145 * Math.cos(turn), 0.145 * Math.sin(turn), 0]))
      return [px, py]
    }
    strand(canvas, glint, {
      width: t => 9 * frame.unit * Math.sin(Math.PI * t),
      soft: 2 * frame.unit,
      colour: dye.paper,
      opacity: 0.5,
      pieces: 30,
    })
  }
}

const rows = [-0.56, -0.24, 0.08, 0.4, 0.72]
/** What was found kept at each visit: every column of squares is one, and there is room for the next. */
const visits: readonly { at: number; kept: readonly number[] }[] = [
  { at: 0.24, kept: [1] },
  { at: 0.5, kept: [1, 3] },
  { at: 0.76, kept: [0, 1, 3] },
]

const square = (u: number, v: number): Laid => {
  const h = 0.08
  const corners = [
    [-h, -h],
    [h, -h],
    [h, h],
    [-h, h],
    [-h, -h],
  ]
  return { path: polyline(corners.map(([x, y]) => report.on(u + x, v + y))), width: 6.5, colour: typed, shade: 0.25, pieces: 80 }
}
const tick = (u: number, v: number): Laid => ({
  path: polyline([report.on(u - 0.07, v - 0.02, 0.02), report.on(u - 0.01, v + 0.055, 0.025), report.on(u + 0.13, v - 0.14, 0.02)]),
  width: 16,
  colour: said,
  shade: 0.5,
  pieces: 60,
})
const words: readonly (readonly number[])[] = [
  [0.3, 0.12, 0.32],
  [0.36, 0.26],
  [0.18, 0.34, 0.24],
  [0.36, 0.16, 0.22],
  [0.24, 0.34],
]

export const pictures = {
  'human-rights-hero-return': pictureOf({
    cloth: [mix(dye.ember, dye.clay, 0.35), mix(dye.ember, dye.marigold, 0.2)],
    bodies: [
      below.body,
      report.body,
      {
        solid: placeSolid(glasses, lie),
        windings: threads => [
          wound(
            light => goldDye(light * 1.2),
            (x, y) => (Math.atan2(Math.abs(x) - 0.255, y) / TAU) * 46,
            { part: 0, round: 0.9 },
          ),
          wound(
            light => goldDye(light * 0.9),
            (_x, _y, z) => z * threads,
            { part: 1 },
          ),
        ],
      },
    ],
    over: layGlints,
    laid: [
      ...typing(report, -0.86, -0.82, [0.56], typed, 13),
      ...rows.flatMap((v, row) => typing(report, v, -0.82, words[row])),
      ...visits.flatMap(({ at, kept }) => [...rows.map(v => square(at, v)), ...kept.map(row => tick(at, rows[row]))]),
    ],
  }),
} satisfies Record<string, PictureDrawing>
