/**
 * Threads wound round a traced body. Every thread is a level line of a coordinate on the surface; its width
 * swells and its colour changes with the light, as in an engraving.
 */
import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import { clamp, smooth } from './numbers.ts'
import { hash } from './random.ts'
import type { Trace } from './trace.ts'

/** A number for the point (x, y, z) of the surface, in the body's own axes; `i` is its index in the trace. */
export type SurfaceCoordinate = (x: number, y: number, z: number, i: number) => number

export type Layer = {
  /** The pixels of the trace that it covers; all by default. */
  where?: (i: number) => boolean
  /** Counts the threads: one a unit. */
  across: SurfaceCoordinate
  /** Runs along the threads: the twist is measured by it. */
  along?: SurfaceCoordinate
  /** From light to colour; `id` is the thread's own number, `lit` the light before the thread's own shading. */
  colour: (light: number, id: number, lit: number, across: number, along: number) => Colour
  /** Share of the ground that threads cover, in the dark and in the light, 0..1. */
  fill?: readonly [number, number]
  /** Twists a unit of `along`. */
  ply?: number
  round?: number
  /** Opacity at a point of the picture, px. */
  fade?: (x: number, y: number, id: number, along: number) => number
}

export type EngraveOptions = {
  /** Light where none falls, 0..1. */
  ambient?: number
  /** Changes the light at pixel i of the trace. */
  light?: (light: number, i: number, trace: Trace) => number
  opacity?: number
  /** How much of the body shows, in shade, behind the threads: 1 lets nothing shine through. */
  body?: number
  /** Where the trace is laid, px. */
  dx?: number
  dy?: number
  zoom?: number
  /** How much the threads differ in brightness. */
  character?: number
  gamma?: number
}

type Fields = { light: Float32Array; across: Float32Array; along: Float32Array; covered: Float32Array }

export function engrave(canvas: Canvas, trace: Trace, layers: readonly Layer[], options: EngraveOptions = {}): void {
  const size = trace.width * trace.height
  const fields: Fields = {
    light: new Float32Array(size),
    across: new Float32Array(size),
    along: new Float32Array(size),
    covered: new Float32Array(size),
  }
  for (const layer of layers) {
    measure(trace, layer, options, fields)
    wind(canvas, trace, layer, options, fields)
  }
}

/** The layer's coordinates and light at every pixel of the trace. */
function measure(trace: Trace, { where, across, along }: Layer, { ambient = 0.16, light }: EngraveOptions, fields: Fields): void {
  const { hit, x, y, z, nx, ny, nz, lit, openness } = trace
  const [lx, ly, lz] = trace.light
  for (let i = 0; i < hit.length; i++) {
    fields.covered[i] = hit[i] && (!where || where(i)) ? 1 : 0
    if (!fields.covered[i]) continue
    fields.across[i] = across(x[i], y[i], z[i], i)
    fields.along[i] = along ? along(x[i], y[i], z[i], i) : 0
    const facing = Math.max(0, nx[i] * lx + ny[i] * ly + nz[i] * lz)
    const base = (ambient + (1 - ambient) * facing * lit[i]) * (0.25 + 0.75 * openness[i])
    fields.light[i] = light ? light(base, i, trace) : base
  }
}

