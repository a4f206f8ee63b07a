import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, polyline, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { clamp, lerp } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { gapAt, layFrayedEnds, layTornCloth, noise, tearAt } from './mending-cloth.ts'
import { eyeOf, layNeedle, layShade, type Needle, needleLine } from './needle.ts'

// All lengths of this picture are units, x from its left edge, y from its top.

/** Down to where the tear is closed: on the way, and beyond the lower edge. */
const underWay = 505
const whole = 1240

function drawMending(frame: Frame, mendedTo: number): Canvas {
  const { unit: k } = frame
  const canvas = createGround(frame, scale(dye.night, 0.5), mix(dye.night, dye.lagoon, 0.1), { x: 0.6, y: 0.7, radius: 0.5 })
  layTornCloth(canvas, frame, mendedTo)
  layFrayedEnds(canvas, frame, mendedTo)
  mendTear(canvas, frame, mendedTo)
  if (mendedTo === whole) layDown(canvas, frame)
  else {
    layLacing(canvas, frame)
    sewOn(canvas, frame)
  }
  bloom(canvas, 0.2, 22 * k, 0.35)
  vignette(canvas, 0.5, 0.62, 0.45)
  return canvas
}
const gold = (light: number): Colour => scale(mix(dye.marigold, dye.butter, clamp(light - 0.75)), 0.25 + 0.85 * light)

/** One stitch of gold thread over the cloth, px. */
function stitch(canvas: Canvas, { unit: k }: Frame, from: Point, to: Point, width: number, light: number): void {
  const lift = 5 * k
  const curve: Curve = t => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) - lift * Math.sin(Math.PI * t)]
  strand(canvas, curve, {
    pieces: 24,
    width: t => width * k * (0.7 + 0.3 * Math.sin(Math.PI * t) ** 0.4),
    colour: t => gold(light * (0.5 + 0.55 * Math.sin(Math.PI * clamp(t * 1.15)) ** 0.8)),
    round: 0.9,
    ply: 9 * k,
  })
}

/** A river of close stitches along a seam (units), like the gold in a mended bowl. */
function satin(canvas: Canvas, frame: Frame, seam: Curve, length: number, halfWidth: (t: number) => number): void {
  const { unit: k } = frame
  const px: Curve = t => {
    const [x, y] = seam(t)
    return [x * k, y * k]
  }
  layShade(canvas, frame, px, 30, { height: 6, opacity: 0.7 })
  const count = Math.round(length / 4.4)
  for (let n = 0; n < count; n++) {
    const t = n / count
    const [x, y] = seam(t)
    const [ax, ay] = seam(t - 0.03)
    const [bx, by] = seam(t + 0.03)
    const run = Math.hypot(bx - ax, by - ay) || 1
    const half = halfWidth(t)
    const [sx, sy] = [(by - ay) / run, -(bx - ax) / run]
    const left = half * (0.86 + 0.26 * hash(n, 85))
    const right = half * (0.86 + 0.26 * hash(n, 86))
    // slightly aslant, as a hand sews
    const slant = 0.2 * half
    stitch(
      canvas,
      frame,
      [(x - sx * left) * k, (y - sy * left + slant) * k],
      [(x + sx * right) * k, (y + sy * right - slant) * k],
      5.8,
      0.82 + 0.16 * hash(n, 87) + 0.22 * noise.at(x / 60, y / 60, 5),
    )
  }
}

/** Shorter tears that run off from the corners of the long one. */
const branches: readonly (readonly Point[])[] = [
  [
    [1054, 198],
    [930, 172],
    [836, 204],
  ],
  [
    [1104, 322],
    [1212, 350],
    [1318, 322],
  ],
]

function mendTear(canvas: Canvas, frame: Frame, mendedTo: number): void {
  for (const branch of branches) satin(canvas, frame, polyline(branch), 225, t => 2.5 + 13 * (1 - t) ** 0.9)
  const along: Curve = t => {
    const y = lerp(-60, mendedTo, t)
    return [0.5 * (tearAt(y - 4) + tearAt(y + 4)), y]
  }
  satin(canvas, frame, along, 1.345 * (mendedTo + 60), t => 15 + 7 * noise.at(t * 9, 31) + 4 * noise.at(t * 27, 33))
}

