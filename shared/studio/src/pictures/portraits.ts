/** Four people who stand beside quotations. One thread passes behind all of them at the same height: hung side by side, it runs on. */
import type { PictureDrawing } from '../drawing.ts'
import { cast, drawPerson, type Person } from '../people/cast.ts'
import type { HeadView } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { strand, warp } from '../toolkit/strand.ts'

type Portrait = {
  person: Person
  view: HeadView
  look?: Parameters<typeof drawPerson>[4]
  ground: Colour
  /** What the light on the ground makes of it. */
  lit: Colour
  /** The side of the ground on which the light lies, 0..1. */
  from: number
  warp: Colour
  thread: Colour
  /** How the thread hangs between its two ends, in heights of the frame. */
  hang: readonly [number, number]
}

/** Where the thread enters and leaves, in heights of the frame. */
const threadHeight = 0.56

function drawPortrait(frame: Frame, { person, view, look, ground, lit, from, ...portrait }: Portrait): Canvas {
  const canvas = createGround(frame, ground, lit, { x: from, y: 0.36, radius: 0.85 })
  warp(canvas, frame, { colour: portrait.warp, opacity: 0.07, seed: 3, gap: 8 })
  layCommonThread(canvas, frame, portrait)
  drawPerson(canvas, frame, person, { span: 3.05, y: -0.3, ...view }, { threads: 60, ...look })
  bloom(canvas, 0.16, 20 * frame.unit, 0.42)
  vignette(canvas, 0.22, 0.5, 0.42)
  return canvas
}

function layCommonThread(
  canvas: Canvas,
  { width, height, unit: k }: Frame,
  { thread, hang: [first, second] }: Pick<Portrait, 'thread' | 'hang'>,
): void {
  const curve: Curve = through([
    [-20 * k, threadHeight * height],
    [0.16 * width, (threadHeight + first) * height],
    [0.5 * width, (threadHeight + (first + second) / 2) * height],
    [0.84 * width, (threadHeight + second) * height],
    [width + 20 * k, threadHeight * height],
  ])
  strand(canvas, t => add(curve(t), 3 * k, 7 * k), { width: 9 * k, colour: scale(dye.ink, 0.5), opacity: 0.25, soft: 9 * k })
  strand(canvas, curve, { width: 6.5 * k, colour: thread, rope: 17 * k, pieces: 240 })
}

const add = ([x, y]: readonly [number, number], dx: number, dy: number): [number, number] => [x + dx, y + dy]

const upright = (portrait: Portrait): PictureDrawing => ({ shape: 5 / 4, draw: frame => drawPortrait(frame, portrait) })

export const pictures = {
  /** A student whose locs are ropes. */
  'portrait-student': upright({
    person: cast.student,
    view: { yaw: 28, pitch: -5, roll: 2, light: [0.3, 0.5, 0.8] },
    look: { ambient: 0.3 },
    ground: mix(dye.rose, dye.ember, 0.24),
    lit: mix(dye.rose, dye.paper, 0.45),
    from: 0.72,
    warp: dye.clay,
    thread: dye.indigo,
    hang: [-0.04, 0.05],
  }),
  /** A teacher in a scarf whose folds run round her face like the rings of a tree. */
  'portrait-teacher': upright({
    person: cast.teacher,
    view: { yaw: -14, pitch: -2, roll: -4, y: -0.34, light: [-0.5, 0.5, 0.72] },
    ground: scale(dye.clay, 0.55),
    lit: mix(dye.ember, dye.clay, 0.35),
    from: 0.25,
    warp: dye.rose,
    thread: dye.marigold,
    hang: [0.03, 0.06],
  }),
  /** A lawyer, upright, on the colour of paper. */
  'portrait-advocate': upright({
    person: cast.advocate,
    view: { yaw: -8, pitch: -1, roll: 0, light: [-0.46, 0.5, 0.73], shadow: 0.45 },
    look: { ply: 0, threads: 66, face: { cheekbones: 0.92, cheeks: 0.75, smile: 0.22, faceWidth: 1, jaw: 0.95 } },
    ground: mix(dye.linen, dye.rose, 0.25),
    lit: dye.paper,
    from: 0.3,
    warp: dye.umber,
    thread: dye.ember,
    hang: [0.02, -0.05],
  }),
  /** A grandmother with her white hair in a bun, who tells something and smiles at it. */
  'portrait-grandmother': upright({
    person: cast.grandmother,
    view: { yaw: 24, pitch: 1, roll: 4, light: [0.55, 0.55, 0.62] },
    look: { face: { speaking: 0.45, smile: 0.55, lips: 1.15 } },
    ground: scale(dye.indigo, 0.4),
    lit: mix(dye.indigo, dye.iris, 0.3),
    from: 0.75,
    warp: dye.rose,
    thread: dye.rose,
    hang: [-0.03, 0.04],
  }),
} satisfies Record<string, PictureDrawing>
