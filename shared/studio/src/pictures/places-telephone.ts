import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, indigoDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { aim, type PlacedHand, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, ramp } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { vignette } from '../toolkit/light.ts'
import { clamp, lerp, TAU } from '../toolkit/numbers.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { project, type Trace } from '../toolkit/trace.ts'
import { createRidgeLine, layRidge } from './places-hills.ts'
import { createCup, cupPart, cupSize } from './solids-cup.ts'

/** Light as tin takes it: dark and bright bands lie close to each other. */
const tin = ramp([
  mix(dye.ink, dye.plum, 0.5),
  mix(dye.plum, dye.linen, 0.22),
  mix(dye.plum, dye.linen, 0.5),
  dye.linen,
  dye.paper,
  [1.1, 1.06, 1],
])

type End = {
  cup: Point3
  /** Where its mouth points. */
  mouth: Point3
  size: number
  hand: PlacedHand
  /** Where the thread leaves it. */
  knot: Point3
}

const along = (from: Point3, way: Point3, far: number): Point3 => {
  const length = Math.hypot(...way)
  return [from[0] + (way[0] / length) * far, from[1] + (way[1] / length) * far, from[2] + (way[2] / length) * far]
}

/** A cup held from the front: the fingers go over it, away from us, the thumb lies along it. */
function createEnd(bottom: Point3, mouth: Point3, size: number, age: 'child' | 'elder', handSize: number): End {
  const held = along(bottom, mouth, cupSize.height * size * 0.6)
  const side = mouth[0] < 0 ? 1 : -1
  const hand = createHand({
    age,
    fingers: [
      { base: 58, middle: 52, tip: 30 },
      { base: 60, middle: 54, tip: 30 },
      { base: 62, middle: 54, tip: 32 },
      { base: 62, middle: 56, tip: 34 },
    ],
    spread: 0.25,
    thumb: { out: 46, front: 30, base: 12, tip: 14 },
    sleeve: { from: 0.45, wide: 0.08 },
    forearm: 4.6,
  })
  return {
    cup: bottom,
    mouth,
    size,
    knot: bottom,
    hand: placeHand(hand, {
      fingers: [0.28 * side, 1, 0],
      palm: [0.05 * side, -0.12, -1],
      hold: [0, 0.82, 0.17 + (cupSize.radius * size) / handSize],
      at: held,
      left: side < 0,
      size: handSize,
    }),
  }
}

function cupLayers(traced: Trace, child: number, label: Ramp): Layer[] {
  const is =
    (...parts: number[]) =>
    (i: number): boolean =>
      traced.child[i] === child && parts.includes(traced.part[i])
  const turnsOf = (x: number, z: number): number => Math.atan2(x, z)
  const labelled = (i: number): boolean => traced.y[i] > 0.2 && traced.y[i] < 0.82
  const shine = (light: number, angle: number): number => clamp(light * (0.8 + 0.35 * Math.sin(angle * 5 + 1)))
  return [
    {
      where: i => is(cupPart.outside)(i) && labelled(i),
      across: (_, y) => y * 46,
      along: (x, _, z) => turnsOf(x, z) * 15,
      colour: light => label(light),
      fill: [0.74, 0.95],
      ply: 0.6,
    },
    {
      where: i => is(cupPart.outside)(i) && !labelled(i),
      across: (_, y) => y * 62,
      along: (x, _, z) => turnsOf(x, z),
      colour: (light, _id, _lit, _across, angle) => tin(shine(light, angle)),
      fill: [0.9, 0.98],
    },
    { where: is(cupPart.inside, cupPart.bottom), across: (_, y) => y * 40, colour: light => tin(light * 0.36), fill: [0.85, 0.95] },
    {
      where: is(cupPart.rim),
      across: (x, _, z) => turnsOf(x, z) * 26,
      along: (_, y) => y,
      colour: light => tin(0.12 + light * 1.05),
      fill: [0.9, 0.98],
      round: 0.5,
    },
  ]
}

/** Units. */
const waveLength = 92

