import type { PictureDrawing } from '../drawing.ts'
import { goldDye, indigoDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { grips } from '../people/hand-poses.ts'
import { type HandsTrace, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

/** The partner's: turned half round the vertical. */
const turned = ([x, y, z]: Point3): Point3 => [-x, y, -z]

/** The fingers that are seen end round the edge of the other hand: their pads lie on it, their nails towards us. */
const around = [
  { base: 2, middle: 46, tip: 78 },
  { base: 10, middle: 56, tip: 80 },
  { base: 13, middle: 56, tip: 80 },
  { base: 8, middle: 48, tip: 80 },
] as const

function traceClasp(frame: Frame): HandsTrace {
  const { pose, place } = grips.shaking
  const hands = [
    placeHand(createHand({ ...pose, sleeve: { from: 0.32 }, forearm: 4 }), place),
    placeHand(createHand({ ...pose, fingers: around, age: 'elder', sleeve: { from: 0.42 }, forearm: 4 }), {
      fingers: turned(place.fingers),
      palm: turned(place.palm),
      at: turned(place.at),
    }),
  ]
  return traceHands(hands, frame, { span: 4.8, y: -0.28, light: [-0.35, 0.75, 0.55] })
}

/** The cloth, in units: how far apart its threads are, how steep, and where the middle ones cross. */
const cloth = { gap: 13, angle: 0.62, x: 800, y: 640, sleeveY: 210 }
/** The threads that run down to the right, and those that run down to the left. */
type Family = 1 | -1

const noise = createNoise(5)
/** Thread `i` of `of`, from the middle one. */
type Thread = { i: number; of: number }
const offsetOf = ({ i, of }: Thread): number => (i - (of - 1) / 2) * cloth.gap

/** The point of a thread that lies `s` units along it from the middle of the cloth. */
function onThread(family: Family, thread: Thread, s: number): Point {
  const [ux, uy] = [Math.cos(cloth.angle) * family, Math.sin(cloth.angle)]
  const offset = offsetOf(thread) + 2.5 * noise.at(thread.i * 0.3 + family * 20, s * 0.006)
  return [cloth.x + ux * s + uy * offset, cloth.y + uy * s - ux * offset]
}

function lay(canvas: Canvas, k: number, family: Family, thread: Thread, from: number, to: number, pieces: number): void {
  const { i } = thread
  const base = family > 0 ? mix(dye.indigo, dye.iris, 0.3 + 0.5 * hash(i, 3)) : mix(dye.marigold, dye.butter, 0.1 + 0.3 * hash(i, 4))
  const colour = scale(base, 0.85 + 0.25 * hash(i, 7))
  const curve = (t: number): Point => {
    const [x, y] = onThread(family, thread, from + (to - from) * t)
    return [x * k, y * k]
  }
  strand(canvas, curve, { width: 11 * k, colour, pieces, round: 0.9, ply: 12 * k, butt: true, from: from * k })
}

/** Threads from each sleeve cross below the clasp, over and under. */
function weaveSleeves(canvas: Canvas, k: number, threads: number): void {
  const { gap, angle, y, sleeveY } = cloth
  for (const family of [1, -1] as const) {
    for (let n = 0; n < threads; n++) {
      const thread = { i: n, of: threads }
      // it comes out from under its sleeve
      const start = (sleeveY - y + family * Math.cos(angle) * offsetOf(thread)) / Math.sin(angle)
      lay(canvas, k, family, thread, start, 900, 90)
    }
  }
  for (let i = 0; i < threads; i++) {
    for (let j = i % 2; j < threads; j += 2) {
      const [a, b] = [offsetOf({ i, of: threads }), offsetOf({ i: j, of: threads })]
      const crossing = ((b - a) * Math.tan(angle) + (a + b) / Math.tan(angle)) / 2
      lay(canvas, k, 1, { i, of: threads }, crossing - gap * 0.62, crossing + gap * 0.62, 3)
    }
  }
}

/** `threads`: how many each sleeve gives. */
const draw =
  (threads: number): PictureDrawing['draw'] =>
  frame => {
    const k = frame.unit
    const canvas = createGround(frame, mix(dye.linen, dye.rose, 0.25), mix(dye.paper, dye.linen, 0.2), { x: 0.5, y: 0.4, radius: 1 })
    warp(canvas, frame, { colour: dye.indigo, opacity: 0.08, seed: 12 })
    weaveSleeves(canvas, k, threads)
    windHands(canvas, traceClasp(frame), [
      { skin: skins.porcelain, sleeve: indigoDye },
      { skin: skins.deep, sleeve: goldDye },
    ])
    bloom(canvas, 0.1, 26 * k, 0.6)
    vignette(canvas, 0.14)
    return canvas
  }

export const pictures = {
  /** Two hands of different people clasp, and the threads of their sleeves become one cloth. */
  'cross-cultural-mediation': { shape: 0.5625, portrait: { cropAt: 0.5 }, draw: draw(24) },
  /** The cloth has grown. */
  'cross-cultural-mediation-woven': { shape: 0.5625, portrait: 'never', draw: draw(56) },
} satisfies Record<string, PictureDrawing>
