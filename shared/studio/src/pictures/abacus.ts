import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { layQuote } from './abacus-quote.ts'
import { layYarnBall } from './yarn-ball.ts'

const dyed = (dark: Colour, colour: Colour, lit: Colour): Ramp =>
  ramp([scale(dark, 0.3), mix(dark, colour, 0.4), colour, mix(colour, lit, 0.25), mix(colour, lit, 0.52)])

const roseYarn = dyed(dye.clay, mix(dye.rose, dye.ember, 0.22), dye.paper)
const irisYarn = dyed(scale(dye.indigo, 0.5), mix(dye.indigo, dye.iris, 0.6), dye.rose)
const goldYarn = dyed(dye.umber, dye.marigold, dye.butter)
const emberYarn = dyed(scale(dye.clay, 0.6), dye.ember, dye.rose)
const linenYarn = dyed(dye.umber, dye.linen, dye.paper)
const tealYarn = dyed(scale(dye.lagoon, 0.4), mix(dye.lagoon, dye.teal, 0.5), dye.butter)

const cords = [roseYarn, irisYarn, goldYarn, emberYarn, linenYarn, tealYarn] as const

const beads = 10
/** How many of its ten beads each cord has on the left: while it is counted, and when the sum is known. */
const counting = [3, 6, 2, 5, 5, 1]
const settled = cords.map(() => beads)
const beadWidth = 78
const between = 118

/** The frame inside: from the left post to the right one, and from the upper rail to the lower, units. */
const inner = { left: 640, right: 1616, top: 76, bottom: 76 + between * (cords.length - 1) + 124 }

/** An upright frame shows the left part of the abacus, larger. */
const upright = { shift: 596, size: 1.08, drop: 30 }

/** Seen a little from the right: what is on the right is nearer. */
function place({ unit, portrait }: Frame, x: number, y: number): Point {
  const nearness = nearnessAt(x)
  const [px, py] = [1000 + (x - 1000) * (0.97 + 0.03 * nearness), 440 + (y - 440) * nearness]
  return portrait ? [(px - upright.shift) * upright.size * unit, (py * upright.size + upright.drop) * unit] : [px * unit, py * unit]
}

const nearnessAt = (x: number): number => 1 + 0.12 * ((x - 1000) / 1000)

/** A bar of the frame, bound with thread from end to end. */
function layBoundBar(canvas: Canvas, frame: Frame, from: Point, to: Point, thickness: number, seed: number): void {
  const { unit: k } = frame
  const stands = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0])
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const turns = Math.round(length / 7.2)
  layBarShade(canvas, frame, from, to, thickness)
  for (let n = 0; n <= turns; n++) {
    const [x, y] = [lerp(from[0], to[0], n / turns), lerp(from[1], to[1], n / turns)]
    const size = nearnessAt(x) * (1 + 0.02 * (hash(n, seed) - 0.5))
    const half = (thickness / 2) * size
    const curve: Curve = t => {
      const off = (t - 0.5) * 2 * half
      // each turn runs aslant round the bar, and bulges toward the eye in its middle
      const slant = (t - 0.5) * 9
      const bow = 3 * Math.cos(Math.PI * (t - 0.5))
      return stands ? place(frame, x + off, y + slant + bow) : place(frame, x + slant + bow, y + off)
    }
    const base = mix(mix(dye.umber, dye.clay, 0.45), dye.marigold, 0.07 + 0.1 * hash(n, seed + 1))
    const facing = stands ? 0.36 : 0.3
    strand(canvas, curve, {
      pieces: 18,
      width: 8 * size * (frame.portrait ? upright.size : 1) * k,
      colour: t =>
        scale(base, 0.14 + 1.25 * Math.max(0, Math.sin(Math.PI * (t * 0.86 + 0.07 + (0.5 - facing) * 0.4))) ** 1.6 * smooth(1.25, 0.2, t)),
      round: 0.85,
      ply: 12 * k,
      light: stands ? [0, -1] : [-1, 0],
    })
  }
}

function layBarShade(canvas: Canvas, frame: Frame, from: Point, to: Point, thickness: number): void {
  const { unit: k } = frame
  strand(
    canvas,
    t => {
      const [x, y] = place(frame, lerp(from[0], to[0], t), lerp(from[1], to[1], t))
      return [x + 26 * k, y + 34 * k]
    },
    { pieces: 20, width: thickness * k, soft: 30 * k, mode: 'multiply', colour: [0.3, 0.28, 0.34], opacity: 0.7 },
  )
}

const cordHeight = (row: number): number => inner.top + 64 + row * between

