/** Pictures that are carried by faces. */
import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson } from '../people/cast.ts'
import { emberDye, lagoonDye } from '../people/dyes.ts'
import type { HeadView } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { createGround, type Frame, type Pool } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { drawBalance } from './balance.ts'
import type { Weighed } from './balance-form.ts'
import { drawLeaves } from './leaves.ts'
import { drawMicrophones, type Held, heldOut, lowered } from './press.ts'

export type Spot = readonly [span: number, x: number, y: number]

/** A head in a frame `span` heads' units wide, its middle at (x, y) units of the frame. */
export function headAt({ width, height, unit: k }: Frame, [span, x, y]: Spot): Pick<HeadView, 'span' | 'x' | 'y'> {
  const scaled = (span * k) / width
  return { span, x: (width / k / 2 - x) * scaled, y: (y - height / k / 2) * scaled }
}

const drawScales =
  (weighed: Weighed): PictureDrawing['draw'] =>
  frame => {
    const canvas = createGround(frame, dye.ink, mix(dye.plum, dye.clay, 0.35), { x: 0.62, y: 0.4, radius: 0.85, strength: 0.9 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 104 })
    drawBalance(canvas, frame, weighed)
    bloom(canvas, 0.28, 28 * frame.unit, 0.36)
    vignette(canvas, 0.4, 0.6, 0.45)
    return canvas
  }

/** `held`: how her head is turned, degrees. */
const drawAmongLeaves =
  (held: Pick<HeadView, 'yaw' | 'pitch' | 'roll'>): PictureDrawing['draw'] =>
  frame => {
    const canvas = createGround(frame, scale(dye.lagoon, 0.13), mix(dye.lagoon, dye.teal, 0.16), {
      x: 0.62,
      y: 0.4,
      radius: 0.85,
      strength: 0.9,
    })
    warp(canvas, frame, { colour: dye.butter, opacity: 0.05, seed: 103 })
    drawLeaves(canvas, frame)
    drawPerson(
      canvas,
      frame,
      cast.speaker,
      { ...headAt(frame, [5.7, 960, 518]), ...held, light: [-0.6, 0.62, 0.5] },
      { face: { eyesOpen: 0, hair: 'cropped', smile: 0.3 } },
    )
    bloom(canvas, 0.28, 28 * frame.unit, 0.36)
    vignette(canvas, 0.4, 0.6, 0.45)
    return canvas
  }

/** How she is turned and lit, where the light lies on the ground (fractions of the frame), how the microphones are held and lit, and what is behind. */
type Asked = {
  at: Spot
  turned: Pick<HeadView, 'yaw' | 'pitch' | 'roll' | 'light'>
  pool: Pool
  lit: Colour
  microphones: readonly Held[]
  light: Point3
  look?: Parameters<typeof drawPerson>[4]
  behind?: (canvas: Canvas, frame: Frame) => void
}

const answering: Asked = {
  at: [6.3, 1090, 362],
  turned: { yaw: -24, pitch: -3, roll: 2, light: [-0.6, 0.6, 0.58] },
  pool: { x: 0.72, y: 0.32, radius: 0.8, strength: 0.85 },
  lit: mix(dye.ember, dye.plum, 0.4),
  microphones: heldOut,
  light: [-0.6, 0.6, 0.55],
  look: { face: { smile: 0.5, earrings: 'left stud' } },
}
const turnedAway: Asked = {
  at: [7.3, 1040, 424],
  turned: { yaw: 136, pitch: -3, roll: -2, light: [0.8, 0.44, 0.26] },
  pool: { x: 0.92, y: 0.3, radius: 0.95, strength: 0.95 },
  lit: mix(dye.ember, dye.marigold, 0.3),
  microphones: lowered,
  light: [0.5, 0.7, 0.5],
  look: { ply: 0, features: false },
  behind: raiseStage,
}

const drawAsked =
  ({ at, turned, pool, lit, microphones, light, look, behind }: Asked): PictureDrawing['draw'] =>
  frame => {
    const canvas = createGround(frame, dye.ink, lit, pool)
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 105 })
    behind?.(canvas, frame)
    drawPerson(
      canvas,
      frame,
      cast.consultant,
      { ...headAt(frame, at), ...turned },
      { wrap: lagoonDye, cloth: emberDye, gaze: [-0.35, -0.05], face: { smile: 0.5 }, ...look },
    )
    drawMicrophones(canvas, frame, microphones, light)
    bloom(canvas, 0.28, 28 * frame.unit, 0.36)
    vignette(canvas, 0.4, 0.62, 0.45)
    return canvas
  }

export const pictures = {
  /** A woman breathes in with closed eyes; out of her hair grow the leaves of many healing plants. */
  'holistic-healing': { shape: 0.5625, portrait: { cropAt: 0.62 }, draw: drawAmongLeaves({ yaw: -42, pitch: -15, roll: -5 }) },
  /** She has laid her head to the side. */
  'holistic-healing-resting': { shape: 0.5625, portrait: 'never', draw: drawAmongLeaves({ yaw: -24, pitch: -4, roll: 15 }) },
  /** On a level balance, many small beads of every colour weigh as much as one great one. */
  equality: { shape: 0.5625, portrait: 'drawn', draw: drawScales('great') },
  /** The great one is given back: both pans hold as many. */
  'equality-shared': { shape: 0.5625, portrait: 'never', draw: drawScales('small') },
  /** She answers; the microphones of many are held out to her. */
  'public-figure-hero': { shape: 0.5625, portrait: { cropAt: 0.64 }, draw: drawAsked(answering) },
  /** She has answered, and turns to the light of a stage; the microphones have sunk. */
  'public-figure-hero-stage': { shape: 0.5625, portrait: 'never', draw: drawAsked(turnedAway) },
} satisfies Record<string, PictureDrawing>

/** The light of a stage in threads, and the stand of the microphone that waits there. */
function raiseStage(canvas: Canvas, { unit: k }: Frame): void {
  glow(canvas, 1500 * k, 260 * k, 620 * k, mix(dye.marigold, dye.butter, 0.3), { strength: 0.3 })
  for (let i = 0; i < 32; i++) {
    const radius = 130 + 23 * i
    strand(
      canvas,
      t => [(1620 + radius * Math.cos(Math.PI * (0.45 + 1.1 * t))) * k, (210 + radius * Math.sin(Math.PI * (0.45 + 1.1 * t))) * k],
      {
        pieces: 90,
        width: (1.2 + 1.6 * hash(i, 61)) * k,
        colour: mix(dye.butter, dye.ember, i / 32),
        opacity: t => 0.45 * (1 - i / 32) * smooth(0, 0.25, t) * smooth(1, 0.75, t),
      },
    )
  }
  strand(canvas, t => [1500 * k, (752 + 170 * t) * k], { pieces: 30, width: 15 * k, colour: scale(dye.plum, 1.2), round: 0.9, ply: 22 * k })
}