function wind(canvas: Canvas, trace: Trace, layer: Layer, options: EngraveOptions, fields: Fields): void {
  const { opacity = 1, body = 0.35, dx = 0, dy = 0, zoom = 1, character = 0.3, gamma = 1 } = options
  const { fill = [0.5, 0.92], ply = 0, round = 0.9, colour, fade } = layer
  const { width: w, height: h } = trace
  const { width: W, height: H, pixels } = canvas
  const { covered: M, across: U, along: V, light: L } = fields
  const step = w / W / zoom // pixels of the trace a pixel of the picture: the widths agree
  for (let y = 0; y < H; y++) {
    const ty = (y - dy + 0.5 - H / 2) * step + h / 2 - 0.5
    if (ty < -2 || ty >= h + 1) continue
    const cy = clamp(ty, 0, h - 1.001)
    const j = cy | 0
    const b = cy - j
    for (let x = 0; x < W; x++) {
      const tx = (x - dx + 0.5 - W / 2) * step + w / 2 - 0.5
      if (tx < -2 || tx >= w + 1) continue
      const cx = clamp(tx, 0, w - 1.001)
      const i = cx | 0
      const a = cx - i
      const o = j * w + i
      const m00 = M[o]
      const m10 = M[o + 1]
      const m01 = M[o + w]
      const m11 = M[o + w + 1]
      if (!(m00 + m10 + m01 + m11)) continue
      let w00 = (1 - a) * (1 - b) * m00
      let w10 = a * (1 - b) * m10
      let w01 = (1 - a) * b * m01
      let w11 = a * b * m11
      const sum = w00 + w10 + w01 + w11
      if (sum < 0.02) continue
      w00 /= sum
      w10 /= sum
      w01 /= sum
      w11 /= sum
      const alpha = opacity * smooth(0.25, 0.75, sum)
      const u = U[o] * w00 + U[o + 1] * w10 + U[o + w] * w01 + U[o + w + 1] * w11
      const v = V[o] * w00 + V[o + 1] * w10 + V[o + w] * w01 + V[o + w + 1] * w11
      let light = L[o] * w00 + L[o + 1] * w10 + L[o + w] * w01 + L[o + w + 1] * w11
      if (gamma !== 1) light = light ** gamma
      // threads a pixel of the picture
      const gx = slope(m00 && m10 ? U[o + 1] - U[o] : 0, m00 * m10 * (1 - b), m01 && m11 ? U[o + w + 1] - U[o + w] : 0, m01 * m11 * b)
      const gy = slope(m00 && m01 ? U[o + w] - U[o] : 0, m00 * m01 * (1 - a), m10 && m11 ? U[o + w + 1] - U[o + 1] : 0, m10 * m11 * a)
      const g = Math.sqrt(gx * gx + gy * gy) * step + 1e-6
      const id = Math.floor(u)
      const f = u - id - 0.5
      const share = Math.min(0.97, (fill[0] + (fill[1] - fill[0]) * clamp(light)) * (1 + 0.15 * (hash(id, 5) - 0.5)))
      const half = share / (2 * g)
      // a gap narrower than a pixel is covered from both sides
      let c = Math.min(1, clamp(half + 0.5 - Math.abs(f) / g) + clamp(half + 0.5 - (1 - Math.abs(f)) / g))
      if (half < 0.5) c *= half * 2
      const apart = smooth(0.75, 0.3, g) // lines too close to draw give way to their mean
      c = c * apart + share * (1 - apart)
      let shine = light * (1 + character * (hash(id, 3) - 0.5))
      if (round) {
        const s = clamp(f / (share * 0.5), -1, 1)
        const side = (gy * 0.8 - gx * 0.45) / (g / step + 1e-6)
        shine *= 1 + round * apart * (0.35 + 0.65 * Math.sqrt(1 - s * s) + 0.38 * s * side - 1)
      }
      if (ply) {
        const turns = v * ply + f * 1.3 + hash(id, 9)
        shine *= 1 + apart * (0.72 + 0.4 * smooth(0, 0.8, Math.abs((turns - Math.floor(turns)) * 2 - 1)) - 1)
      }
      const veil = alpha * (fade ? fade(x, y, id, v) : 1)
      if (veil <= 0) continue
      const thread = colour(clamp(shine, 0, 1.6), id, light, u, v)
      const behind = colour(light * 0.16, id, light, u, v)
      const p = (y * W + x) * 3
      for (let n = 0; n < 3; n++) {
        const ground = pixels[p + n] + (behind[n] - pixels[p + n]) * body * veil
        pixels[p + n] = ground + (thread[n] - ground) * c * veil
      }
    }
  }
}

/** Two differences, weighted. */
const slope = (a: number, wa: number, b: number, wb: number): number => (wa + wb > 0 ? (a * wa + b * wb) / (wa + wb) : 0)
