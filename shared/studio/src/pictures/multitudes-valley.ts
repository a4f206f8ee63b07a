import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { lookAt, terrain } from '../toolkit/terrain.ts'

const noise = createNoise(101)

/** A fraction of the frame's height. */
export const horizon = 0.36

const outlook = { horizon, camera: 1.05, focal: 0.62 }

const landAt = (X: number, Z: number): number => {
  const hills = 2.1 * smooth(8, 15, Z) * (0.45 + 0.6 * noise.at(X * 0.13 + 7, Z * 0.1) + 0.22 * noise.at(X * 0.4, Z * 0.25))
  return (
    0.16 * smooth(2.6, 5, Z) * noise.at(X * 0.7, Z * 0.6) +
    0.02 * noise.at(X * 2.4, Z * 2) +
    hills +
    0.3 * smooth(2.6, 7, Z) * smooth(0, 3, X) -
    0.1
  )
}

/** Meadows before far hills. */
export function layLand(canvas: Canvas, frame: Frame): void {
  const earth = ramp([
    mix(dye.lagoon, dye.indigo, 0.4),
    mix(dye.lagoon, dye.clay, 0.45),
    mix(dye.clay, dye.marigold, 0.35),
    mix(dye.ember, dye.marigold, 0.55),
    dye.marigold,
    mix(dye.marigold, dye.butter, 0.6),
  ])
  const haze = mix(dye.teal, dye.rose, 0.6)
  terrain(canvas, frame, {
    ...outlook,
    rows: 300,
    near: 1.15,
    far: 17,
    light: [-0.7, 0.5, 0.3],
    height: landAt,
    colour: (light, X, Z, _, depth) => {
      const meadow = smooth(-0.3, 0.25, noise.at(X * 0.35 + 3, Z * 0.3)) * smooth(1.2, 2.6, Z)
      return mix(
        mix(earth(light * 0.84 - 0.06), mix(dye.lagoon, dye.marigold, 0.05 + 0.42 * light), 0.75 * meadow),
        haze,
        smooth(0.72, 1, depth) * 0.7,
      )
    },
    width: (depth, light) => (3.9 - 1.8 * depth) * (1.1 - 0.25 * light),
    opacity: () => 0.95,
    soil: (_, y) => mix(mix(dye.rose, dye.paper, 0.3), scale(mix(dye.marigold, dye.rose, 0.35), 0.85), clamp(smooth(0.38, 0.8, y))),
  })
}

type Tree = readonly [X: number, Z: number, size: number]

/** Far to near. */
const trees: readonly Tree[] = [
  [4.4, 8.4, 1.1],
  [-1.6, 7.4, 1],
  [-2.5, 5.6, 1.05],
  [2.1, 5.2, 0.9],
  [-2.35, 3.5, 1.05],
]

export function layTrees(canvas: Canvas, frame: Frame): void {
  for (const tree of trees) layTree(canvas, frame, tree)
}

/** A tree: twisted boughs and a crown of level threads. */
function layTree(canvas: Canvas, frame: Frame, [X, Z, size]: Tree): void {
  const k = frame.unit
  const { at, scale: unit } = lookAt(frame, outlook)(X, landAt(X, Z), Z)
  const [x, y] = at
  const tall = unit * size
  const far = smooth(3, 9, Z)
  const haze = mix(dye.teal, dye.rose, 0.6)
  for (let i = 0; i < 22; i++) {
    const lean = (hash(i, 106) - 0.5) * 1.5
    strand(
      canvas,
      t => [
        x + tall * (0.035 * (hash(i, 107) - 0.5) + lean * 0.4 * t ** 2 + 0.02 * Math.sin(t * 8 + i)),
        y - tall * t * (0.72 - 0.16 * lean * lean),
      ],
      {
        pieces: 24,
        width: t => Math.max(1.2, 4.4 * (1 - 0.75 * t) * (1 - 0.4 * far)) * k,
        colour: mix(mix(dye.umber, dye.clay, hash(i, 108)), haze, 0.6 * far),
        round: 0.6,
      },
    )
  }
  for (let i = 0; i < 58; i++) {
    const level = i / 57
    const half = tall * 0.42 * Math.sqrt(1 - (level * 2 - 1) ** 2) * (0.8 + 0.3 * hash(i, 109))
    const rise = y - tall * (0.36 + 0.62 * level)
    strand(canvas, t => [x + half * (2 * t - 1), rise - tall * 0.05 * Math.sin(Math.PI * t) + tall * 0.035 * noise.at(t * 7, i * 0.5)], {
      pieces: 40,
      width: (3.6 - 1.6 * far) * k,
      colour: t =>
        mix(
          mix(
            scale(dye.lagoon, 0.8),
            mix(dye.teal, dye.marigold, 0.35),
            clamp(level * 0.8 + 0.35 * (0.5 - t) + 0.3 * noise.at(t * 6, i * 0.4)),
          ),
          haze,
          0.62 * far,
        ),
      opacity: t => smooth(0, 0.1, t) * smooth(1, 0.9, t),
      round: 0.5,
    })
  }
}
