import type { FilmDrawing } from '../drawing.ts'
import { indigoDye, lagoonDye, skins } from '../people/dyes.ts'
import { createHand, handSize } from '../people/hand.ts'
import { type HandPlace, type HandsTrace, inPicture, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import type { EngraveOptions } from '../toolkit/engrave.ts'
import { createCanvas, createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { strand, warp } from '../toolkit/strand.ts'

/** An old hand holds the thread between thumb and index, about to let it go. */
const old = createHand({
  age: 'elder',
  fingers: [
    { base: 55, middle: 57, tip: 18 },
    { base: 34, middle: 36, tip: 18 },
    { base: 25, middle: 32, tip: 18 },
    { base: 15, middle: 30, tip: 16 },
  ],
  spread: 0.35,
  thumb: { out: 22, front: 37, base: 9, tip: 14 },
  wrist: { flex: 14 },
  sleeve: { from: 0.7, wide: 0.25 },
  forearm: 6,
})

/** A young hand lies open below. */
const young = createHand({
  age: 'adult',
  fingers: [0.15, 0.18, 0.23, 0.29],
  spread: 0.45,
  thumb: { out: 58, front: 12, base: 4, tip: 2 },
  wrist: { flex: -8 },
  sleeve: { from: 0.75, cuff: 0.14 },
  forearm: 6,
})

type Scene = { span: number; x: number; y: number; give: HandPlace; take: HandPlace }

const wide: Scene = {
  span: 6.6,
  x: 0,
  y: 0,
  give: { fingers: [0.93, -0.36, 0.05], palm: [-0.3, -0.9, 0.25], at: [-1.35, 1.2, 0], left: true },
  take: { fingers: [-0.94, 0.3, 0.16], palm: [0.22, 0.78, 0.62], at: [2.5, -1, 0], left: true },
}

const upright: Scene = {
  span: 4.2,
  x: 0,
  y: -1.05,
  give: { fingers: [0.75, -0.66, 0.05], palm: [-0.6, -0.7, 0.3], at: [-1.15, 1.95, 0], left: true },
  take: { fingers: [-0.85, 0.5, 0.16], palm: [0.4, 0.7, 0.62], at: [1.25, -1.3, 0], left: true },
}

type Thread = {
  /** Behind the old hand. */ back: Curve
  /** From its fingers to the young hand and on. */
  falls: Curve
}

const pinchOf = ([thumb, index]: readonly Point3[]): Point3 => [
  lerp(thumb[0], index[0], 0.5),
  lerp(thumb[1], index[1], 0.5),
  lerp(thumb[2], index[2], 0.5),
]

function threadIn(frame: Frame, traced: HandsTrace, t: number): Thread {
  const { width, height, unit: k, portrait } = frame
  const [give, take] = traced.hands
  const at = (point: Point3): Point => inPicture(traced, frame, point)
  const pinch = at(give.point(pinchOf(give.hand.tips)))
  const palm = ([take.hand.pads[2], [0.04, 0.95, 0.19], [0.24, 0.86, 0.16], [0.5, 0.88, -0.02]] as const).map(own => at(take.point(own)))
  const sway = (far: number, phase: number): number => far * k * Math.sin(TAU * (t + phase))
  const [tipX, tipY] = palm[0]
  const [edgeX, edgeY] = palm[3]
  const hanging: Point[] = portrait
    ? [
        [-8, 330],
        [-30, 640],
        [-40, 1100],
      ]
    : [
        [-60, 260],
        [-130, 420],
      ]
  const start: Point = portrait ? [-0.05 * width, 0.2 * height] : [-0.03 * width, 0.36 * height]
  return {
    back: through([
      start,
      [lerp(start[0], pinch[0], 0.5), lerp(start[1], pinch[1], 0.5) + 90 * k + sway(9, 0.2)],
      [pinch[0] - 40 * k, pinch[1] + 30 * k + sway(3, 0.3)],
      pinch,
    ]),
    falls: through([
      pinch,
      [lerp(pinch[0], tipX, 0.14) + sway(6, 0), lerp(pinch[1], tipY, 0.46)],
      [lerp(pinch[0], tipX, 0.52) + sway(12, -0.12), lerp(pinch[1], tipY, 0.98) + sway(4, 0.3)],
      ...palm,
      [edgeX + 6 * k + sway(5, 0.1), edgeY + 120 * k],
      ...hanging.map(([x, y], n): Point => [edgeX + x * k + sway(10 + 4 * n, -0.1 * n), edgeY + y * k]),
    ]),
  }
}

/** Share of the light's way that lies behind the old hand. */
const hidden = 0.22

/** Where the light is on the thread, -0.25 .. 1.25: it comes and goes outside the picture. */
const lightAt = (t: number): number => modulo(t + 0.44, 1) * 1.5 - 0.25
const bright = (along: number, t: number): number => Math.exp(-(((along - lightAt(t)) / 0.055) ** 2))

const gold =
  (t: number, from: number, length: number) =>
  (s: number): Colour => {
    const light = bright(from + s * length, t)
    return scale(mix(dye.marigold, dye.butter, 0.3 + 0.2 * Math.sin(s * 19) + 0.5 * light), 0.82 + 2.6 * light)
  }

/** The light on the thread falls on the hands that it passes. */
function handsInLight(frame: Frame, [x, y]: Point, strength: number): NonNullable<EngraveOptions['light']> {
  const reach = 330 * frame.unit
  const above = 90 * frame.unit
  return (light, i, { width, nx, ny, nz }) => {
    const step = frame.width / width
    const dx = x - (i % width) * step
    const dy = y - Math.floor(i / width) * step
    const distance = Math.hypot(dx, dy, above)
    if (distance > reach * 2.4) return light * 0.8
    const facing = Math.max(0, (nx[i] * dx - ny[i] * dy + nz[i] * above) / distance)
    return light * 0.8 + strength * facing * Math.exp(-((distance / reach) ** 2))
  }
}

function layFalling(canvas: Canvas, frame: Frame, falls: Curve, t: number): void {
  const k = frame.unit
  const onPalm = (s: number): number => smooth(0.3, 0.36, s) * smooth(0.66, 0.6, s)
  const shadow: Curve = s => {
    const [x, y] = falls(s)
    return [x + 3 * k, y + 8 * k]
  }
  strand(canvas, shadow, { width: 8 * k, soft: 6 * k, colour: scale(dye.ink, 0.6), opacity: s => 0.5 * onPalm(s), pieces: 220 })
  strand(canvas, falls, { width: 5.4 * k, colour: gold(t, hidden, 1 - hidden), ply: 10 * k, round: 0.9, pieces: 320, from: -80 * k * t })
  for (let n = 0; n <= 70; n++) {
    const light = bright(lerp(hidden, 1, n / 70), t)
    if (light < 0.03) continue
    const [x, y] = falls(n / 70)
    glow(canvas, x, y, 60 * k, dye.marigold, { strength: 0.07 * light })
  }
}

/** The gift: a light runs down a thread from an old hand to a young one. */
export const films = {
  'hero-2': {
    seconds: 8,
    portrait: true,
    prepare(frame) {
      const { unit: k, portrait } = frame
      const scene = portrait ? upright : wide
      const pool = portrait ? { x: 0.5, y: 0.36, radius: 0.6 } : { x: 0.56, y: 0.46, radius: 0.85 }
      const ground = createGround(frame, dye.ink, mix(dye.indigo, dye.plum, 0.55), { ...pool, strength: 0.8 })
      warp(ground, frame, { colour: dye.rose, opacity: 0.05, seed: 31 })
      const hands = [placeHand(old, { ...scene.give, size: handSize.elder }), placeHand(young, scene.take)]
      const traced = traceHands(hands, frame, { span: scene.span, x: scene.x, y: scene.y, light: [-0.35, 0.8, 0.5] })
      const canvas = createCanvas(frame)
      return t => {
        canvas.copy(ground)
        const { back, falls } = threadIn(frame, traced, t)
        strand(canvas, back, { width: 5.4 * k, colour: gold(t, 0, hidden), ply: 10 * k, round: 0.9, pieces: 200, from: -80 * k * t })
        const here = lightAt(t)
        const spot = here < hidden ? back(Math.max(0, here / hidden)) : falls(Math.min(1, (here - hidden) / (1 - hidden)))
        const strength = 0.85 * smooth(-0.15, 0.1, here) * smooth(1.1, 0.85, here)
        windHands(
          canvas,
          traced,
          [
            { skin: skins.porcelain, sleeve: indigoDye },
            { skin: skins.deep, sleeve: lagoonDye },
          ],
          {
            light: handsInLight(frame, spot, strength),
          },
        )
        layFalling(canvas, frame, falls, t)
        bloom(canvas, 0.3, 26 * k, 0.3)
        vignette(canvas, 0.35, 0.52, portrait ? 0.38 : 0.48)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
