import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, scale } from '../toolkit/colour.ts'
import type { Curve } from '../toolkit/curve.ts'
import { TAU } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

export type StreamThread = {
  readonly id: number
  /** Where it lies in the stream, -1 (one edge) .. 1 (the other). */
  readonly place: number
  /** 0 far .. 1 near. */
  readonly near: number
}

export type StreamOptions = {
  count: number
  seed: number
  /** Half the breadth of the stream along it, px. */
  breadth: (s: number) => number
  /** How far the wind throws a thread aside along the stream, px. */
  wind: (s: number) => number
  /** Waves over the length. */
  waves?: number
  colour: (s: number, thread: StreamThread, t: number) => Colour
  /** px */
  width: number
  opacity: (s: number) => number
  /** Where the eye looks for gleams: how many of them run along each thread in a loop. */
  gleams?: number
  gleam?: number
  pieces?: number
}

/** Threads that stream along a path in the wind; waves and gleams travel outward, and return to themselves as t goes from 0 to 1. */
export function layStream(canvas: Canvas, path: Curve, t: number, options: StreamOptions): void {
  const { count, seed, breadth, wind, waves = 1.6, colour, width, opacity, gleams = 1, gleam = 0.8, pieces = 110 } = options
  for (const thread of streamThreads(count, seed)) {
    const { id, place } = thread
    const slow = hash(id, seed + 1)
    const fine = hash(id, seed + 2)
    const curve: Curve = s => {
      const [x, y] = path(s)
      const [ax, ay] = path(s - 0.01)
      const [bx, by] = path(s + 0.01)
      const length = Math.hypot(bx - ax, by - ay) || 1
      const sway =
        Math.sin(TAU * (waves * s - t + 0.16 * place + 0.12 * slow)) +
        0.34 * Math.sin(TAU * (waves * 2.3 * s - 2 * t + fine)) * (0.4 + slow) +
        0.5 * (fine - 0.5) * Math.sin(TAU * (0.7 * s - t + slow))
      const off = place * breadth(s) * (1 + 0.3 * Math.sin(TAU * (0.5 * s + fine))) + wind(s) * sway
      return [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off]
    }
    const start = hash(id, seed + 3)
    strand(canvas, curve, {
      pieces,
      width: width * (0.6 + 0.8 * hash(id, seed + 4)) * (0.75 + 0.35 * thread.near),
      colour: s => {
        const from = s * 0.9 - gleams * t + start
        const light = gleam * Math.exp(-(((from - Math.floor(from) - 0.5) / 0.11) ** 2))
        return scale(colour(s, thread, t), 0.42 + 0.58 * thread.near + light)
      },
      opacity,
    })
  }
}

/** The far threads first. */
function streamThreads(count: number, seed: number): StreamThread[] {
  const random = createRandom(seed)
  const threads = Array.from({ length: count }, (_, id) => ({ id, place: random() * 2 - 1, near: random() }))
  return threads.sort((a, b) => a.near - b.near)
}
