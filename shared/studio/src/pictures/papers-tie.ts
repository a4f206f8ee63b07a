import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, polyline, through } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { hash } from '../toolkit/random.ts'
import type { Rope } from '../toolkit/rope.ts'
import { strand } from '../toolkit/strand.ts'
import { half, place, top } from './papers-pile.ts'

/** Where the bands of the tie cross on the top sheet. */
const knot = { a: 0.1, b: 0.62 }

const twine = (path: Curve3, frame: Frame, steps = 260): Rope => ({
  path,
  radius: 8.6 * frame.unit,
  pitch: 58 * frame.unit,
  colour: mix(dye.marigold, dye.butter, 0.22),
  steps,
})

/** The two bands of the tie, down the sides that are seen and over the top. */
export function bands(frame: Frame): Rope[] {
  const at = (a: number, b: number, height: number, depth: number): Point3 => [...place(frame, a, b, height), depth]
  const side = { ...twine(() => [0, 0, 0], frame, 40), colour: scale(mix(dye.marigold, dye.butter, 0.1), 0.5) }
  return [
    {
      ...side,
      path: polyline([at(knot.a, half.b + 0.012, 2, -1), at(knot.a, half.b + 0.025, top - 4, -1), at(knot.a, half.b, top + 6, -1)]),
    },
    {
      ...side,
      path: polyline([
        at(-half.a - 0.005, knot.b + 0.03, 8, -1),
        at(-half.a - 0.012, knot.b + 0.02, top - 4, -1),
        at(-half.a, knot.b + 0.02, top + 6, -1),
      ]),
    },
    twine(polyline([at(knot.a + 0.02, -half.b - 0.01, top, 0), at(knot.a, 0, top + 7, 0), at(knot.a, half.b + 0.012, top + 3, 0)]), frame),
    twine(
      polyline([at(-half.a - 0.012, knot.b + 0.02, top + 3, 1), at(0, knot.b, top + 9, 1), at(half.a + 0.01, knot.b - 0.02, top, 1)]),
      frame,
    ),
  ]
}

/** A bow: two loops, two ends, and the turn that holds them. */
export function bow(frame: Frame): Rope[] {
  const { unit: k } = frame
  const [x, y] = place(frame, knot.a, knot.b, top + 14)
  const path = (points: readonly Point3[]): Curve3 => through(points.map(([dx, dy, z]): Point3 => [x + dx * k, y + dy * k, z * k]))
  const leftLoop = path([
    [4, 2, 30],
    [-60, -46, 26],
    [-150, -96, 18],
    [-222, -82, 14],
    [-226, -22, 16],
    [-150, 14, 22],
    [-62, 10, 30],
    [2, 4, 34],
  ])
  const rightLoop = path([
    [-2, 4, 32],
    [58, -52, 28],
    [132, -122, 20],
    [206, -130, 16],
    [232, -78, 16],
    [176, -24, 22],
    [76, -2, 30],
    [0, 6, 36],
  ])
  const leftEnd = path([
    [2, 4, 28],
    [-50, 44, 20],
    [-84, 104, 12],
    [-168, 128, 10],
    [-210, 186, 8],
  ])
  const rightEnd = path([
    [0, 4, 28],
    [60, 36, 20],
    [120, 50, 14],
    [166, 108, 12],
    [250, 116, 10],
    [296, 168, 8],
  ])
  const turn = path([
    [-22, -20, 38],
    [-4, -14, 48],
    [10, 2, 52],
    [12, 18, 48],
    [2, 28, 38],
  ])
  return [
    twine(leftEnd, frame, 130),
    twine(rightEnd, frame, 150),
    twine(leftLoop, frame),
    twine(rightLoop, frame),
    { ...twine(turn, frame, 60), radius: 10.5 * k },
  ]
}

/** The ends of the twine come apart. */
export function layFrays(canvas: Canvas, frame: Frame, ropes: readonly Rope[]): void {
  const { unit: k } = frame
  for (const [index, rope] of ropes.entries()) {
    const [x, y] = rope.path(1)
    const [bx, by] = rope.path(0.94)
    const angle = Math.atan2(y - by, x - bx)
    for (let n = 0; n < 16; n++) {
      const run = angle + 0.9 * (hash(n, 41 + index) - 0.5)
      const length = (18 + 26 * hash(n, 43 + index)) * k
      strand(canvas, t => [x + Math.cos(run) * length * (t - 0.3), y + Math.sin(run) * length * (t - 0.3) + 8 * k * t * t], {
        pieces: 8,
        width: 2.2 * k,
        colour: t => scale(mix(dye.marigold, dye.butter, 0.3), 0.9 - 0.3 * t),
        opacity: t => 1 - 0.7 * t,
        round: 0.5,
      })
    }
  }
}
