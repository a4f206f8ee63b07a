/** Land under a sky: rows of thread over a field of heights in perspective. */
import type { Canvas } from './canvas.ts'
import type { Colour } from './colour.ts'
import type { Point, Point3 } from './curve.ts'
import type { Frame } from './frame.ts'
import { clamp, lerp } from './numbers.ts'
import { layThread, stride } from './thread.ts'

/** How the land is looked at: X to the right, Z away from us, heights upward, in units of the land. */
export type Outlook = {
  /** Where we look straight ahead, a fraction of the picture's width. */
  centre?: number
  /** The eye's level in the picture, a fraction of its height. */
  horizon?: number
  /** Height of the eye over the land's zero. */
  camera?: number
  /** Width of the picture at distance 1, inverted. */
  focal?: number
}

export type TerrainOptions = Outlook & {
  rows?: number
  near?: number
  far?: number
  height(X: number, Z: number): number
  /** `light` 0..1; `depth` 0 near .. 1 far. */
  colour(light: number, X: number, Z: number, height: number, depth: number): Colour
  /** Towards the light; z points away from us. */
  light?: Point3
  /** Units between the vertices of a row. */
  step?: number
  /** Units. */
  width?: (depth: number, light: number) => number
  opacity?: (depth: number, X: number, Z: number) => number
  /** Hides what lies behind the land; x and y are fractions of the frame. */
  soil?: (x: number, y: number) => Colour
}

const usual = { centre: 0.5, horizon: 0.44, camera: 1, focal: 0.9 } as const

/** From a point of the land to the picture: `at` in px, `scale` px a unit. */
export function lookAt(frame: Frame, outlook: Outlook): (X: number, height: number, Z: number) => { at: Point; scale: number } {
  const { centre, horizon, camera, focal } = { ...usual, ...outlook }
  return (X, height, Z) => {
    const scale = (focal * frame.width) / Z
    return { at: [frame.width * centre + X * scale, frame.height * horizon + (camera - height) * scale], scale }
  }
}

/** Draws land from near to far, near rows hiding far ones; gives the skyline: the highest land in each column, px. */
export function terrain(canvas: Canvas, frame: Frame, options: TerrainOptions): Float32Array {
  const { rows = 220, near = 1.2, far = 16, height, colour, light = [-0.75, 0.55, -0.3], step = 2, soil } = options
  const { width = () => 2.2, opacity = () => 1 } = options
  const { centre, horizon, camera, focal } = { ...usual, ...options }
  const { width: W, height: H, unit } = frame
  const length = Math.hypot(...light)
  const [lx, ly, lz] = light.map(v => v / length)
  const every = Math.max(1, Math.round(step * unit))
  // rows lie evenly on the screen
  const distanceOf = (row: number): number => 1 / lerp(1 / near, 1 / far, row / (rows - 1))
  const across = (x: number, Z: number): number => ((x / W - centre) * Z) / focal
  const screenY = (h: number, Z: number): number => H * horizon + ((camera - h) * focal * W) / Z

  if (soil) {
    const skyline = new Float32Array(W).fill(H)
    for (let row = 0; row < rows; row += 3) {
      const Z = distanceOf(row)
      for (let x = 0; x < W; x++) skyline[x] = Math.min(skyline[x], screenY(height(across(x, Z), Z), Z))
    }
    layGround(canvas, skyline, soil)
  }

  const top = new Float32Array(W + 1).fill(H + 50)
  const count = Math.ceil(W / every) + 1
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1)
    const Z = distanceOf(row)
    const vertices = new Float32Array(count * stride)
    for (let i = 0; i < count; i++) {
      const x = Math.min(W, i * every)
      const X = across(x, Z)
      const h = height(X, Z)
      const e = 0.01 * Z
      const dx = (height(X + e, Z) - h) / e
      const dz = (height(X, Z + e) - h) / e
      const lit = Math.max(0, (-dx * lx + ly - dz * lz) / Math.hypot(dx, 1, dz))
      const y = screenY(h, Z)
      const visible = y < top[x] - 0.2
      const [r, g, b] = colour(lit, X, Z, h, depth)
      vertices.set([x, y, width(depth, lit) * unit, r, g, b, visible ? opacity(depth, X, Z) : 0], i * stride)
      if (visible) for (let n = x; n < Math.min(W + 1, x + every); n++) top[n] = Math.min(top[n], y)
    }
    layThread(canvas, vertices)
  }
  return top
}

function layGround({ width, height, pixels }: Canvas, skyline: Float32Array, soil: (x: number, y: number) => Colour): void {
  for (let x = 0; x < width; x++) {
    for (let y = Math.max(0, Math.floor(skyline[x])); y < height; y++) {
      const colour = soil(x / width, y / height)
      const p = (y * width + x) * 3
      const share = clamp(y + 1 - skyline[x])
      for (let k = 0; k < 3; k++) pixels[p + k] += (colour[k] - pixels[p + k]) * share
    }
  }
}