/** The stitches that have yet to be drawn tight: y of each, and where they enter the cloth beside the gap. */
const lacing = [530, 562, 598, 638] as const
const margin = 30

const leftHole = (y: number): Point => [tearAt(y) - gapAt(y, underWay) - margin, y + 6]
const rightHole = (y: number): Point => [tearAt(y - 14) + gapAt(y - 14, underWay) + margin, y - 14]

function layLacing(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  for (const y of lacing) {
    const [from, to] = [leftHole(y), rightHole(y)].map((point): Point => [point[0] * k, point[1] * k])
    layShade(canvas, frame, t => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)], 8, { height: 9, opacity: 0.7 })
    stitch(canvas, frame, from, to, 7.4, 1)
  }
}

/** The needle is half way through the next stitch; its thread still hangs from the last. */
function sewOn(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  const needle: Needle = {
    end: [1372 * k, 560 * k],
    point: [700 * k, 838 * k],
    thickness: 8.5,
    shown: t => {
      const [x, y] = needleLine(needle)(t)
      const off = Math.abs(x / k - tearAt(y / k)) - gapAt(y / k, underWay)
      return off < 2 || off > 46 ? 1 : 0
    },
  }
  const eye = eyeOf(needle)
  const [holeX, holeY] = rightHole(lacing[lacing.length - 1])
  const thread = through([
    eye,
    [1372 * k, 510 * k],
    [1392 * k, 452 * k],
    [1352 * k, 398 * k],
    [1268 * k, 428 * k],
    [1214 * k, 530 * k],
    [(holeX + 60) * k, (holeY - 16) * k],
    [holeX * k, holeY * k],
  ])
  const tail = through([eye, [eye[0] + 6 * k, eye[1] + 34 * k], [eye[0] + 46 * k, eye[1] + 74 * k], [eye[0] + 40 * k, eye[1] + 124 * k]])
  const shadow = { height: 11, opacity: 0.6 }
  layShade(canvas, frame, thread, 8, shadow)
  layShade(canvas, frame, t => needleLine(needle)(t * 0.42), 10, shadow)
  layShade(canvas, frame, tail, 7, shadow)
  for (const curve of [tail, thread]) strand(canvas, curve, { pieces: 240, width: 6.8 * k, colour: gold(0.95), round: 0.9, ply: 10 * k })
  layNeedle(canvas, frame, needle)
}

/** The needle has done its work, and lies on the cloth with what is left of its thread. */
function layDown(canvas: Canvas, frame: Frame): void {
  const { unit: k } = frame
  const needle: Needle = { end: [1396 * k, 586 * k], point: [1190 * k, 776 * k], thickness: 7 }
  const eye = eyeOf(needle)
  const thread = through([
    eye,
    [1440 * k, 540 * k],
    [1476 * k, 598 * k],
    [1420 * k, 668 * k],
    [1470 * k, 740 * k],
    [1426 * k, 800 * k],
    [1330 * k, 786 * k],
  ])
  layShade(canvas, frame, thread, 8, { height: 7, opacity: 0.6 })
  layShade(canvas, frame, needleLine(needle), 10, { height: 7, opacity: 0.6 })
  strand(canvas, thread, { pieces: 240, width: 6.8 * k, colour: gold(0.95), round: 0.9, ply: 10 * k })
  layNeedle(canvas, frame, needle)
}

export const pictures = {
  /** Healing: a torn cloth is mended with gold, and the mend is the finest part of it; the needle is at its last stitches. */
  healing: { shape: 0.625, portrait: { cropAt: 0.63 }, draw: frame => drawMending(frame, underWay) },
  /** The same cloth, whole: a river of gold where it was torn. */
  'healing-mended': { shape: 0.625, portrait: 'never', draw: frame => drawMending(frame, whole) },
} satisfies Record<string, PictureDrawing>
