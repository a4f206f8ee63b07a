import type { FilmDrawing } from '../drawing.ts'
import { cast } from '../people/cast.ts'
import { lagoonDye, roseDye, skins } from '../people/dyes.ts'
import { createHead } from '../people/head.ts'
import { traceHead, windHead } from '../people/wind-head.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Curve } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

const noise = createNoise(417)

const sleeper = createHead({
  age: 14,
  build: 0.3,
  hair: 'braids',
  eyesOpen: 0,
  smile: 0.3,
  lips: 1.1,
  cheeks: 0.6,
  clothes: 'none',
  noseWidth: 1.1,
})

/** Lying on one cheek, the face towards us. */
const lying = { yaw: -26, pitch: 8, roll: -66, span: 5.7, x: -1.25, y: 0.12, light: [-0.5, 0.62, 0.6], resolution: 0.8 } as const

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
  const traced = traceHead(sleeper, frame, lying)
  drawPillow(canvas, frame, 'behind')
  windHead(canvas, traced, { ...cast.boy.dyes, skin: skins.bronze, threads: 52, ambient: 0.26 })
  drawPillow(canvas, frame, 'before')
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

/** The pillow behind the head, and its fold before it, into which the cheek sinks. */
function drawPillow(canvas: Canvas, { unit: k }: Frame, part: 'behind' | 'before'): void {
  const [top, sag] = part === 'behind' ? [470, 0] : [560, 62]
  const rows = 46
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1)
    const curve: Curve = t => {
      const x = lerp(700, 1680, t)
      const swell = top + 120 * ((x - 1270) / 480) ** 2 - 18 * Math.sin((TAU * (x - 700)) / 620)
      const dent = sag * Math.exp(-(((x - 1170) / 170) ** 2))
      return [x * k, lerp(swell + dent, 960 + 30 * Math.sin(x / 130), depth) * k]
    }
    const shade = 0.95 - 0.7 * depth
    strand(canvas, curve, {
      pieces: 90,
      width: 11 * k,
      round: 0.85,
      ply: 10 * k,
      colour: t => scale(roseDye(0.62 * shade * (1 - 0.45 * t)), 0.8 + 0.35 * hash(row, 6)),
    })
  }
}

const echoes = 11

/** Lines over the body that widen and fade as the breath goes out, one after another. */
function drawEchoes(canvas: Canvas, { unit: k }: Frame, t: number): void {
  for (let i = 0; i < echoes; i++) {
    const age = (i + t) / echoes
    const curve: Curve = s => {
      const x = lerp(-60, 860, s)
      const away = 24 + 330 * age ** 1.2
      return [x * k, (lerp(bodyTop(x, t), 470, age * 0.55) - away + 16 * age * noise.loop(s * 2.4, i * 0, t, 0.4)) * k]
    }
    strand(canvas, curve, {
      pieces: 110,
      width: (2.6 - 1.2 * age) * k,
      colour: mix(dye.butter, dye.teal, age),
      opacity: s => 0.55 * smooth(0, 0.12, age) * (1 - age) ** 1.3 * smooth(1, 0.62, s) * smooth(-0.1, 0.3, s),
    })
  }
}

const rows = 74

/** The cover: threads laid over the body from chest to foot, the upper ones moved by the breath. */
function drawCover(canvas: Canvas, { unit: k }: Frame, t: number): void {
  const pattern = [lagoonDye, lagoonDye, lagoonDye, roseDye, lagoonDye, lagoonDye, lagoonDye, lagoonDye]
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1)
    const dyed = pattern[Math.floor(row / 3) % pattern.length]
    const curve: Curve = s => {
      const x = lerp(-60, 905 - 130 * depth ** 1.5, s)
      return [x * k, lerp(bodyTop(x, t), 985, depth ** 1.12) * k]
    }
    const light = (s: number): number => {
      const x = lerp(-60, 905, s)
      const slope = (bodyTop(x + 8, t) - bodyTop(x - 8, t)) / 16
      return (0.52 - 0.32 * slope) * (1 - 0.62 * depth) * smooth(1.02, 0.86, s * (0.97 + 0.03 * depth))
    }
    strand(canvas, curve, {
      pieces: 96,
      width: 12.4 * k,
      round: 0.85,
      ply: 10 * k,
      colour: s => scale(dyed(light(s)), 0.85 + 0.3 * hash(row, 12)),
    })
  }
}

/** The height of the body under the cover at x (units): shoulder, hip, knees; the breath lifts the shoulder first. */
function bodyTop(x: number, t: number): number {
  const shoulder = 375 * Math.exp(-(((x - 590) / 240) ** 2))
  const hips = 235 * Math.exp(-(((x - 290) / 230) ** 2))
  const knees = 190 * Math.exp(-(((x + 20) / 220) ** 2))
  const lift = 30 * breath(t - 0.04) * Math.exp(-(((x - 600) / 230) ** 2)) + 17 * breath(t - 0.1) * Math.exp(-(((x - 380) / 200) ** 2))
  return 690 - shoulder - hips - knees - lift + 7 * noise.at(x / 160, 2)
}
