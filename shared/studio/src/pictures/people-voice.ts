import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson } from '../people/cast.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Curve } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

/** The threads of what is said, and how far her lips are open and drawn up. */
type Moment = { colours: Ramp; speaking: number; smile: number }

const draw =
  ({ colours, speaking, smile }: Moment): PictureDrawing['draw'] =>
  frame => {
    const k = frame.unit
    const canvas = createGround(frame, mix(dye.paper, dye.linen, 0.5), dye.paper, { x: 0.35, y: 0.45 })
    warp(canvas, frame, { colour: dye.umber, opacity: 0.05, seed: 5, vertical: false })
    layVoice(canvas, frame, colours, 749 * k, 603 * k)
    drawPerson(
      canvas,
      frame,
      cast.speaker,
      { yaw: -80, pitch: -5, roll: 3, span: 7.8, x: -0.52, y: -0.046, light: [-0.6, 0.62, 0.5] },
      { threads: 60, gaze: [0, 0.1], face: { speaking, smile, earrings: 'none' } },
    )
    return canvas
  }

const hers = ramp([dye.ember, dye.clay, dye.ember, dye.marigold, dye.rose, dye.ember])
const many = ramp([dye.indigo, dye.iris, dye.indigo, dye.lagoon, dye.teal, dye.marigold, dye.ember])

/** A voice: what she says leaves her lips as thread and goes out in waves. */
export const publicSpeaking: PictureDrawing = {
  shape: 0.625,
  portrait: { cropAt: 0.52 },
  draw: draw({ colours: hers, speaking: 0.75, smile: 0.1 }),
}
/** She has done, and the threads of those who answer are among hers. */
export const publicSpeakingAnswered: PictureDrawing = {
  shape: 0.625,
  portrait: { cropAt: 0.52 },
  draw: draw({ colours: many, speaking: 0, smile: 0.5 }),
}

function layVoice(canvas: Canvas, { unit: k }: Frame, colours: Ramp, mouthX: number, mouthY: number): void {
  const noise = createNoise(8)
  const count = 150
  for (let i = 0; i < count; i++) {
    const off = (i - (count - 1) / 2) / (count / 2)
    const character = hash(i, 6)
    const swell = (18 + 46 * character) * k * (0.35 + 0.65 * (1 - Math.abs(off)))
    const curve: Curve = t => [
      mouthX - t * (mouthX + 60 * k),
      mouthY +
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
