/** Seats in which one waits: a row against a wall, and the one that was chosen. */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix } from '../toolkit/colour.ts'
import { box } from '../toolkit/distance.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { createSeat, type Seat, seatPart, sitting } from './seats-form.ts'
import { cupPart, teaCup } from './things-cup-form.ts'
import { dyed, goldYarn, timber } from './things-dyed.ts'

const source = import.meta.url

/** The wall is z = 0 and the floor y = 0. */
export const room = createSolid({
  source,
  parameters: 'room',
  distance: (x, y, z) => Math.max(Math.min(y, z), Math.abs(x) - 6, Math.abs(y) - 6, Math.abs(z) - 6),
  part: (_, y, z) => (y < z ? 0 : 1),
  bound: { x: 0, y: 0, z: 0, radius: 10.5 },
})

export type Placed = { seat: Seat; x: number; z: number; turn: number; cloth: Colour; wood: number }

export const seatAt = ({ seat, x, z, turn }: Placed): Solid => placeSolid(createSeat(seat), { rotate: rotation(turn), move: [x, 0, z] })

export function seatLayers(traced: Trace, { cloth, wood }: Placed, child: number, threads: number): Layer[] {
  const is = (part: number) => (i: number) => traced.child[i] === child && traced.part[i] === part
  const grain = timber(wood)
  const dyes = dyed(cloth)
  const seam = dyed(mix(cloth, dye.butter, 0.4))
  const weave = { fill: [0.8, 0.97] as const, round: 0.7, ply: 0.5 }
  const colour = (light: number, id: number): Colour => (modulo(id, 7) === 3 ? seam : dyes)(light)
  return [
    { where: is(seatPart.frame), across: (x, y, z) => (y + 0.35 * x + 0.3 * z) * threads, colour: grain, fill: [0.78, 0.96] },
    { ...weave, where: is(seatPart.cushion), across: (x, y) => (x + 0.3 * y) * threads, along: (_, y, z) => (z - y) * threads, colour },
    { ...weave, where: is(seatPart.back), across: x => x * threads, along: (_, y, z) => (y + z * 0.3) * threads, colour },
  ]
}

export function roomLayers(traced: Trace, threads: number, wall: Colour, floor: (id: number) => Colour): Layer[] {
  const is = (part: number) => (i: number) => traced.child[i] === 0 && traced.part[i] === part
  return [
    {
      where: is(0),
      across: (x, _, z) => (z + 0.04 * Math.sin(x * 1.3)) * threads * 0.5,
      along: x => x * 20,
      colour: (light, id) => dyed(floor(id))(light),
      fill: [0.8, 0.97],
    },
    {
      where: is(1),
      across: x => x * threads * 0.7,
      along: (_, y) => y * 12,
      colour: light => dyed(wall)(light),
      fill: [0.7, 0.95],
      ply: 0.3,
    },
  ]
}

/** Light falls through a doorway as a bright field on floor and wall; everywhere else less of it is left. */
type Doorway = (x: number, y: number, z: number) => number

export function windRoom(
  frame: Frame,
  view: View,
  solid: Solid,
  layers: (traced: Trace, threads: number) => Layer[],
  doorway: Doorway,
  over?: (canvas: Canvas, traced: Trace) => void,
): Canvas {
  const canvas = createGround(frame, dye.ink, dye.plum)
  const traced = trace(solid, view)
  engrave(canvas, traced, layers(traced, frame.width / view.span / (4.2 * frame.unit)), {
    ambient: 0.2,
    body: 0.98,
    character: 0.24,
    light: (light, i, { child, x, y, z }) => light * (child[i] === 0 ? doorway(x[i], y[i], z[i]) : 1.1),
  })
  over?.(canvas, traced)
  bloom(canvas, 0.2, 30 * frame.unit, 0.5)
  vignette(canvas, 0.3, 0.5, 0.45)
  return canvas
}

// --- the waiting room

const plain = { half: 0.17, back: 0.3, round: 0.3 }
const row: readonly Placed[] = [-2, -1, 0, 1, 2].map(n => ({
  seat: plain,
  x: n * 0.44,
  z: 0.3,
  turn: 2.4 * (hash(n + 9, 4) - 0.5),
  cloth: n === 0 ? dye.ember : mix(dye.indigo, dye.iris, 0.28),
  wood: 0.2,
}))
const draft = placeSolid(
  createSolid({
    source,
    parameters: 'draft',
    distance: (x, y, z) =>
      Math.min(box(x, y, z, 0.095, 0.006, 0.13, 0.005), box(x - 0.012, y - 0.012, z - 0.01, 0.095, 0.005, 0.13, 0.004)),
    bound: { x: 0, y: 0, z: 0, radius: 0.18 },
  }),
  { rotate: rotation(16), move: [0, sitting + 0.05, 0.31] },
)

