import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { bezier, type Curve, type Point, through } from '../toolkit/curve.ts'
import { blendUnion } from '../toolkit/distance.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { layShade } from './needle.ts'

// The print is drawn in its own plane: its middle is the origin, 1 is 800 units, y runs down.
const plane = 800

const noise = createNoise(55)
const ridges = 58
const thickest = 0.0068

/** Where ridges fork or end, and which way: each turns the count of ridges by one as one goes round it. */
const minutiae = createMinutiae()

function createMinutiae(): readonly { x: number; y: number; turn: 1 | -1 }[] {
  const random = createRandom(57)
  return Array.from({ length: 34 }, (_, n) => {
    const angle = random() * TAU
    const away = Math.sqrt(random.between(0.06, 0.9))
    return { x: 0.44 * away * Math.cos(angle), y: 0.54 * away * Math.sin(angle), turn: n & 1 ? 1 : -1 }
  })
}

/** Counts the ridges from the core of a whorl outward: a thread lies where the count is a whole number and a half. */
function ridgeAt(px: number, py: number): number {
  const x = px + 0.03 * noise.at(px * 3, py * 3, 1) - 0.03
  const y = py + 0.03 * noise.at(px * 3, py * 3, 5) + 0.07
  const away = Math.hypot(x, y)
  const whorl = Math.hypot(x * 1.15, y * 0.86) + 0.012 * Math.min(1, away / 0.08) * Math.sin(2 * Math.atan2(y, x) + 6 * away)
  const base = 0.429 - (y - 0.17) * 0.828 + 0.576 * (x + 0.03) ** 2
  let count = blendUnion(whorl, base, 0.16) * ridges + 0.4 * noise.at(px * 9, py * 9, 3) + Math.atan2(y, x) / TAU
  for (const one of minutiae) count += (one.turn * Math.atan2(py - one.y, px - one.x)) / TAU
  return count
}

/** Positive inside the print. */
const inside = (x: number, y: number): number => 1 - Math.hypot(x / 0.48, y / 0.585) + 0.05 * noise.at(x * 6, y * 6, 8)

/** The difference of two counts; round a fork they may be whole numbers apart. */
const step = (from: number, to: number): number => to - from - Math.round(to - from)

const skin = ramp([scale(dye.indigo, 0.45), mix(dye.iris, dye.rose, 0.2), mix(dye.rose, dye.ember, 0.22), dye.rose, dye.paper])

type Placing = { x: number; y: number; size: number }

/** The threads of the print, worked out for every pixel. */
function layPrint(canvas: Canvas, { x: cx, y: cy, size }: Placing): void {
  const { width, pixels } = canvas
  const left = Math.max(0, Math.floor(cx - 0.56 * size))
  const right = Math.min(width - 1, Math.ceil(cx + 0.56 * size))
  const top = Math.max(0, Math.floor(cy - 0.66 * size))
  const bottom = Math.min(canvas.height - 1, Math.ceil(cy + 0.66 * size))
  const columns = right - left + 2
  const row = (py: number): Float64Array =>
    Float64Array.from({ length: columns }, (_, i) => ridgeAt((left + i - cx) / size, (py - cy) / size))
  let here = row(top)
  for (let py = top; py <= bottom; py++) {
    const below = row(py + 1)
    for (let px = left; px <= right; px++) {
      const x = (px - cx) / size
      const y = (py - cy) / size
      const within = inside(x, y)
      if (within <= 0) continue
      const i = px - left
      const { cover, light } = threadAt(here[i], step(here[i], here[i + 1]), step(here[i], below[i]), x, y, size)
      const share = cover * smooth(0, 0.08, within)
      const colour = skin(light)
      const p = (py * width + px) * 3
      for (let n = 0; n < 3; n++) pixels[p + n] += (colour[n] - pixels[p + n]) * share
    }
    here = below
  }
}

/** How far a pixel is covered by the thread of its ridge, and how that is lit: like a twist of two on a fingertip's dome. */
function threadAt(count: number, acrossX: number, acrossY: number, x: number, y: number, size: number): { cover: number; light: number } {
  const steepness = Math.hypot(acrossX, acrossY) + 1e-6
  const place = count - Math.floor(count) - 0.5
  const press = 0.6 + 0.1 * noise.at(x * 5, y * 5, 12)
  // no thread is thicker than this, though where three streams of ridges meet they lie far apart
  const half = Math.min(press / 2 / steepness, thickest * size)
  const apart = smooth(0.8, 0.35, steepness)
  const cover = lerp(press, clamp(half + 0.5 - Math.abs(place) / steepness) * Math.min(1, half * 2), apart)
  const across = clamp(place / steepness / half, -1, 1)
  const facing = -(acrossX * 0.55 + acrossY * 0.83) / steepness
  const turns = (x - y) * 46 + place * 1.2
  const twist = 0.74 + 0.36 * smooth(0, 0.8, Math.abs((turns - Math.floor(turns)) * 2 - 1))
  const dome = 0.5 + 0.42 * clamp(0.75 - x * 0.8 - y * 0.9)
  const round = 0.45 + 0.55 * Math.sqrt(1 - across * across) + 0.3 * across * facing
  return { cover, light: dome * lerp(1, round * twist, apart) * 1.08 }
}

