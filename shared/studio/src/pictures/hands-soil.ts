import type { PictureDrawing } from '../drawing.ts'
import { indigoDye, saffronDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { poses } from '../people/hand-poses.ts'
import { createEarth, createSeedling, seedlingPart } from '../people/hand-things.ts'
import { type HandsTrace, placeHand, positionAt, traceHands, windHands } from '../people/wind-hands.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { smooth } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'

const soil = ramp([
  scale(dye.ink, 0.7),
  scale(dye.umber, 0.5),
  scale(dye.umber, 1),
  mix(dye.umber, dye.clay, 0.6),
  mix(dye.clay, dye.ember, 0.6),
  mix(dye.ember, dye.marigold, 0.5),
])
const leaf = ramp([scale(dye.lagoon, 0.4), dye.lagoon, dye.teal, mix(dye.teal, dye.butter, 0.5), dye.butter])

const noise = createNoise(9)
const body = { earth: 2, seedling: 3 }

function tracePlanting(frame: Frame, size: number): HandsTrace {
  const hands = [
    { side: -1, hand: createHand({ ...poses.planting, sleeve: { from: 0.5 }, forearm: 4 }) },
    { side: 1, hand: createHand({ ...poses.planting, age: 'elder', sleeve: { from: 0.6 }, forearm: 4 }) },
  ].map(({ side, hand }) =>
    placeHand(hand, {
      fingers: [-0.55 * side, -0.75, 0.15],
      palm: [-0.6 * side, 0.25, -0.55],
      hold: [0, 1.1, 0],
      at: [0.57 * side, -0.2, 0.15],
      left: side > 0,
    }),
  )
  const earth = placeSolid(createEarth(3), { rotate: rotation(0, 24, 0), move: [0, -0.15, 0] })
  const seedling = placeSolid(createSeedling(), { rotate: rotation(-24, 16, 3), move: [0, -0.1, 0], size })
  const view = { span: 5.2, x: -0.6, y: 0.1, far: -5, resolution: 0.8 }
  return traceHands(hands, frame, { ...view, light: [-0.3, 0.8, 0.5], others: [earth, seedling] })
}

function layersOf({ child, part }: HandsTrace): Layer[] {
  const isSeedling = (wanted: number) => (i: number) => child[i] === body.seedling && part[i] === wanted
  return [
    {
      where: i => child[i] === body.earth,
      across: (x, y, z) => (Math.hypot(x, z * 1.1) - y * 0.45 + 0.03 * noise.at(x * 2, y * 2, z * 2)) * 24,
      along: (x, _, z) => Math.atan2(x, z) * 14,
      colour: light => soil(light),
      ply: 0.7,
    },
    {
      where: isSeedling(seedlingPart.leaf),
      across: (x, y, z) => (Math.abs(z) * 1.2 + Math.abs(x) * 0.5 + y * 0.1) * 60,
      colour: light => leaf(light * 1.15),
    },
    { where: isSeedling(seedlingPart.stem), across: (_, y) => y * 34, colour: light => leaf(light) },
  ]
}

/** The field lies in the dark, the heap in the light. */
const lightOf =
  (traced: HandsTrace) =>
  (light: number, i: number): number => {
    if (traced.child[i] !== body.earth) return light
    const [x, y] = positionAt(traced, i)
    return light * (0.14 + 0.95 * smooth(1.9, 0.3, Math.hypot(x, (y + 0.3) * 1.2)))
  }

/** How tall the seedling is, as a share of the first, and the light behind it. */
type Moment = { size: number; sky: Colour }

const draw =
  ({ size, sky }: Moment): PictureDrawing['draw'] =>
  frame => {
    const k = frame.unit
    const pool = { x: 0.62, y: 0.35, radius: 0.9 }
    const canvas = createGround(frame, mix(dye.ink, dye.indigo, 0.25), sky, pool)
    warp(canvas, frame, { colour: dye.marigold, opacity: 0.05, seed: 21 })
    // earth behind the heap, where rays that graze it give up
    strand(canvas, t => [(560 + 860 * t) * k, 622 * k], { width: 60 * k, colour: scale(dye.umber, 0.4) })
    const traced = tracePlanting(frame, size)
    const looks = [
      { skin: skins.deep, sleeve: saffronDye },
      { skin: skins.olive, sleeve: indigoDye },
    ]
    windHands(canvas, traced, looks, { light: lightOf(traced), layers: layersOf(traced) })
    bloom(canvas, 0.25, 26 * k, 0.35)
    vignette(canvas, 0.35, 0.6, 0.42)
    return canvas
  }

export const pictures = {
  /** Two people set a seedling into earth that is wound of thread. */
  'community-empowerment': {
    shape: 0.5625,
    portrait: { cropAt: 0.62 },
    draw: draw({ size: 1.05, sky: mix(dye.indigo, dye.marigold, 0.12) }),
  },
  /** The same hands round it when it has grown, towards morning. */
  'community-empowerment-grown': {
    shape: 0.5625,
    portrait: 'never',
    draw: draw({ size: 1.42, sky: mix(dye.clay, dye.marigold, 0.3) }),
  },
} satisfies Record<string, PictureDrawing>
