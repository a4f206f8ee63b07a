import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, linenDye, plumDye, skins } from '../people/dyes.ts'
import { drawFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { glow, vignette } from '../toolkit/light.ts'
import { clamp, lerp } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { createRidgeLine, layRidge } from './places-hills.ts'

type Place = (x: number, y: number) => Point

/** The wall's foot, in units, from the far hills to where we stand; the third number is how near it is. */
const course: readonly (readonly [number, number, number])[] = [
  [690, 566, 0.035],
  [705, 596, 0.06],
  [745, 628, 0.09],
  [765, 668, 0.13],
  [735, 705, 0.18],
  [690, 745, 0.24],
  [765, 800, 0.34],
  [905, 860, 0.46],
  [930, 945, 0.62],
  [800, 1060, 0.84],
  [716, 1250, 1.15],
  [690, 1480, 1.5],
]
const wallHeight = 150

const land = {
  far: ramp([mix(dye.iris, dye.rose, 0.5), mix(dye.iris, dye.rose, 0.75), dye.rose]),
  middle: ramp([mix(dye.lagoon, dye.iris, 0.4), mix(dye.teal, dye.rose, 0.35), mix(dye.teal, dye.butter, 0.6)]),
  near: ramp([scale(dye.lagoon, 0.55), dye.lagoon, mix(dye.lagoon, dye.teal, 0.8), mix(dye.teal, dye.butter, 0.55)]),
}

function layLand(canvas: Canvas, frame: Frame): void {
  layRidge(canvas, frame, {
    line: createRidgeLine(3, 0.47, 0.085),
    depth: 0.16,
    colours: land.far,
    mist: mix(dye.rose, dye.paper, 0.4),
    misty: 0.6,
    rows: 32,
  })
  layRidge(canvas, frame, {
    line: createRidgeLine(8, 0.545, 0.06, 1.8),
    depth: 0.2,
    colours: land.middle,
    mist: mix(dye.teal, dye.rose, 0.6),
    misty: 0.35,
    rows: 36,
  })
  layRidge(canvas, frame, {
    line: x => 0.655 + 0.05 * Math.cos(x * 7.2 + 0.6) - 0.03 * Math.sin(x * 3),
    depth: 0.42,
    colours: land.near,
    rows: 62,
    cover: 1.8,
  })
}

/** A wall of upright yarn under a cord, over hill and dale. */
function layWall(canvas: Canvas, at: Place, k: number): void {
  const path = through(course.map(([x, y, near]) => [x, y, near] as const))
  for (let t = 0, i = 0; t < 1; i++) {
    const [x, y, near] = path(t)
    const [x2, y2] = path(t + 0.002)
    const breadth = Math.max(1.6, 13 * near)
    t += (0.0018 * breadth) / Math.hypot(x2 - x, y2 - y)
    const lit = 0.86 + 0.2 * clamp((x2 - x) / 3, -1, 1)
    const high = wallHeight * near * (0.96 + 0.08 * hash(i, 4))
    strand(canvas, s => at(x, y - high * s), {
      pieces: 3,
      width: breadth * 1.08 * k,
      round: 0.85,
      ply: 13 * near * k,
      colour: scale(mix(mix(dye.rose, dye.ember, 0.3 + 0.35 * hash(i, 8)), dye.linen, 0.35), lit),
      butt: true,
    })
  }
  for (const level of [0.52, 1]) {
    strand(
      canvas,
      t => {
        const [x, y, near] = path(t)
        return at(x, y - wallHeight * near * level)
      },
      {
        pieces: 240,
        width: t => Math.max(2, 17 * path(t)[2]) * k,
        round: 0.9,
        ply: 15 * k,
        colour: level === 1 ? mix(dye.ember, dye.clay, 0.4) : mix(dye.ember, dye.rose, 0.5),
      },
    )
  }
}

const kite = { x: 905, y: 268, tilt: 0.42, up: 128, down: 196, half: 122 }

const onKite = (at: Place, u: number, v: number): Point => {
  const [c, s] = [Math.cos(kite.tilt), Math.sin(kite.tilt)]
  return at(kite.x + u * c - v * s, kite.y + u * s + v * c)
}

/** A diamond of four cloths, sewn to two spars. */
function layKite(canvas: Canvas, at: Place, k: number): void {
  const panels: readonly (readonly [Colour, Colour])[] = [
    [dye.ember, dye.butter],
    [dye.marigold, dye.ember],
    [mix(dye.indigo, dye.iris, 0.4), dye.rose],
    [dye.teal, dye.paper],
  ]
  const rows = 74
  for (let row = 0; row < rows; row++) {
    const v = lerp(-kite.up, kite.down, (row + 0.5) / rows)
    const wide = kite.half * (v < 0 ? 1 + v / kite.up : 1 - v / kite.down)
    for (const side of [-1, 1]) {
      const [base, stripe] = panels[(v < 0 ? 0 : 2) + (side > 0 ? 1 : 0)]
      strand(canvas, t => onKite(at, side * wide * t, v + 12 * t * (1 - t) * (v < 0 ? 1 : -0.5)), {
        pieces: 40,
        width: 5.6 * k,
        round: 0.7,
        butt: true,
        colour: t => {
          const chevron = Math.floor((Math.abs(v) * 0.9 + wide * t * 0.9 + 400) / 24) % 3 === 0
          return scale(chevron ? stripe : base, (side < 0 ? 1.05 : 0.84) * (0.9 + 0.14 * Math.sin(t * 3)) * (row % 2 ? 1 : 0.92))
        },
      })
    }
  }
  const spar = (from: Point, to: Point, width: number): void =>
    strand(canvas, t => onKite(at, lerp(from[0], to[0], t), lerp(from[1], to[1], t)), {
      width: width * k,
      colour: mix(dye.umber, dye.marigold, 0.25),
      round: 0.9,
      ply: 10 * k,
      pieces: 20,
    })
  spar([0, -kite.up], [0, kite.down], 6)
  spar([-kite.half, 0], [kite.half, 0], 5)
  const corners: Point[] = [
    [0, -kite.up],
    [kite.half, 0],
    [0, kite.down],
    [-kite.half, 0],
  ]
  for (const [i, from] of corners.entries()) spar(from, corners[(i + 1) % 4], 4)
}

/** The tail, with its bows. */
function layTail(canvas: Canvas, tail: Curve, k: number): void {
  strand(canvas, tail, { pieces: 200, width: 4.6 * k, colour: dye.ember, round: 0.8, ply: 9 * k })
  const bows = [dye.marigold, mix(dye.indigo, dye.iris, 0.5), dye.teal, dye.ember, dye.butter, mix(dye.iris, dye.rose, 0.4), dye.marigold]
  bows.forEach((colour, i) => {
    const t = 0.07 + i * 0.115
    const [x, y] = tail(t)
    const [x2, y2] = tail(t + 0.01)
    const angle = Math.atan2(y2 - y, x2 - x) + Math.PI / 2 + 0.3 * (hash(i, 3) - 0.5)
    for (const side of [-1, 1])
      for (let row = -4; row <= 4; row++)
        strand(
          canvas,
          s => {
            const [u, v] = [side * 30 * s * k, row * 4.2 * s * k]
            return [x + u * Math.cos(angle) - v * Math.sin(angle), y + u * Math.sin(angle) + v * Math.cos(angle)]
          },
          { pieces: 6, width: s => (1.5 + 4.2 * s) * k, round: 0.6, colour: scale(colour, side < 0 ? 1.02 : 0.84), butt: true },
        )
    strand(canvas, s => [x + (s - 0.5) * k, y], { pieces: 1, width: 11 * k, colour: scale(colour, 0.75) })
  })
}

/** A wall runs through the hills, and a kite stands high over it: a child on one side has its string, a child on the other its tail. */
export const border: PictureDrawing = {
  shape: 0.75,
  draw(frame) {
    const { unit: k } = frame
    const canvas = createGround(frame, mix(dye.rose, dye.ember, 0.06), mix(dye.butter, dye.paper, 0.55), { x: 0.62, y: 0.42, radius: 0.85 })
    warp(canvas, frame, { colour: dye.ember, opacity: 0.09, seed: 88, vertical: false, gap: 11, wave: 9 })
    const at: Place = (x, y) => [x * k, y * k]
    glow(canvas, 905 * k, 560 * k, 420 * k, dye.butter, { strength: 0.3, falloff: 2.4, stretch: 0.7 })
    layLand(canvas, frame)
    layWall(canvas, at, k)
    const light = [0.45, 0.6, 0.55] as const
    for (const [x, y, size] of [
      [372, 1094, 1],
      [1256, 1008, 0.8],
    ] as const)
      strand(canvas, t => at(x + (t * 150 - 128) * size, y + (8 - 14 * t) * size), {
        pieces: 8,
        width: 26 * size * k,
        soft: 12 * k,
        mode: 'multiply',
        colour: [0.3, 0.36, 0.4],
        opacity: t => 0.8 * t,
      })
    const left = drawFigure(
      canvas,
      frame,
      {
        age: 10,
        build: 0.7,
        stance: 'stand',
        left: [0.1, 0.66, 0.66],
        right: [0.0, 0.35, 0.7],
        hair: 'cropped',
        hem: 0.17,
        nod: -22,
        legs: 'trousers',
      },
      { x: 372 * k, foot: 1096 * k, tall: 370 * k, yaw: 62, pitch: 7, light },
      { dyes: { skin: skins.deep, hair: hairs.black, top: goldDye, legs: plumDye }, ambient: 0.3 },
    )
    const right = drawFigure(
      canvas,
      frame,
      { age: 9, stance: 'stand', left: 'hang', right: 'raised', hair: 'tail', hem: 0.5, nod: -20, legs: 'bare' },
      { x: 1256 * k, foot: 1010 * k, tall: 300 * k, yaw: -48, pitch: 7, light },
      { dyes: { skin: skins.bronze, hair: hairs.brown, top: emberDye, shoes: linenDye, legs: indigoDye }, ambient: 0.3 },
    )
    const bridle = onKite(at, 0, -8)
    const hand = left.hands[0]
    const end = onKite(at, 0, kite.down)
    const other = right.hands[1]
    layTail(
      canvas,
      through([
        end,
        [end[0] - 10 * k, end[1] + 60 * k],
        [end[0] + 80 * k, end[1] + 110 * k],
        [lerp(end[0], other[0], 0.42), lerp(end[1], other[1], 0.5)],
        [lerp(end[0], other[0], 0.86), lerp(end[1], other[1], 0.62)],
        other,
      ]),
      k,
    )
    layKite(canvas, at, k)
    strand(canvas, through([bridle, [lerp(bridle[0], hand[0], 0.45) - 26 * k, lerp(bridle[1], hand[1], 0.45) + 54 * k], hand]), {
      pieces: 160,
      width: 3.6 * k,
      colour: mix(dye.clay, dye.ember, 0.4),
      round: 0.6,
    })
    vignette(canvas, 0.12, 0.5, 0.45)
    return canvas
  },
}
