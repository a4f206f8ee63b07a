/** The open register: a town's streets on a folded sheet; what was counted in each is sewn along it, stroke by stroke. */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point, type Point3, polyline, through } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { modulo } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import type { View } from '../toolkit/trace.ts'
import { createSheet, type Laid, pictureOf, said } from './initiatives-table.ts'
import { layNeedle, layShade, type Needle, needleLine } from './needle.ts'
import { seenIn } from './things-cord.ts'
import { dyed } from './things-dyed.ts'

const half = [1.42, 0.98] as const
/** Folded three times across and once down: it still stands up a little at its folds. */
const folds = { across: half[0] / 2, down: half[1] }
const ridge = (at: number, period: number): number => Math.abs(modulo(at / period, 2) - 1)

type Street = { from: Point; to: Point; broad: number }
const streets = {
  high: { from: [-1.5, -0.42], to: [1.5, -0.3], broad: 0.062 },
  quay: { from: [-1.5, 0.42], to: [1.5, 0.3], broad: 0.055 },
  middle: { from: [-0.55, -0.05], to: [1.5, -0.02], broad: 0.045 },
  bridge: { from: [-0.62, -1.1], to: [-0.5, 1.1], broad: 0.055 },
  mill: { from: [0.42, -1.1], to: [0.3, 1.1], broad: 0.05 },
  east: { from: [0.98, -1.1], to: [0.9, 0.3], broad: 0.04 },
  west: { from: [-1.05, -0.4], to: [-1.0, 1.1], broad: 0.04 },
  lane: { from: [-0.1, -1.1], to: [-0.08, 0.32], broad: 0.036 },
  wall: { from: [-1.5, -0.74], to: [-0.62, -0.7], broad: 0.036 },
  yard: { from: [0.38, -0.68], to: [1.5, -0.66], broad: 0.036 },
} as const satisfies Record<string, Street>
const toStreet = (u: number, v: number): number => {
  let nearest = 9
  for (const {
    from: [a, b],
    to: [c, d],
    broad,
  } of Object.values(streets)) {
    const [ux, uy] = [c - a, d - b]
    const t = Math.min(1, Math.max(0, ((u - a) * ux + (v - b) * uy) / (ux * ux + uy * uy)))
    nearest = Math.min(nearest, Math.hypot(u - a - ux * t, v - b - uy * t) - broad)
  }
  return nearest
}
/** A river bends round one corner. */
const toRiver = (u: number, v: number): number => Math.abs(v - 0.74 - 0.2 * Math.sin(u * 1.5 + 2.4)) - 0.085
const block = dyed(mix(dye.teal, dye.linen, 0.42))
const street = dyed(mix(dye.paper, dye.linen, 0.3))
const river = dyed(mix(dye.iris, dye.indigo, 0.25))

const scaleOf = 400
const map = createSheet({
  half,
  at: [0, -0.05],
  turned: 3,
  source: import.meta.url,
  rise: (u, v) => 0.03 + 0.1 * ridge(u + half[0], folds.across) + 0.05 * ridge(v + half[1], folds.down),
  windings: threads => [
    {
      across: (_x, _y, z) => z * threads * 0.75,
      along: x => x * scaleOf,
      colour: (light, _id, _lit, across, along) => {
        const [u, v] = [along / scaleOf, across / (threads * 0.75)]
        const shade = 0.06 + light * 0.9
        if (Math.abs(u) > half[0] - 0.05 || Math.abs(v) > half[1] - 0.05) return street(shade)
        if (toStreet(u, v) < 0) return street(shade)
        return toRiver(u, v) < 0 ? river(shade) : block(shade)
      },
      fill: [0.97, 1],
      round: 0.15,
    },
  ],
})

/** Strokes along a street: every fifth lies across the four before it. */
function tally({ from, to }: Street, begin: number, count: number): Laid[] {
  const [ux, uy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(ux, uy)
  const at = (along: number, off: number): Point3 =>
    map.on(from[0] + (ux * along - uy * off) / length, from[1] + (uy * along + ux * off) / length, 0.018)
  return Array.from({ length: count }, (_, n): Laid => {
    const stroke = n % 5
    const start = begin + Math.floor(n / 5) * 0.235 + stroke * 0.042
    const lean = 0.009 * (hash(n, begin * 9) - 0.5)
    const high = 0.07
    const ends =
      stroke < 4 ? [at(start + lean, -high), at(start - lean, high)] : [at(start - 0.203, 0.6 * high), at(start - 0.008, -0.6 * high)]
    return { path: polyline(ends), width: 10, colour: said, shade: 0.5, pieces: 16 }
  })
}

/** From the last stroke the thread runs on to the needle. */
const eye: Point3 = [1.12, 0.03, 1.06]
const tip: Point3 = [0.52, 0.03, 1.17]
const loose = through([
  map.on(1.15, 0.4),
  map.on(1.28, 0.5),
  map.on(1.26, 0.72),
  map.on(1.16, 0.96, 0.03),
  [1.3, 0.02, 1.06],
  [1.4, 0.02, 1.18],
  [1.27, 0.02, 1.2],
  eye,
])

function layCounter(canvas: Canvas, frame: Frame, view: View): void {
  const at = ([x, y, z]: Point3): Point => {
    const [px, py] = seenIn(frame, view)([x, y, z])
    return [px, py]
  }
  const needle: Needle = { end: at([eye[0] + 0.05, eye[1], eye[2] - 0.01]), point: at(tip), thickness: 8 }
  layShade(canvas, frame, needleLine(needle), 11, { height: 9, opacity: 0.6 })
  layNeedle(canvas, frame, needle)
}

export const pictures = {
  'human-rights-hero-register': pictureOf({
    cloth: [mix(dye.marigold, dye.ember, 0.1), mix(dye.marigold, dye.ember, 0.5)],
    bodies: [map.body],
    laid: [
      ...tally(streets.high, 1.16, 20),
      ...tally(streets.middle, 0.28, 4),
      ...tally(streets.middle, 0.72, 18),
      ...tally(streets.quay, 2.0, 14),
      ...tally(streets.bridge, 1.6, 2),
      ...tally(streets.quay, 0.24, 3),
      ...tally(streets.high, 0.36, 2),
      ...tally(streets.yard, 0.62, 3),
      { path: loose, width: 10, colour: said, shade: 0.5 },
    ],
    over: layCounter,
  }),
} satisfies Record<string, PictureDrawing>
