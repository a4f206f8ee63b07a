import type { FilmDrawing } from '../drawing.ts'
import { cast, type Person } from '../people/cast.ts'
import { emberDye, saffronDye } from '../people/dyes.ts'
import { createHead, headPart } from '../people/head.ts'
import { type HeadTrace, type HeadView, traceHead, windHead } from '../people/wind-head.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve, Point, Point3 } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { clamp, lerp, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

type Seen = {
  person: Person
  view: HeadView
  gaze: Point
  /** A factor on the light of its skin: a dark skin takes more to be seen as well as a light one. */
  kindness: number
  /** Where the head is, units from the left. */
  at: number
}

/** Pixels of a head's unit, in units of the frame, are 1600 / span. */
const span = 6.6

const place = (x: number, y: number): Pick<HeadView, 'span' | 'x' | 'y'> => ({
  span,
  x: ((800 - x) / 1600) * span,
  y: ((y - 450) / 1600) * span,
})

/** Three people, the far ones first. */
const people: readonly Seen[] = [
  { person: cast.teacher, view: { ...place(800, 380), yaw: -4, pitch: -3, roll: 0 }, gaze: [0, -0.1], kindness: 0.95, at: 800 },
  { person: cast.elder, view: { ...place(340, 430), yaw: 32, pitch: 0, roll: 2 }, gaze: [0.4, -0.1], kindness: 1.32, at: 340 },
  { person: cast.student, view: { ...place(1265, 425), yaw: -33, pitch: -2, roll: -2 }, gaze: [-0.4, -0.1], kindness: 1.4, at: 1265 },
]

/** The line along which the lamp runs, units: how high it is stretched, and how far it sags under the lamp. */
const lineHeight = 716
const sag = 34
const run = 660

const lampAt = (t: number): Point => [800 + run * Math.sin(TAU * t), lineHeight + sag + 84]

export const films = {
  /** A lamp runs along a line before three faces; its light goes over them, and leaves none in the dark. */
  'feature-1': {
    seconds: 8,
    finish: { exposure: 0.88 },
    prepare(frame) {
      const ground = createGround(frame, dye.night, mix(dye.plum, dye.clay, 0.12), { x: 0.5, y: 0.5, radius: 0.9, strength: 0.7 })
      warp(ground, frame, { colour: dye.rose, opacity: 0.045, seed: 18 })
      const heads = people.map(seen => lookAt(seen, frame))
      const canvas = new Canvas(frame.width, frame.height)
      return t => {
        canvas.copy(ground)
        const [x, y] = lampAt(t)
        const k = frame.unit
        glow(canvas, x * k, (y - 120) * k, 760 * k, mix(dye.ember, dye.marigold, 0.4), { strength: 0.16, falloff: 2.6 })
        for (const head of heads) layHead(canvas, head, [x, y])
        drawLamp(canvas, frame, t)
        bloom(canvas, 0.3, 28 * k, 0.32)
        vignette(canvas, 0.4)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>

type SeenHead = Seen & {
  traced: HeadTrace
  /** How much of each pixel it covers, 0..1. */
  cover: Float32Array
  drawn: Canvas
}

function lookAt(seen: Seen, frame: Frame): SeenHead {
  const { person, view, gaze } = seen
  const traced = traceHead(createHead(person.features), frame, { ...view, light: [0, 0.2, 0.9], shadow: 0.25, resolution: 0.8 })
  const [onDark, onLight] = [0, 1].map(ground => {
    const canvas = new Canvas(frame.width, frame.height, [ground, ground, ground])
    windHead(canvas, traced, { ...person.dyes, gaze, threads })
    return canvas
  })
  const cover = new Float32Array(frame.width * frame.height)
  for (let i = 0; i < cover.length; i++) cover[i] = clamp(1 - (onLight.pixels[i * 3] - onDark.pixels[i * 3]))
  return { ...seen, traced, cover, drawn: onDark }
}

const threads = 46

/** All are lit alike, and from where the lamp is; the face that it passes a little more. */
function layHead(canvas: Canvas, { person, gaze, kindness, at, traced, cover, drawn }: SeenHead, [x]: Point): void {
  const aside = 0.9 * Math.tanh((x - at) / 400)
  traced.light = unit([aside, 0.16, 0.75])
  drawn.fill(dye.night)
  windHead(drawn, traced, {
    ...person.dyes,
    gaze,
    threads,
    light: (lit, i, { part }) => lit * (part[i] <= headPart.lips ? kindness : 0.82),
  })
  const strength = 0.8 + 0.2 * Math.exp(-(((x - at) / 360) ** 2))
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue
    for (let p = i * 3; p < i * 3 + 3; p++) canvas.pixels[p] += (drawn.pixels[p] * strength - canvas.pixels[p]) * cover[i]
  }
}

const unit = (v: Point3): Point3 => scale(v, 1 / Math.hypot(...v))

/** A lamp of wound thread with its light in it, and the line that it hangs from. */
function drawLamp(canvas: Canvas, { unit: k }: Frame, t: number): void {
  const [x, y] = lampAt(t)
  const line: Curve = s => {
    const px = s * 1700 - 50
    const left = clamp((px + 50) / (x + 50))
    const right = clamp((1650 - px) / (1650 - x))
    return [px * k, (lineHeight + sag * Math.min(left, right) ** 1.15) * k]
  }
  const near = (s: number): number => Math.exp(-(((s * 1700 - 50 - x) / 260) ** 2))
  strand(canvas, line, { pieces: 160, width: 4.4 * k, ply: 10 * k, round: 0.85, colour: s => saffronDye(0.16 + 0.75 * near(s)) })
  strand(canvas, s => [x * k, lerp(lineHeight + sag, y - 60, s) * k], { pieces: 4, width: 3.4 * k, colour: saffronDye(0.6) })
  glow(canvas, x * k, y * k, 200 * k, dye.marigold, { strength: 0.45, falloff: 2.4 })
  const turns = 17
  for (let i = 0; i < turns; i++) {
    const level = (i / (turns - 1)) * 2 - 1
    const radius = 44 * Math.sqrt(1 - (level * 0.92) ** 2) * (1 - 0.1 * level)
    strand(canvas, s => [(x + radius * (s * 2 - 1)) * k, (y + 60 * level + 10 * Math.sin(Math.PI * s)) * k], {
      pieces: 24,
      width: 6.2 * k,
      round: 0.6,
      ply: 8 * k,
      colour: s =>
        scale(mix(dye.marigold, dye.butter, 0.75 * Math.sin(Math.PI * s)), 0.75 + 1.5 * Math.sin(Math.PI * s) ** 2 - 0.25 * hash(i, 31)),
    })
  }
  for (const end of [-1, 1]) {
    strand(canvas, s => [(x + 22 * (s * 2 - 1)) * k, (y + end * 62) * k], { pieces: 8, width: 9 * k, round: 0.9, colour: emberDye(0.5) })
  }
}
