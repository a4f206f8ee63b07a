import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { bezier, type Curve3, type Point, type Point3, through } from '../toolkit/curve.ts'
import { engrave } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { layRopes } from '../toolkit/rope.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { warp } from '../toolkit/strand.ts'
import { project, trace, type View } from '../toolkit/trace.ts'
import { layShade } from './things-light.ts'
import { neckAt, purseAndCoins } from './things-purse-form.ts'
import { undercoat, wovenLayers } from './things-woven.ts'

const lagoonCloth = ramp([
  scale(dye.lagoon, 0.12),
  scale(dye.lagoon, 0.5),
  dye.lagoon,
  dye.teal,
  mix(dye.teal, dye.butter, 0.5),
  dye.butter,
])
const irisCloth = ramp([
  scale(dye.indigo, 0.2),
  scale(dye.indigo, 0.8),
  dye.iris,
  mix(dye.iris, dye.rose, 0.4),
  mix(dye.rose, dye.paper, 0.4),
])

const viewOf = ({ width, height, portrait }: Frame): View => ({
  width,
  height,
  ...(portrait ? { span: 3.95, x: 0.2, y: -0.32 } : { span: 6.9, x: -1.05, y: 0.3 }),
  rotation: rotation(-8, 30),
  light: [-0.6, 0.62, 0.5],
  shadow: 0.6,
})

const turnAt = (x: number, z: number): number => Math.atan2(x, z) / TAU

/** Every band of the cloth, counted from the foot: mostly lagoon, with stripes of other dyes. */
const bandAt = (id: number): typeof goldDye => (id % 13 === 0 ? goldDye : id % 13 === 6 || id % 13 === 7 ? irisCloth : lagoonCloth)

function windThePurse(canvas: Canvas, frame: Frame): void {
  const traced = trace(purseAndCoins, viewOf(frame))
  const isPurse = (i: number): boolean => traced.child[i] === 0
  const isCoin = (i: number): boolean => traced.child[i] > 0
  engrave(canvas, traced, [undercoat(scale(dye.lagoon, 0.08))], { body: 1 })
  engrave(
    canvas,
    traced,
    wovenLayers({
      where: isPurse,
      warpAt: (x, _, z) => turnAt(x, z) * 96,
      weftAt: (_, y) => (y + 1) * 30,
      warp: light => lagoonCloth(light),
      weft: (light, id) => bandAt(id)(light),
    }),
    { ambient: 0.16, body: 0.97 },
  )
  engrave(
    canvas,
    traced,
    [
      {
        where: isCoin,
        // rounds on the faces and on the edge
        across: (x, y, z) => Math.hypot(x, y) * 11 + z * 14,
        along: (x, y) => (Math.atan2(y, x) / TAU) * 70 * Math.hypot(x, y),
        colour: light => goldDye(light * 0.98),
        fill: [0.78, 0.95],
        ply: 0.8,
      },
    ],
    { ambient: 0.18, body: 0.97 },
  )
}

/** From the purse's own axes to px, with the depth. */
function placing(frame: Frame): (point: Point3) => Point3 {
  const view = viewOf(frame)
  const R = view.rotation ?? rotation()
  return point => {
    const [x, y, z] = turn(R, ...point)
    return [...project(view, frame.width, frame.height, x, y), z]
  }
}

