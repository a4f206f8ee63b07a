/** Seats in a circle, each of its own cloth. */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point, type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { clamp, lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { darkenFoot } from './people-framing.ts'
import { createSeat, type Seat, seatPart, sitting } from './seats-form.ts'
import { layCord, seenIn } from './things-cord.ts'
import { dyed, goldYarn, timber } from './things-dyed.ts'
import { layShade } from './things-light.ts'
import { layYarnBall } from './yarn-ball.ts'

/** Whether the figure shows at a thread across and a place along. All are invented, of no particular people. */
type Motif = (across: number, along: number) => number

const fold = (value: number, period: number): number => Math.abs(modulo(value, period) - period / 2)
const stripes: Motif = across => (modulo(across, 8) < 3 ? 1 : modulo(across, 8) === 5 ? 2 : 0)
const checks: Motif = (across, along) => (modulo(Math.floor(across / 4) + Math.floor(along / 4), 2) ? 1 : 0)
const lozenges: Motif = (across, along) => {
  const d = fold(across, 14) + fold(along, 14)
  return d < 3 ? 2 : modulo(d, 7) < 3 ? 1 : 0
}
const zigzags: Motif = (across, along) => {
  const d = modulo(across + fold(along, 10) * 1.1, 10)
  return d < 3 ? 1 : d < 4.5 ? 2 : 0
}
const dots: Motif = (across, along) =>
  Math.hypot(fold(across, 8) - 4, fold(along + 4 * (Math.floor(across / 8) & 1), 8) - 4) < 2.1 ? 1 : 0
const ladders: Motif = (across, along) => (modulo(across, 9) < 2 ? 2 : modulo(across, 9) > 3 && modulo(along, 6) < 3 ? 1 : 0)
const bands: Motif = across => [0, 0, 1, 1, 0, 2, 2, 0, 1, 1, 0, 0, 2][modulo(across, 13)]

type Chair = { seat: Seat; cloth: readonly [Colour, Colour, Colour]; motif: Motif; wood: number }

const stool = 5
const chairs: readonly Chair[] = [
  { seat: { half: 0.17, back: 0.3, round: 0.95 }, cloth: [dye.lagoon, dye.butter, dye.teal], motif: lozenges, wood: 0.4 },
  { seat: { half: 0.165, back: 0.36, round: 0.25 }, cloth: [dye.marigold, dye.clay, dye.linen], motif: zigzags, wood: 0.1 },
  { seat: { half: 0.185, back: 0.27, round: 0.45, arms: true }, cloth: [dye.indigo, dye.rose, dye.iris], motif: ladders, wood: 0.7 },
  { seat: { half: 0.165, back: 0.33, round: 0.6 }, cloth: [dye.linen, dye.ink, dye.ember], motif: checks, wood: 0.3 },
  { seat: { half: 0.18, back: 0.3, round: 0.2, arms: true }, cloth: [dye.ember, dye.marigold, dye.butter], motif: bands, wood: 0 },
  { seat: { half: 0.18 }, cloth: [dye.teal, dye.ink, dye.butter], motif: stripes, wood: 0.5 },
  { seat: { half: 0.165, back: 0.34, round: 0.9 }, cloth: [dye.rose, dye.indigo, dye.ember], motif: dots, wood: 0.2 },
]

/** How far from the middle the seats stand, and which way each: the side towards us is left open. */
const ring = 0.86
const bearing = (n: number): number => TAU * ((n + 1) / 8)
const standing = (n: number): readonly [x: number, z: number] => [Math.sin(bearing(n)) * ring, Math.cos(bearing(n)) * ring]

const rugRadius = 1.24
const rug = createSolid({
  source: import.meta.url,
  parameters: ['rug', rugRadius],
  distance: (x, y, z) => Math.max(Math.hypot(x, z) - rugRadius, Math.abs(y + 0.02) - 0.02) * 0.95,
  bound: { x: 0, y: 0, z: 0, radius: rugRadius + 0.05 },
})

const scene = joinSolids([
  rug,
  ...chairs.map(({ seat }, n) => {
    const [x, z] = standing(n)
    return placeSolid(createSeat(seat), { rotate: rotation((bearing(n) * 360) / TAU + 180 + 9 * (hash(n, 5) - 0.5)), move: [x, 0, z] })
  }),
])

const viewOf = ({ width, height, portrait }: Frame): View => ({
  width,
  height,
  ...(portrait ? { span: 2.66, x: 0, y: 0 } : { span: 4.75, x: -1.1, y: 0.17 }),
  rotation: rotation(-6, portrait ? 40 : 34),
  light: [-0.5, 0.72, 0.48],
  shadow: 0.72,
})

/** The rug: cords laid round and round. */
const cords = [
  scale(dye.plum, 1.5),
  mix(dye.plum, dye.clay, 0.6),
  dye.clay,
  mix(dye.clay, dye.ember, 0.6),
  mix(dye.plum, dye.indigo, 0.6),
  mix(dye.clay, dye.rose, 0.16),
]
const cordColour = (id: number): Colour => {
  const ringed = Math.floor(id / 3)
  return cords[Math.floor(hash(ringed, 31) * cords.length)]
}

function layersOf(traced: Trace, pitch: number): Layer[] {
  const rugThreads = pitch * 0.42
  const layers: Layer[] = [
    {
      where: i => traced.child[i] === 0,
      across: (x, _, z) => Math.hypot(x, z) * rugThreads,
      along: (x, _, z) => (Math.atan2(x, z) / TAU) * 120,
      colour: (light, id) => dyed(cordColour(id))(light * 0.9),
      fill: [0.75, 0.95],
      ply: 1,
    },
  ]
  chairs.forEach(({ cloth, motif, wood: warmth }, n) => {
    const is = (part: number) => (i: number) => traced.child[i] === n + 1 && traced.part[i] === part
    const ramps = cloth.map(colour => dyed(colour))
    const grain = timber(warmth)
    const weave = { fill: [0.8, 0.97] as const, round: 0.7, ply: 0.5 }
    const threads = pitch * 0.8
    const colour = (light: number, id: number, _: number, __: number, along: number): Colour => ramps[motif(id, Math.floor(along))](light)
    layers.push(
      {
        where: is(seatPart.frame),
        across: (x, y, z) => (y + 0.35 * x + 0.3 * z) * threads,
        colour: light => grain(light),
        fill: [0.78, 0.96],
      },
      { ...weave, where: is(seatPart.cushion), across: (x, y) => (x + 0.3 * y) * threads, along: (_, y, z) => (z - y) * threads, colour },
      { ...weave, where: is(seatPart.back), across: x => x * threads, along: (_, y, z) => (y + z * 0.3) * threads, colour },
    )
  })
  return layers
}

const gold = (light: number): Colour => scale(mix(dye.marigold, dye.butter, clamp(light - 0.7)), 0.3 + 0.8 * light)

/** The yarn lies in the middle, and its thread goes once round before every seat, and out. */
function layWaiting(canvas: Canvas, frame: Frame, traced: Trace): void {
  const { unit: k } = frame
  const points: Point3[] = []
  for (let n = 0; n <= 40; n++) {
    const share = n / 40
    const angle = bearing(2.2) + TAU * 1.52 * share
    const reach = lerp(0.09, 0.53, smooth(0, 0.5, share)) + 0.02 * Math.sin(share * 43)
    points.push([Math.sin(angle) * reach, 0.012, Math.cos(angle) * reach])
  }
  // it ends at the place that is open
  points.push([-0.02, 0.012, 0.63], [0.2, 0.012, 0.76], [0.26, 0.012, 0.93], [0.12, 0.012, 1.03], [0, 0.012, 0.95], [0.08, 0.012, 0.87])
  layCord(canvas, frame, traced, { path: through(points), width: 7.5 * k, colour: () => gold(0.85), pieces: 900, shade: 0.7 })
  const [x, y] = seenIn(frame, traced.view)([0, 0.1, 0])
  const size = frame.width / traced.view.span
  glow(canvas, x, y, 0.6 * size, dye.marigold, { strength: 0.12 })
  layYarnBall(canvas, { x, y, radius: 0.13 * size, yarn: 0.1, bands: 20, colour: goldYarn, seed: 12 })
}

/** Where the thread is held at a seat: over its front edge. */
function holdAt(n: number): Point3 {
  const [x, z] = standing(modulo(n, chairs.length))
  return [x * 0.86, sitting + 0.075, z * 0.86]
}

/** The yarn has gone from hand to hand: a star of golden thread is stretched between all the seats. */
function layWoven(canvas: Canvas, frame: Frame, traced: Trace): void {
  const { unit: k } = frame
  const at = seenIn(frame, traced.view)
  const size = frame.width / traced.view.span
  const [x, y] = at([0, sitting, 0])
  glow(canvas, x, y, 0.95 * size, dye.marigold, { strength: 0.15, stretch: 0.7 })
  const spans = [2, 3].flatMap(hop => chairs.map((_, n) => ({ from: holdAt(n), to: holdAt(n + hop), slack: 0.02 + 0.035 * hash(n, hop) })))
  const pathOf =
    ({ from, to, slack }: (typeof spans)[number]): Curve3 =>
    t => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) - slack * Math.sin(Math.PI * t), lerp(from[2], to[2], t)]
  for (const span of spans) {
    const path = pathOf(span)
    const below = (t: number): Point => {
      const [px, , pz] = path(t)
      const [sx, sy] = at([px + 0.12, 0.006, pz - 0.1])
      return [sx, sy]
    }
    strand(canvas, below, { width: 6 * k, soft: 7 * k, mode: 'multiply', colour: [0.2, 0.15, 0.2], opacity: 0.4 })
  }
  for (const span of spans)
    layCord(canvas, frame, traced, { path: pathOf(span), width: 6 * k, colour: t => gold(0.72 + 0.38 * Math.sin(Math.PI * t)), shade: 0 })
  chairs.forEach((_, n) => {
    layKnot(canvas, frame, traced, holdAt(n))
  })
  // what is left of the yarn lies on the stool, where it came to last
  const [sx, sz] = standing(stool)
  const [bx, by] = at([sx * 1.04, sitting + 0.115, sz * 1.04])
  layShade(canvas, bx + 8 * k, by + 0.05 * size, { across: 0.1 * size, down: 0.06 * size, strength: 0.7 })
  layYarnBall(canvas, { x: bx, y: by, radius: 0.075 * size, yarn: 0.15, bands: 16, colour: goldYarn, seed: 12 })
}

