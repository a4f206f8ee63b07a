import type { PictureDrawing } from '../drawing.ts'
import { goldDye, indigoDye, plumDye, roseDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { type Rotation, rotation, turn } from '../toolkit/rotation.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { project, trace } from '../toolkit/trace.ts'
import { casketPart, casketSize, createCasket, createKey } from './solids-casket.ts'

const turned = rotation(-27, 17)
const light = [-0.62, 0.55, 0.56] as const
const brass = ramp([
  scale(dye.clay, 0.25),
  scale(dye.clay, 0.9),
  mix(dye.ember, dye.marigold, 0.55),
  dye.marigold,
  dye.butter,
  [1.15, 1.05, 0.85],
])

/** From the casket's axes to the picture. */
type Place = (x: number, y: number, z: number) => [number, number]

const placeIn =
  (frame: Frame, view: { span: number; x: number; y: number }, by: Rotation): Place =>
  (x, y, z) => {
    const [X, Y] = turn(by, x, y, z)
    const [px, py] = project(view, frame.width, frame.height, X, Y)
    return [px, py]
  }

/** The cloth the casket stands on: long threads in the light, and its soft shadow. */
function layTable(canvas: Canvas, { unit: k }: Frame, at: Place): void {
  const noise = createNoise(71)
  for (let i = 0; i < 150; i++) {
    const z = lerp(-1.5, 3.2, i / 149)
    strand(canvas, t => at(lerp(-5.2, 4.4, t), -0.01 + 0.012 * noise.at(t * 9, i * 0.3), z), {
      pieces: 60,
      width: (2 + 2.4 * hash(i, 4)) * k,
      colour: mix(mix(dye.indigo, dye.iris, 0.4 * hash(i, 8)), dye.rose, 0.25 * hash(i, 2)),
      opacity: t => {
        const x = lerp(-5.2, 4.4, t)
        return 0.62 * (1 - smooth(0.5, 3.1, Math.hypot(x * 0.8 + 0.2, z - 0.5))) * smooth(-1.5, -0.9, z)
      },
    })
  }
  for (let i = 0; i < 12; i++)
    strand(canvas, t => at(lerp(-0.9, 1.75, t), 0, lerp(-0.5, 0.66, i / 11)), {
      width: 120 * k,
      soft: 60 * k,
      mode: 'multiply',
      colour: [0.2, 0.18, 0.28],
      opacity: t => 0.34 * Math.sin(Math.PI * t) ** 0.6,
      pieces: 20,
    })
}

function windCasket(canvas: Canvas, frame: Frame, view: { span: number; x: number; y: number }): void {
  const traced = trace(createCasket(), { ...view, width: frame.width, height: frame.height, rotation: turned, light, shadow: 0.55 })
  const noise = createNoise(18)
  const wander = (x: number, y: number, z: number): number => 0.009 * noise.at(x * 4, y * 4, z * 4)
  const isPart =
    (part: number) =>
    (i: number): boolean =>
      traced.part[i] === part
  const layers: Layer[] = [
    {
      where: isPart(casketPart.body),
      across: (x, y, z) => (y + wander(x, y, z)) * 42,
      along: (x, _, z) => (x - z) * 34,
      colour: (lightness, id) => (id % 7 === 3 ? roseDye(lightness * 0.95) : indigoDye(lightness * 0.92)),
      ply: 0.5,
      fill: [0.7, 0.95],
    },
    {
      where: i => isPart(casketPart.lid)(i) && traced.x[i] > casketSize.width,
      across: (x, y, z) => (Math.hypot(y - casketSize.height, z * 0.85) + wander(x, y, z)) * 42,
      along: (_, y, z) => Math.atan2(y - casketSize.height, z) * 16,
      colour: (lightness, id) => (id % 7 === 3 ? roseDye(lightness * 0.95) : indigoDye(lightness * 0.92)),
      ply: 0.5,
      fill: [0.7, 0.95],
    },
    {
      where: i => isPart(casketPart.lid)(i) && traced.x[i] <= casketSize.width,
      across: (x, y, z) => (Math.atan2(y - casketSize.height, z) * 0.66 + wander(x, y, z)) * 42,
      along: x => x * 34,
      colour: (lightness, id) => (id % 7 === 3 ? roseDye(lightness * 0.95) : indigoDye(lightness * 0.92)),
      ply: 0.5,
      fill: [0.7, 0.95],
    },
    {
      where: isPart(casketPart.strap),
      across: x => x * 54,
      along: (_, y, z) => (y > casketSize.height ? -z : y) * 26,
      colour: lightness => plumDye(0.06 + lightness * 1.05),
      ply: 0.6,
      fill: [0.8, 0.96],
    },
    {
      where: isPart(casketPart.plate),
      across: (x, y) => Math.hypot(x, y - casketSize.height + 0.13) * 66,
      along: (x, y) => Math.atan2(x, y - casketSize.height + 0.13) * 7,
      colour: lightness => brass(lightness * 1.02),
      fill: [0.85, 0.97],
    },
    { where: isPart(casketPart.keyhole), across: (_, y) => y * 60, colour: () => scale(dye.night, 0.4), fill: [1, 1] },
  ]
  engrave(canvas, traced, layers, { body: 1, ambient: 0.13, character: 0.34 })
}

/** A cord drawn twice round the casket. */
function tieCord(canvas: Canvas, { unit: k }: Frame, at: Place): void {
  const { height, depth, width } = casketSize
  const colour = mix(dye.rose, dye.ember, 0.28)
  const round = (y: number) => (t: number) => {
    // only the two sides that are seen: the front, then the right end
    const way = t * 2 * (depth + width)
    const p = way < 2 * width ? at(way - width, y, depth + 0.03) : at(width + 0.02, y, depth + (2 * width - way) * 0.96)
    return [p[0], p[1], 0] as const
  }
  for (const y of [0.24, 0.33])
    layRopes(canvas, [{ path: round(y * height), radius: 7 * k, pitch: 46 * k, colour }], { steps: 120, shadow: 0.5, piece: 120 })
}

function hangKey(canvas: Canvas, frame: Frame, at: readonly [number, number], length: number): void {
  const { width, height, unit: k } = frame
  const by = rotation(24, 0, -3)
  const span = width / length
  const view = { span, x: -(at[0] - width / 2) / length, y: (at[1] - height / 2) / length }
  const traced = trace(createKey(), { ...view, width, height, rotation: by, light, shadow: 0.4 })
  const cord = mix(dye.marigold, dye.ember, 0.15)
  layRopes(
    canvas,
    [{ path: t => [at[0] + 5 * k * (1 - t), lerp(-20 * k, at[1] - 30 * k, t), 0], radius: 5.5 * k, pitch: 38 * k, colour: cord }],
    {
      steps: 60,
      shadow: 0,
      piece: 60,
    },
  )
  const loop = (from: number, to: number): void =>
    strand(
      canvas,
      t => {
        const a = lerp(from, to, t) * Math.PI
        return [at[0] + Math.sin(a) * 13 * k, at[1] + 2 * k - Math.cos(a) * 36 * k]
      },
      { width: 8 * k, colour: cord, round: 0.9, ply: 12 * k, pieces: 40 },
    )
  loop(1, 2)
  engrave(
    canvas,
    traced,
    [
      {
        across: (x, y, z) => (y * 0.9 + 0.35 * x + 0.1 * z) * 74,
        along: x => x * 30,
        colour: l => goldDye(0.05 + l * 1.05),
        fill: [0.82, 0.97],
        ply: 0.4,
      },
    ],
    { body: 1, ambient: 0.2 },
  )
  loop(0, 1)
}

/** A small casket wound in thread is locked, and its key hangs on its own cord: what is inside is yours. */
export const privacy: PictureDrawing = {
  shape: 0.5625,
  portrait: 'drawn',
  draw(frame) {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, dye.night, mix(dye.indigo, dye.plum, 0.35), { x: 0.62, y: 0.42, radius: 0.95, strength: 0.85 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.045, seed: 31 })
    const view = frame.portrait ? { span: 3.1, x: 0.02, y: 0.3 } : { span: 5.2, x: -0.98, y: 0.4 }
    const at = placeIn(frame, view, turned)
    layTable(canvas, frame, at)
    windCasket(canvas, frame, view)
    tieCord(canvas, frame, at)
    const hook = frame.portrait ? ([width * 0.2, height * 0.09] as const) : ([width * 0.395, height * 0.17] as const)
    hangKey(canvas, frame, hook, frame.portrait ? 250 * k : 360 * k)
    bloom(canvas, 0.3, 26 * k, 0.3)
    vignette(canvas, 0.45, 0.62, 0.45)
    return canvas
  },
}