/** The cord that draws the purse: round the neck, tied at the front, its two ends hanging. */
function tieTheNeck(canvas: Canvas, frame: Frame): void {
  const at = placing(frame)
  const k = frame.unit
  const own = (points: readonly Point3[]): Curve3 => through(points.map(at))
  const cord = { radius: 8.5 * k, pitch: 60 * k, colour: mix(dye.rose, dye.ember, 0.3) }
  const front: Curve3 = t => at(neckAt(-0.235 + 0.47 * t))
  const [x, y, z] = neckAt(0.02)
  const knot = own([
    [x - 0.07, y + 0.05, z + 0.03],
    [x + 0.06, y + 0.04, z + 0.07],
    [x + 0.07, y - 0.06, z + 0.07],
    [x - 0.05, y - 0.07, z + 0.05],
    [x - 0.06, y + 0.03, z + 0.08],
    [x + 0.05, y - 0.03, z + 0.1],
  ])
  const ends = [-1, 1].map(side =>
    own([
      [x + side * 0.03, y - 0.03, z + 0.06],
      [x + side * 0.14, y - 0.12, z + 0.2],
      [x + side * 0.19, y - 0.36, z + 0.36],
      [x + side * 0.13, y - 0.56, z + 0.4],
      [x + side * (side > 0 ? 0.22 : 0.17), y - 0.74 - 0.08 * side, z + 0.39],
    ]),
  )
  layRopes(
    canvas,
    [front, ...ends, knot].map(path => ({ ...cord, path })),
    { steps: 200, piece: 200, shadow: 0.7 },
  )
}

/** Where the strands leave the picture, in fractions of it: at the left edge, then along the upper one. */
const wideShares: readonly Point[] = [
  [-0.04, 0.6],
  [-0.04, 0.43],
  [-0.04, 0.26],
  [-0.04, 0.09],
  [0.12, -0.06],
  [0.29, -0.06],
  [0.44, -0.06],
]

const uprightShares: readonly Point[] = [
  [-0.04, 0.36],
  [-0.04, 0.26],
  [-0.04, 0.16],
  [-0.04, 0.06],
  [0.1, -0.04],
  [0.3, -0.04],
  [0.48, -0.04],
]

/** A cord that leaves the purse and parts into equal strands, evenly. */
function shareTheThread(canvas: Canvas, frame: Frame): void {
  const { width, height, unit: k, portrait } = frame
  const shares = portrait ? uprightShares : wideShares
  const [x0, y0] = placing(frame)([-0.08, 0.5, -0.1])
  const ropes = shares.map(([endX, endY], i) => {
    const end: Point = [endX * width, endY * height]
    const towards = lerp(3.3, 1.85, i / (shares.length - 1))
    const parting: Point = [x0 + 330 * k * Math.cos(towards), y0 - (235 + 205 * Math.sin(towards)) * k]
    const path = bezier([x0, y0], [x0 + 12 * k, y0 - 290 * k], parting, end)
    return (t: number): Point3 => {
      const [x, y] = path(t)
      const turned = t * 26 + (i / shares.length) * TAU
      const bound = 7 * k * smooth(0.34, 0.12, t)
      return [x + bound * Math.cos(turned), y, Math.sin(turned) * bound]
    }
  })
  layRopes(
    canvas,
    ropes.map(path => ({ path, radius: 4.6 * k, pitch: 34 * k, colour: mix(dye.marigold, dye.butter, 0.3) })),
    { steps: 300, piece: 3, shadow: 0.45 },
  )
}

export function drawPurse(frame: Frame): Canvas {
  const { width, unit: k } = frame
  const canvas = createGround(frame, scale(dye.ink, 0.85), mix(dye.indigo, dye.ink, 0.3), {
    x: frame.portrait ? 0.5 : 0.64,
    y: 0.4,
    radius: frame.portrait ? 0.7 : 0.95,
  })
  warp(canvas, frame, { colour: dye.iris, opacity: 0.09, seed: 301, gap: 9 })
  const at = placing(frame)
  const size = width / viewOf(frame).span
  const [x, y] = at([0.25, -0.97, 0.1])
  glow(canvas, x - 60 * k, y - 250 * k, 640 * k, dye.iris, { strength: 0.1, falloff: 2 })
  layShade(canvas, x + 0.35 * size, y + 0.02 * size, { across: 2.3 * size, down: 0.85 * size, strength: 0.85, soft: 0.9 })
  windThePurse(canvas, frame)
  shareTheThread(canvas, frame)
  tieTheNeck(canvas, frame)
  bloom(canvas, 0.26, 28 * k, 0.35)
  vignette(canvas, 0.35, 0.62, 0.45)
  return canvas
}