/** The thread from cup to cup, and in it a wave on its way. */
function layThreadBetween(canvas: Canvas, from: Point, to: Point, k: number): void {
  const run = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / run, (to[1] - from[1]) / run]
  const wave = (t: number, share: number): Point => {
    const envelope = Math.exp(-(((t - 0.47) / 0.17) ** 2))
    const off = share * 74 * k * envelope * Math.sin((TAU * (t - 0.47) * run) / (waveLength * k))
    return [lerp(from[0], to[0], t) - uy * off, lerp(from[1], to[1], t) + ux * off]
  }
  for (const share of [-1, -0.72, -0.44, -0.16, 0.14, 0.42, 0.7])
    strand(canvas, t => wave(t, share), { pieces: 420, width: 1.5 * k, colour: mix(dye.ember, dye.rose, 0.35), opacity: 0.42 })
  strand(canvas, t => wave(t, 1), { pieces: 520, width: 8.5 * k, colour: dye.ember, round: 0.85, ply: 13 * k })
}

function layLand(canvas: Canvas, frame: Frame): void {
  const air = mix(dye.rose, dye.paper, 0.45)
  const far = ramp([mix(dye.rose, dye.iris, 0.25), air, mix(air, dye.butter, 0.4)])
  const near = ramp([mix(dye.rose, dye.ember, 0.3), mix(dye.rose, dye.marigold, 0.22), mix(dye.rose, dye.butter, 0.5)])
  layRidge(canvas, frame, {
    line: createRidgeLine(5, 0.73, 0.09),
    depth: 0.2,
    colours: far,
    mist: dye.paper,
    misty: 0.5,
    rows: 26,
    opacity: 0.8,
  })
  layRidge(canvas, frame, {
    line: createRidgeLine(9, 0.86, 0.1),
    depth: 0.3,
    colours: near,
    mist: dye.rose,
    misty: 0.3,
    rows: 36,
    opacity: 0.9,
  })
}

/** Two tin cups and the thread between them: a child speaks at one end, an elder hears at the other. */
export const telephone: PictureDrawing = {
  shape: 0.5625,
  portrait: 'drawn',
  draw(frame) {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, mix(dye.rose, dye.paper, 0.2), dye.paper, { x: 0.45, y: 0.3, radius: 0.95 })
    warp(canvas, frame, { colour: dye.ember, opacity: 0.06, seed: 14, vertical: false })
    layLand(canvas, frame)
    const span = frame.portrait ? 4.6 : 7.4
    const view = { span, x: 0, y: 0, light: [-0.5, 0.66, 0.56] as const, shadow: 0.5 }
    const reach = span / 2
    const [childAt, elderAt]: Point3[] = frame.portrait
      ? [
          [-reach + 1.78, -1.0, 0],
          [reach - 1.5, 1.5, 0],
        ]
      : [
          [-reach + 2, 0, 0],
          [reach - 1.5, 0.7, 0],
        ]
    const child = createEnd(childAt, [-1, -0.1, 0.42], 1.42, 'child', 1.02)
    const elder = createEnd(elderAt, [1, 0.1, 0.5], 0.95, 'elder', 0.78)
    const ends = [child, elder]
    const traced = traceHands(
      ends.map(({ hand }) => hand),
      frame,
      {
        ...view,
        others: ends.map(({ cup, mouth, size }) => placeSolid(createCup(), { rotate: aim(mouth, [0, 0, 1]), move: cup, size })),
      },
    )
    const place = (p: Point3): Point => project(view, width, height, p[0], p[1])
    // laid first: it leaves the cups from behind their rims
    layThreadBetween(canvas, place(child.knot), place(elder.knot), k)
    windHands(
      canvas,
      traced,
      [
        { skin: skins.deep, sleeve: indigoDye },
        { skin: skins.honey, sleeve: goldDye, threads: 42 },
      ],
      {
        layers: [...cupLayers(traced, 2, emberDye), ...cupLayers(traced, 3, indigoDye)],
        ambient: 0.24,
      },
    )
    vignette(canvas, 0.12, 0.5, 0.4)
    return canvas
  },
}
