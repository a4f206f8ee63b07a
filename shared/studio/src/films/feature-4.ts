import type { FilmDrawing } from '../drawing.ts'
import { lagoonDye, linenDye, roseDye, saffronDye, skins } from '../people/dyes.ts'
import { createHand, handSize } from '../people/hand.ts'
import { createHead } from '../people/head.ts'
import { placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import { type HeadView, traceHead, windHead } from '../people/wind-head.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point3 } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

const noise = createNoise(417)

const sleeper = createHead({
  age: 6,
  build: 0.3,
  hair: 'short',
  eyesOpen: 0,
  smile: 0.3,
  lips: 1.05,
  cheeks: 0.75,
  clothes: 'round',
  noseWidth: 1.05,
  noseLength: 0.92,
  eyeSize: 1.12,
  faceLength: 0.95,
  chin: 0.9,
})

/** Width of the picture in units of the head, and where a point of the picture (units of the frame) lies in them. */
const span = 10
const inHeads = (x: number, y: number): { x: number; y: number } => ({ x: ((x - 800) / 1600) * span, y: ((450 - y) / 1600) * span })

const light: Point3 = [-0.38, 0.6, 0.7]

/** On its left side, the face towards us, the crown to the upper right. */
const lies = inHeads(1092, 250)
const lying: HeadView = { yaw: -14, pitch: 9, roll: -50, span, x: -lies.x, y: -lies.y, light, resolution: 1 }

/** The hand lies before the cheek on the pillow, half open, as it fell. */
const rests = inHeads(1012, 484)
const hand = placeHand(
  createHand({
    age: 'child',
    fingers: [0.3, 0.34, 0.4, 0.46],
    spread: 0.25,
    thumb: { out: 30, front: 24, base: 16, tip: 18 },
    sleeve: { from: 0.55 },
  }),
  { fingers: [0.75, 0.62, 0.1], palm: [0.25, -0.35, -1], at: [rests.x, rests.y, 0], left: true, size: handSize.child * 0.98 },
)

/** Dark brown to the brightest thread: black hair shines grey where the light meets it. */
const hair = ramp([
  scale(dye.ink, 0.5),
  scale(dye.umber, 0.3),
  scale(dye.umber, 0.55),
  scale(dye.umber, 0.95),
  mix(dye.umber, dye.clay, 0.45),
])

/** A child's brows are soft, and its lashes brown. */
const features = { width: 1.25, dark: scale(dye.umber, 0.4) }

const warmer = (lit: number): number => 1.14 * lit + 0.03

/** How far the chest has risen, 0..1: in, a little rest, out, as in sleep. */
const breath = (t: number): number => 0.5 - 0.5 * Math.cos(TAU * t + 0.35 * Math.sin(TAU * t))

export const films = {
  /** A child sleeps well; the threads of the cover rise and fall with the breath, and the quiet spreads from it in lines. */
  'feature-4': {
    seconds: 8,
    prepare(frame) {
      const still = drawStill(frame)
      const canvas = new Canvas(frame.width, frame.height)
      return t => {
        canvas.copy(still)
        drawEchoes(canvas, frame, t)
        drawCover(canvas, frame, t)
        drawHem(canvas, frame, t)
        bloom(canvas, 0.26, 28 * frame.unit, 0.35)
        vignette(canvas, 0.38, 0.55, 0.42)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>

/** All that does not move: dawn, the pillow, and the sleeper. */
function drawStill(frame: Frame): Canvas {
  const canvas = createGround(frame, scale(dye.lagoon, 0.16), mix(dye.lagoon, dye.teal, 0.12), { x: 0.3, y: 0.3, radius: 1, strength: 0.9 })
  warp(canvas, frame, { colour: dye.butter, opacity: 0.05, seed: 44 })
  drawSun(canvas, frame)
  drawPillow(canvas, frame, [0, pillowRows], 700)
  const child = traceHead(sleeper, frame, lying)
  windHead(canvas, child, { skin: skins.bronze, hair, cloth: saffronDye, threads: 42, ambient: 0.3, light: warmer, features })
  drawPillow(canvas, frame, sunk, 1050)
  drawShade(canvas, frame)
  const traced = traceHands([hand], frame, { span, light, resolution: 1 })
  windHands(canvas, traced, [{ skin: skins.bronze, sleeve: saffronDye, threads: 38 }], { ambient: 0.3, light: warmer })
  return canvas
}

/** A low sun wound of rings, behind. */
function drawSun(canvas: Canvas, { unit: k, width, height }: Frame): void {
  const [cx, cy] = [0.2 * width, 0.34 * height]
  const warmth = ramp([dye.rose, mix(dye.rose, dye.marigold, 0.5), mix(dye.ember, dye.rose, 0.4)])
  for (let ring = 0; ring < 26; ring++) {
    const radius = (6 + ring * 5.4) * k
    const circle: Curve = t => [cx + Math.cos(t * TAU) * radius, cy + Math.sin(t * TAU) * radius]
    strand(canvas, circle, {
      pieces: 120,
      width: 4.4 * k,
      ply: 9 * k,
      round: 0.5,
      colour: t => scale(warmth(0.5 + 0.5 * Math.sin(t * TAU)), 0.5 + 0.2 * hash(ring, 4)),
    })
  }
}

const pillowRows = 80

/** Linen, warmed by the pillow. */
const sheetDye = (lit: number): Colour => mix(linenDye(lit), roseDye(lit), 0.4)

/** The rows of the pillow into which the cheek sinks. */
const sunk = [17, 25] as const

/** Where the pillow lies on the sheet, as a share of all rows. */
const sheet = 0.56

/** Rows of the pillow, and of the sheet below it, from x (units) on; round the head the pillow gives way. */
function drawPillow(canvas: Canvas, { unit: k }: Frame, [first, end]: readonly [number, number], from: number): void {
  for (let row = first; row < end; row++) {
    const depth = row / (pillowRows - 1)
    const curve: Curve = t => {
      const x = lerp(from, 1690, t)
      const top = 96 + 200 * Math.abs((x - 1140) / 450) ** 2.4
      const dent = 58 * Math.exp(-(((x - 1120) / 165) ** 2)) * smooth(0, 0.25, depth) * smooth(0.75, 0.3, depth)
      return [x * k, (lerp(top, 985, depth) + dent + 9 * Math.sin(x / 120 + depth * 3)) * k]
    }
    const below = depth - sheet
    const lit = (x: number): number =>
      below < 0
        ? (0.6 - 0.3 * depth) * (1 - 0.55 * smooth(-0.1, 0, below)) * (1 - 0.35 * smooth(1150, 1690, x))
        : (0.34 - 0.42 * below) * smooth(-0.03, 0.12, below)
    const dyed = below < 0 ? roseDye : sheetDye
    strand(canvas, curve, {
      pieces: 90,
      width: 12.6 * k,
      round: 0.85,
      ply: 10 * k,
      colour: t => scale(dyed(lit(lerp(from, 1690, t))), 0.8 + 0.35 * hash(row, 6)),
      opacity: t => (first > 0 ? smooth(0, 0.09, t) : 1),
    })
  }
}

/** The shade of the cheek and of the hand on the pillow. */
function drawShade(canvas: Canvas, { unit: k }: Frame): void {
  const shades: readonly (readonly [number, number, number, number, number])[] = [
    [1060, 412, 1235, 330, 46],
    [985, 520, 1120, 452, 40],
  ]
  for (const [x, y, toX, toY, width] of shades)
    strand(canvas, s => [lerp(x, toX, s) * k, (lerp(y, toY, s) + 16 * Math.sin(Math.PI * s)) * k], {
      pieces: 24,
      width: width * k,
      soft: 34 * k,
      mode: 'multiply',
      colour: dye.clay,
      opacity: s => 0.6 * Math.sin(Math.PI * s),
    })
}

const echoes = 11

/** Lines over the body that widen and fade as the breath goes out, one after another. */
function drawEchoes(canvas: Canvas, { unit: k }: Frame, t: number): void {
  for (let i = 0; i < echoes; i++) {
    const age = (i + t) / echoes
    const curve: Curve = s => {
      const x = lerp(-60, 810, s)
      const away = 24 + 270 * age ** 1.2
      return [x * k, (lerp(bodyTop(x, t), 470, age * 0.55) - away + 16 * age * noise.loop(s * 2.4, i * 0, t, 0.4)) * k]
    }
    strand(canvas, curve, {
      pieces: 110,
      width: (2.6 - 1.2 * age) * k,
      colour: mix(dye.butter, dye.teal, age),
      opacity: s => 0.55 * smooth(0, 0.12, age) * (1 - age) ** 1.3 * smooth(0.98, 0.6, s) * smooth(-0.1, 0.3, s),
    })
  }
}

const rows = 84

/** Where the cover ends before the shoulder, by depth: 0 at the top, 1 at the foot. */
const hemAt = (depth: number): number => 806 + 268 * (1 - (1 - depth) ** 2)

/** How low a thread of the cover lies at x (units). */
const coverAt = (x: number, depth: number, t: number): number => lerp(bodyTop(x, t), 985, depth ** 1.08)

/** The cover: threads laid over the body from shoulder to foot, the upper ones moved by the breath. */
function drawCover(canvas: Canvas, { unit: k }: Frame, t: number): void {
  const pattern = [lagoonDye, lagoonDye, lagoonDye, roseDye, lagoonDye, lagoonDye, lagoonDye, lagoonDye]
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1)
    const dyed = pattern[Math.floor(row / 3) % pattern.length]
    const end = hemAt(depth)
    const curve: Curve = s => {
      const x = lerp(-60, end, s)
      return [x * k, coverAt(x, depth, t) * k]
    }
    const lit = (s: number): number => {
      const x = lerp(-60, end, s)
      const slope = (bodyTop(x + 8, t) - bodyTop(x - 8, t)) / 16
      return (0.52 - 0.32 * slope) * (1 - 0.62 * depth)
    }
    strand(canvas, curve, {
      pieces: 110,
      width: 12.4 * k,
      round: 0.85,
      ply: 10 * k,
      colour: s => scale(dyed(lit(s)), 0.85 + 0.3 * hash(row, 12)),
    })
  }
}

/** The turned-down edge of the cover: threads along it. */
function drawHem(canvas: Canvas, { unit: k }: Frame, t: number): void {
  const threads = 7
  for (let i = 0; i < threads; i++) {
    const across = i / (threads - 1)
    const curve: Curve = s => {
      const x = hemAt(s) - 62 * (1 - across)
      return [x * k, (coverAt(x, s, t) - 10 * Math.sin(Math.PI * across)) * k]
    }
    strand(canvas, curve, {
      pieces: 80,
      width: 13 * k,
      round: 0.85,
      ply: 10 * k,
      colour: s => scale(linenDye((0.72 - 0.3 * across) * (1 - 0.72 * s)), 0.85 + 0.3 * hash(i, 21)),
    })
  }
}

/** The height of the body under the cover at x (units): shoulder, hip, knees; the breath lifts the shoulder first. */
function bodyTop(x: number, t: number): number {
  const shoulder = 395 * Math.exp(-(((x - 722) / 265) ** 2))
  const hips = 225 * Math.exp(-(((x - 270) / 240) ** 2))
  const knees = 200 * Math.exp(-(((x + 90) / 240) ** 2))
  const lift = 26 * breath(t - 0.04) * Math.exp(-(((x - 690) / 220) ** 2)) + 17 * breath(t - 0.1) * Math.exp(-(((x - 430) / 210) ** 2))
  return 690 - shoulder - hips - knees - lift + 7 * noise.at(x / 160, 2)
}
