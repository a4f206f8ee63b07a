import { type Colour, toSrgb } from './colour.ts'
import { clamp, lerp } from './numbers.ts'

export type Finish = {
  /** Film grain, as a share of full brightness. */
  grain?: number
  seed?: number
  /** A factor on all light. */
  exposure?: number
}

/** A picture in linear light: floats, so that light adds up and nothing bands. */
export class Canvas {
  readonly width: number
  readonly height: number
  /** Three numbers a pixel, row by row. */
  readonly pixels: Float32Array
  /** Which thread last touched a pixel, and how far it covers it: a thread never covers itself twice. */
  readonly toucher: Uint32Array
  readonly cover: Float32Array
  threads = 0

  constructor(width: number, height: number, ground?: Colour) {
    this.width = Math.round(width)
    this.height = Math.round(height)
    const size = this.width * this.height
    this.pixels = new Float32Array(size * 3)
    this.toucher = new Uint32Array(size)
    this.cover = new Float32Array(size)
    if (ground) this.fill(ground)
  }

  fill(colour: Colour): this {
    const { pixels } = this
    const [r, g, b] = colour
    for (let i = 0; i < pixels.length; i += 3) {
      pixels[i] = r
      pixels[i + 1] = g
      pixels[i + 2] = b
    }
    return this
  }

  /** Takes the pixels of a canvas of the same size. */
  copy(from: Canvas): this {
    this.pixels.set(from.pixels)
    return this
  }

  /** A ground from a colour for each point (px), worked out every `step` px and interpolated. */
  shade(colour: (x: number, y: number) => Colour, step = 8): this {
    const { width, height, pixels } = this
    const columns = Math.ceil(width / step) + 2
    const rows = Math.ceil(height / step) + 2
    const grid = new Float32Array(columns * rows * 3)
    for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) grid.set(colour(i * step, j * step), (j * columns + i) * 3)
    for (let y = 0; y < height; y++) {
      const j = Math.floor(y / step)
      const v = y / step - j
      for (let x = 0; x < width; x++) {
        const i = Math.floor(x / step)
        const u = x / step - i
        const g = (j * columns + i) * 3
        const below = g + columns * 3
        const p = (y * width + x) * 3
        for (let k = 0; k < 3; k++)
          pixels[p + k] = lerp(lerp(grid[g + k], grid[g + 3 + k], u), lerp(grid[below + k], grid[below + 3 + k], u), v)
      }
    }
    return this
  }

  /** Lays another canvas over this one, its corner at (x, y) px; `share` (0..1) of each of its pixels, by index. */
  lay(over: Canvas, share: (index: number) => number, x = 0, y = 0): this {
    for (let j = Math.max(0, -y); j < Math.min(over.height, this.height - y); j++) {
      for (let i = Math.max(0, -x); i < Math.min(over.width, this.width - x); i++) {
        const from = j * over.width + i
        const part = share(from)
        if (part <= 0) continue
        const to = ((j + y) * this.width + i + x) * 3
        for (let k = 0; k < 3; k++) this.pixels[to + k] += (over.pixels[from * 3 + k] - this.pixels[to + k]) * part
      }
    }
    return this
  }

  /** Eight-bit sRGB, three bytes a pixel: a soft shoulder for the highlights, grain, and dither against banding. */
  toBytes({ grain = 0.012, seed = 7, exposure = 1 }: Finish = {}): Buffer {
    const { pixels } = this
    const bytes = Buffer.allocUnsafe(pixels.length)
    let state = seed | 1
    const noise = (): number => {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return (state >>> 0) / 4294967296 - 0.5
    }
    for (let p = 0; p < pixels.length; p += 3) {
      const speck = noise() * 2 * grain + noise() / 255
      for (let k = 0; k < 3; k++) bytes[p + k] = clamp(srgb(pixels[p + k] * exposure) + speck) * 255 + 0.5
    }
    return bytes
  }
}

const shoulder = (c: number): number => (c > 0.7 ? 0.7 + 0.3 * (1 - Math.exp(-(c - 0.7) / 0.3)) : c)

const steps = 4096
const table = Float32Array.from({ length: steps + 2 }, (_, i) => toSrgb(shoulder((i / steps) ** 2 * 4)))

/** sRGB of a linear channel 0..4, from a table that is fine in the shadows. */
function srgb(linear: number): number {
  if (!(linear > 0)) return 0
  const position = Math.sqrt(Math.min(4, linear) / 4) * steps
  const i = Math.floor(position)
  return table[i] + (table[i + 1] - table[i]) * (position - i)
}
