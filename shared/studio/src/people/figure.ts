/** Whole people, wound from thread, standing in a picture. */
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import { type EngraveOptions, engrave, type Layer } from '../toolkit/engrave.ts'
import type { Frame } from '../toolkit/frame.ts'
import { clamp } from '../toolkit/numbers.ts'
import { type Rotation, rotation, turn, turnBack } from '../toolkit/rotation.ts'
import { type Trace, trace } from '../toolkit/trace.ts'
import { emberDye, goldDye, hairs, indigoDye, lagoonDye, linenDye, skins } from './dyes.ts'
import { createFigure, type Figure } from './figure-form.ts'
import { type FigureParameters, figurePart } from './figure-parts.ts'

export { createFigure, type Figure } from './figure-form.ts'
export { type FigureParameters, figurePart } from './figure-parts.ts'

export type FigureDyes = { skin: Ramp; hair: Ramp; wear: Ramp; top: Ramp; legs: Ramp; shoes: Ramp; shawl: Ramp; load: Ramp }

const leather = ramp([scale(dye.ink, 0.6), scale(dye.umber, 0.6), dye.umber, mix(dye.umber, dye.clay, 0.6), dye.rose])

const usual: FigureDyes = {
  skin: skins.deep,
  hair: hairs.black,
  wear: goldDye,
  top: emberDye,
  legs: indigoDye,
  shoes: leather,
  shawl: lagoonDye,
  load: linenDye,
}

export type FigurePlace = {
  /** Where it stands: the ground between its feet, px. */
  x: number
  foot: number
  /** Height of a grown woman in that place, px; a child comes out smaller. */
  tall: number
  /** 0 looks at us, 90 to the right, 180 away. */
  yaw?: number
  /** Of the camera: positive looks down on it. */
  pitch?: number
  light?: Point3
  /** How dark its own shadow is, 0..1. */
  shadow?: number
  /** Pixels of the trace a pixel of the picture. */
  detail?: number
  /** Height from which on it is seen, where others hide its feet. */
  from?: number
}

export type StandingFigure = {
  readonly figure: Figure
  readonly trace: Trace
  readonly place: Required<FigurePlace>
  /** px: a point of the figure's own axes, in the picture. */
  at(point: Point3): Point
  /** px: the closed hands, left and right (its own), and the middle of the head. */
  readonly hands: readonly [Point, Point]
  readonly head: Point
}

/** Puts a figure where it stands and looks at it; the trace is kept, so a second picture with it costs nothing. */
export function placeFigure(parameters: Partial<FigureParameters>, place: FigurePlace): StandingFigure {
  const figure = createFigure(parameters)
  const complete = { yaw: 20, pitch: 3, light: [-0.6, 0.6, 0.55] as const, shadow: 0.5, detail: 1.35, from: -0.16, ...place }
  const { tall, yaw, pitch, light, shadow, detail, from } = complete
  const R = rotation(yaw, pitch, 0)
  const scaled = tall * detail
  const width = Math.ceil(scaled * 1.24)
  const height = Math.ceil(scaled * (highest - from))
  const view = { width, height, span: width / scaled, x: 0, y: (from + highest) / 2, rotation: R, light, near: 1.2, far: -1.2, shadow }
  const at = (point: Point3): Point => projectFigure(R, complete, point)
  return {
    figure,
    trace: trace(figure, view),
    place: complete,
    at,
    hands: [at(figure.bones.hands[0]), at(figure.bones.hands[1])],
    head: at(figure.bones.head),
  }
}

/** Up to where a raised hand or a jar on the head may reach. */
const highest = 1.28

function projectFigure(R: Rotation, { x, foot, tall }: FigurePlace, [px, py, pz]: Point3): Point {
  const [X, Y] = turn(R, px, py, pz)
  return [x + X * tall, foot - Y * tall]
}

export type FigureLook = {
  dyes?: Partial<FigureDyes>
  /** Distance between threads, units of the frame. */
  gap?: number
  /** Light round its edge, from behind: 0 none .. 1 a dark figure against light. */
  rim?: number
  /** Light from the front that is left beside the rim, 0..1. */
  front?: number
  fade?: (x: number, y: number) => number
} & EngraveOptions

/** Winds a figure with thread. */
export function windFigure(canvas: Canvas, frame: Frame, standing: StandingFigure, look: FigureLook = {}): void {
  const { dyes = {}, gap = 3.7, rim = 0, front = 1 - 0.75 * rim, fade, light = (lit: number) => lit, ...options } = look
  const { trace: traced, place } = standing
  engrave(canvas, traced, figureLayers(traced, { ...usual, ...dyes }, place.tall / (gap * frame.unit), { ...(fade && { fade }) }), {
    body: 1,
    ambient: 0.2,
    ...options,
    light: (lit, i, map) => light(rimmed(lit, map.nz[i], map.ny[i], rim, front), i, map),
    zoom: traced.width / place.detail / canvas.width,
    dx: place.x - canvas.width / 2,
    dy: place.foot - ((place.from + highest) / 2) * place.tall - canvas.height / 2,
  })
}

