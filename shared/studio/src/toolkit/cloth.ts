import { castShadow, closeIn } from './cloth-light.ts'
import type { Point3 } from './curve.ts'
import type { Frame } from './frame.ts'
import { createNoise } from './noise.ts'
import { TAU } from './numbers.ts'
import { rotation } from './rotation.ts'
import { emptyTrace, type Trace } from './trace.ts'

/** Height of a cloth at (x, y): x from -1 at the left edge of the frame to 1 at the right, y on the same scale, downward. */
export type ClothHeight = (x: number, y: number) => number

export type ClothOptions = {
  /** Pixels of the map a pixel of the frame. */
  resolution?: number
  /** Where the light comes from: right, up, toward the eye. */
  light?: Point3
  /** How far a slope draws the threads along. */
  pull?: number
  /** How dark the folds are. */
  depth?: number
  /** How dark the shadow that a fold throws is, 0..1. */
  shadow?: number
}

/**
 * A cloth that fills the frame, as a trace for `engrave`. Its x and y are the place on the cloth, on the
 * scale of {@link ClothHeight}: a thread laid straight on the cloth follows its folds.
 */
export function createCloth(frame: Frame, height: ClothHeight, options: ClothOptions = {}): Trace {
  const { resolution = 1, light = [-0.6, 0.5, 0.6], pull = 0.5, depth = 1, shadow = 0.6 } = options
  const cloth = emptyTrace({
    width: Math.round(frame.width * resolution),
    height: Math.round(frame.height * resolution),
    span: 2,
    x: 0,
    y: 0,
    rotation: rotation(),
    light,
    near: 1,
    far: -1,
    shadow,
    sharpness: 1,
  })
  cloth.hit.fill(1)
  raise(cloth, height)
  slope(cloth, pull)
  closeIn(cloth, depth)
  castShadow(cloth, shadow)
  return cloth
}

function raise({ width, height, x, y, z, depth }: Trace, at: ClothHeight): void {
  for (let j = 0; j < height; j++) {
    for (let i = 0; i < width; i++) {
      const o = j * width + i
      x[o] = (i / width - 0.5) * 2
      y[o] = ((j - 0.5 * height) / width) * 2
      z[o] = at(x[o], y[o])
      depth[o] = z[o]
    }
  }
}

function slope({ width, height, x, y, z, nx, ny, nz }: Trace, pull: number): void {
  const size = 2 / width
  for (let j = 0; j < height; j++) {
    const above = Math.max(0, j - 1)
    const below = Math.min(height - 1, j + 1)
    for (let i = 0; i < width; i++) {
      const o = j * width + i
      const left = Math.max(0, i - 1)
      const right = Math.min(width - 1, i + 1)
      const gx = (z[j * width + right] - z[j * width + left]) / ((right - left) * size)
      const gy = (z[below * width + i] - z[above * width + i]) / ((below - above) * size)
      const length = Math.hypot(gx, gy, 1)
      nx[o] = -gx / length
      ny[o] = gy / length
      nz[o] = 1 / length
      x[o] += pull * gx * 0.1
      y[o] += pull * gy * 0.1
    }
  }
}

export type FoldOptions = {
  /** Folds across the frame, about. */
  frequency?: number
  /** Which way they run, radians. */
  angle?: number
  depth?: number
}

/** The height of folds in the wind; it returns to itself as t goes from 0 to 1. */
export function createFolds(seed: number, { frequency = 2.1, angle = 0.5, depth = 0.22 }: FoldOptions = {}) {
  const noise = createNoise(seed)
  const cosine = Math.cos(angle)
  const sine = Math.sin(angle)
  return (x: number, y: number, t = 0): number => {
    const u = x * cosine + y * sine
    const v = -x * sine + y * cosine
    const bend = noise.loop(u * 0.6 + 3, v * 0.8, t, 0.35) * 1.2
    const long = Math.sin(u * frequency * 2.4 + bend * 2.6 + v * 0.7 - TAU * t)
    const short = Math.sin(u * frequency * 4.3 - bend * 3.4 + v * 1.4 + 1 - TAU * t)
    return depth * (0.62 * long + 0.24 * short * (0.5 + 0.5 * long) + 0.5 * bend + 0.16 * noise.loop(u * 2.4, v * 1.1, t, 0.4))
  }
}
