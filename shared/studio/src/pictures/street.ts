/** A street at night, in which the neighbours have lit their windows. */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'

const noise = createNoise(351)
const kerb = 930

/** Units. A gable rises by `gable` in its middle. */
type House = {
  left: number
  right: number
  eaves: number
  gable: number
  colour: Colour
  lit: readonly (readonly [x: number, y: number])[]
}

const houses: readonly House[] = [
  {
    left: -40,
    right: 250,
    eaves: 430,
    gable: 0,
    colour: dye.indigo,
    lit: [
      [60, 520],
      [175, 520],
      [60, 690],
    ],
  },
  {
    left: 250,
    right: 520,
    eaves: 360,
    gable: 120,
    colour: mix(dye.clay, dye.plum, 0.3),
    lit: [
      [325, 450],
      [445, 450],
      [445, 620],
    ],
  },
  { left: 520, right: 720, eaves: 540, gable: 90, colour: mix(dye.lagoon, dye.ink, 0.15), lit: [[620, 640]] },
  {
    left: 720,
    right: 1040,
    eaves: 300,
    gable: 0,
    colour: mix(dye.indigo, dye.plum, 0.5),
    lit: [
      [800, 400],
      [960, 400],
      [800, 560],
      [960, 720],
    ],
  },
  {
    left: 1040,
    right: 1290,
    eaves: 450,
    gable: 130,
    colour: mix(dye.ember, dye.plum, 0.5),
    lit: [
      [1110, 560],
      [1220, 560],
      [1110, 720],
    ],
  },
  {
    left: 1290,
    right: 1650,
    eaves: 390,
    gable: 0,
    colour: mix(dye.lagoon, dye.indigo, 0.4),
    lit: [
      [1380, 490],
      [1500, 490],
      [1500, 650],
    ],
  },
]
const pane = { half: 30, tall: 92 }
const doors = [150, 385, 620, 880, 1220, 1390]

const roof = ({ left, right, eaves, gable }: House, x: number): number => {
  const fromMiddle = Math.abs((x - left) / (right - left) - 0.5) * 2
  return eaves - gable * (1 - fromMiddle) + 3 * noise.at(x * 0.05, eaves)
}

function layHouse(canvas: Canvas, { unit: k }: Frame, house: House): void {
  const { left, right, colour, lit } = house
  for (let x = left + 2; x < right; x += 4.6) {
    const own = hash(Math.round(x * 10), 7)
    strand(canvas, t => [(x + 1.6 * noise.at(x * 0.1, t * 5)) * k, lerp(roof(house, x), kerb, t) * k], {
      pieces: 60,
      width: (4.6 + 0.8 * own) * k,
      colour: t => {
        const y = lerp(roof(house, x), kerb, t)
        // each window warms the wall round it
        const warmth = lit.reduce((sum, [wx, wy]) => sum + 0.34 * Math.exp(-(((x - wx) / 75) ** 2) - ((y - wy) / 95) ** 2), 0)
        return mix(scale(colour, (0.42 + 0.4 * own) * (1 - 0.35 * t)), mix(dye.marigold, dye.ember, 0.35), Math.min(0.7, warmth))
      },
      round: 0.75,
      ply: 15 * k,
    })
  }
  for (let n = 0; n < 4; n++)
    strand(canvas, t => [lerp(left - 6, right + 6, t) * k, (roof(house, lerp(left, right, t)) + n * 6 - 4) * k], {
      pieces: 80,
      width: 7 * k,
      colour: scale(mix(colour, dye.butter, 0.22), 0.85 - 0.14 * n),
      round: 0.8,
    })
}

/** A window: threads of light, upright, behind two bars. */
function layWindow(canvas: Canvas, { unit: k }: Frame, x: number, y: number, seed: number): void {
  const warm = mix(dye.marigold, dye.butter, 0.3 + 0.5 * hash(seed, 3))
  glow(canvas, x * k, y * k, 130 * k, dye.marigold, { strength: 0.16 })
  for (let at = -pane.half; at <= pane.half; at += 3.4)
    strand(canvas, t => [(x + at) * k, lerp(y - pane.tall / 2, y + pane.tall / 2, t) * k], {
      pieces: 16,
      width: 3.8 * k,
      colour: t => mix(mix(warm, dye.butter, 0.5), mix(dye.marigold, dye.ember, 0.25), 0.7 * t + 0.3 * hash(seed, at | 0)),
      round: 0.3,
      butt: true,
    })
  const bar = { width: 5 * k, colour: scale(dye.umber, 0.8), round: 0.6 }
  strand(canvas, t => [x * k, lerp(y - pane.tall / 2, y + pane.tall / 2, t) * k], { pieces: 8, ...bar })
  strand(canvas, t => [lerp(x - pane.half, x + pane.half, t) * k, (y - 8) * k], { pieces: 8, ...bar })
  for (const side of [-1, 1])
    strand(canvas, t => [(x + side * (pane.half + 4)) * k, lerp(y - pane.tall / 2 - 6, y + pane.tall / 2 + 6, t) * k], {
      pieces: 8,
      ...bar,
      width: 7 * k,
    })
  for (const side of [-1, 1])
    strand(canvas, t => [lerp(x - pane.half - 9, x + pane.half + 9, t) * k, (y + side * (pane.tall / 2 + 4)) * k], {
      pieces: 8,
      ...bar,
      width: 8 * k,
    })
}

