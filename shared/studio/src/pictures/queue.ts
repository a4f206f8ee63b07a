/** A queue at a hatch: a golden thread is handed down it, and one of those who wait is passed over. */
import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, plumDye, roseDye, skins } from '../people/dyes.ts'
import { type FigureDyes, type FigureParameters, placeFigure, windFigure } from '../people/figure.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Point, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

const floor = 1075
const hatch = { left: 1330, right: 1620, top: 250, bottom: 690 }

type Waiting = { x: number; passed?: boolean; parameters: Partial<FigureParameters>; dyes: Partial<FigureDyes> }

const queue: readonly Waiting[] = [
  {
    x: 175,
    parameters: { age: 70, wear: 'cap', beard: true, hem: 0.2, nod: 6, lean: 4 },
    dyes: { skin: skins.olive, hair: hairs.white, top: linenDye, wear: plumDye, legs: indigoDye },
  },
  { x: 415, parameters: { age: 24, hair: 'cropped', hem: 0.3, nod: 2 }, dyes: { skin: skins.ebony, top: indigoDye, legs: plumDye } },
  {
    x: 655,
    passed: true,
    parameters: { age: 38, wear: 'hijab', hem: 0.96, nod: 10 },
    dyes: { skin: skins.honey, top: emberDye, wear: roseDye },
  },
  { x: 890, parameters: { age: 50, hair: 'long', hem: 0.7, nod: 0 }, dyes: { skin: skins.porcelain, hair: hairs.brown, top: plumDye } },
  { x: 1115, parameters: { age: 33, wear: 'wrap', hem: 0.95, nod: -3 }, dyes: { skin: skins.deep, top: lagoonDye, wear: goldDye } },
]

/** A hatch in the wall, wound in light, and the counter before it. */
function layHatch(canvas: Canvas, { unit: k }: Frame): void {
  const { left, right, top, bottom } = hatch
  glow(canvas, 1480 * k, 500 * k, 760 * k, mix(dye.marigold, dye.butter, 0.3), { strength: 0.42 })
  for (let x = left; x < right; x += 3.5)
    strand(canvas, t => [x * k, lerp(top, bottom, t) * k], {
      pieces: 20,
      width: 3.9 * k,
      colour: t => mix(mix(dye.butter, dye.paper, 0.4), dye.marigold, 0.1 + 0.55 * t * (0.6 + 0.4 * hash(x | 0, 9))),
      round: 0.3,
      butt: true,
    })
  for (let n = 0; n < 5; n++) {
    const shade = scale(mix(dye.umber, dye.marigold, 0.55 - 0.09 * n), 1)
    strand(canvas, t => [(left - 6 - n * 6) * k, lerp(top - 6 - n * 6, bottom, t) * k], {
      pieces: 30,
      width: 7 * k,
      colour: shade,
      round: 0.8,
    })
    strand(canvas, t => [lerp(left - 6 - n * 6, right, t) * k, (top - 6 - n * 6) * k], {
      pieces: 30,
      width: 7 * k,
      colour: shade,
      round: 0.8,
    })
  }
  for (let n = 0; n < 9; n++)
    strand(canvas, t => [lerp(left - 70, right, t) * k, (bottom + n * 6.4) * k], {
      pieces: 30,
      width: 7.4 * k,
      colour: scale(mix(dye.clay, dye.marigold, 0.75 - 0.08 * n), 1 - 0.05 * n),
      round: 0.8,
    })
  for (let x = left - 46; x < right; x += 5)
    strand(canvas, t => [x * k, lerp(bottom + 56, floor - 20, t) * k], {
      pieces: 20,
      width: 5.4 * k,
      colour: t => scale(mix(dye.clay, dye.umber, 0.4 + 0.4 * t), 0.55 + 0.4 * hash(x | 0, 4)),
      round: 0.8,
    })
}

function layFloor(canvas: Canvas, { width, height, unit: k }: Frame): void {
  for (let y = floor - 70; y < height / k + 6; y += 5) {
    const own = hash(Math.round(y * 10), 6)
    strand(canvas, t => [t * width, y * k], {
      pieces: 60,
      width: (5.2 + 0.8 * own) * k,
      colour: t =>
        mix(
          scale(mix(dye.lagoon, dye.ink, 0.3), 0.4 + 0.25 * own),
          mix(dye.marigold, dye.ember, 0.3),
          0.6 * smooth(0.45, 1, t) * (1 - (y - floor) / 420),
        ),
      opacity: smooth(floor - 72, floor - 40, y),
      round: 0.6,
    })
  }
}

function drawQueue(frame: Frame): Canvas {
  const { unit: k } = frame
  const canvas = createGround(frame, scale(mix(dye.lagoon, dye.ink, 0.35), 0.7), mix(dye.lagoon, dye.teal, 0.35), {
    x: 0.8,
    y: 0.4,
    radius: 1,
  })
  warp(canvas, frame, { colour: dye.teal, opacity: 0.16, seed: 361, gap: 9 })
  layHatch(canvas, frame)
  layFloor(canvas, frame)
  const hands: Point[] = [[(hatch.left + 30) * k, (hatch.bottom - 6) * k]]
  const figures = queue.map(({ x, passed, parameters, dyes }, n) => {
    const figure = placeFigure(
      {
        stance: 'stand',
        ...parameters,
        left: passed ? [0.14, -0.86, 0.3] : [0.22, -0.74, 0.6],
        right: passed ? [-0.14, -0.86, 0.3] : [-0.22, -0.74, 0.6],
      },
      { x: x * k, foot: floor * k, tall: 790 * k, yaw: 62 + 8 * (hash(n, 2) - 0.5), pitch: 6, light: [0.72, 0.42, 0.5], shadow: 0.45 },
    )
    windFigure(canvas, frame, figure, { dyes, rim: 0.3, front: 0.8, gap: 3.2 })
    return figure
  })
  // the thread comes from the hatch, and sinks past the one whom nobody hands it to
  for (const [n, figure] of [...figures.entries()].reverse()) {
    if (queue[n].passed) {
      const [x] = figure.hands[0]
      hands.push(
        [x + 96 * k, (floor - 40) * k],
        [x + 20 * k, (floor + 44) * k],
        [x - 96 * k, (floor + 46) * k],
        [x - 176 * k, (floor - 60) * k],
      )
    } else hands.push([...figure.hands[1]] as unknown as Point)
  }
  const path = through(hands)
  strand(
    canvas,
    t => {
      const [x, y] = path(t)
      return [x + 4 * k, y + 9 * k]
    },
    { pieces: 500, width: 6 * k, soft: 5 * k, mode: 'multiply', colour: [0.25, 0.2, 0.25], opacity: 0.4 },
  )
  strand(canvas, path, { pieces: 500, width: 6.5 * k, colour: mix(dye.marigold, dye.butter, 0.25), round: 0.85, ply: 12 * k })
  bloom(canvas, 0.24, 32 * k, 0.42)
  vignette(canvas, 0.32, 0.55, 0.45)
  return canvas
}

export const pictures = {
  /** Equality: five people queue at a lit hatch; a golden thread goes from hand to hand and past one of them. */
  'equality-queue': { shape: 0.75, draw: drawQueue },
} satisfies Record<string, PictureDrawing>
