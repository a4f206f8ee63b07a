import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, lagoonDye, skins } from '../people/dyes.ts'
import { placeFigure, reach, windFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

const noise = createNoise(81)

/** Where the way lies, units; the near side of the bridge is lower. */
const from: Point = [250, 470]
const to: Point = [1330, 400]
const deck = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + 4 * 118 * t * (1 - t)]
const depth = 46
const railing = 92

/** `along`: how far the woman has come on the bridge, 0..1. */
const draw =
  (along: number): PictureDrawing['draw'] =>
  frame => {
    const { unit: k } = frame
    const canvas = createGround(frame, scale(dye.ink, 0.85), mix(dye.indigo, dye.iris, 0.12), {
      x: 0.84,
      y: 0.3,
      radius: 0.95,
      strength: 0.95,
    })
    warp(canvas, frame, { colour: dye.iris, opacity: 0.05, seed: 82 })
    layLight(canvas, frame)
    layCliff(canvas, frame, { edge: rightEdge, side: 1, near: mix(dye.indigo, dye.ember, 0.35), far: scale(dye.plum, 0.5) })
    layCliff(canvas, frame, { edge: leftEdge, side: -1, near: mix(dye.indigo, dye.plum, 0.4), far: scale(dye.ink, 0.6) })
    layPosts(canvas, frame, 0)
    layRail(canvas, frame, 0)
    layDeck(canvas, frame)
    drawWalkers(canvas, frame, along)
    layRail(canvas, frame, 1)
    layPosts(canvas, frame, 1)
    bloom(canvas, 0.32, 36 * k, 0.3)
    vignette(canvas, 0.4, 0.66, 0.42)
    return canvas
  }

/** A bridge is woven from rope over a chasm, and a woman and a child walk across it towards the light. */
export const bridge: PictureDrawing = { shape: 0.5625, portrait: { cropAt: 0.62 }, draw: draw(0.585) }
/** They have all but crossed it. */
export const bridgeCrossed: PictureDrawing = { shape: 0.5625, portrait: 'never', draw: draw(0.86) }

/** The light they walk to lies over the far side. */
function layLight(canvas: Canvas, { unit: k }: Frame): void {
  const [x, y] = [1420, 250]
  glow(canvas, x * k, y * k, 620 * k, mix(dye.marigold, dye.ember, 0.25), { strength: 0.5 })
  glow(canvas, x * k, y * k, 260 * k, dye.butter, { strength: 0.5 })
  for (let i = 0; i < 60; i++) {
    const radius = 46 + i * 13
    strand(
      canvas,
      t => [
        (x + Math.cos(Math.PI * (0.35 + 1.5 * t)) * radius) * k,
        (y + Math.sin(Math.PI * (0.35 + 1.5 * t)) * radius * (1 + 0.03 * noise.at(i * 0.2, t * 4))) * k,
      ],
      {
        pieces: 120,
        width: (1.1 + 1.3 * hash(i, 83)) * k,
        colour: mix(mix(dye.butter, dye.marigold, Math.min(1, i / 12)), dye.ember, i / 60),
        opacity: t => 0.55 * (1 - i / 60) ** 1.2 * smooth(0, 0.2, t) * smooth(1, 0.8, t),
      },
    )
  }
}

type Cliff = { edge: (y: number) => number; side: 1 | -1; near: readonly [number, number, number]; far: readonly [number, number, number] }

/** x of a cliff's edge at height y, units. */
const leftEdge = (y: number): number =>
  from[0] + 26 + 30 * noise.octaves(y * 0.008, 3) - 60 * smooth(560, 900, y) + 9 * noise.at(y * 0.05, 8)
const rightEdge = (y: number): number =>
  to[0] - 22 + 40 * noise.octaves(y * 0.008, 9) + 74 * smooth(480, 900, y) + 9 * noise.at(y * 0.05, 4)

/** Rock wound in level threads; its top is the way on. */
function layCliff(canvas: Canvas, { width, unit: k }: Frame, { edge, side, near, far }: Cliff): void {
  const top = side > 0 ? to[1] : from[1]
  const end = side > 0 ? width + 10 * k : -10 * k
  for (let y = top - 8; y < 910; y += 5.2) {
    const own = hash(Math.round(y * 10), 84)
    const start = edge(y)
    strand(
      canvas,
      t => [
        lerp(start * k, end, t),
        (y +
          8 * t * noise.at(t * 5, y * 0.01) +
          16 * noise.at(t * 2.5, y * 0.004, side) * smooth(0, 0.2, t) -
          (side > 0 ? 36 * t * smooth(top + 260, top, y) : 16 * t * smooth(top + 200, top, y))) *
          k,
      ],
      {
        pieces: 70,
        width: (6.2 + 1.2 * own) * k,
        colour: t => {
          const rock = 0.55 + 0.9 * noise.octaves(t * 7 + 3, y * 0.012, side * 4)
          const lit = smooth(top + 60, top - 10, y)
          const tone = mix(near, far, smooth(0, 0.5, t + (y - top) / 700))
          return scale(
            mix(tone, mix(dye.ember, dye.marigold, 0.5), lit * (side > 0 ? 0.8 : 0.35)),
            (0.35 + 0.9 * rock) * (0.75 + 0.5 * own),
          )
        },
        round: 0.7,
        ply: 14 * k,
      },
    )
  }
}

