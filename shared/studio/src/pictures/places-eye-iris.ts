import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { glow } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { irisAt, irisRadius, upperEdge } from './places-eye-form.ts'

/** From the eye's axes to the picture, and back; `unit` is px. */
export type EyePlace = { at(x: number, y: number): Point; from(x: number, y: number): Point; unit: number }

const noise = createNoise(27)

/** In the shade of the upper lid the ball is darker. */
const lidShade = (x: number, y: number): number => 0.3 + 0.7 * smooth(0.0, 0.2, y - upperEdge(x))

/** An iris of radial threads round the pupil. */
export function layIris(canvas: Canvas, { at, unit }: EyePlace, k: number): void {
  const pupil = 0.36
  const rim = 0.5 * irisRadius * unit
  strand(canvas, t => at(irisAt.x + Math.cos(t * TAU) * irisRadius * 0.5, irisAt.y + Math.sin(t * TAU) * irisRadius * 0.5), {
    width: rim * 2.06,
    colour: scale(dye.umber, 0.25),
    pieces: 90,
  })
  const count = 620
  for (let i = 0; i < count; i++) {
    const n = (i * 389) % count
    const angle = (n / count) * TAU
    const own = hash(n, 3)
    const start = pupil * (0.94 + 0.1 * own)
    const end = own > 0.62 ? 0.62 + 0.3 * hash(n, 5) : 0.985
    const gold = mix(dye.marigold, dye.butter, 0.5 * hash(n, 6))
    const outer = hash(n, 7) > 0.4 ? mix(dye.ember, dye.clay, 0.35) : mix(dye.iris, dye.indigo, 0.35)
    const point = (t: number): Point => {
      const r = lerp(start, end, t) * irisRadius
      const a =
        angle + 0.05 * noise.at(Math.cos(angle) * 4, Math.sin(angle) * 4 + 9, t * 2.2) + 0.03 * (own - 0.5) * Math.sin(t * 9 + own * 20)
      return [irisAt.x + Math.cos(a) * r, irisAt.y + Math.sin(a) * r]
    }
    strand(canvas, t => at(...point(t)), {
      pieces: 26,
      width: (1.9 + 2.2 * hash(n, 8)) * k,
      round: 0.5,
      colour: t => {
        const [x, y] = point(t)
        const r = lerp(start, end, t)
        const under = 0.72 + 0.55 * smooth(-0.2, 0.5, (y - irisAt.y) / irisRadius)
        const c = mix(gold, outer, smooth(0.44, 0.8, r + 0.12 * (own - 0.5)))
        return scale(c, (0.5 + 0.65 * hash(n, 9)) * lidShade(x, y) * under * (1 - 0.78 * smooth(0.84, 1, r)))
      },
      opacity: t => smooth(0, 0.05, t) * 0.95,
    })
  }
  strand(canvas, t => at(irisAt.x + Math.cos(t * TAU) * irisRadius * 0.98, irisAt.y + Math.sin(t * TAU) * irisRadius * 0.98), {
    width: 22 * k,
    soft: 13 * k,
    colour: [0.2, 0.18, 0.3],
    mode: 'multiply',
    opacity: 0.85,
    pieces: 120,
  })
}

/** What the eye sees: the sun rising over hills, mirrored on the cornea. */
export function layMirror(canvas: Canvas, { at, unit }: EyePlace, k: number): void {
  const radius = irisRadius * 0.84
  const place = (x: number, y: number): Point => {
    // a round mirror bends a level line
    const bend = 1 - 0.16 * (x * x)
    return at(irisAt.x + x * radius, irisAt.y + (y * bend + 0.1 * x * x) * radius)
  }
  const veil = (x: number, y: number): number => smooth(1.02, 0.84, Math.hypot(x, y))
  const sun = { x: -0.2, y: 0.06, radius: 0.3 }
  const [sx, sy] = place(sun.x, sun.y)
  glow(canvas, sx, sy, 0.95 * radius * unit, dye.marigold, { strength: 0.14, falloff: 2 })
  for (let ring = 0; ring < 13; ring++) {
    const r = (sun.radius * (ring + 0.5)) / 13
    strand(canvas, t => place(sun.x + Math.cos(Math.PI + t * Math.PI) * r, sun.y + Math.sin(Math.PI + t * Math.PI) * r), {
      width: (sun.radius / 13) * radius * unit * 0.95,
      colour: mix([1.15, 1.0, 0.75], dye.marigold, (ring / 13) ** 1.4 * 0.8),
      round: 0.35,
      pieces: 40,
    })
  }
  for (let i = 0; i < 17; i++) {
    const a = Math.PI * (1.03 + (0.94 * i) / 16)
    strand(
      canvas,
      t => place(sun.x + Math.cos(a) * lerp(0.36, 0.62 + 0.2 * (i % 2), t), sun.y + Math.sin(a) * lerp(0.36, 0.62 + 0.2 * (i % 2), t)),
      {
        width: t => 3.4 * k * (1 - 0.7 * t),
        colour: dye.butter,
        opacity: t => 0.85 * (1 - t),
        pieces: 12,
      },
    )
  }
  const ridges = [
    { y: 0.03, swing: 0.1, depth: 0.2, rows: 11, colour: mix(dye.iris, dye.rose, 0.55) },
    { y: 0.16, swing: 0.13, depth: 0.24, rows: 13, colour: mix(dye.indigo, dye.iris, 0.55) },
    { y: 0.36, swing: 0.12, depth: 0.75, rows: 26, colour: mix(dye.indigo, dye.plum, 0.3) },
  ]
  ridges.forEach(({ y, swing, depth, rows, colour }, n) => {
    for (let row = 0; row < rows; row++) {
      const down = (row / rows) * depth
      const rise = (t: number): Point => {
        const x = lerp(-1.08, 1.08, t)
        return [x, y + down - swing * (0.6 * Math.sin(x * (2.6 + n) + n * 2.2 + 0.7) + 0.3 * Math.sin(x * 7 + n))]
      }
      const rim = row === 0 ? 0.8 : 0.24
      strand(canvas, t => place(...rise(t)), {
        pieces: 60,
        width: (depth / rows) * radius * unit * 1.15,
        round: 0.6,
        colour: t => mix(scale(colour, 0.85 + 0.3 * hash(row, n)), dye.marigold, rim * Math.exp(-(((rise(t)[0] - sun.x) / 0.55) ** 2))),
        opacity: t => veil(...rise(t)) * 0.93,
      })
    }
  })
}
