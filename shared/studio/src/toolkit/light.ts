import { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import { clamp, lerp, smooth } from './numbers.ts'

export type Glow = {
  strength?: number
  falloff?: number
  /** Height over width. */
  stretch?: number
}

/** A soft round light of a radius in px. */
export function glow(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: Colour,
  { strength = 1, falloff = 2, stretch = 1 }: Glow = {},
): void {
  const { width, height, pixels } = canvas
  for (let py = Math.max(0, Math.floor(y - radius * stretch)); py < Math.min(height, y + radius * stretch); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px < Math.min(width, x + radius); px++) {
      const d = Math.hypot(px - x, (py - y) / stretch) / radius
      if (d >= 1) continue
      const light = strength * (1 - d * d) ** falloff
      const p = (py * width + px) * 3
      for (let k = 0; k < 3; k++) pixels[p + k] += colour[k] * light
    }
  }
}

const coarse = 4

/** Light that spills from the parts brighter than `threshold`, over a radius in px. */
export function bloom(canvas: Canvas, amount = 0.25, radius = 24, threshold = 0.25): void {
  const { width, height, pixels } = canvas
  const columns = Math.ceil(width / coarse)
  const rows = Math.ceil(height / coarse)
  const spill = brightParts(canvas, columns, rows, threshold)
  boxBlur(spill, columns, rows, radius / coarse)
  for (let y = 0; y < height; y++) {
    const fy = clamp(y / coarse - 0.5, 0, rows - 1.001)
    const j = Math.floor(fy)
    const below = j + 1 < rows ? columns * 3 : 0
    for (let x = 0; x < width; x++) {
      const fx = clamp(x / coarse - 0.5, 0, columns - 1.001)
      const i = Math.floor(fx)
      const right = i + 1 < columns ? 3 : 0
      const p = (y * width + x) * 3
      const s = (j * columns + i) * 3
      for (let k = 0; k < 3; k++)
        pixels[p + k] +=
          amount *
          lerp(lerp(spill[s + k], spill[s + right + k], fx - i), lerp(spill[s + below + k], spill[s + right + below + k], fx - i), fy - j)
    }
  }
}

function brightParts({ width, height, pixels }: Canvas, columns: number, rows: number, threshold: number): Float32Array {
  const parts = new Float32Array(columns * rows * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3
      const brightness = 0.3 * pixels[p] + 0.5 * pixels[p + 1] + 0.2 * pixels[p + 2]
      if (brightness <= threshold) continue
      const share = (brightness - threshold) / (brightness + 1e-6) / (coarse * coarse)
      const s = (Math.floor(y / coarse) * columns + Math.floor(x / coarse)) * 3
      for (let k = 0; k < 3; k++) parts[s + k] += pixels[p + k] * share
    }
  }
  return parts
}

/** Darkens the corners; the centre is in fractions of the frame. */
export function vignette(canvas: Canvas, amount = 0.35, centreX = 0.5, centreY = 0.5): void {
  const { width, height, pixels } = canvas
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const factor = 1 - amount * smooth(0.25, 0.95, Math.hypot((x / width - centreX) * 1.25, (y / height - centreY) * 1.25))
      const p = (y * width + x) * 3
      pixels[p] *= factor
      pixels[p + 1] *= factor
      pixels[p + 2] *= factor
    }
  }
}

/** Blurs the whole picture (a far layer, before the near one is laid over it); radius in px. */
export const blur = (canvas: Canvas, radius: number): void => boxBlur(canvas.pixels, canvas.width, canvas.height, radius)

export type Focus = {
  /** Distances from the middle, px: up to `sharp` nothing is softened, and from `soft` on nearly everything. */
  sharp: number
  soft: number
  /** px */
  radius: number
}

/** Softens what is away from (x, y) px, as an eye or a lens does. */
export function focusOn(canvas: Canvas, x: number, y: number, { sharp, soft, radius }: Focus): void {
  const { width, height, pixels } = canvas
  const far = new Canvas(width, height).copy(canvas)
  blur(far, radius)
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const share = 0.86 * smooth(sharp, soft, Math.hypot(px - x, py - y))
      const p = (py * width + px) * 3
      for (let k = 0; k < 3; k++) pixels[p + k] = lerp(pixels[p + k], far.pixels[p + k], share)
    }
  }
}

const passes = 3

/** Three box blurs, which come near to a Gaussian. */
function boxBlur(pixels: Float32Array, width: number, height: number, radius: number): void {
  const reach = Math.max(1, Math.round((radius / Math.sqrt(passes)) * 1.1))
  const line = new Float32Array(Math.max(width, height))
  const blurLine = (start: number, count: number, stride: number): void => {
    let sum = 0
    for (let i = -reach; i <= reach; i++) sum += pixels[start + clamp(i, 0, count - 1) * stride]
    for (let i = 0; i < count; i++) {
      line[i] = sum / (2 * reach + 1)
      sum += pixels[start + Math.min(count - 1, i + reach + 1) * stride] - pixels[start + Math.max(0, i - reach) * stride]
    }
    for (let i = 0; i < count; i++) pixels[start + i * stride] = line[i]
  }
  for (let pass = 0; pass < passes; pass++) {
    for (let channel = 0; channel < 3; channel++) {
      for (let y = 0; y < height; y++) blurLine(y * width * 3 + channel, width, 3)
      for (let x = 0; x < width; x++) blurLine(x * 3 + channel, height, width * 3)
    }
  }
}