/** Treads, each of a few threads, and the two ropes that carry them. */
function layDeck(canvas: Canvas, { unit: k }: Frame): void {
  const wood = ramp([scale(dye.umber, 0.6), dye.umber, dye.clay, dye.ember, mix(dye.ember, dye.marigold, 0.6), dye.butter])
  const count = 88
  for (let i = 0; i <= count; i++) {
    const t = i / count
    const [x, y] = deck(t)
    const jolt = 2.4 * (hash(i, 85) - 0.5)
    for (let n = 0; n < 3; n++) {
      strand(canvas, s => [(x - 8 + 16 * s + n * 3.1) * k, (y - depth / 2 + depth * s + jolt) * k], {
        pieces: 6,
        width: 4.1 * k,
        colour: s => wood(0.2 + 0.5 * t + 0.12 * hash(i * 3 + n, 86) + 0.1 * (1 - s)),
        round: 0.6,
        butt: true,
      })
    }
  }
  for (const side of [0, 1]) layRope(canvas, k, t => shifted(t, -depth / 2 + side * depth, -8 + 16 * side), 9)
}

const shifted = (t: number, dy: number, dx = 0): Point => {
  const [x, y] = deck(t)
  return [x + dx, y + dy]
}

function layRope(canvas: Canvas, k: number, path: Curve, width: number): void {
  const at: Curve = t => {
    const [x, y] = path(t)
    return [x * k, y * k]
  }
  strand(canvas, at, {
    pieces: 200,
    width: width * k,
    colour: t => scale(mix(dye.ember, dye.marigold, 0.25 + 0.6 * t), 0.7 + 0.75 * t),
    rope: width * 2.6 * k,
  })
}

/** Handrail and the cords it is woven to the deck with: 0 on the far side, 1 on the near one. */
function layRail(canvas: Canvas, { unit: k }: Frame, side: 0 | 1): void {
  const foot = (t: number): Point => shifted(t, -depth / 2 + side * depth, -8 + 16 * side)
  const hand = (t: number): Point => shifted(t, -depth / 2 + side * depth - railing + 16 * 4 * t * (1 - t), -8 + 16 * side)
  const count = 40
  for (let i = 0; i < count; i++) {
    for (const lean of [-1, 1]) {
      const t = (i + 0.5) / count
      const a = hand(t)
      const b = foot(Math.min(1, Math.max(0, t + (lean * 0.5) / count)))
      strand(canvas, s => [lerp(a[0], b[0], s) * k, lerp(a[1], b[1], s) * k], {
        pieces: 8,
        width: (side ? 2.2 : 1.7) * k,
        colour: scale(mix(dye.ember, dye.marigold, 0.3 + 0.6 * t), side ? 0.75 + 0.4 * t : 0.5 + 0.4 * t),
        opacity: 0.95,
      })
    }
  }
  layRope(canvas, k, hand, side ? 8 : 6.5)
}

/** Where the ropes are made fast on both cliffs. */
function layPosts(canvas: Canvas, { unit: k }: Frame, side: 0 | 1): void {
  for (const end of [0, 1]) {
    const [x, y] = shifted(end, -depth / 2 + side * depth, -8 + 16 * side)
    const lit = end === 1 ? 1.1 : 0.6
    strand(canvas, t => [x * k, (y + 12 - (railing + 30) * t) * k], {
      pieces: 30,
      width: (side ? 17 : 14) * k,
      colour: t => scale(mix(dye.clay, mix(dye.ember, dye.marigold, 0.4), 0.3 + 0.5 * t), lit),
      rope: 24 * k,
      light: [0.9, -0.3],
    })
  }
}

function drawWalkers(canvas: Canvas, frame: Frame, along: number): void {
  const k = frame.unit
  const light = [0.7, 0.45, 0.4] as const
  const [x, y] = deck(along)
  const common = { pitch: 6, yaw: 72, light, shadow: 0.3, tall: 318 * k }
  const woman = placeFigure(
    { age: 33, wear: 'wrap', hem: 0.96, stance: 'walk', phase: 0.08, stride: 0.9, left: 'swing', right: [0.26, -0.86, 0.28], nod: -4 },
    { x: x * k, foot: (y - 6) * k, ...common },
  )
  const [cx, cy] = deck(along + 0.061)
  const childPlace = { x: cx * k, foot: (cy + 9) * k, ...common }
  const walking = { age: 7, hair: 'puffs', hem: 0.52, stance: 'walk', phase: 0.55, stride: 0.9, right: 'swing', nod: -8 } as const
  // she holds the child's hand
  const left = reach(placeFigure(walking, childPlace), 'left', woman.hands[1], 0.06)
  const child = placeFigure({ ...walking, left }, childPlace)
  const look = { rim: 0.42, front: 0.56, gap: 2.8 }
  windFigure(canvas, frame, woman, { ...look, dyes: { skin: skins.deep, top: emberDye, wear: goldDye } })
  windFigure(canvas, frame, child, { ...look, dyes: { skin: skins.deep, top: lagoonDye } })
}
