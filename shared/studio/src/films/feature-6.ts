import type { FilmDrawing } from '../drawing.ts'
import { cast } from '../people/cast.ts'
import { saffronDye } from '../people/dyes.ts'
import { createHead } from '../people/head.ts'
import { traceHead, windHead } from '../people/wind-head.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

const reader = createHead({ ...cast.girl.features, age: 9, eyesOpen: 0.16, smile: 0.25, glasses: true })

/** Bent over the book, the eyes on the page. */
const bent = { yaw: -34, pitch: 17, roll: 4, span: 5.35, x: -1.3, y: 0.0, light: [-0.72, 0.18, 0.6], resolution: 0.8 } as const

/** How far the page has turned, 0..1: it is lifted, goes over and lies. */
const turned = (t: number): number => smooth(0.16, 0.72, t)

export const films = {
  /** A child reads; a page turns, and its light goes over her face. */
  'feature-6': {
    seconds: 8,
    prepare(frame) {
      const ground = createGround(frame, scale(dye.lagoon, 0.14), mix(dye.lagoon, dye.teal, 0.1), {
        x: 0.3,
        y: 0.5,
        radius: 0.9,
        strength: 0.85,
      })
      warp(ground, frame, { colour: dye.butter, opacity: 0.05, seed: 61 })
      const traced = traceHead(reader, frame, bent)
      const canvas = new Canvas(frame.width, frame.height)
      return t => {
        canvas.copy(ground)
        const shine = 0.86 + 0.3 * Math.exp(-(((turned(t) - 0.55) / 0.3) ** 2)) * smooth(0, 0.16, t) * smooth(1, 0.8, t)
        windHead(canvas, traced, {
          ...cast.girl.dyes,
          threads: 56,
          gaze: [-0.5, -0.9],
          light: light => light * shine,
        })
        glow(canvas, 600 * frame.unit, 640 * frame.unit, 470 * frame.unit, dye.marigold, {
          strength: 0.1 * shine,
          falloff: 2.5,
          stretch: 0.8,
        })
        drawBook(canvas, frame, t)
        bloom(canvas, 0.26, 28 * frame.unit, 0.4)
        vignette(canvas, 0.38, 0.5, 0.5)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>

/** Where a point of the open book lies: x across (-1..1 for both pages), depth 0 far .. 1 near, and its height. */
function onBook({ unit: k }: Frame, x: number, depth: number, height: number): Point {
  const z = (depth - 0.5) * 1.25
  const distance = 3.1 - z * 0.75
  return [(585 + (x * 1.06 * 1240) / distance) * k, (730 + ((z * 0.56 - height * 0.95) / distance) * 1240) * k]
}

/** How high a lying page arches at x. */
const arch = (x: number): number => 0.27 * Math.sin(Math.PI * Math.min(1, Math.abs(x) ** 0.75)) * (1 - 0.35 * Math.abs(x)) + 0.02

/** Light on a lying page at x: the lamp stands at the left. */
function pageLight(x: number): number {
  const a = Math.abs(x)
  const slope = (arch(a + 0.01) - arch(a)) / 0.01
  return clamp(x < 0 ? 0.72 - 0.34 * slope : 0.72 + 0.3 * slope)
}

const paper = (light: number, fold: number): Colour =>
  mix(scale(dye.umber, 0.4), mix(scale(dye.linen, 0.72), dye.paper, light), clamp(0.25 + 0.75 * fold) * (0.5 + 0.45 * light))

function drawBook(canvas: Canvas, frame: Frame, t: number): void {
  drawBlock(canvas, frame)
  drawLyingPages(canvas, frame)
  const progress = turned(t)
  if (progress > 0 && progress < 1) drawTurningPage(canvas, frame, progress)
}

/** The edges of the closed pages, and the cover under them. */
function drawBlock(canvas: Canvas, frame: Frame): void {
  const k = frame.unit
  const leaves = 26
  for (let i = leaves; i >= 0; i--) {
    const cover = i > leaves - 4
    const curve: Curve = t => {
      const x = t * 2 - 1
      const [px, py] = onBook(frame, x * (1 + i * 0.0008), 1, arch(x))
      return [px, py + i * 1.7 * k]
    }
    const leaf = mix(dye.linen, dye.umber, 0.15 + 0.25 * hash(i, 5))
    strand(canvas, curve, {
      pieces: 120,
      width: 2.2 * k,
      colour: t => (cover ? saffronDye(0.5 * pageLight(t * 2 - 1)) : scale(leaf, (0.3 + 0.5 * pageLight(t * 2 - 1)) * (i % 2 ? 1 : 0.7))),
    })
  }
}

const rows = 96

/** Both open pages: laid threads, and lines of writing on them. */
function drawLyingPages(canvas: Canvas, frame: Frame): void {
  const k = frame.unit
  for (let i = 0; i <= rows; i++) {
    const curve: Curve = t => onBook(frame, t * 2 - 1, i / rows, arch(t * 2 - 1))
    const colour = (t: number): Colour => {
      const x = t * 2 - 1
      return paper(pageLight(x) * (0.82 + 0.18 * hash(i, 7)), smooth(0, 0.09, Math.abs(x)))
    }
    strand(canvas, curve, { pieces: 130, width: 5.4 * k, colour })
  }
  for (const side of [-1, 1]) {
    for (let line = 0; line < lines; line++) writeLine(canvas, frame, line, side, t => ({ x: side * t, y: arch(t) }))
  }
}

const lines = 13

/** One line on a page that lies as `place` says, from the fold (0) to its edge (1): a dark running stitch. */
function writeLine(canvas: Canvas, frame: Frame, line: number, side: number, place: (t: number) => { x: number; y: number }): void {
  const end = 0.87 - (hash(line * 2 + side, 9) > 0.75 ? 0.3 * hash(line, 8) : 0)
  const curve: Curve = t => {
    const { x, y } = place(lerp(0.14, end, t))
    return onBook(frame, x, 0.12 + 0.76 * (line / (lines - 1)), y)
  }
  strand(canvas, curve, {
    pieces: 70,
    width: 2.6 * frame.unit,
    colour: mix(dye.ink, dye.lagoon, 0.4),
    opacity: t => (Math.sin(t * (60 + 9 * hash(line, 3)) + line * 5) > -0.7 ? 0.75 : 0),
  })
}

/** A page on its way over, bent by the air: its free edge follows later than its root. */
function drawTurningPage(canvas: Canvas, frame: Frame, progress: number): void {
  const profile = pageProfile(progress)
  for (let i = 0; i <= rows; i++) {
    const depth = i / rows
    const curve: Curve = t => {
      const { x, y } = at(profile, t)
      return onBook(frame, x, depth, y)
    }
    const colour = (t: number): Colour => {
      const facing = Math.abs(Math.cos(at(profile, t).angle - 2.2))
      return paper(0.5 + 0.5 * facing * (0.85 + 0.15 * hash(i, 17)), smooth(0, 0.06, t) * (0.75 + 0.25 * facing))
    }
    strand(canvas, curve, { pieces: 40, width: 6 * frame.unit, colour })
  }
  const side = progress < 0.5 ? 1 : -1
  for (let line = 0; line < lines; line++) writeLine(canvas, frame, line, side, t => at(profile, t))
}

type PagePoint = { x: number; y: number; angle: number }

const steps = 24

/** The page seen from its foot: from the fold outwards, its angle over the right page in radians. It begins and ends lying. */
function pageProfile(progress: number): PagePoint[] {
  const lies = smooth(0.2, 0, progress) + smooth(0.8, 1, progress)
  const side = progress < 0.5 ? 1 : -1
  const points: PagePoint[] = []
  let x = 0
  let y = 0.03
  for (let i = 0; i <= steps; i++) {
    const out = i / steps
    const angle = Math.PI * clamp(progress * 1.32 - 0.32 * out ** 1.4)
    const bend = 0.1 * Math.sin(Math.PI * out)
    points.push({
      x: lerp(x, side * out, lies),
      y: lerp(y + bend, arch(out) + 0.004, lies),
      angle: lerp(angle, side > 0 ? 0.3 : 2.8, lies),
    })
    x += Math.cos(angle) / steps
    y = Math.max(y + (Math.sin(angle) / steps) * 0.9, 0.02)
  }
  return points
}

function at(profile: readonly PagePoint[], t: number): PagePoint {
  const position = clamp(t) * steps
  const i = Math.min(steps - 1, Math.floor(position))
  const [a, b] = [profile[i], profile[i + 1]]
  const f = position - i
  return { x: lerp(a.x, b.x, f), y: lerp(a.y, b.y, f), angle: lerp(a.angle, b.angle, f) }
}
