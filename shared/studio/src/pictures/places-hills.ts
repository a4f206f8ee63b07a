import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, mix, type Ramp } from '../toolkit/colour.ts'
import type { Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

export type Ridge = {
  /** Height of its skyline at x (0..1 of the frame's width), as a fraction of the frame from the top. */
  line: (x: number) => number
  /** How far down its threads reach, a fraction of the frame. */
  depth: number
  /** From slopes in the shade to slopes in the light. */
  colours: Ramp
  /** Towards which the foot of the ridge pales, and how much. */
  mist?: Colour
  misty?: number
  rows?: number
  /** Width of a thread beside the gap between two. */
  cover?: number
  opacity?: number
}

/** A rolling skyline: `base` and `swing` are fractions of the frame's height. */
export function createRidgeLine(seed: number, base: number, swing: number, roughness = 1.4): (x: number) => number {
  const noise = createNoise(seed)
  return x => base - swing * (noise.at(x * roughness + 3, seed) + 0.34 * noise.at(x * roughness * 2.9, seed + 4))
}

/** A range of hills: threads that follow the skyline and flatten towards its foot; they hide what lies behind. */
export function layRidge(
  canvas: Canvas,
  { width, height, unit: k }: Frame,
  { line, depth, colours, mist, misty = 0.6, rows = 60, cover = 1.25, opacity = 1 }: Ridge,
): void {
  const gap = (depth * height) / rows
  const noise = createNoise(rows + Math.round(depth * 900))
  for (let row = 0; row < rows; row++) {
    const down = row / (rows - 1)
    const swell = (x: number): number => line(x) + depth * down + 0.035 * down * (1 - down) * 4 * noise.at(x * 4, down * 2.4)
    strand(canvas, t => [lerp(-0.01, 1.01, t) * width, swell(lerp(-0.01, 1.01, t)) * height], {
      pieces: 110,
      width: Math.max(gap * cover, 1.6 * k),
      round: 0.75,
      colour: t => {
        const slope = (swell(t + 0.012) - swell(t - 0.012)) / 0.024
        const light = clamp(0.5 + slope * 1.15 + 0.3 * noise.at(t * 3.1 + 7, down * 3.5) + 0.16 * (hash(row, 3) - 0.5))
        const colour = colours(light)
        return mist ? mix(colour, mist, misty * smooth(0, 1, down)) : colour
      },
      opacity,
    })
  }
}
