import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, through } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { clamp } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

/** Where the stems leave the head, and how they fan out, units. */
const root: Point = [1030, 458]
const stems = 21
/** The first ones would come out before her face, where pages have words. */
const beforeFace = 2

export const greens: readonly Colour[] = [
  dye.teal,
  mix(dye.teal, dye.marigold, 0.35),
  mix(dye.lagoon, dye.teal, 0.4),
  mix(dye.marigold, dye.butter, 0.2),
  mix(dye.rose, dye.ember, 0.15),
]

/** Stems of wound thread that fan out behind a head, each with leaves of its own kind. */
export function drawLeaves(canvas: Canvas, frame: Frame): void {
  const random = createRandom(1703)
  const order = Array.from({ length: stems }, (_, i) => i).sort((a, b) => hash(a, 3) - hash(b, 3))
  for (const i of order) {
    const angle = -2.85 + (3.35 * i) / (stems - 1)
    const length = (400 + 190 * hash(i, 4)) * (0.82 + 0.18 * Math.abs(Math.sin(angle)))
    const bend = (hash(i, 5) - 0.5) * 1.5
    const light = 0.55 + 0.45 * random()
    if (i >= beforeFace) drawStem(canvas, frame, { angle, length, bend, kind: i, light })
  }
}

type Stem = { angle: number; length: number; bend: number; kind: number; light: number }

function drawStem(canvas: Canvas, { unit: k }: Frame, { angle, length, bend, kind, light }: Stem): void {
  const at = (s: number): Point => {
    const a = angle + bend * s
    return [(root[0] + Math.cos(a) * length * s) * k, (root[1] + Math.sin(a) * length * s) * k]
  }
  const curve = through([0, 0.25, 0.5, 0.75, 1].map(at))
  const colour = greens[kind % greens.length]
  strand(canvas, curve, { width: s => (6 - 3.4 * s) * k, ply: 9 * k, round: 0.8, colour: scale(colour, 0.6 * light) })
  const pairs = 4 + (kind % 3)
  for (let pair = 0; pair < pairs; pair++) {
    const s = 0.42 + (0.58 * pair) / pairs
    for (const side of [-1, 1])
      drawLeaf(
        canvas,
        k,
        curve(s),
        angle + bend * s + side * (1.15 - 0.35 * s) + 0.2 * (hash(pair, kind) - 0.5),
        leafOf(kind, s),
        scale(colour, light),
      )
  }
  drawLeaf(canvas, k, curve(1), angle + bend, leafOf(kind, 0.9), scale(colour, light))
}

export type Leaf = { length: number; breadth: number; curl: number }

/** Long and narrow, round, or pointed: each stem has its kind. */
export const leafOf = (kind: number, s: number): Leaf => {
  const size = 1.15 - 0.5 * s
  const kinds: readonly Leaf[] = [
    { length: 118, breadth: 15, curl: 0.55 },
    { length: 62, breadth: 27, curl: 0.15 },
    { length: 92, breadth: 21, curl: -0.45 },
  ]
  const leaf = kinds[kind % kinds.length]
  return { ...leaf, length: leaf.length * size, breadth: leaf.breadth * size }
}

const threads = 11

/** A leaf of laid threads from its stalk to its tip, lighter on one side of the rib. */
export function drawLeaf(canvas: Canvas, k: number, [x, y]: Point, angle: number, { length, breadth, curl }: Leaf, colour: Colour): void {
  for (let i = 0; i < threads; i++) {
    const across = (i / (threads - 1)) * 2 - 1
    const curve: Curve = t => {
      const along = length * t * k
      const off = across * breadth * Math.sin(Math.PI * Math.min(1, t ** 0.8)) * k
      const turn = angle + curl * t
      return [x + Math.cos(turn) * along - Math.sin(turn) * off, y + Math.sin(turn) * along + Math.cos(turn) * off]
    }
    const lit = across < 0 ? 1.15 : 0.72
    strand(canvas, curve, {
      pieces: 18,
      width: (breadth / threads) * 2.3 * k,
      round: 0.75,
      colour: t => scale(colour, lit * (0.5 + 0.55 * clamp(1 - Math.abs(t - 0.5) * 1.3)) * (0.85 + 0.3 * hash(i, 8))),
    })
  }
  const rib: Curve = t => [x + Math.cos(angle + curl * t) * length * t * k, y + Math.sin(angle + curl * t) * length * t * k]
  strand(canvas, rib, { pieces: 12, width: 2.2 * k, colour: scale(colour, 1.5) })
}