function drawWaiting(frame: Frame): Canvas {
  const { width, height } = frame
  const view: View = {
    width,
    height,
    span: 2.42,
    x: 0,
    y: 0.3,
    rotation: rotation(-17, 16),
    light: [-0.55, 0.62, 0.56],
    shadow: 0.72,
  }
  const floor = (id: number): Colour => mix(mix(dye.umber, dye.clay, 0.4), dye.plum, 0.5 * hash(Math.floor(id / 5), 3))
  return windRoom(
    frame,
    view,
    joinSolids([room, ...row.map(seatAt), draft]),
    (traced, threads) => [
      ...roomLayers(traced, threads, mix(dye.marigold, dye.rose, 0.42), floor),
      ...row.flatMap((placed, n) => seatLayers(traced, placed, n + 1, threads)),
      {
        where: i => traced.child[i] === row.length + 1,
        across: (_, __, z) => z * 130,
        colour: (light, id) => (modulo(id, 4) === 1 && id > -13 && id < 12 ? dyed(dye.ink)(light) : dyed(dye.paper)(light + 0.1)),
        fill: [0.85, 0.97],
      },
    ],
    x => lerp(0.62, 1.12, smooth(1.1, 0.1, Math.abs(x - 0.05))),
  )
}

// --- the chair that was chosen

const chosen: Placed = {
  seat: { half: 0.2, back: 0.36, round: 0.7, arms: true },
  x: -0.28,
  z: 0.62,
  turn: 42,
  cloth: dye.lagoon,
  wood: 0.5,
}
const stool: Placed = { seat: { half: 0.13 }, x: 0.34, z: 0.5, turn: 12, cloth: dye.ember, wood: 0.2 }
const cup = placeSolid(teaCup, { rotate: rotation(-30), size: 0.066, move: [0.34, sitting + 0.112, 0.5] })

function cupLayers(traced: Trace, child: number): Layer[] {
  const is = (part: number) => (i: number) => traced.child[i] === child && traced.part[i] === part
  const turnAt = (x: number, _: number, z: number): number => (Math.atan2(x, z) / TAU) * 40
  const ring = (x: number, _: number, z: number): number => Math.hypot(x, z) * 12
  return [
    { where: is(cupPart.saucer), across: ring, along: turnAt, colour: goldYarn, fill: [0.8, 0.96] },
    { where: is(cupPart.cup), across: (_, y) => y * 14, along: turnAt, colour: dyed(dye.paper), fill: [0.8, 0.96] },
    { where: is(cupPart.handle), across: (_, y) => y * 14, colour: dyed(dye.paper), fill: [0.8, 0.96] },
    { where: is(cupPart.tea), across: ring, colour: light => dyed(dye.ember)(light), fill: [0.8, 0.96] },
  ]
}

function drawChosen(frame: Frame): Canvas {
  const { width, height } = frame
  const view: View = {
    width,
    height,
    span: 1.92,
    x: -0.19,
    y: 0.3,
    rotation: rotation(-14, 20),
    light: [0.66, 0.5, 0.56],
    shadow: 0.78,
  }
  const floor = (id: number): Colour => mix(mix(dye.ember, dye.rose, 0.3), dye.clay, 0.6 * hash(Math.floor(id / 4), 8))
  /** The door stands open to the right: its light lies slantwise on the floor, up to the chair's feet. */
  const doorway: Doorway = (x, y, z) => {
    if (z < 0.01) return lerp(0.34, 0.62, smooth(-0.6, 1, x)) * (1 - 0.1 * y)
    const middle = 0.14 + (z - 0.6) * -0.55
    const across = (x - middle) / 0.37
    return lerp(0.38, 1.5, smooth(1.06, 0.94, Math.abs(across)) * smooth(-0.9, 0.4, x + 0.6))
  }
  return windRoom(
    frame,
    view,
    joinSolids([room, seatAt(chosen), seatAt(stool), cup]),
    (traced, threads) => [
      ...roomLayers(traced, threads, mix(dye.lagoon, dye.teal, 0.1), floor),
      ...seatLayers(traced, chosen, 1, threads),
      ...seatLayers(traced, stool, 2, threads),
      ...cupLayers(traced, 3),
    ],
    doorway,
  )
}

export const pictures = {
  /** Policy and governance: a row of chairs in a waiting room; on the middle one lies the draft. */
  'policy-governance-consultancy-waiting': { shape: 0.75, draw: drawWaiting },
  /** Healing: an armchair and a cup on a stool; the light of an open door lies on the floor before them. */
  'healing-chosen': { shape: 0.75, draw: drawChosen },
} satisfies Record<string, PictureDrawing>
