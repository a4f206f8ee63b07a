import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { lookAt, type Outlook, terrain } from '../toolkit/terrain.ts'

const noise = createNoise(41)

/** Units from the scene's upper edge. */
export const horizon = 360

/** The scene is 1600 units wide. `unit`: px; its corner: px from the frame's. */
export type View = Frame & { readonly left: number; readonly top: number }

const outlookOf = ({ width, height, unit, left, top }: View): Outlook => ({
  centre: (left + 800 * unit) / width,
  horizon: (top + horizon * unit) / height,
  camera: 0.95,
  focal: (0.62 * 1600 * unit) / width,
})

const landAt = (X: number, Z: number): number => {
  const hills = 1.25 * smooth(10, 15, Z) * (0.42 + 0.5 * noise.at(X * 0.16 + 4, Z * 0.12) + 0.18 * noise.at(X * 0.5, Z * 0.3))
  return 0.1 * noise.at(X * 0.8, Z * 0.7) * smooth(1.6, 3.4, Z) + 0.035 * noise.at(X * 1.6, Z * 1.5) + hills - 0.1
}

/** Wide land with rows of ridge tents. */
export function layCamp(canvas: Canvas, view: View): void {
  const earth = ramp([dye.indigo, mix(dye.indigo, dye.clay, 0.5), dye.clay, dye.ember, mix(dye.ember, dye.marigold, 0.6), dye.marigold])
  terrain(canvas, view, {
    ...outlookOf(view),
    rows: 330,
    near: 1.2,
    far: 15.5,
    light: [-0.62, 0.5, 0.55],
    height: landAt,
    colour: (light, _X, _Z, _height, depth) => mix(earth(light * 1.1 - 0.08), haze, smooth(0.72, 1, depth) * 0.75),
    width: (depth, light) => (3.1 - 1.5 * depth) * (1.05 - 0.3 * light),
    opacity: depth => 0.97 - 0.25 * smooth(0.25, 0, depth),
    soil: (_, y) => mix(dye.rose, dye.paper, clamp(0.35 + 0.5 * smooth(0.4, 1, y))),
  })
  for (const tent of [...tents].sort((a, b) => b[1] - a[1])) layTent(canvas, view, tent)
}

const haze = mix(dye.rose, dye.iris, 0.4)

type Tent = readonly [X: number, Z: number, size: number]

const tents: readonly Tent[] = [
  [-1.95, 4.2, 0.5],
  [-3.1, 5.2, 0.52],
  [-0.75, 5.6, 0.5],
  [2.2, 4.9, 0.5],
  [3.5, 5.9, 0.52],
  [0.75, 6.6, 0.5],
  [-2.0, 7.2, 0.5],
  [2.5, 7.6, 0.5],
  [-4.3, 7.4, 0.52],
  [-0.5, 8.6, 0.5],
  [4.7, 8.2, 0.52],
  [1.3, 9.4, 0.52],
  [-3.0, 9.8, 0.54],
  [3.5, 10, 0.54],
  [-5.1, 5.9, 0.52],
  [5.4, 6.4, 0.52],
  [-6.4, 8.8, 0.54],
  [6.7, 9.4, 0.54],
]

/** A ridge tent in threads: the lit or shaded side, the front, and light in its door. */
function layTent(canvas: Canvas, view: View, [X, Z, size]: Tent): void {
  const k = view.unit
  const look = lookAt(view, outlookOf(view))
  const facing = X > 0.4 ? -0.5 : 0.5
  const ground = landAt(X, Z) - 0.02
  const corner = (across: number, up: number, along: number): Point => {
    const [a, b] = [across * 0.78 * size, along * 1.15 * size]
    return look(X + a * Math.cos(facing) + b * Math.sin(facing), ground + up * 1.05 * size, Z - a * Math.sin(facing) + b * Math.cos(facing))
      .at
  }
  const far = smooth(4, 11, Z)
  const dyed = (light: number): Colour => mix(canvasDye(light), haze, 0.55 * far)
  const gap = lerp(4.4, 2.6, far)
  const [front, back] = [corner(0, 1, -1), corner(0, 1, 1)]
  // of the roof only the side turned to us is seen
  const side = facing > 0 ? 1 : -1
  layFace(canvas, k, gap, [front, back, corner(side, 0, 1), corner(side, 0, -1)], v => dyed((side < 0 ? 0.9 : 0.42) - 0.22 * v), true)
  layFace(canvas, k, gap, [front, front, corner(1, 0, -1), corner(-1, 0, -1)], v => dyed(0.66 - 0.12 * v), false)
  layFace(
    canvas,
    k,
    gap,
    [corner(0, 0.72, -1.01), corner(0, 0.72, -1.01), corner(0.3, 0, -1.01), corner(-0.3, 0, -1.01)],
    v => mix(mix(dye.ember, dye.marigold, 0.4 + 0.6 * v), haze, 0.4 * far),
    false,
  )
}

const canvasDye = ramp([
  mix(dye.indigo, dye.lagoon, 0.6),
  dye.lagoon,
  dye.teal,
  mix(dye.teal, dye.paper, 0.45),
  mix(dye.teal, dye.paper, 0.75),
  dye.paper,
])

/** Fills a face with threads from its upper edge (a to b) to its lower one (d to c). */
function layFace(
  canvas: Canvas,
  k: number,
  gap: number,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  colour: (v: number) => Colour,
  sags: boolean,
): void {
  const count = Math.max(4, Math.round(Math.hypot(d[0] - a[0], d[1] - a[1]) / (gap * k)))
  for (let i = 0; i <= count; i++) {
    const v = i / count
    const [left, right] = [
      [lerp(a[0], d[0], v), lerp(a[1], d[1], v)],
      [lerp(b[0], c[0], v), lerp(b[1], c[1], v)],
    ]
    const sag = sags ? 5 * k * Math.sin(Math.PI * v) + 4 * k * (1 - v) : 0
    strand(canvas, t => [lerp(left[0], right[0], t), lerp(left[1], right[1], t) + sag * Math.sin(Math.PI * t)], {
      pieces: 16,
      width: gap * 1.18 * k,
      colour: scale(colour(v), 0.9 + 0.2 * hash(i, 28)),
      round: 0.75,
    })
  }
}
