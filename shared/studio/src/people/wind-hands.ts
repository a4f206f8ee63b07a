import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, scale } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import { type EngraveOptions, engrave, type Layer } from '../toolkit/engrave.ts'
import type { Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { type Rotation, turn } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { project, type Trace, trace, type View } from '../toolkit/trace.ts'
import { skins } from './dyes.ts'
import { type Hand, handPart } from './hand.ts'

export type HandPlace = {
  /** Where the fingers point and where the palm faces, in the camera's axes (x right, y up, z to the viewer). */
  fingers: Point3
  palm: Point3
  /** A point of the hand (its own axes; the wrist by default) and where it comes to lie. */
  hold?: Point3
  at: Point3
  left?: boolean
  size?: number
}

export type PlacedHand = Solid & {
  readonly hand: Hand
  /** Where a point of the hand lies in the camera's axes. */
  point(own: Point3): Point3
}

const unit = ([x, y, z]: Point3): Point3 => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** A rotation that lays +y along one direction and turns +z as far as it can to another. */
export function aim(up: Point3, front: Point3): Rotation {
  const y = unit(up)
  const lean = y[0] * front[0] + y[1] * front[1] + y[2] * front[2]
  const z = unit([front[0] - y[0] * lean, front[1] - y[1] * lean, front[2] - y[2] * lean])
  return [y[1] * z[2] - y[2] * z[1], y[0], z[0], y[2] * z[0] - y[0] * z[2], y[1], z[1], y[0] * z[1] - y[1] * z[0], y[2], z[2]]
}

/** Sets a hand into the scene by what it does: where it points, where it faces, what it holds where. */
export function placeHand(hand: Hand, { fingers, palm, hold = [0, 0, 0], at, left = false, size = 1 }: HandPlace): PlacedHand {
  const rotate = aim(fingers, palm)
  const side = left ? -1 : 1
  const turned = ([x, y, z]: Point3): Point3 => turn(rotate, x * side * size, y * size, z * size)
  const held = turned(hold)
  const move: Point3 = [at[0] - held[0], at[1] - held[1], at[2] - held[2]]
  return {
    ...placeSolid(hand, { rotate, move, size, mirror: left }),
    hand,
    point: own => {
      const [x, y, z] = turned(own)
      return [x + move[0], y + move[1], z + move[2]]
    },
  }
}

export type HandsTrace = Trace & { readonly hands: readonly PlacedHand[] }

export type HandsView = Omit<View, 'width' | 'height' | 'rotation'> & {
  /** Pixels of the trace a pixel of the frame. */
  resolution?: number
  /** Other bodies, traced with the hands: they cover and shade each other. Their `child` goes on after the hands'. */
  others?: readonly Solid[]
}

/** Looks at hands, and at what they hold. */
export function traceHands(hands: readonly PlacedHand[], frame: Frame, { resolution = 1, others = [], ...view }: HandsView): HandsTrace {
  const scene = joinSolids([...hands, ...others])
  return { ...trace(scene, { ...view, width: frame.width * resolution, height: frame.height * resolution }), hands }
}

/** Where a point in the camera's axes lies in the picture, px. */
export const inPicture = (traced: Trace, canvas: { width: number; height: number }, [x, y]: Point3): Point =>
  project(traced.view, canvas.width, canvas.height, x, y)

export type HandLook = {
  skin?: Ramp
  nail?: Ramp
  sleeve?: Ramp
  /** Threads a unit of length (a hand is 1.85 long). */
  threads?: number
}

export type HandsLook = Omit<EngraveOptions, 'opacity'> & {
  ply?: number
  /** How far the twist has run along the threads: for films. */
  run?: number
  fade?: (x: number, y: number) => number
  /** Layers for the other bodies of the trace. */
  layers?: readonly Layer[]
}

const noise = createNoise(14)

/** Lighter than the skin it lies in. */
const nailOf =
  (skin: Ramp): Ramp =>
  light =>
    mix(skin(light * 0.9 + 0.16), dye.rose, 0.22 * light)

/** Winds the traced hands with thread, each with its own look (the last look goes for the rest). */
export function windHands(canvas: Canvas, traced: HandsTrace, looks: readonly HandLook[], options: HandsLook = {}): void {
  const { ply = 0.7, run = 0, fade, layers = [], ...engraving } = options
  const own = traced.hands.flatMap((placed, child) => layersOf(traced, placed, child, looks[Math.min(child, looks.length - 1)] ?? {}, run))
  const all = own.map(layer => ({ ply, ...layer, ...(fade && { fade }) }))
  engrave(canvas, traced, [{ ...underlay, ...(fade && { fade }) }, ...all, ...layers], { body: 1, character: 0.3, ...engraving })
}

/** Under all bodies, so that the ground does not shine through where two of them meet. */
const shadow = scale(dye.umber, 0.45)
const underlay: Layer = { across: () => 0, colour: () => shadow, round: 0 }

function layersOf(traced: HandsTrace, { hand }: PlacedHand, child: number, look: HandLook, run: number): Layer[] {
  const { skin = skins.honey, nail = nailOf(skin), sleeve = () => dye.paper, threads = 36 } = look
  const { arm } = hand.skeleton
  const part = (wanted: number) => (i: number) => traced.child[i] === child && traced.part[i] === wanted
  return [
    {
      where: part(handPart.skin),
      across: (x, y, z) => (hand.winding(x, y, z) + 0.008 * noise.at(x * 3, y * 3, z * 3)) * threads,
      along: (x, _, z) => (x + 0.5 * z) * 30 + run,
      colour: light => skin(light),
    },
    {
      where: part(handPart.nail),
      across: (x, y, z) => hand.winding(x, y, z) * threads,
      colour: light => nail(light),
      fill: [0.86, 0.97],
      ply: 0,
    },
    {
      where: part(handPart.cloth),
      across: (x, y, z) => {
        const [dx, dy, dz] = [x - arm.start[0], y - arm.start[1], z - arm.start[2]]
        const t = dx * arm.along[0] + dy * arm.along[1] + dz * arm.along[2]
        const s = dx * arm.side[0] + dy * arm.side[1] + dz * arm.side[2]
        return (t + 0.2 * s + 0.01 * noise.at(x * 3, y * 3, z * 3)) * threads * 0.62
      },
      along: (x, _, z) => (x + 0.5 * z) * 20 + run,
      colour: light => sleeve(light),
    },
  ]
}

/** Where a pixel of the trace lies, in the camera's axes. */
export function positionAt({ view, width, height, depth }: Trace, i: number): Point3 {
  const size = view.span / width
  return [view.x + ((i % width) + 0.5 - width / 2) * size, view.y - (Math.floor(i / width) + 0.5 - height / 2) * size, depth[i]]
}

/** Adds the light of a lamp to what an engraving gets, by distance and by how the surface faces it. */
export const lamp =
  (at: Point3, reach: number, strength: number) =>
  (light: number, i: number, traced: Trace): number => {
    const [x, y, z] = positionAt(traced, i)
    const [dx, dy, dz] = [at[0] - x, at[1] - y, at[2] - z]
    const distance = Math.hypot(dx, dy, dz) + 1e-6
    const facing = Math.max(0, (dx * traced.nx[i] + dy * traced.ny[i] + dz * traced.nz[i]) / distance)
    return light + (strength * (0.25 + 0.75 * facing) * traced.openness[i]) / (1 + (distance / reach) ** 2)
  }
