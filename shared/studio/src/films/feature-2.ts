import type { FilmDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { type FigureDyes, type FigureParameters, placeFigure, type StandingFigure, windFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { createCanvas, createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, blur, glow, vignette } from '../toolkit/light.ts'
import { modulo, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { layCarriedCloth } from './carried-cloth-scene.ts'

/** Walk cycles in the film, and how many frames one takes: each phase of the walk is traced once. */
const cycles = 4
const phases = 36

/** `ahead` is a share of a walk cycle. */
type Carrier = { person: Partial<FigureParameters>; dyes: Partial<FigureDyes>; x: number; ahead: number }

const reach = { left: [-0.12, -0.3, 0.62], right: [0.2, -0.34, 0.5] } as const

const carriers: readonly Carrier[] = [
  { x: -30, ahead: 0.4, person: { age: 45, build: 1, wear: 'cap', ...reach }, dyes: { skin: skins.olive, top: plumDye, wear: linenDye } },
  { x: 300, ahead: 0, person: { age: 34, build: 0, wear: 'wrap', ...reach }, dyes: { skin: skins.deep, top: lagoonDye, wear: saffronDye } },
  {
    x: 610,
    ahead: 0.55,
    person: { age: 72, build: 0.8, hair: 'cropped', ...reach },
    dyes: { skin: skins.porcelain, top: indigoDye, hair: hairs.white },
  },
  {
    x: 900,
    ahead: 0.2,
    person: { age: 11, build: 0.3, hair: 'puffs', left: [-0.1, 0.12, 0.72], right: [0.2, 0.06, 0.62] },
    dyes: { skin: skins.bronze, top: goldDye },
  },
  {
    x: 1180,
    ahead: 0.75,
    person: { age: 29, build: 0, wear: 'hijab', ...reach },
    dyes: { skin: skins.honey, top: plumDye, wear: roseDye },
  },
  {
    x: 1500,
    ahead: 0.3,
    person: { age: 40, build: 1, wear: 'turban', ...reach },
    dyes: { skin: skins.deep, top: linenDye, wear: emberDye },
  },
]

/** Those who walk behind, in the haze. */
const followers: readonly Carrier[] = [
  { x: 120, ahead: 0.1, person: { age: 30, build: 0.9, hair: 'afro' }, dyes: {} },
  { x: 455, ahead: 0.6, person: { age: 30, build: 0, wear: 'wrap' }, dyes: {} },
  { x: 770, ahead: 0.85, person: { age: 30, build: 0.9, hair: 'afro' }, dyes: {} },
  { x: 1045, ahead: 0.35, person: { age: 50, build: 0, hair: 'bun' }, dyes: {} },
  { x: 1350, ahead: 0.05, person: { age: 30, build: 0, wear: 'wrap' }, dyes: {} },
]

type Row = { foot: number; tall: number; detail: number; from: number }
const near: Row = { foot: 1120, tall: 990, detail: 0.6, from: 0.44 }
const far: Row = { foot: 915, tall: 690, detail: 0.42, from: 0.44 }

function walk({ unit: k }: Frame, { foot, tall, detail, from }: Row, { person, x, ahead }: Carrier, t: number): StandingFigure {
  const phase = modulo(Math.round((cycles * t + ahead) * phases), phases) / phases
  const place = { x: x * k, foot: foot * k, tall: tall * k, yaw: 66, pitch: -5, light: [0.5, 0.7, 0.3] as const, detail, from }
  return placeFigure({ hem: 0.5, ...person, stance: 'walk', stride: 0.5, phase }, place)
}

/** Far hills of thread, which pass by: each comes back to itself after a whole number of its waves. */
function layHills(canvas: Canvas, { unit: k }: Frame, t: number): void {
  const layers = [
    {
      y: 350,
      high: 40,
      period: 620,
      rows: 16,
      top: mix(dye.marigold, dye.rose, 0.45),
      foot: mix(dye.ember, dye.marigold, 0.55),
    },
    { y: 420, high: 54, period: 980, rows: 20, top: mix(dye.ember, dye.marigold, 0.45), foot: mix(dye.ember, dye.clay, 0.4) },
  ]
  for (const { y, high, period, rows, top, foot } of layers) {
    for (let n = 0; n < rows; n++) {
      const down = n / (rows - 1)
      const curve = (s: number): Point => {
        const x = -20 + s * 1640
        const u = x / period + t
        const ridge = 0.55 * Math.sin(TAU * u) + 0.3 * Math.sin(TAU * 2 * u + 1) + 0.15 * Math.sin(TAU * 5 * u + 2.4)
        return [x * k, (y + down * 130 - high * ridge * (1 - 0.6 * down)) * k]
      }
      strand(canvas, curve, { pieces: 90, width: 9.4 * k, round: 0.6, colour: scale(mix(top, foot, down), 0.86 + 0.24 * hash(n, 5)) })
    }
  }
}

/** Zigzags and stripes of the cloth, in ember, marigold, rose and indigo. */
function clothDye(along: number, across: number): Colour {
  const zigzag = (length: number): number => Math.abs(modulo(along / length, 1) * 2 - 1)
  const band = (from: number, to: number): number => (across - from) / (to - from)
  const within = (from: number, to: number): boolean => across >= from && across < to
  if (within(0, 0.05)) return dye.butter
  if (within(0.1, 0.14) || within(0.4, 0.44)) return dye.marigold
  if (within(0.14, 0.4))
    return Math.abs(band(0.14, 0.4) - (0.2 + 0.6 * zigzag(150))) < 0.17 ? dye.butter : mix(dye.ember, dye.marigold, 0.12)
  if (within(0.5, 0.54) || within(0.78, 0.82)) return dye.rose
  if (within(0.54, 0.78)) return zigzag(110) < 1 - Math.abs(band(0.54, 0.78) * 2 - 1) ? dye.marigold : mix(dye.plum, dye.clay, 0.35)
  if (across > 0.95) return dye.butter
  return dye.ember
}

const rimLit = (person: Partial<FigureDyes>) => ({ dyes: person, rim: 0.5, front: 0.9, gap: 5 })

/** One cloth: people of all ages carry it together, and it ripples in the wind as they walk. */
export const films = {
  'feature-2': {
    seconds: 6,
    prepare(frame) {
      const { unit: k, width, height } = frame
      const sky = createGround(frame, mix(dye.marigold, dye.ember, 0.42), mix(dye.marigold, dye.butter, 0.6), {
        x: 0.66,
        y: 0.42,
        radius: 0.95,
      })
      warp(sky, frame, { colour: dye.ember, opacity: 0.1, seed: 12, vertical: false, gap: 8 })
      glow(sky, 0.66 * width, 0.4 * height, 620 * k, dye.butter, { strength: 0.3 })
      const canvas = createCanvas(frame)
      const haze = mix(dye.ember, dye.marigold, 0.6)
      const misty = (light: number): Colour => mix(scale(dye.clay, 0.8), haze, 0.35 + 0.5 * light)
      const hazy = { skin: misty, hair: misty, wear: misty, top: misty, legs: misty, shoes: misty, shawl: misty, load: misty }
      return t => {
        canvas.copy(sky)
        layHills(canvas, frame, t)
        for (const follower of followers) windFigure(canvas, frame, walk(frame, far, follower, t), { ...rimLit(hazy), rim: 0.3 })
        blur(canvas, 3.2 * k)
        const walking = carriers.map(carrier => ({ carrier, figure: walk(frame, near, carrier, t) }))
        for (const { carrier, figure } of walking) windFigure(canvas, frame, figure, rimLit(carrier.dyes))
        const rest = 450 * k
        const held = walking.map(({ figure }): Point => [figure.hands[1][0] - 10 * k, figure.hands[1][1] + 6 * k])
        const first = held[0]
        const last = held[held.length - 1]
        layCarriedCloth(canvas, frame, t, {
          grips: [[first[0] - 330 * k, rest], ...held, [last[0] + 330 * k, rest]],
          rest,
          depth: 490 * k,
          sag: 52 * k,
          threads: 56,
          dye: clothDye,
        })
        bloom(canvas, 0.2, 26 * k, 0.45)
        vignette(canvas, 0.28, 0.6, 0.4)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
