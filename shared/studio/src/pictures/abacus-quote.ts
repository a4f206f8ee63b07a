/** What the count comes to: a sheet folded in three, tied with a golden thread. */
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point, type Point3, polyline, through } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { layRopes, type Rope } from '../toolkit/rope.ts'
import { strand } from '../toolkit/strand.ts'
import { layFrays } from './papers-tie.ts'

/** Its middle, half its width and half its height, units; how it leans. */
const lying = { x: 1262, y: 604, a: 236, b: 160, turn: -0.055 }
/** Down to where the upper third covers the sheet, from -1 to 1. */
const flap = 0.3
/** Where the bands of the tie cross. */
const knot = { u: 0.24, v: 0.02 }

/** A point of the face: u across and v down, from -1 to 1; px. */
function on({ unit: k }: Frame, u: number, v: number, down = 0): Point {
  const [x, y] = [u * lying.a, v * lying.b]
  const [cos, sin] = [Math.cos(lying.turn), Math.sin(lying.turn)]
  return [(lying.x + x * cos - y * sin) * k, (lying.y + x * sin + y * cos + down) * k]
}

/** Close threads across the paper, from one height to another. */
function layPaper(canvas: Canvas, frame: Frame, [from, to]: readonly [number, number], shift: number, tone: number): void {
  const { unit: k } = frame
  const rows = Math.round((to - from) * 60)
  for (let n = 0; n <= rows; n++) {
    const v = lerp(from, to, n / rows)
    const rim = n === 0 || n === rows
    strand(canvas, t => on(frame, lerp(-1, 1, t) + shift * 0.012, v + 0.014 * Math.sin(Math.PI * t), shift * 5), {
      pieces: 24,
      width: 3.6 * k,
      colour: t => {
        const pool = lerp(1.12, 0.6, smooth(-0.1, 2.4, t * 1.6 + (v + 1) * 0.5))
        return scale(mix(dye.linen, dye.butter, 0.12), tone * pool * (0.95 + 0.05 * hash(n, 71)) * (rim ? 0.8 : 1))
      },
      round: 0.25,
    })
  }
}

function layEdge(canvas: Canvas, frame: Frame, points: readonly Point[], wide: number, opacity: number, [dx, dy]: Point): void {
  const { unit: k } = frame
  const edge = polyline(points.map(([u, v]): Point3 => [...on(frame, u, v), 0]))
  strand(canvas, t => [edge(t)[0] + dx * k, edge(t)[1] + dy * k], {
    pieces: 60,
    width: wide * k,
    soft: wide * 0.7 * k,
    mode: 'multiply',
    colour: [0.2, 0.18, 0.26],
    opacity,
  })
}

function layTie(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  const twine = (path: Curve3, steps = 220): Rope => ({
    path,
    radius: 7.6 * k,
    pitch: 52 * k,
    colour: mix(dye.marigold, dye.butter, 0.06),
    steps,
  })
  const band = (from: Point, to: Point): Rope =>
    twine(t => {
      const lift = 5 * Math.sin(Math.PI * t)
      return [...on(frame, lerp(from[0], to[0], t), lerp(from[1], to[1], t), -lift), 0]
    })
  const [x, y] = on(frame, knot.u, knot.v, -6)
  const path = (points: readonly Point3[]): Curve3 => through(points.map(([dx, dy, z]): Point3 => [x + dx * k, y + dy * k, z * k]))
  const leftEnd = twine(
    path([
      [2, 2, 22],
      [-34, 40, 20],
      [-52, 84, 18],
      [-96, 104, 18],
      [-118, 138, 18],
    ]),
    120,
  )
  const rightEnd = twine(
    path([
      [0, 2, 22],
      [34, 44, 20],
      [44, 96, 18],
      [70, 140, 18],
      [64, 190, 18],
      [92, 232, 18],
      [150, 250, 18],
      [230, 244, 18],
      [330, 262, 18],
      [420, 256, 18],
    ]),
    320,
  )
  layRopes(
    canvas,
    [
      band([-1.012, knot.v], [1.012, knot.v]),
      band([knot.u, -1.02], [knot.u, 1.02]),
      leftEnd,
      rightEnd,
      twine(
        path([
          [4, 2, 26],
          [-40, -36, 24],
          [-104, -74, 22],
          [-158, -66, 20],
          [-164, -20, 20],
          [-108, 10, 22],
          [-44, 8, 26],
          [2, 4, 30],
        ]),
      ),
      twine(
        path([
          [-2, 4, 28],
          [40, -40, 26],
          [94, -88, 22],
          [148, -96, 20],
          [168, -56, 20],
          [126, -16, 22],
          [54, 0, 28],
          [0, 6, 32],
        ]),
      ),
      {
        ...twine(
          path([
            [-16, -14, 34],
            [-3, -10, 42],
            [8, 2, 46],
            [9, 14, 42],
            [2, 21, 34],
          ]),
          60,
        ),
        radius: 9.4 * k,
      },
    ],
    { piece: 4 },
  )
  layFrays(canvas, frame, [leftEnd])
}

export function layQuote(canvas: Canvas, frame: Frame): void {
  for (const n of [0, 1, 2, 3])
    layEdge(
      canvas,
      frame,
      [
        [-0.98, 1],
        [1, 1],
        [1, -0.94],
      ],
      30 + 14 * n,
      0.4,
      [8 + 9 * n, 9 + 9 * n],
    )
  layPaper(canvas, frame, [-0.98, 1], 2, 0.62)
  layPaper(canvas, frame, [-0.99, 1], 1, 0.74)
  layPaper(canvas, frame, [-1, 1], 0, 0.88)
  layEdge(
    canvas,
    frame,
    [
      [-1, flap],
      [1, flap],
    ],
    12,
    0.7,
    [2, 7],
  )
  layPaper(canvas, frame, [-1, flap], 0, 1)
  layTie(canvas, frame)
}
