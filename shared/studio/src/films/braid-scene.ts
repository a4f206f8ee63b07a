/**
 * A flat braid: threads come in from two sides, cross over and under each other, and turn back at the edges.
 * Places in it are told in cells: `s` along the band from its head, `w` from its middle to the right. A thread
 * runs half a cell down and half a cell across from one crossing to the next.
 */
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { lerp } from '../toolkit/numbers.ts'
import { layThread, stride } from '../toolkit/thread.ts'

export type BraidOptions = {
  /** The middle of the band, from its head downward. */
  spine: Curve
  /** Cells along it. */
  rows: number
  /** Threads from each side; an even number. */
  threads: number
  /** Half the breadth of the band, px. */
  breadth: (along: number) => number
  /** Colour of a thread at a share (0..1) of the band's length. Threads 0 .. threads - 1 come from the left. */
  colour: (thread: number, along: number) => Colour
  /** Length of one twist, px. */
  ply?: number
}

/** Where a thread enters the band. */
export type Entry = {
  readonly thread: number
  readonly at: Point
  /** Its way there, a unit vector. */
  readonly way: Point
}

type Way = 1 | -1
type Crossing = {
  readonly thread: number
  readonly s: number
  readonly w: number
  /** To the right (1) or to the left (-1), before and after. */
  readonly before: Way
  readonly after: Way
  readonly over: boolean
  /** Whether another thread has come in to be crossed. */
  readonly met: boolean
}

/** Share of a cell that a thread fills: the rest is the dark between threads. */
const fill = 0.64

/** Where the threads of one side enter, from the head of the band downward. */
export function braidEntries(options: BraidOptions, side: 'left' | 'right'): Entry[] {
  const place = createPlace(options)
  const way = side === 'left' ? 1 : -1
  return Array.from({ length: options.threads }, (_, n) => {
    const w = (-way * options.threads) / 2
    const at = place(n, w)
    const [x, y] = place(n + 0.5, w + way * 0.5)
    const length = Math.hypot(x - at[0], y - at[1]) || 1
    return { thread: way === 1 ? n : n + options.threads, at, way: [(x - at[0]) / length, (y - at[1]) / length] }
  })
}

/** Breadth of a thread at a share of the band's length, px. */
export const braidWidth = ({ threads, breadth }: BraidOptions, along: number): number => ((2 * breadth(along)) / threads) * fill

export function layBraid(canvas: Canvas, options: BraidOptions): void {
  const place = createPlace(options)
  const crossings = Array.from({ length: options.threads * 2 }, (_, thread) => followThread(options, thread)).flat()
  for (const layer of [false, true]) {
    for (const crossing of crossings) if (crossing.over === layer) layCrossing(canvas, options, place, crossing)
  }
}

type Place = (s: number, w: number) => Point

function createPlace({ spine, rows, threads, breadth }: BraidOptions): Place {
  const step = 0.5 / rows
  return (s, w) => {
    const t = s / rows
    const [x, y] = spine(t)
    const [ax, ay] = spine(t - step)
    const [bx, by] = spine(t + step)
    const length = Math.hypot(bx - ax, by - ay) || 1
    const off = ((2 * w) / threads) * breadth(t)
    return [x + ((by - ay) / length) * off, y - ((bx - ax) / length) * off]
  }
}

/** The crossings of one thread, in order. */
export function followThread({ rows, threads }: Pick<BraidOptions, 'rows' | 'threads'>, thread: number): Crossing[] {
  const half = threads / 2
  const crossings: Crossing[] = []
  let before: Way = thread < threads ? 1 : -1
  let w = -before * half
  for (let s = thread % threads; s < rows; s += 0.5) {
    const entering = crossings.length === 0
    const after = !entering && Math.abs(w) === half ? (before === 1 ? -1 : 1) : before
    const even = (2 * s) % 2 === 0
    const met = s + before * w >= half
    crossings.push({ thread, s, w, before, after, over: met && (Math.abs(w) === half || even === (before === 1)), met })
    w += after / 2
    before = after
  }
  return crossings
}

const pieces = 6

/** Light on a thread that crosses no other. */
export const plain = 0.8

function layCrossing(canvas: Canvas, options: BraidOptions, place: Place, { thread, s, w, before, after, over, met }: Crossing): void {
  const { rows, threads, colour, ply = 10 } = options
  const half = threads / 2
  const entering = Math.abs(w) === half && before === after
  const middle = place(s, w)
  const from = entering ? middle : place(s - 0.25, w - before * 0.25)
  const to = place(s + 0.25, w + after * 0.25)
  const along = s / rows
  const own = colour(thread, along)
  const width = braidWidth(options, along)
  const vertices = new Float32Array((pieces + 1) * stride)
  const shade = new Float32Array((pieces + 1) * stride)
  for (let i = 0; i <= pieces; i++) {
    const q = i / pieces
    const [a, b, c] = [(1 - q) ** 2, 2 * q * (1 - q), q ** 2]
    const x = a * from[0] + b * middle[0] + c * to[0]
    const y = a * from[1] + b * middle[1] + c * to[1]
    const up = Math.sin(q * Math.PI)
    const light = met ? (over ? lerp(0.64, 1.1, up) : lerp(0.6, 0.3, up)) : plain
    vertices.set([x, y, width * (over ? lerp(0.97, 1.05, up) : 0.97), ...scale(own, light), 1], i * stride)
    shade.set([x + width * 0.1, y + width * 0.16, width, 0.2, 0.16, 0.2, 0.5 * up], i * stride)
  }
  if (over) layThread(canvas, shade, { mode: 'multiply', soft: width * 0.35, butt: true })
  layThread(canvas, vertices, { round: 0.85, ply, butt: true, from: s * width * 2.2 })
}
