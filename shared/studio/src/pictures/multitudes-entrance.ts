import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, skins } from '../people/dyes.ts'
import { drawFigure } from '../people/figure.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand } from '../toolkit/strand.ts'

const noise = createNoise(52)

/** Where she walks, fractions of the height. */
const foot = 0.92

const glowing = ramp([
  dye.butter,
  mix(dye.butter, dye.marigold, 0.6),
  dye.marigold,
  mix(dye.marigold, dye.ember, 0.6),
  dye.ember,
  dye.clay,
  scale(dye.clay, 0.35),
])

const curtainDyes = ramp([dye.butter, dye.marigold, dye.ember, dye.clay, mix(dye.indigo, dye.plum, 0.5), scale(dye.indigo, 0.5)])

/** A curtain of warp threads is parted, and someone walks out of the light towards us. */
export const entrance: PictureDrawing = {
  shape: 0.5625,
  portrait: { cropAt: 0.5 },
  draw(frame) {
    const { width, height, unit: k } = frame
    const canvas = new Canvas(width, height).shade((x, y) => glowing((Math.hypot(x - width * 0.5, y - height * 0.6) / (560 * k)) * 1.05), 6)
    layRoom(canvas, frame)
    drawWalker(canvas, frame)
    for (const layer of curtainLayers) layCurtain(canvas, frame, layer)
    bloom(canvas, 0.34, 44 * k, 0.35)
    vignette(canvas, 0.45, 0.5, 0.55)
    return canvas
  },
}

/** The lit floor, and light that stands behind her in arches. */
function layRoom(canvas: Canvas, { width, height, unit: k }: Frame): void {
  const middle = width * 0.5
  for (let i = 0; i < 150; i++) {
    const angle = Math.PI * (i / 149)
    const own = hash(i, 53)
    strand(canvas, t => [middle - Math.cos(angle) * lerp(10, 330, t) * k, height * 0.86 + Math.sin(angle) * lerp(4, 200, t) * k], {
      pieces: 20,
      width: (1 + 1.6 * own) * k,
      colour: mix(dye.ember, dye.clay, own),
      opacity: t => 0.6 * smooth(0, 0.15, t),
    })
  }
  for (let i = 0; i < 40; i++) {
    const radius = (70 + i * 15) * k
    const arch = (t: number): readonly [number, number] => {
      const angle = Math.PI * (0.8 + 1.4 * t)
      return [middle + Math.cos(angle) * radius, height * 0.585 + Math.sin(angle) * radius * 1.05]
    }
    strand(canvas, arch, {
      pieces: 80,
      width: 1.6 * k,
      colour: mix(dye.paper, dye.marigold, i / 40),
      opacity: t => 0.5 * (1 - i / 46) * smooth(0, 0.25, t) * smooth(1, 0.75, t),
    })
  }
}

/** Her shadow comes towards us before her. */
function drawWalker(canvas: Canvas, frame: Frame): void {
  const { width, height, unit: k } = frame
  const middle = width * 0.5
  for (let s = -42; s < 42; s += 2.2) {
    strand(canvas, t => [middle + s * k * (0.85 + t * 1.2), height * (foot - 0.012 + t * 0.13)], {
      pieces: 10,
      width: 3.2 * k,
      colour: scale(dye.umber, 0.45),
      opacity: t => 0.8 * (1 - 0.5 * t) * (1 - (s / 42) ** 4) * smooth(0, 0.06, t),
    })
  }
  drawFigure(
    canvas,
    frame,
    {
      age: 34,
      wear: 'wrap',
      stance: 'walk',
      phase: 0.03,
      stride: 0.9,
      left: [0.3, -0.9, 0.16],
      right: 'swing',
      hem: 0.96,
      flare: 1.4,
      turn: -4,
      nod: -2,
    },
    { x: middle, foot: height * foot, tall: 400 * k, yaw: 9, pitch: 3, light: [0.35, 0.4, 0.85], shadow: 0.3 },
    { dyes: { skin: skins.deep, top: emberDye, wear: goldDye }, rim: 0.95, front: 0.32, gap: 3.1 },
  )
}

type CurtainLayer = {
  seed: number
  count: number
  light: number
  /** Units. */
  soft: number
  near: number
}

const curtainLayers: readonly CurtainLayer[] = [
  { seed: 0, count: 190, light: 0.42, soft: 7, near: 0 },
  { seed: 1, count: 190, light: 0.75, soft: 0, near: 1 },
  { seed: 2, count: 170, light: 1, soft: 0, near: 2 },
]

function layCurtain(canvas: Canvas, { width, height, unit: k }: Frame, { seed, count, light, soft, near }: CurtainLayer): void {
  const middle = width * 0.5
  const gathered = 0.62
  // half of the opening, px
  const opening = (t: number): number => (26 + 205 * smooth(0.02, 1, t) ** 1.15) * k
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const own = hash(i * 2 + (side > 0 ? 1 : 0), 60 + seed)
      const out = (i / count) ** 1.25
      const rest = (14 + out * 830 + (own - 0.5) * 14) * k * (0.86 + 0.07 * near)
      strand(
        canvas,
        t => {
          const pull = Math.exp(-((t - gathered) ** 2) / 0.05)
          const base = rest + opening(t) * (1 - out * 0.8) + pull * 60 * k * (1 - out)
          const sway = 9 * k * noise.at(i * 0.07 + seed * 9, t * 2.2, side) * (0.3 + t) + Math.sin(t * 9 + i * 0.35) * 2.5 * k
          return [middle + side * (base + sway), -10 + t * (height + 20)]
        },
        {
          pieces: 90,
          width: (1.3 + 2.2 * own) * k * (0.8 + 0.25 * near),
          soft: soft * k,
          colour: t =>
            scale(
              curtainDyes(out * 1.5 + 0.12 * (own - 0.5) + 0.25 * Math.abs(t - gathered)),
              light * (0.75 + 0.5 * own) * (1.15 - 0.5 * Math.abs(t - 0.6)),
            ),
          opacity: 0.92,
          round: near === 2 ? 0.5 : 0,
        },
      )
    }
  }
}