/** The thread is looped there, and a little of it hangs. */
function layKnot(canvas: Canvas, frame: Frame, traced: Trace, [x, y, z]: Point3): void {
  const { unit: k } = frame
  const path: Curve3 = t => {
    const angle = t * TAU * 2.6
    const r = 0.018 + 0.02 * t
    return [x + Math.cos(angle) * r, y + 0.012 * Math.sin(angle * 0.5), z + Math.sin(angle) * r]
  }
  layCord(canvas, frame, traced, { path, width: 6 * k, colour: () => gold(0.9), pieces: 60, shade: 0.5 })
}

const drawCircle =
  (lay: (canvas: Canvas, frame: Frame, traced: Trace) => void): PictureDrawing['draw'] =>
  frame => {
    const { width, unit: k, portrait } = frame
    const canvas = createGround(frame, dye.ink, mix(dye.ember, dye.plum, 0.6), {
      x: portrait ? 0.5 : 0.74,
      y: 0.42,
      radius: 0.85,
      strength: 0.75,
    })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 102 })
    const view = viewOf(frame)
    const traced = trace(scene, view)
    const [x, y] = seenIn(frame, traced.view)([0, 0, 0])
    const size = width / view.span
    layShade(canvas, x + 10 * k, y + 26 * k, { across: 1.34 * size, down: (portrait ? 0.9 : 0.8) * size, strength: 0.75, soft: 0.24 })
    const pitch = width / view.span / (4.6 * k)
    engrave(canvas, traced, layersOf(traced, pitch), { ambient: 0.2, body: 0.97, character: 0.22, light: poolOfLight })
    lay(canvas, frame, traced)
    if (portrait) darkenFoot(canvas, 0.72)
    bloom(canvas, 0.26, 28 * k, 0.36)
    vignette(canvas, 0.4, portrait ? 0.5 : 0.64, 0.42)
    return canvas
  }

/** The light falls on the middle; towards its rim the rug goes under in the dark. */
const poolOfLight = (light: number, i: number, { child, x, z }: Trace): number => {
  if (child[i] !== 0) return light * 1.12
  const r = Math.hypot(x[i], z[i]) / rugRadius
  return light * lerp(0.92, 0.22, smooth(0.2, 1, r))
}

export const pictures = {
  /** Seven seats, each of another cloth, stand in a circle that is open towards us; a ball of golden yarn waits in the middle. */
  'racial-literacy-training': { shape: 0.5625, portrait: 'drawn', draw: drawCircle(layWaiting) },
  /** The yarn has gone round: its thread is stretched from seat to seat. */
  'racial-literacy-training-woven': { shape: 0.5625, portrait: 'never', draw: drawCircle(layWoven) },
} satisfies Record<string, PictureDrawing>
