import { lerp, TAU } from './numbers.ts'
import { createRandom } from './random.ts'

export type Noise = {
  /** Gradient noise at a point, about -1..1. */
  at(x: number, y: number, z?: number): number
  /** Noise at (x, y) that returns to itself as `t` goes from 0 to 1; `radius` is how far it wanders meanwhile. */
  loop(x: number, y: number, t: number, radius?: number): number
  /** Octaves of `at`, each twice as fine and half as strong. */
  octaves(x: number, y: number, z?: number, count?: number): number
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

/** Seeded gradient noise (Perlin 2002) in three dimensions, and in four for loops. */
export function createNoise(seed: number): Noise {
  const { order, gradients: g } = createLattice(seed)

  const at = (x: number, y: number, z = 0): number => {
    const X = Math.floor(x)
    const Y = Math.floor(y)
    const Z = Math.floor(z)
    const dx = x - X
    const dy = y - Y
    const dz = z - Z
    const corner = (i: number, j: number, k: number): number => {
      const h = order[order[order[(X + i) & 255] + ((Y + j) & 255)] + ((Z + k) & 255)] * 4
      return g[h] * (dx - i) + g[h + 1] * (dy - j) + g[h + 2] * (dz - k)
    }
    return blend(corner, fade(dx), fade(dy), fade(dz))
  }

  const at4 = (x: number, y: number, z: number, w: number): number => {
    const [X, Y, Z, W] = [Math.floor(x), Math.floor(y), Math.floor(z), Math.floor(w)]
    const [dx, dy, dz, dw] = [x - X, y - Y, z - Z, w - W]
    const cell = (l: number): number => {
      const corner = (i: number, j: number, k: number): number => {
        const h = order[order[order[order[(X + i) & 255] + ((Y + j) & 255)] + ((Z + k) & 255)] + ((W + l) & 255)] * 4
        return g[h] * (dx - i) + g[h + 1] * (dy - j) + g[h + 2] * (dz - k) + g[h + 3] * (dw - l)
      }
      return blend(corner, fade(dx), fade(dy), fade(dz))
    }
    return lerp(cell(0), cell(1), fade(dw))
  }

  return {
    at,
    loop: (x, y, t, radius = 0.6) => at4(x, y, radius * Math.cos(TAU * t), radius * Math.sin(TAU * t)),
    octaves: (x, y, z = 0, count = 4) => {
      let sum = 0
      for (let i = 0; i < count; i++) sum += 0.5 ** (i + 1) * at(x * 2 ** i, y * 2 ** i, z + i * 7.3)
      return sum
    },
  }
}

/** The eight corners of a cell, blended by the position in it. */
function blend(corner: (i: number, j: number, k: number) => number, u: number, v: number, w: number): number {
  const near = lerp(lerp(corner(0, 0, 0), corner(1, 0, 0), u), lerp(corner(0, 1, 0), corner(1, 1, 0), u), v)
  const far = lerp(lerp(corner(0, 0, 1), corner(1, 0, 1), u), lerp(corner(0, 1, 1), corner(1, 1, 1), u), v)
  return lerp(near, far, w)
}

function createLattice(seed: number): { order: Uint8Array; gradients: Float32Array } {
  const random = createRandom(seed)
  const order = new Uint8Array(512)
  for (let i = 0; i < 256; i++) order[i] = i
  for (let i = 255; i > 0; i--) {
    const j = (random() * (i + 1)) | 0
    const kept = order[i]
    order[i] = order[j]
    order[j] = kept
  }
  order.copyWithin(256, 0, 256)
  const gradients = new Float32Array(256 * 4)
  for (let i = 0; i < 256; i++) {
    const vector = [random.normal(), random.normal(), random.normal(), random.normal()]
    const length = Math.hypot(...vector)
    for (let k = 0; k < 4; k++) gradients[i * 4 + k] = (vector[k] / length) * 1.7
  }
  return { order, gradients }
}