/** Light on a figure that is lit from the front and, along its edge, from behind. */
export const rimmed = (lit: number, nz: number, ny: number, rim: number, front: number): number =>
  clamp(lit * front + rim * (0.08 + (1 - Math.max(0, nz)) ** 2.2 * (0.75 + 0.35 * ny)), 0, 1.3)

export type FigureLayersOptions = {
  /** Which of the bodies joined in the trace it is; any by default. */
  child?: number
  fade?: (x: number, y: number) => number
}

/** How a figure is wound, part by part; `threads` a unit of height. For figures joined with other bodies in one trace. */
export function figureLayers(
  traced: Trace,
  dyes: Partial<FigureDyes>,
  threads: number,
  { child, fade }: FigureLayersOptions = {},
): Layer[] {
  const ramps = { ...usual, ...dyes }
  const layer = (part: number, dyed: Ramp, across: Layer['across'], ply = 0): Layer => ({
    where: i => traced.part[i] === part && (child === undefined || traced.child[i] === child),
    across,
    along: (x, _, z) => Math.atan2(x, z) * 9,
    colour: lit => dyed(lit),
    fill: [0.66, 0.95],
    ply,
    ...(fade && { fade: (x: number, y: number) => fade(x, y) }),
  })
  const level =
    (slope: number, wave = 0): Layer['across'] =>
    (x, y, z) =>
      (y + z * slope + wave * Math.sin(x * 38 + z * 20)) * threads
  return [
    layer(figurePart.skin, ramps.skin, level(0.2)),
    layer(figurePart.hair, ramps.hair, combed(traced, threads, child)),
    layer(figurePart.wear, ramps.wear, (x, y, z) => (y * 0.86 - z * 0.5 + x * 0.2) * threads),
    layer(figurePart.top, ramps.top, level(0.2, 0.004), 1),
    layer(figurePart.legs, ramps.legs, (x, y, z) => (y * 0.8 + x * 0.5 + z * 0.3) * threads),
    layer(figurePart.shoes, ramps.shoes, level(0.8)),
    layer(figurePart.shawl, ramps.shawl, (x, y, z) => (y * 0.75 + Math.abs(x) * 0.55 + z * 0.25) * threads, 1),
    layer(figurePart.load, ramps.load, level(0.1), 1),
  ]
}

/** Hair runs down from the crown on all sides, as it is combed; the seam of the angle lies over the forehead. */
function combed({ hit, part, child: children, x, z }: Trace, threads: number, child: number | undefined): Layer['across'] {
  let [count, sumX, sumZ] = [0, 0, 0]
  for (let i = 0; i < hit.length; i++) {
    if (!hit[i] || part[i] !== figurePart.hair || (child !== undefined && children[i] !== child)) continue
    count++
    sumX += x[i]
    sumZ += z[i]
  }
  const [middleX, middleZ] = [sumX / (count || 1), sumZ / (count || 1)]
  // some 0.06 is the radius of a head
  return (px, py, pz) => (Math.atan2(px - middleX, middleZ + 0.012 - pz) * 0.06 + 0.12 * py) * threads * 1.25
}

/** The arm pose that brings a hand to a point of the picture (px) at a depth (figure's units towards us): for hands that hold each other. */
export function reach({ figure, place }: StandingFigure, side: 'left' | 'right', [x, y]: Point, depth: number): Point3 {
  const { arms, hands } = figure.bones
  const i = side === 'left' ? 0 : 1
  const target = turnBack(rotation(place.yaw, place.pitch, 0), (x - place.x) / place.tall, (place.foot - y) / place.tall, depth)
  const [shoulder, elbow, wrist] = arms[i]
  const length = distance(shoulder, elbow) + distance(elbow, wrist)
  const far = distance(shoulder, target)
  // the wrist stops short of the point by half a hand
  const share = Math.max(0, far - distance(wrist, hands[i]) * 0.6) / (far * length)
  return [(target[0] - shoulder[0]) * share * (i === 0 ? 1 : -1), (target[1] - shoulder[1]) * share, (target[2] - shoulder[2]) * share]
}

const distance = (a: Point3, b: Point3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** Places a figure and winds it at once. */
export function drawFigure(
  canvas: Canvas,
  frame: Frame,
  parameters: Partial<FigureParameters>,
  place: FigurePlace,
  look: FigureLook = {},
): StandingFigure {
  const standing = placeFigure(parameters, place)
  windFigure(canvas, frame, standing, look)
  return standing
}