/** Every second door stands open, and its light lies on the pavement. */
function layDoor(canvas: Canvas, { unit: k }: Frame, x: number, open: boolean): void {
  for (let at = -36; at <= 36; at += 3.6)
    strand(canvas, t => [(x + at) * k, lerp(kerb - 150, kerb, t) * k], {
      pieces: 20,
      width: 4.1 * k,
      colour: t =>
        open ? mix(dye.butter, dye.marigold, 0.3 + 0.5 * t) : scale(mix(dye.umber, dye.ember, 0.3), 0.5 + 0.3 * hash(at | 0, x)),
      round: 0.5,
      butt: true,
    })
  if (open) glow(canvas, x * k, (kerb - 50) * k, 190 * k, dye.marigold, { strength: 0.3 })
}

function layPavement(canvas: Canvas, { width, height, unit: k }: Frame): void {
  for (let y = kerb; y < height / k + 6; y += 5.4) {
    const own = hash(Math.round(y * 10), 5)
    const near = (y - kerb) / 270
    strand(canvas, t => [t * width, (y + 2 * noise.at(t * 7, y * 0.03)) * k], {
      pieces: 120,
      width: (5.6 + 0.8 * own) * k,
      colour: t => {
        const x = t * 1600
        const light = doors.reduce((sum, door, n) => {
          if (n % 2) return sum
          return sum + smooth(1, 0.35, Math.abs(x - door - 60 * near) / (46 + 120 * near)) * (1 - 0.75 * near)
        }, 0)
        return mix(
          scale(mix(dye.indigo, dye.plum, 0.5), 0.35 + 0.3 * own),
          mix(dye.marigold, dye.ember, 0.25 + 0.3 * near),
          Math.min(0.85, light),
        )
      },
      round: 0.7,
      ply: 16 * k,
    })
  }
}

/** Lines from house to house across the street, with lamps on them. */
function layLines(canvas: Canvas, { unit: k }: Frame): void {
  const random = createRandom(17)
  const lines = [
    { from: [140, 432], to: [880, 305], sag: 120 },
    { from: [880, 305], to: [1560, 395], sag: 135 },
  ] as const
  for (const { from, to, sag } of lines) {
    const at = (t: number): readonly [number, number] => [
      lerp(from[0], to[0], t) * k,
      (lerp(from[1], to[1], t) + 4 * sag * t * (1 - t)) * k,
    ]
    strand(canvas, at, { pieces: 160, width: 5.5 * k, colour: mix(dye.marigold, dye.ember, 0.2), round: 0.8, ply: 12 * k })
    for (let n = 1; n < 8; n++) {
      const [x, y] = at(n / 8)
      const r = (13 + 4 * random()) * k
      glow(canvas, x, y + 16 * k, 80 * k, dye.butter, { strength: 0.16 })
      for (let ring = -3; ring <= 3; ring++) {
        const half = r * Math.sqrt(1 - (ring / 3.6) ** 2)
        strand(canvas, t => [x - half + 2 * half * t, y + 16 * k + ring * r * 0.3], {
          pieces: 10,
          width: r * 0.34,
          colour: mix(dye.butter, dye.marigold, 0.25 + 0.1 * ring),
          round: 0.5,
        })
      }
    }
  }
}

function drawStreet(frame: Frame): Canvas {
  const canvas = createGround(frame, scale(dye.indigo, 0.22), mix(dye.indigo, dye.iris, 0.22), { x: 0.5, y: 0.35, radius: 0.9 })
  warp(canvas, frame, { colour: dye.iris, opacity: 0.1, seed: 352, gap: 9 })
  for (const house of houses) layHouse(canvas, frame, house)
  layPavement(canvas, frame)
  for (const [n, x] of doors.entries()) layDoor(canvas, frame, x, n % 2 === 0)
  for (const [h, { lit }] of houses.entries()) for (const [n, [x, y]] of lit.entries()) layWindow(canvas, frame, x, y, h * 9 + n)
  layLines(canvas, frame)
  bloom(canvas, 0.3, 34 * frame.unit, 0.4)
  vignette(canvas, 0.3, 0.5, 0.5)
  return canvas
}

export const pictures = {
  /** Community: a street by night; windows are lit, doors stand open, and lamps hang from house to house. */
  'community-empowerment-street': { shape: 0.75, draw: drawStreet },
} satisfies Record<string, PictureDrawing>