/** Follows a ridge from a point near it, in the plane of the print, until it leaves the print. */
function followRidge(from: Point, sense: 1 | -1): Point[] {
  const e = 0.0005
  const stride = 0.004
  let [x, y] = from
  const path: Point[] = []
  for (let n = 0; n < 900 && inside(x, y) > -0.02; n++) {
    const count = ridgeAt(x, y)
    const gx = step(count, ridgeAt(x + e, y)) / e
    const gy = step(count, ridgeAt(x, y + e)) / e
    const steep = Math.hypot(gx, gy) || 1
    // back to the middle of the ridge, then on along it
    const off = clamp((count - Math.floor(count) - 0.5) / steep, -0.004, 0.004)
    x -= (gx / steep) * off
    y -= (gy / steep) * off
    path.push([x, y])
    x += (sense * stride * -gy) / steep
    y += (sense * stride * gx) / steep
  }
  return path
}

/** Each point drawn toward the mean of its neighbours: a thread takes no sharp bends. */
const evened = (points: readonly Point[], reach = 7): Point[] =>
  points.map((_, i) => {
    const near = points.slice(Math.max(0, i - reach), i + reach + 1)
    return [near.reduce((sum, [x]) => sum + x, 0) / near.length, near.reduce((sum, [, y]) => sum + y, 0) / near.length]
  })

/** A ridge through `start` (in sizes of the print, from its middle) is gold. It does not end at the edge: it comes from far and goes on. */
function layGoldThread(canvas: Canvas, frame: Frame, { x: cx, y: cy, size }: Placing, start: Point): void {
  const { width, unit: k } = frame
  const back = followRidge(start, 1).reverse()
  const forth = followRidge(start, -1)
  const ridge = evened([...back, ...forth.slice(1)]).map(([x, y]): Point => [cx + x * size, cy + y * size])
  if (ridge[0][0] > ridge[ridge.length - 1][0]) ridge.reverse()
  const first = ridge[0]
  const [nextX, nextY] = ridge[8]
  const lead = 7
  const free = bezier(
    [-60 * k, cy + (0.46 + (start[1] - 0.02) * 0.7) * size],
    [width * 0.18, cy + (0.22 + (start[1] - 0.02) * 0.9) * size],
    [first[0] - (nextX - first[0]) * lead, first[1] - (nextY - first[1]) * lead],
    first,
  )
  const options = { width: 9.5 * k, colour: dye.marigold, round: 0.85, ply: 11 * k }
  layShade(canvas, frame, free, 9, { height: 8, opacity: 0.5 })
  const onPrint: Curve = through(ridge)
  const whole: Curve = t => (t < 0.3 ? free(t / 0.3) : onPrint((t - 0.3) / 0.7))
  strand(canvas, whole, { ...options, pieces: 900, opacity: t => smooth(1, 0.97, t) })
}

const draw =
  (starts: readonly Point[]): PictureDrawing['draw'] =>
  frame => {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, scale(dye.indigo, 0.38), mix(dye.indigo, dye.iris, 0.1), { x: 0.62, y: 0.42, radius: 0.85 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.045, seed: 56, vertical: false })
    const placing = { x: width * 0.635, y: height * 0.48, size: plane * k }
    layPrint(canvas, placing)
    for (const start of starts) layGoldThread(canvas, frame, placing, start)
    bloom(canvas, 0.2, 26 * k, 0.35)
    vignette(canvas, 0.42, 0.6, 0.46)
    return canvas
  }

export const pictures = {
  /** Research: a fingerprint of thread: evidence, and behind every finding one person. */
  research: { shape: 0.625, portrait: { cropAt: 0.635 }, draw: draw([[-0.3, 0.02]]) },
  /** More threads have come to the same person. */
  'research-borne-out': {
    shape: 0.625,
    portrait: 'never',
    draw: draw([
      [-0.36, -0.08],
      [-0.3, 0.02],
      [-0.2, 0.1],
      [-0.3, 0.26],
    ]),
  },
} satisfies Record<string, PictureDrawing>
