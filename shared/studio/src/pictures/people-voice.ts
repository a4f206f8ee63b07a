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

/** The threads of what is said, and how far her lips are open and drawn up. */
type Moment = { colours: Ramp; speaking: number; smile: number }

/** Px a unit; where the middle of her face stands, and the light, fractions of the frame; and how wide the frame is, measured by her head. */
const viewOf = ({ portrait, width, unit }: Frame): { k: number; x: number; y: number; span: number; lit: number } =>
  portrait
    ? { k: width / 750, x: 0.6, y: 0.48, span: 3.656, lit: 0.14 }
    : // A hero shows a band of it, on low screens little more than half of its height: her head is in that, and air over it.
      { k: 0.77 * unit, x: 0.56, y: 0.503, span: 10.13, lit: 0.35 }

const draw =
  ({ colours, speaking, smile }: Moment): PictureDrawing['draw'] =>
  frame => {
    const { k, x, y, span, lit } = viewOf(frame)
    const canvas = createGround(frame, mix(dye.paper, dye.linen, 0.5), dye.paper, { x: lit, y: 0.45 })
    warp(canvas, { ...frame, unit: k }, { colour: dye.umber, opacity: 0.05, seed: 5, vertical: false })
    const lips: Point = [x * frame.width - 158 * k, y * frame.height + 123 * k]
    layVoice(canvas, k, colours, lips, frame.portrait ? 809 * k : lips[0] + 60 * k)
    drawPerson(
      canvas,
      frame,
      cast.speaker,
      { ...faceAt(frame, span, x, y), yaw: -80, pitch: -5, roll: 3, light: [-0.6, 0.62, 0.5] },
      { threads: 60, gaze: [0, 0.1], face: { speaking, smile, earrings: 'none' } },
    )
    return canvas
  }

const hers = ramp([dye.ember, dye.clay, dye.ember, dye.marigold, dye.rose, dye.ember])
const many = ramp([dye.indigo, dye.iris, dye.indigo, dye.lagoon, dye.teal, dye.marigold, dye.ember])

/** A voice: what she says leaves her lips as thread and goes out in waves. */
export const publicSpeaking: PictureDrawing = {
  shape: 0.5,
  portrait: 'drawn',
  draw: draw({ colours: hers, speaking: 0.75, smile: 0.1 }),
}
/** She has done, and the threads of those who answer are among hers. */
export const publicSpeakingAnswered: PictureDrawing = {
  shape: 0.5,
  portrait: 'never',
  draw: draw({ colours: many, speaking: 0, smile: 0.5 }),
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
