import type { Canvas } from './canvas.ts'
import { type Colour, dye, scale } from './colour.ts'
import type { Curve } from './curve.ts'
import type { Frame } from './frame.ts'
import { createNoise } from './noise.ts'
import { TAU } from './numbers.ts'
import { createRandom, hash } from './random.ts'
import { layThread, stride, type ThreadOptions } from './thread.ts'

type Along<T> = T | ((t: number) => T)
const along = <T>(value: Along<T>, t: number): T => (typeof value === 'function' ? (value as (t: number) => T)(t) : value)

export type StrandOptions = ThreadOptions & {
  /** px */
  width?: Along<number>
  colour?: Along<Colour>
  opacity?: Along<number>
  /** How many straight pieces the curve is cut into. */
  pieces?: number
}

/** One thread along a curve; its width, colour and opacity may change along it. */
export function strand(
  canvas: Canvas,
  curve: Curve,
  { width = 1.5, colour = dye.paper, opacity = 1, pieces = 120, ...options }: StrandOptions = {},
): void {
  const vertices = new Float32Array((pieces + 1) * stride)
  for (let i = 0; i <= pieces; i++) {
    const t = i / pieces
    const [x, y] = curve(t)
    const [r, g, b] = along(colour, t)
    vertices.set([x, y, along(width, t), r, g, b, along(opacity, t)], i * stride)
  }
  layThread(canvas, vertices, options)
}

export type WarpOptions = {
  colour?: Colour
  opacity?: number
  /** Units. */
  gap?: number
  vertical?: boolean
  seed?: number
  /** Units. */
  wave?: number
}

/** The faint warp that lies behind every picture: the family likeness. */
export function warp(
  canvas: Canvas,
  frame: Frame,
  { colour = dye.paper, opacity = 0.05, gap = 9, vertical = true, seed = 1, wave = 2 }: WarpOptions = {},
): void {
  const noise = createNoise(seed)
  const k = frame.unit
  const breadth = vertical ? frame.width : frame.height
  const length = vertical ? frame.height : frame.width
  for (let s = -gap; s * k < breadth + gap * k; s += gap) {
    const curve: Curve = t => {
      const offset = s * k + wave * k * noise.at(s * 0.11, t * 3)
      return vertical ? [offset, t * length] : [t * length, offset]
    }
    strand(canvas, curve, { pieces: 24, width: 1.1 * k, colour, opacity: opacity * (0.4 + 1.2 * hash(s | 0, seed)) })
  }
}

/** One thread of a bundle. */
export type BundleThread = {
  readonly id: number
  readonly phase: number
  /** Distance from the middle, 0..1. */
  readonly radius: number
}

export type BundleOptions = Omit<ThreadOptions, 'from'> & {
  count?: number
  /** Radius of the bundle along it, px. */
  radius?: (t: number) => number
  seed?: number
  colour?: (t: number, thread: BundleThread) => Colour
  /** px */
  width?: number | ((t: number, thread: BundleThread) => number)
  opacity?: Along<number>
  pieces?: number
  /** Turns round each other over the whole length. */
  twist?: number
  /** How far the threads stray, 0..1 of `drift`. */
  loose?: (t: number) => number
  /** px */
  drift?: number
}

/** Threads that share a path, twist round it, and fray where they are loose. */
export function bundle(canvas: Canvas, path: Curve, options: BundleOptions = {}): void {
  const { count = 40, radius = () => 10, seed = 1, colour = () => dye.marigold, width = 1.6, pieces = 160, twist = 2.2 } = options
  const { loose = () => 0, drift = 60, opacity = 1, ...thread } = options
  const noise = createNoise(seed + 11)
  for (const { stray, ...one } of bundleThreads(count, seed)) {
    const turn = (t: number): number => one.phase + twist * TAU * t
    const curve: Curve = t => {
      const [x, y] = path(t)
      const [ax, ay] = path(t - 0.004)
      const [bx, by] = path(t + 0.004)
      const length = Math.hypot(bx - ax, by - ay) || 1
      const off = Math.cos(turn(t)) * one.radius * radius(t)
      const free = loose(t) * drift
      return [
        x - ((by - ay) / length) * off + free * noise.at(stray, t * 2.4, 1),
        y + ((bx - ax) / length) * off + free * noise.at(stray, t * 2.4, 9),
      ]
    }
    strand(canvas, curve, {
      ...thread,
      pieces,
      width: typeof width === 'function' ? t => width(t, one) : width * (0.7 + 0.6 * hash(one.id, seed)),
      colour: t => scale(colour(t, one), 0.55 + 0.45 * (Math.sin(turn(t)) * one.radius * 0.5 + 0.5) + 0.15 * hash(one.id, 2)),
      opacity,
    })
  }
}

/** The threads of a bundle, the far ones first. */
function bundleThreads(count: number, seed: number): (BundleThread & { stray: number })[] {
  const random = createRandom(seed)
  const threads = Array.from({ length: count }, (_, id) => ({
    id,
    phase: random() * TAU,
    radius: Math.sqrt(random()),
    stray: random() * 50,
  }))
  return threads.sort((a, b) => Math.sin(a.phase) * a.radius - Math.sin(b.phase) * b.radius)
}