function layCord(canvas: Canvas, frame: Frame, row: number): void {
  const { unit: k } = frame
  const y = cordHeight(row)
  const along = (shiftX: number, shiftY: number): Curve => {
    return t => {
      const [px, py] = place(frame, lerp(inner.left - 10, inner.right + 10, t), y + 2.5 * Math.sin(Math.PI * t))
      return [px + shiftX * k, py + shiftY * k]
    }
  }
  strand(canvas, along(20, 30), { width: 8 * k, soft: 10 * k, mode: 'multiply', colour: [0.35, 0.32, 0.4], opacity: 0.6 })
  strand(canvas, along(0, 0), { pieces: 60, width: 8.5 * k, colour: mix(dye.linen, dye.marigold, 0.25), round: 0.9, ply: 13 * k })
}

/** Where the beads of a cord stand: some moved to the left, the others at the right, not all quite touching. */
function beadPlaces(row: number, moved: number): number[] {
  return Array.from({ length: beads }, (_, n) => {
    const slack = 5 * hash(row * 20 + n, 61)
    return n < moved
      ? inner.left + 26 + beadWidth * (n + 0.5) + slack + (n === moved - 1 && row === 4 && moved < beads ? 26 : 0)
      : inner.right - 26 - beadWidth * (beads - n - 0.5) - slack
  })
}

function layBeads(canvas: Canvas, frame: Frame, row: number, moved: number): void {
  const { unit: k } = frame
  const places = beadPlaces(row, moved)
  const y = cordHeight(row) + 1
  for (const x of places) {
    const [px, py] = place(frame, x, y)
    strand(canvas, t => [px + (20 + t) * k, py + 32 * k], {
      pieces: 1,
      width: 70 * k,
      soft: 22 * k,
      mode: 'multiply',
      colour: [0.3, 0.28, 0.36],
      opacity: 0.75,
    })
  }
  places.forEach((x, n) => {
    const [px, py] = place(frame, x, y)
    const radius = 46 * nearnessAt(x) * (frame.portrait ? upright.size : 1) * k
    layYarnBall(canvas, {
      x: px,
      y: py,
      radius,
      yarn: 0.155,
      bands: 15,
      turns: 8,
      fan: 0.22,
      squash: 0.13,
      colour: cords[row],
      seed: 200 + row * 20 + n,
    })
  })
}

function drawAbacus(frame: Frame, moved: readonly number[], layOver?: (canvas: Canvas, frame: Frame) => void): Canvas {
  const { unit: k, portrait } = frame
  const canvas = createGround(
    frame,
    scale(dye.indigo, 0.16),
    mix(scale(dye.indigo, 0.75), dye.plum, 0.3),
    portrait ? { x: 0.6, y: 0.3, radius: 0.6 } : { x: 0.72, y: 0.34, radius: 0.85 },
  )
  warp(canvas, frame, { colour: dye.rose, opacity: 0.04, seed: 62 })
  const middle = (inner.top + inner.bottom) / 2
  const post = 64
  for (let row = 0; row < cords.length; row++) layCord(canvas, frame, row)
  for (let row = 0; row < cords.length; row++) layBeads(canvas, frame, row, moved[row])
  layBoundBar(canvas, frame, [inner.right + post / 2, middle - 520], [inner.right + post / 2, middle + 520], post, 63)
  layBoundBar(canvas, frame, [inner.left - post, inner.top - 30], [inner.right + post, inner.top - 30], post * 0.9, 64)
  layBoundBar(canvas, frame, [inner.left - post, inner.bottom + 24], [inner.right + post, inner.bottom + 24], post * 0.9, 65)
  layBoundBar(canvas, frame, [inner.left - post / 2, inner.top - 74], [inner.left - post / 2, inner.bottom + 66], post, 66)
  layOver?.(canvas, frame)
  bloom(canvas, 0.18, 24 * k, 0.4)
  vignette(canvas, 0.5, portrait ? 0.5 : 0.66, portrait ? 0.36 : 0.42)
  return canvas
}

export const pictures = {
  /** Fees: an abacus whose beads are wound of thread: what is asked is counted openly, and each bead weighs the same. */
  fees: { shape: 0.5625, portrait: 'drawn', draw: frame => drawAbacus(frame, counting) },
  /** The sum is known: all beads have come to rest, and before them stands what it comes to, folded and tied. */
  'fees-settled': { shape: 0.5625, portrait: 'never', finish: { grain: 0 }, draw: frame => drawAbacus(frame, settled, layQuote) },
} satisfies Record<string, PictureDrawing>
