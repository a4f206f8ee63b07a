import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson } from '../people/cast.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { faceAt } from './people-framing.ts'

/** Px a unit; where the middle of her face stands, and the light, fractions of the frame; and how wide the frame is, measured by her head. */
const viewOf = ({ portrait, width, unit }: Frame): { k: number; x: number; y: number; span: number; lit: number } =>
  portrait
    ? { k: width / 750, x: 0.6, y: 0.48, span: 3.656, lit: 0.14 }
    : // A hero shows a band of it, on low screens little more than half of its height: her head is in that, and air over it.
      { k: 0.77 * unit, x: 0.56, y: 0.503, span: 10.13, lit: 0.35 }

const hers = ramp([dye.ember, dye.clay, dye.ember, dye.marigold, dye.rose, dye.ember])
const many = ramp([dye.indigo, dye.iris, dye.indigo, dye.lagoon, dye.teal, dye.marigold, dye.ember])

/** A voice: what she says leaves her lips as thread and goes out in waves. */
export const publicSpeaking: PictureDrawing = {
  shape: 0.5,
  portrait: 'drawn',
  draw(frame) {
    const { k, x, y, span, lit } = viewOf(frame)
    const canvas = createGround(frame, mix(dye.paper, dye.linen, 0.5), dye.paper, { x: lit, y: 0.45 })
    warp(canvas, { ...frame, unit: k }, { colour: dye.umber, opacity: 0.05, seed: 5, vertical: false })
    const lips: Point = [x * frame.width - 158 * k, y * frame.height + 123 * k]
    layVoice(canvas, k, hers, lips, frame.portrait ? 809 * k : lips[0] + 60 * k)
    drawPerson(
      canvas,
      frame,
      cast.speaker,
      { ...faceAt(frame, span, x, y), yaw: -80, pitch: -5, roll: 3, light: [-0.6, 0.62, 0.5] },
      { threads: 60, gaze: [0, 0.1], face: { speaking: 0.75, smile: 0.1, earrings: 'none' } },
    )
    return canvas
  },
}
/** She has done: what she said has come to the ear of one who listens, and the threads of those who answer are among hers. */
export const publicSpeakingAnswered: PictureDrawing = {
  shape: 0.5,
  portrait: 'never',
  draw(frame) {
    const k = 0.7 * frame.unit
    const at = (x: number, y: number): Point => [x * frame.width, y * frame.height]
    const canvas = createGround(frame, mix(dye.paper, dye.linen, 0.5), dye.paper, { x: 0.5, y: 0.45 })
    warp(canvas, { ...frame, unit: k }, { colour: dye.umber, opacity: 0.05, seed: 5, vertical: false })
    const [lips, ear] = [at(0.588, 0.643), at(0.374, 0.533)]
    const light = [-0.6, 0.62, 0.5] as const
    drawPerson(
      canvas,
      frame,
      cast.weaver,
      { ...faceAt(frame, 11.8, 0.318, 0.545), yaw: -28, pitch: -4, roll: 8, light },
      { threads: 60, gaze: [0, 0.1], face: { speaking: 0, smile: 0.5 } },
    )
    tieVoice(canvas, k, lips, ear)
    drawPerson(
      canvas,
      frame,
      cast.speaker,
      { ...faceAt(frame, 11.1, 0.658, 0.475), yaw: -80, pitch: -5, roll: 3, light },
      { threads: 60, gaze: [0, 0.1], face: { speaking: 0, smile: 0.5, earrings: 'none' } },
    )
    return canvas
  },
}

/** Threads from her lips that part on their way, and come together at the ear. */
function tieVoice(canvas: Canvas, k: number, [lipsX, lipsY]: Point, [earX, earY]: Point): void {
  const noise = createNoise(8)
  const count = 110
  for (let i = 0; i < count; i++) {
    const off = (i - (count - 1) / 2) / (count / 2)
    const swell = (10 + 24 * hash(i, 6)) * k
    const curve: Curve = t => {
      const parted = Math.sin(Math.PI * t)
      const wave = swell * Math.sin(t * 19 - 5.4 * Math.abs(off) + 0.4 * noise.at(i * 0.05, t * 3))
      return [lipsX + t * (earX - lipsX), lipsY + t * (earY - lipsY) + off * 2 * k + parted * (off * 150 * k + wave)]
    }
    strand(canvas, curve, {
      pieces: 200,
      width: (0.9 + 1.5 * hash(i, 6) ** 2) * k,
      colour: scale(many(hash(i, 12)), 0.9),
      opacity: t => 0.86 * smooth(0, 0.03, t),
    })
  }
}

/** Threads from the lips to the left, `reach` px long. */
function layVoice(canvas: Canvas, k: number, colours: Ramp, [lipsX, lipsY]: Point, reach: number): void {
  const noise = createNoise(8)
  const count = 150
  for (let i = 0; i < count; i++) {
    const off = (i - (count - 1) / 2) / (count / 2)
    const character = hash(i, 6)
    const swell = (18 + 46 * character) * k * (0.35 + 0.65 * (1 - Math.abs(off)))
    const curve: Curve = t => [
      lipsX - t * reach,
      lipsY +
        off * (2 + 500 * t ** 1.25) * k +
        swell * Math.sin(t * 26 - 5.4 * Math.abs(off) + 0.4 * noise.at(i * 0.05, t * 3)) * smooth(0.02, 0.5, t),
    ]
    strand(canvas, curve, {
      pieces: 260,
      width: (0.9 + 1.5 * character ** 2) * k,
      colour: scale(colours(hash(i, 12)), 0.9),
      opacity: t => smooth(0, 0.03, t) * (0.88 - 0.45 * t),
    })
  }
}
