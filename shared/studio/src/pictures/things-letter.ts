import { linenDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { createCloth } from '../toolkit/cloth.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point, type Point3, through } from '../toolkit/curve.ts'
import { engrave } from '../toolkit/engrave.ts'
import { createCanvas, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, smooth, TAU } from '../toolkit/numbers.ts'
import { layRopes } from '../toolkit/rope.ts'
import { layShade } from './things-light.ts'
import { wovenLayers } from './things-woven.ts'

const indigoCloth = ramp([
  scale(dye.indigo, 0.14),
  scale(dye.indigo, 0.5),
  scale(dye.indigo, 1.1),
  mix(dye.indigo, dye.iris, 0.5),
  mix(dye.iris, dye.rose, 0.4),
])
const waxRed = ramp([scale(dye.clay, 0.25), scale(dye.clay, 0.9), dye.ember, mix(dye.ember, dye.rose, 0.3), mix(dye.rose, dye.paper, 0.3)])

/** Half the sides of the letter, and how it lies; the frame is 2 wide. */
const half = { across: 0.66, down: 0.44 } as const
const lie = (-9 * Math.PI) / 180
const sealAt = { u: 0.0, v: 0.07, radius: 0.135 } as const

/** From the picture to the letter's own axes, and back. */
const ontoLetter = (x: number, y: number): Point => {
  const [dx, dy] = [x - 0.02, y + 0.01]
  return [dx * Math.cos(lie) + dy * Math.sin(lie), -dx * Math.sin(lie) + dy * Math.cos(lie)]
}
const ontoPicture = (u: number, v: number): Point => [
  0.02 + u * Math.cos(lie) - v * Math.sin(lie),
  -0.01 + u * Math.sin(lie) + v * Math.cos(lie),
]

/** How far inside the letter a point is, negative outside. */
function inside(u: number, v: number): number {
  const across = half.across - Math.abs(u)
  const down = half.down - Math.abs(v)
  return across < 0 && down < 0 ? -Math.hypot(across, down) : Math.min(across, down)
}

/** How far inside the flap that closes it: from the upper corners to a rounded point below the middle. */
const insideFlap = (u: number, v: number): number => {
  const edge = 0.1 - (Math.sqrt(u * u + 0.006) - 0.077) * 0.88
  return (edge - v) * 0.77
}

/** How far inside the two side folds, which lie under the lower one. */
const insideSides = (u: number, v: number): number => 0.77 * (Math.abs(u) * 0.72 - 0.02 - Math.abs(v - 0.03) * 1.05)

function letterHeight(u: number, v: number): number {
  const pillow = 0.05 * clamp(inside(u, v) / 0.4) ** 0.7
  const flap = 0.016 * smooth(-0.004, 0.006, insideFlap(u, v))
  const below = 0.008 * smooth(0.004, -0.006, insideSides(u, v)) * smooth(0, 0.1, v)
  return 0.03 + pillow + flap + below
}

/** The flap shades what lies below it, and the side folds are a little darker than the rest. */
function foldShade(u: number, v: number): number {
  const flap = insideFlap(u, v)
  const below = flap < 0 ? 1 - 0.3 * smooth(-0.06, 0, flap) - 0.02 : 1
  const sides =
    flap < 0 ? 1 - 0.1 * smooth(-0.003, 0.003, insideSides(u, v)) - 0.16 * smooth(0.03, 0, Math.abs(insideSides(u, v) - 0.003)) : 1
  return below * sides
}

function layLetter(canvas: Canvas, frame: Frame): void {
  const noise = createNoise(81)
  const folds = (x: number, y: number): number => 0.05 * noise.at(x * 1.1 + 3, y * 1.3) + 0.02 * noise.at(x * 2.6 + y, y * 1.6, 4)
  const traced = createCloth(
    frame,
    (x, y) => {
      const [u, v] = ontoLetter(x, y)
      return folds(x, y) * (1 - smooth(-0.12, 0.03, inside(u, v))) + letterHeight(u, v) * smooth(-0.006, 0.008, inside(u, v))
    },
    { light: [-0.55, 0.6, 0.62], pull: 0, depth: 0.7, shadow: 0.75 },
  )
  const onLetter = (i: number): boolean => inside(...ontoLetter(traced.x[i], traced.y[i])) > 0
  const count = 74
  engrave(
    canvas,
    traced,
    wovenLayers({
      where: i => !onLetter(i),
      warpAt: x => x * count,
      weftAt: (_, y) => y * count,
      warp: light => indigoCloth(light * 0.8),
      weft: (light, id) => indigoCloth(light * (id % 14 === 0 ? 0.95 : 0.72)),
    }),
    {
      ambient: 0.2,
      body: 0.95,
      light: (light, i) => light * (1 - 0.78 * smooth(-0.1, 0.02, inside(...ontoLetter(traced.x[i] - 0.035, traced.y[i] - 0.05)))),
    },
  )
  engrave(
    canvas,
    traced,
    [
      {
        where: onLetter,
        across: (x, y) => ontoLetter(x, y)[1] * 96,
        along: (x, y) => ontoLetter(x, y)[0] * 60,
        colour: light => linenDye(0.1 + light * 0.86),
        fill: [0.8, 0.92],
        round: 0.5,
        ply: 0.4,
      },
    ],
    { ambient: 0.3, body: 0.97, character: 0.2, light: (light, i) => light * foldShade(...ontoLetter(traced.x[i], traced.y[i])) },
  )
}

/** Two turns of cord each way, crossing under the seal, and an end that runs on. */
function tieCord(canvas: Canvas, frame: Frame): void {
  const { width, height, unit: k } = frame
  const px = (u: number, v: number, z: number): Point3 => {
    const [x, y] = ontoPicture(u, v)
    return [(x / 2 + 0.5) * width, height / 2 + (y / 2) * width, z * k]
  }
  const { u, v } = sealAt
  const cord = { radius: 8.5 * k, pitch: 58 * k, colour: mix(dye.ember, dye.marigold, 0.06) }
  const along = (points: readonly Point3[]): Curve3 => through(points.map(([a, b, z]) => px(a, b, z)))
  const turns = [-0.011, 0.013].flatMap(off => [
    along([
      [-half.across - 0.004, v + off * 1.5 - 0.012, 0],
      [-0.3, v + off + 0.004, 6],
      [u, v + off * 0.4, 14],
      [0.3, v - off + 0.002, 6],
      [half.across + 0.004, v - off * 1.3 + 0.014, 0],
    ]),
    along([
      [u + off * 1.4 + 0.008, -half.down - 0.004, 0],
      [u + off - 0.004, -0.2, 6],
      [u + off * 0.4, v, 18],
      [u - off, 0.26, 6],
      [u - off * 1.4 - 0.006, half.down + 0.004, 0],
    ]),
  ])
  const ends = [
    along([
      [u, v, 10],
      [u + 0.16, v + 0.1, 22],
      [u + 0.27, v + 0.27, 22],
      [u + 0.44, v + 0.31, 22],
      [u + 0.62, v + 0.42, 10],
      [u + 0.86, v + 0.36, 2],
      [u + 1.2, v + 0.52, 0],
    ]),
    along([
      [u, v, 10],
      [u - 0.14, v + 0.11, 20],
      [u - 0.19, v + 0.2, 20],
      [u - 0.29, v + 0.24, 20],
    ]),
  ]
  layRopes(
    canvas,
    [...turns, ...ends].map(path => ({ ...cord, path })),
    { steps: 260, piece: 4, shadow: 0.75 },
  )
}

/** The seal: red thread wound into a disc with a raised rim, no sign on it. */
function setSeal(canvas: Canvas, frame: Frame): void {
  const { width, height } = frame
  const [cx, cy] = ontoPicture(sealAt.u, sealAt.v)
  const rim = (angle: number): number =>
    sealAt.radius * (1 + 0.035 * Math.sin(angle * 3 + 0.6) + 0.025 * Math.sin(angle * 5 + 2) + 0.012 * Math.sin(angle * 9))
  const reach = (x: number, y: number): number => Math.hypot(x - cx, y - cy) / rim(Math.atan2(y - cy, x - cx))
  const size = width / 2
  layShade(canvas, (cx / 2 + 0.5) * width + 0.024 * size, height / 2 + (cy / 2) * width + 0.034 * size, {
    across: sealAt.radius * 1.22 * size,
    down: sealAt.radius * 1.2 * size,
    strength: 0.75,
    soft: 0.4,
  })
  const seal = createCloth(
    frame,
    (x, y) => {
      const r = reach(x, y)
      if (r > 1.1) return 0
      const dome = 0.05 * Math.sqrt(clamp(1 - r ** 5))
      return dome - 0.018 * smooth(0.74, 0.62, r)
    },
    { light: [-0.55, 0.6, 0.62], pull: 0, depth: 0.8, shadow: 0.4 },
  )
  for (let i = 0; i < seal.hit.length; i++) seal.hit[i] = reach(seal.x[i], seal.y[i]) < 1 ? 1 : 0
  engrave(
    canvas,
    seal,
    [
      {
        across: (x, y) => reach(x, y) * 13,
        along: (x, y) => (Math.atan2(y - cy, x - cx) / TAU) * 60 * reach(x, y),
        colour: light => waxRed(light * 0.92),
        fill: [0.82, 0.96],
        ply: 1,
      },
    ],
    { ambient: 0.2, body: 0.97 },
  )
}

export function drawLetter(frame: Frame): Canvas {
  const canvas = createCanvas(frame, dye.indigo)
  layLetter(canvas, frame)
  tieCord(canvas, frame)
  setSeal(canvas, frame)
  bloom(canvas, 0.16, 26 * frame.unit, 0.5)
  vignette(canvas, 0.42)
  return canvas
}
