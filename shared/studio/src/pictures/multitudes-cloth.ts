import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { type FigureDyes, type FigureParameters, placeFigure, type StandingFigure, windFigure } from '../people/figure.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, through } from '../toolkit/curve.ts'
import type { Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

const noise = createNoise(71)

type Walker = {
  x: number
  parameters: Partial<FigureParameters>
  dyes: Partial<FigureDyes>
  /** Carries the cloth, or holds a thread of it. */
  holds: 'cloth' | 'thread'
}

const carrying = { left: [0.1, 0.86, 0.3], right: [0.1, 0.86, 0.2] } as const

/** From the last to the first, units. */
const walkers: readonly Walker[] = [
  {
    x: 560,
    parameters: { age: 66, build: 0.9, wear: 'cap', beard: true, hem: 0.95, ...carrying, phase: 0.1 },
    dyes: { skin: skins.olive, hair: hairs.white, top: linenDye, wear: indigoDye },
    holds: 'cloth',
  },
  {
    x: 676,
    parameters: { age: 8, hair: 'puffs', hem: 0.5, legs: 'bare', right: [0.2, 0.8, 0.4], left: 'swing', phase: 0.62 },
    dyes: { skin: skins.deep, top: goldDye },
    holds: 'thread',
  },
  {
    x: 780,
    parameters: { age: 29, wear: 'hijab', hem: 0.97, ...carrying, phase: 0.4 },
    dyes: { skin: skins.honey, top: lagoonDye, wear: roseDye },
    holds: 'cloth',
  },
  {
    x: 925,
    parameters: { age: 38, build: 1, hair: 'cropped', hem: 0.16, ...carrying, phase: 0.85 },
    dyes: { skin: skins.ebony, top: saffronDye, legs: plumDye },
    holds: 'cloth',
  },
  {
    x: 1046,
    parameters: { age: 11, build: 0.8, hair: 'cropped', hem: 0.16, right: [0.2, 0.8, 0.4], left: 'swing', phase: 0.2 },
    dyes: { skin: skins.bronze, top: linenDye, legs: indigoDye },
    holds: 'thread',
  },
  {
    x: 1150,
    parameters: { age: 33, wear: 'wrap', hem: 0.95, load: 'baby', ...carrying, phase: 0.55 },
    dyes: { skin: skins.deep, top: emberDye, wear: goldDye, load: indigoDye },
    holds: 'cloth',
  },
  {
    x: 1292,
    parameters: { age: 24, build: 1, hair: 'afro', hem: 0.16, ...carrying, phase: 0.02 },
    dyes: { skin: skins.bronze, top: lagoonDye, legs: indigoDye },
    holds: 'cloth',
  },
  {
    x: 1428,
    parameters: { age: 71, hair: 'bun', shawl: true, hem: 0.95, ...carrying, phase: 0.3, stride: 0.8 },
    dyes: { skin: skins.porcelain, hair: hairs.white, top: plumDye, shawl: roseDye },
    holds: 'cloth',
  },
]

/** Height of the ridge at x, units. */
const ridge = (x: number): number => 690 - 46 * smooth(300, 1500, x) + 22 * Math.sin(x * 0.0034 + 1) + 26 * smooth(520, 0, x)

/** People of every age walk along a ridge, at dusk or in the morning, and carry one long cloth over their heads. */
const advocacyBy = ({ portrait, ...light }: Light & Required<Pick<PictureDrawing, 'portrait'>>): PictureDrawing => ({
  shape: 0.5625,
  portrait,
  draw(frame) {
    const { unit: k } = frame
    const canvas = createSky(frame, light)
    warp(canvas, frame, { colour: dye.rose, opacity: 0.04, seed: 72 })
    layAir(canvas, frame)
    layRidge(canvas, frame)
    const people = walkers.map(walker => placeWalker(frame, walker, light.stride))
    layCloth(canvas, frame, people)
    people.forEach((person, i) => {
      if (walkers[i].holds === 'thread') layHeldThread(canvas, frame, person)
      windFigure(canvas, frame, person, { dyes: walkers[i].dyes, rim: 0.75, front: 0.42, gap: 3 })
    })
    bloom(canvas, 0.3, 34 * k, 0.3)
    vignette(canvas, 0.4, 0.62, 0.45)
    return canvas
  },
})

/** From behind the ridge upward; `stride` is how much farther the walkers' steps are. */
type Light = { sky: readonly Colour[]; stride: number }

export const advocacy = advocacyBy({
  portrait: { cropAt: 0.66 },
  sky: [
    mix(dye.marigold, dye.ember, 0.3),
    mix(dye.ember, dye.marigold, 0.25),
    mix(dye.ember, dye.plum, 0.45),
    mix(dye.clay, dye.plum, 0.7),
    scale(dye.plum, 0.9),
    scale(dye.ink, 0.95),
  ],
  stride: 0,
})

/** They have walked through the night. */
export const arrival = advocacyBy({
  portrait: 'never',
  sky: [
    mix(dye.butter, dye.paper, 0.4),
    mix(dye.butter, dye.rose, 0.5),
    mix(dye.rose, dye.teal, 0.35),
    mix(dye.teal, dye.iris, 0.6),
    mix(dye.iris, dye.indigo, 0.6),
    mix(dye.indigo, dye.ink, 0.55),
  ],
  stride: 0.5,
})

/** The light comes from behind the ridge. */
function createSky({ width, height, unit: k }: Frame, { sky }: Light): Canvas {
  const upward = ramp(sky)
  const canvas = new Canvas(width, height).shade(
    (x, y) => upward(Math.hypot((x - width * 0.74) / (1.15 * width), (y - 690 * k) / (0.86 * height)) * 1.25),
    6,
  )
  glow(canvas, 1180 * k, 650 * k, 560 * k, dye.marigold, { strength: 0.28, stretch: 0.6 })
  return canvas
}

function layAir(canvas: Canvas, { width, unit: k }: Frame): void {
  for (let i = 0; i < 70; i++) {
    const y = 30 + i * 9.4
    const own = hash(i, 73)
    strand(canvas, t => [t * width, (y + 12 * noise.at(t * 3, i * 0.13)) * k], {
      pieces: 80,
      width: (0.8 + 1.3 * own) * k,
      colour: mix(dye.ember, dye.marigold, own),
      opacity: t => 0.26 * own * smooth(0.25, 0.8, t) * smooth(100, 620, y),
    })
  }
}

/** The hill falls towards us in threads, lit along its edge only. */
function layRidge(canvas: Canvas, { width, unit: k }: Frame): void {
  const rows = 74
  for (let j = 0; j < rows; j++) {
    const depth = j / rows
    const fall = 300 * depth ** 1.15
    const colour = (t: number): Colour => {
      const lit = smooth(0.25, 0.85, t) * (1 - depth) ** 3
      const grain = 0.7 + 0.6 * hash(j, 74)
      return scale(
        mix(mix(scale(dye.ink, 0.7), scale(dye.plum, 0.8), 0.6 * (1 - depth) * (0.3 + t)), mix(dye.ember, dye.marigold, 0.4), 0.9 * lit),
        grain,
      )
    }
    const wave = (t: number): number => depth * 40 * noise.octaves(t * 2.4 + depth, depth * 2.2, 3)
    strand(canvas, t => [t * width, (ridge(t * 1600) + fall + wave(t)) * k], {
      pieces: 120,
      width: (6 + 4 * depth) * k,
      colour,
      round: 0.6,
    })
  }
}

function placeWalker(frame: Frame, { x, parameters }: Walker, stride: number): StandingFigure {
  const k = frame.unit
  const phase = ((parameters.phase ?? 0) + stride) % 1
  return placeFigure(
    { stance: 'walk', stride: 0.9, nod: -4, ...parameters, phase },
    { x: x * k, foot: (ridge(x) + 9) * k, tall: 276 * k, yaw: 74, pitch: 2, light: [0.75, 0.3, 0.35], shadow: 0.3 },
  )
}

const cloth = { threads: 46, height: 112 }

/** Its lower edge goes from hand to hand, its end blows free behind them. */
function layCloth(canvas: Canvas, { unit: k }: Frame, people: readonly StandingFigure[]): void {
  const holds = people
    .filter((_, i) => walkers[i].holds === 'cloth')
    .map(({ hands }): Point => [(hands[0][0] + hands[1][0]) / 2, (hands[0][1] + hands[1][1]) / 2])
  const points: Point[] = [
    [170 * k, 452 * k],
    [280 * k, 362 * k],
    [420 * k, 400 * k],
  ]
  holds.forEach((hold, i) => {
    points.push(hold)
    const next = holds[i + 1]
    if (next) points.push([(hold[0] + next[0]) / 2, (hold[1] + next[1]) / 2 + 15 * k])
  })
  points.push([1540 * k, holds[holds.length - 1][1] + 12 * k], [1690 * k, holds[holds.length - 1][1] - 26 * k])
  const edge: Curve = through(points)
  const tall = (t: number): number => cloth.height * k * (0.82 + 0.3 * noise.at(t * 5, 2)) * smooth(-0.05, 0.2, t)
  const ripple = (t: number, up: number): number => Math.sin(t * 46 + up * 2.6 + 2 * noise.at(t * 7, 5)) * (0.35 + 0.65 * up)
  const dyes = ramp([scale(dye.clay, 0.5), dye.clay, dye.ember, mix(dye.ember, dye.marigold, 0.55), dye.marigold, dye.butter])
  const at = (t: number, up: number): Point => {
    const [x, y] = edge(t)
    const fold = ripple(t, up)
    return [x - up * tall(t) * (0.34 + 0.16 * Math.sin(t * 9)) + fold * 7 * k, y + 5 * k - up * tall(t) - fold * 5 * k * up]
  }
  for (let i = 0; i < cloth.threads; i++) {
    const up = i / (cloth.threads - 1)
    const stripe = i > 34 && i < 38 ? 0.25 : 0
    strand(canvas, t => at(t, up), {
      pieces: 420,
      width: ((cloth.height / cloth.threads) * 1.5 + 0.4 * hash(i, 75)) * k,
      colour: t => {
        const slope = ripple(t + 0.006, up) - ripple(t - 0.006, up)
        return scale(dyes(clamp(0.46 + 0.85 * slope + 0.16 * smooth(0.2, 0.9, t) + stripe)), lerp(0.6, 1.1, smooth(0, 0.6, t)))
      },
      opacity: t => smooth(0, 0.03 + 0.05 * hash(i, 76), t),
      round: 0.5,
      ply: 7 * k,
    })
  }
}

/** A child holds a thread that hangs from the cloth. */
function layHeldThread(canvas: Canvas, { unit: k }: Frame, { hands }: StandingFigure): void {
  const [x, y] = hands[1]
  strand(canvas, t => [x + 10 * k * Math.sin(t * 3) - 6 * k * t, y - (112 * t - 14) * k], {
    pieces: 30,
    width: 2.6 * k,
    colour: dye.marigold,
    opacity: 0.95,
  })
}
