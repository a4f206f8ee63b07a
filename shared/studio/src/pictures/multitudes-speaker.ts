import type { PictureDrawing } from '../drawing.ts'
import { goldDye, indigoDye, skins } from '../people/dyes.ts'
import { drawFigure } from '../people/figure.ts'
import { createPasserBy } from '../people/passers-by.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { clamp, lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

/** Units. */
const stage = { x: 800, foot: 440, tall: 352 }

/** One person speaks, and a multitude of different people, seen over their shoulders, listens in her light. */
export const speaker: PictureDrawing = {
  shape: 0.625,
  portrait: 'never',
  draw(frame) {
    const k = frame.unit
    const canvas = createGround(frame, scale(dye.ink, 0.9), mix(dye.ember, dye.marigold, 0.5), { x: 0.5, y: 0.2, radius: 0.68 })
    layLight(canvas, frame)
    drawSpeaker(canvas, frame)
    for (const row of rows) drawRow(canvas, frame, row)
    bloom(canvas, 0.3, 34 * k, 0.32)
    vignette(canvas, 0.45, 0.5, 0.36)
    return canvas
  },
}

/** Threads of light run out from her in all directions. */
function layLight(canvas: Canvas, { unit: k }: Frame): void {
  const [x, y] = [stage.x * k, (stage.foot - 240) * k]
  glow(canvas, x, y, 420 * k, dye.butter, { strength: 0.5 })
  for (let i = 0; i < 300; i++) {
    const angle = (TAU * (i + 0.5 * hash(i))) / 300
    const from = (150 + 26 * hash(i, 2)) * k
    const to = (430 + 760 * hash(i, 3)) * k
    strand(canvas, t => [x + Math.cos(angle) * lerp(from, to, t), y + Math.sin(angle) * lerp(from, to, t) * 0.92], {
      pieces: 24,
      width: (1 + 1.6 * hash(i, 4)) * k,
      colour: mix(dye.butter, dye.ember, 0.15 + 0.6 * hash(i, 5)),
      opacity: t => 0.5 * (1 - t) ** 1.3 * Math.min(1, t * 8),
    })
  }
}

function drawSpeaker(canvas: Canvas, frame: Frame): void {
  const k = frame.unit
  drawFigure(
    canvas,
    frame,
    { age: 40, wear: 'wrap', hem: 1, flare: 1.05, left: [-0.3, -0.3, 0.42], right: [0.7, 0.02, 0.5], turn: -10, nod: -3 },
    { x: stage.x * k, foot: stage.foot * k, tall: stage.tall * k, yaw: 4, pitch: 4, light: [-0.45, 0.3, 0.85], shadow: 0.2 },
    { dyes: { skin: skins.bronze, top: indigoDye, wear: goldDye }, rim: 0.5, front: 0.72, gap: 3.2 },
  )
}

/** Between the people it is dark. */
function layShade({ width, height, pixels }: Canvas, from: number): void {
  for (let y = Math.max(0, Math.round(from)); y < height; y++) {
    const left = 1 - 0.3 * smooth(from, from + 0.12 * height, y)
    for (let p = y * width * 3; p < (y + 1) * width * 3; p++) pixels[p] *= left
  }
}

type Row = { count: number; foot: number; tall: number; shift: number }

/** From far to near; the nearest stand so near that the frame cuts them. */
const rows: readonly Row[] = [
  { count: 27, foot: 566, tall: 196, shift: 0.2 },
  { count: 23, foot: 634, tall: 234, shift: 0.7 },
  { count: 18, foot: 736, tall: 292, shift: 0.1 },
  { count: 14, foot: 890, tall: 380, shift: 0.65 },
  { count: 11, foot: 1130, tall: 520, shift: 0.15 },
  { count: 8, foot: 1490, tall: 730, shift: 0.55 },
]

const raisesHand = (id: number): boolean => hash(id, 61) > 0.87

function drawRow(canvas: Canvas, frame: Frame, row: Row): void {
  const k = frame.unit
  const near = clamp((row.tall - 196) / 564)
  const index = rows.indexOf(row)
  const gap = 1600 / (row.count - 1.2)
  layShade(canvas, (row.foot - 0.62 * row.tall) * k)
  for (let i = 0; i < row.count; i++) {
    const id = 100 * index + i + 7
    const x = (i - row.shift + 0.3 * (hash(id, 62) - 0.5)) * gap
    const { parameters, dyes } = createPasserBy(id, { children: near > 0.8 ? 0 : 0.07 })
    const raised = raisesHand(id) && near < 0.6
    const lift = (hash(id, 63) - 0.5) * 0.05 * row.tall
    drawFigure(
      canvas,
      frame,
      {
        ...parameters,
        left: raised && hash(id, 64) > 0.5 ? 'raised' : 'hang',
        right: raised && hash(id, 64) <= 0.5 ? 'raised' : 'hang',
        turn: 14 * (hash(id, 65) - 0.5),
      },
      {
        x: x * k,
        foot: (row.foot + lift) * k,
        tall: row.tall * k,
        // everybody turns to her
        yaw: 180 + (x - stage.x) * 0.03 + 22 * (hash(id, 66) - 0.5),
        pitch: 9,
        light: [0.25 * Math.sign(stage.x - x), 0.75, -0.5],
        shadow: 0,
        detail: near > 0.3 ? 1 : 1.3,
        from: 0.3,
      },
      { dyes, rim: lerp(0.62, 0.85, near), front: lerp(0.62, 0.3, near), ambient: lerp(0.34, 0.22, near), gap: lerp(2.6, 4.6, near) },
    )
  }
}
