import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { createCloth, createFolds } from '../toolkit/cloth.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import type { Point } from '../toolkit/curve.ts'
import { engrave } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'
import { weave } from '../toolkit/weave.ts'
import { bandAt } from './cloth-bands.ts'

function drawPatternedCloth(frame: Frame): Canvas {
  const { unit: k } = frame
  const canvas = createGround(frame, dye.ink, dye.plum)
  const folds = createFolds(82, { frequency: 1.7, angle: -0.25, depth: 0.34 })
  const cloth = createCloth(frame, (x, y) => folds(x, y, 0.13), { light: [-0.72, 0.4, 0.56], pull: 0.9, shadow: 0.4 })
  engrave(
    canvas,
    cloth,
    [
      {
        across: (x, y) => (x * 0.36 + y * 0.93) * 142 + 312,
        along: (x, y) => (x * 0.93 - y * 0.36) * 110,
        colour: (light, id, _lit, _across, along) => {
          const [r, g, b] = bandAt(id, along)
          const body = 1.5 * light ** 1.35
          const sheen = Math.max(0, light - 0.7) * 0.7
          return [r * body * 1.05 + sheen * 0.5, g * body + sheen * 0.42, b * body * 0.95 + sheen * 0.3]
        },
        fill: [0.8, 0.95],
        ply: 1,
        round: 0.8,
      },
    ],
    {
      ambient: 0.1,
      body: 0.95,
      character: 0.25,
      // the lower left falls into shade: there words stand
      light: (light, i, { x, y }) => light * (1.06 - 0.72 * smooth(0.35, 1.35, y[i] * 1.1 - x[i] * 0.8)),
    },
  )
  bloom(canvas, 0.16, 24 * k, 0.4)
  vignette(canvas, 0.4, 0.4, 0.4)
  return canvas
}

/** Distance from yarn to yarn on the loom, units. */
const loomGap = 60
const loomWeft = [dye.rose, dye.linen, dye.rose, dye.marigold, dye.linen, dye.rose]
const loomWarp = [dye.indigo, dye.indigo, mix(dye.indigo, dye.iris, 0.4), dye.ember, dye.indigo, dye.indigo, dye.iris]

function drawWeaveOnTheLoom(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const noise = createNoise(91)
  const canvas = createGround(frame, scale(dye.ink, 0.5), scale(dye.plum, 0.7))
  const gap = loomGap * k
  const at = (row: number, column: number): Point => {
    const x = (column - 3) * gap
    const y = (row - 3) * gap
    const nearer = (y - height * 0.5) / height
    return [
      x + 16 * k * noise.at(x / (400 * k), y / (300 * k), 1) + nearer * (x - width * 0.4) * 0.16,
      y + 22 * k * noise.at(x / (380 * k), y / (380 * k), 5) + 40 * k * Math.sin(x / (620 * k)),
    ]
  }
  weave(canvas, frame, {
    rows: Math.ceil(height / gap) + 8,
    columns: Math.ceil(width / gap) + 8,
    at,
    width: 57,
    fibres: 22,
    lean: 0.55,
    shadow: 0.9,
    light: (x, y) => 0.5 + 0.75 * smooth(0.95, 0.05, Math.hypot(x / width - 0.34, y / height - 0.3)),
    weft: row => scale(loomWeft[modulo(row, loomWeft.length)], 0.85 + 0.15 * hash(row, 92)),
    warp: (_row, column) => scale(loomWarp[modulo(column, loomWarp.length)], 1.1 + 0.3 * hash(column, 93)),
  })
  layLooseFibres(canvas, frame, 420)
  vignette(canvas, 0.5, 0.38, 0.36)
  return canvas
}

/** What stands off wool: without it yarn looks like wire. */
function layLooseFibres(canvas: Canvas, { width, height, unit: k }: Frame, count: number): void {
  const random = createRandom(94)
  for (let n = 0; n < count; n++) {
    const x = random() * width
    const y = random() * height
    const angle = random() * TAU
    const length = random.between(16, 66) * k
    const bend = random.between(-20, 20) * k
    const colour: Colour = mix(dye.linen, dye.rose, random())
    const opacity = 0.26 * random() + 0.05
    strand(
      canvas,
      t => [
        x + Math.cos(angle) * length * t - Math.sin(angle) * bend * t * t,
        y + Math.sin(angle) * length * t + Math.cos(angle) * bend * t * t,
      ],
      { pieces: 10, width: 0.9 * k, colour, opacity },
    )
  }
}

export const pictures = {
  /** Culture: a folded cloth, woven in bands of pattern. */
  culture: { shape: 0.625, portrait: 'never', draw: drawPatternedCloth },
  /** Contact: a weave on the loom, at a finger's distance. */
  'contact-4': { shape: 0.75, portrait: 'never', draw: drawWeaveOnTheLoom },
} satisfies Record<string, PictureDrawing>
