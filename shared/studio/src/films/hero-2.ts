import type { FilmDrawing } from '../drawing.ts'
import { indigoDye, lagoonDye, skins } from '../people/dyes.ts'
import { createHand, handSize } from '../people/hand.ts'
import { type HandPlace, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import type { EngraveOptions } from '../toolkit/engrave.ts'
import { createCanvas, createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { warp } from '../toolkit/strand.ts'
import { project } from '../toolkit/trace.ts'
import { layOneThread, oneLight, sparkAt, throughDoors } from './one-thread.ts'

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

const view = { span: 6.6, x: 0, y: 0 }

const places: { give: HandPlace; take: HandPlace } = {
  give: { fingers: [0.93, -0.36, 0.05], palm: [-0.3, -0.9, 0.25], at: [-1.35, 1.2, 0], left: true },
  take: { fingers: [-0.94, 0.3, 0.16], palm: [0.22, 0.78, 0.62], at: [2.5, -1, 0], left: true },
}

type Thread = {
  /** Behind the old hand. */ back: Curve
  /** From its fingers into the young hand and over its edge. */
  falls: Curve
  /** Round behind the young wrist and out of the picture. */
  round: Curve
}

/** Share of the thread's way at which it is let go. */
const letGo = 0.22

const pinchOf = ([thumb, index]: readonly Point3[]): Point3 => [
  lerp(thumb[0], index[0], 0.5),
  lerp(thumb[1], index[1], 0.5),
  lerp(thumb[2], index[2], 0.5),
]

/** After the edge of the young hand, shares of the frame: it hangs in a slack loop, then rises behind the arm. */
const slack: readonly Point[] = [
  [0.758, 0.865],
  [0.803, 0.925],
  [0.86, 0.88],
  [0.9, 0.775],
  [0.94, 0.69],
  [1, 0.63],
  [1.08, 0.6],
]
/** Where in it the loop is lowest. */
const lowest = 1

/** The two hands as they are held. */
export const hands = [placeHand(old, { ...places.give, size: handSize.elder }), placeHand(young, places.take)] as const

export function handsThread(frame: Frame, t: number): Thread {
  const [give, take] = hands
  const { width, height, unit: k } = frame
  const at = ([x, y]: Point3): Point => project(view, width, height, x, y)
  const pinch = at(give.point(pinchOf(give.hand.tips)))
  const palm = ([take.hand.pads[2], [0.04, 0.95, 0.19], [0.24, 0.86, 0.16], [0.5, 0.88, -0.02]] as const).map(own => at(take.point(own)))
  const sway = (far: number, phase: number): number => far * k * Math.sin(TAU * (t + phase))
  const [tipX, tipY] = palm[0]
  const start: Point = [-0.03 * width, 0.36 * height]
  const hanging = slack.map(([x, y], n): Point => {
    const loose = Math.max(0, 1 - Math.abs(n - lowest) / 3)
    return [x * width + sway(7 * loose, -0.1 * n), y * height + sway(4 * loose, 0.3)]
  })
  const before = [
    pinch,
    [lerp(pinch[0], tipX, 0.14) + sway(6, 0), lerp(pinch[1], tipY, 0.46)],
    [lerp(pinch[0], tipX, 0.52) + sway(12, -0.12), lerp(pinch[1], tipY, 0.98) + sway(4, 0.3)],
    ...palm,
  ] satisfies Point[]
  const onward = through([...before, ...hanging])
  const turns = (before.length + lowest) / (before.length + hanging.length - 1)
  return {
    back: throughDoors(
      through([
        start,
        [lerp(start[0], pinch[0], 0.5), lerp(start[1], pinch[1], 0.5) + 90 * k + sway(9, 0.2)],
        [pinch[0] - 40 * k, pinch[1] + 30 * k + sway(3, 0.3)],
        pinch,
      ]),
      frame,
      'hero-2',
    ),
    falls: s => onward(s * turns),
    round: throughDoors(s => onward(lerp(turns, 1, s)), frame, 'hero-2'),
  }
}

/** Share of the thread's way at which it turns round behind the young hand. */
const turnsRound = 0.8

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

/** The gift: a light runs down a thread from an old hand to a young one. */
export const films = {
  'hero-2': {
    seconds: 8,
    prepare(frame) {
      const { unit: k } = frame
      const pool = { x: 0.56, y: 0.46, radius: 0.85 }
      const ground = createGround(frame, dye.ink, mix(dye.indigo, dye.plum, 0.55), { ...pool, strength: 0.8 })
      warp(ground, frame, { colour: dye.rose, opacity: 0.05, seed: 31 })
      const traced = traceHands(hands, frame, { ...view, light: oneLight })
      const canvas = createCanvas(frame)
      return t => {
        canvas.copy(ground)
        const { back, falls, round } = handsThread(frame, t)
        layOneThread(canvas, frame, back, t, { to: letGo })
        layOneThread(canvas, frame, round, t, { from: turnsRound })
        const here = sparkAt(t)
        const spot = here < letGo ? back(Math.max(0, here / letGo)) : falls(Math.min(1, (here - letGo) / (turnsRound - letGo)))
        const strength = 0.85 * smooth(-0.15, 0.1, here) * smooth(0.92, 0.72, here)
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
        const lies = (s: number): number => smooth(0.38, 0.44, s) * smooth(0.78, 0.72, s)
        layOneThread(canvas, frame, falls, t, { from: letGo, to: turnsRound, lies })
        bloom(canvas, 0.3, 26 * k, 0.3)
        vignette(canvas, 0.35, 0.52, 0.48)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
