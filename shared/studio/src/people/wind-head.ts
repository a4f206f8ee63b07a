import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, scale } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { type EngraveOptions, engrave, type Layer } from '../toolkit/engrave.ts'
import type { Frame } from '../toolkit/frame.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, smooth } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { type Trace, trace } from '../toolkit/trace.ts'
import { emberDye, goldDye, hairs, indigoDye, skins } from './dyes.ts'
import { type FaceOptions, layFace } from './face.ts'
import { layHair } from './hair-thread.ts'
import { type Head, headPart } from './head.ts'
import type { HairStyle } from './parameters.ts'
import { collarFold, hijabAcross, turbanAcross, wrapDepth, wrapHeight } from './wear-form.ts'

export type HeadTrace = Trace & { readonly head: Head }

export type HeadView = {
  /** Degrees: below 0 the face looks to the left of the picture. */
  yaw?: number
  /** Degrees: below 0 the chin is raised. */
  pitch?: number
  roll?: number
  /** Width of the frame in the head's units: from chin to crown it measures 2. */
  span?: number
  /** The point in the middle of the frame. */
  x?: number
  y?: number
  light?: Point3
  /** Pixels of the trace a pixel of the frame. */
  resolution?: number
  shadow?: number
}

/** Looks at a head. */
export function traceHead(
  head: Head,
  frame: Pick<Frame, 'width' | 'height'>,
  { yaw = -40, pitch = -9, roll = -3, span = 3.3, x = 0, y = -0.1, light = [-0.7, 0.5, 0.5], resolution = 1, shadow = 0.52 }: HeadView = {},
): HeadTrace {
  const view = {
    width: frame.width * resolution,
    height: frame.height * resolution,
    span,
    x,
    y,
    light,
    shadow,
    rotation: rotation(yaw, pitch, roll),
  }
  return { ...closeGaps(trace(head, view)), head }
}

const maps = ['hit', 'child', 'part', 'x', 'y', 'z', 'nx', 'ny', 'nz', 'depth', 'openness', 'lit'] as const

/** A ray that grazes a jaw may end before it meets the neck behind: a pixel between hits takes its neighbour's place. */
function closeGaps(traced: Trace): Trace {
  const { width, height, hit } = traced
  for (let o = width + 1; o < width * (height - 1) - 1; o++) {
    if (hit[o]) continue
    const around =
      hit[o - 1] +
      hit[o + 1] +
      hit[o - width] +
      hit[o + width] +
      hit[o - width - 1] +
      hit[o - width + 1] +
      hit[o + width - 1] +
      hit[o + width + 1]
    if (around < 5) continue
    const from = [o + width, o + 1, o - width, o - 1].find(i => hit[i])
    if (from === undefined) continue
    for (const name of maps) traced[name][o] = traced[name][from]
  }
  return traced
}

export type HeadLook = {
  skin?: Ramp
  hair?: Ramp
  /** At the end of a plait. */
  ribbon?: Ramp
  /** What is worn on the head. */
  wrap?: Ramp
  cloth?: Ramp
  iris?: Colour
  /** Where the eyes look, to the side of the face and up, -1..1; by default at the viewer, if the face is turned to him. */
  gaze?: readonly [number, number]
  /** Threads a unit of height. */
  threads?: number
  ply?: number
  /** How far the twist has run along the threads: for films. */
  run?: number
  fade?: (x: number, y: number) => number
  /** Brows, lashes and the line of the mouth; `false` leaves them out. */
  features?: FaceOptions | false
} & EngraveOptions

const noise = createNoise(4)

/** Towards the viewer, as far as eyes turn at ease. */
function gazeAtViewer({ view: { rotation: R } }: Trace): readonly [number, number] {
  const yaw = Math.atan2(R[6], R[8])
  const turned = smooth(0.9, 0.55, Math.abs(yaw))
  return [clamp(1.2 * Math.sin(yaw), -0.55, 0.55) * turned, clamp(1.6 * R[7], -0.8, 0.8)]
}

/** Winds a traced head with thread. */
export function windHead(canvas: Canvas, traced: HeadTrace, look: HeadLook = {}): void {
  const {
    features = {},
    skin,
    hair = hairs.black,
    ribbon = emberDye,
    cloth,
    wrap,
    iris,
    gaze = gazeAtViewer(traced),
    threads,
    ply,
    run,
    fade,
    ...options
  } = look
  engrave(canvas, traced, layersOf(traced, look), { body: 1, character: 0.2, ambient: 0.22, ...options })
  if (traced.head.parameters.eyesOpen > 0.08)
    engrave(canvas, traced, [eyeLayer(traced, { ...look, gaze })], { ambient: 0.5, character: 0, ...options, body: 1 })
  if (features) layFace(canvas, traced, { hair, gaze, ...(fade && { fade }), ...features })
  layHair(canvas, traced, { hair, ribbon, ...(fade && { fade }) })
}

const covered: ReadonlySet<HairStyle> = new Set(['cropped', 'fade', 'afro', 'locs'])

function layersOf({ part, head }: HeadTrace, look: HeadLook): Layer[] {
  const { skin = skins.honey, hair = hairs.black, wrap = indigoDye, cloth = emberDye, threads = 62, ply = 0.7, run = 0, fade } = look
  const { hair: hairForm, parameters } = head
  const common = { ply, ...(fade && { fade }) }
  const only = (number: number) => (i: number) => part[i] === number
  const level = (x: number, y: number, z: number): number => (y * 0.97 + z * 0.2 + 0.01 * noise.at(x * 3, y * 3, z * 3)) * threads
  const round = (x: number, _: number, z: number): number => Math.atan2(x, z) * 40 + run
  const lips = lipDye(skin)
  return [
    { where: only(headPart.skin), across: level, along: round, colour: light => skin(light), fill: [0.64, 0.96], ...common },
    { where: only(headPart.lips), across: level, along: round, colour: lips, fill: [0.64, 0.96], ...common },
    {
      where: only(headPart.hair),
      across: (x, y, z) => hairForm.across(x, y, z) * threads,
      along: (_, y, z) => (y - z) * 16 + run,
      // under curls and ropes lies their shade
      colour: covered.has(parameters.hair) ? light => hair(light * 0.45) : light => hair(light),
      ...common,
    },
    {
      where: only(headPart.beard),
      across: (x, y, z) => (Math.atan2(x, z + 0.3) * 1.0 + 0.02 * Math.sin(y * 11)) * threads,
      along: (_, y) => y * 20 + run,
      colour: light => hair(light),
      ...common,
    },
    { where: only(headPart.wear), colour: wearColour(parameters.wear, wrap), ...wearThreads(parameters.wear, threads, run), ...common },
    {
      where: only(headPart.cloth),
      across: (x, y, z) => clothAcross(parameters.clothes, x, y, z) * threads * 0.8,
      along: round,
      colour: light => cloth(light),
      ...common,
    },
    {
      where: only(headPart.glasses),
      across: (x, y) => (x + y) * threads * 2,
      colour: light => scale(mix(dye.umber, dye.butter, light ** 1.5), 0.25 + 0.9 * light),
      ...common,
    },
    { where: only(headPart.jewel), across: (_, y) => y * threads * 1.5, colour: light => goldDye(0.25 + light), ...common },
  ]
}

/** The red of the lips belongs to the skin: rose on a light one, deep on a dark one. */
function lipDye(skin: Ramp): Ramp {
  const fair = smooth(0.15, 0.6, skin(0.6)[1])
  const red = mix(mix(dye.clay, dye.ember, 0.5), mix(dye.ember, dye.rose, 0.3), fair)
  return light => mix(mix(skin(light * 0.8), scale(red, 0.2 + 1.25 * light), 0.5), dye.rose, (0.06 + 0.08 * fair) * light * light)
}

function wearThreads(wear: Head['parameters']['wear'], threads: number, run: number): Pick<Layer, 'across' | 'along'> {
  if (wear === 'hijab') return { across: (x, y, z) => hijabAcross(x, y, z) * threads * 0.75, along: (x, y) => Math.atan2(x, y) * 34 + run }
  if (wear === 'turban')
    return { across: (x, y, z) => turbanAcross(x, y, z) * threads * 0.75, along: (x, _, z) => Math.atan2(Math.abs(x), z) * 40 + run }
  if (wear === 'kufi')
    return { across: (_, y, z) => (y * 0.97 - z * 0.24) * threads * 0.8, along: (x, _, z) => Math.atan2(x, z) * 40 + run }
  return {
    across: (x, y, z) =>
      (wrapHeight(y, z) + Math.atan2(x, wrapDepth(y, z)) * 0.173 + 0.02 * noise.at(x * 2, y * 2, z * 2)) * threads * 0.75,
    along: (x, y, z) => Math.atan2(x, wrapDepth(y, z)) * 40 + run,
  }
}

/** A cap is stitched with a band of zigzag; the others are of one dye. */
function wearColour(wear: Head['parameters']['wear'], wrap: Ramp): Layer['colour'] {
  if (wear !== 'kufi') return light => wrap(light)
  return (light, id, _, __, along) => {
    const row = ((id % 16) + 16) % 16
    const wave = Math.abs(((along / 3.2) % 1) + (along < 0 ? 1 : 0) - 0.5) * 2
    const stitched = row < 2 || (row > 4 && row < 13 && Math.abs((row - 5) / 7 - wave) < 0.22)
    return stitched ? goldDye(light * 0.95) : wrap(light)
  }
}

function clothAcross(clothes: Head['parameters']['clothes'], x: number, y: number, z: number): number {
  if (clothes === 'shawl') return Math.abs(x) * 0.9 + y * 0.75 + 0.2 * z
  if (clothes === 'collar') return collarFold(x, y, z) > 0 ? y * 0.55 - Math.abs(x) * 0.9 : Math.abs(x) * 0.9 + 0.03 * Math.sin(y * 3)
  return y * 0.9 + 0.25 * z + 0.06 * Math.sin(x * 3)
}

/** An eye wound in rings about the middle of its iris. */
function eyeLayer({ part, head }: HeadTrace, { gaze = [0, 0], iris = dye.umber, fade, threads = 62 }: HeadLook): Layer {
  const { eye, child } = head.face.landmarks
  const radius = 0.06 * (1 + 0.2 * child) * (0.5 + 0.5 * head.parameters.eyeSize)
  const rings = threads * 1.6
  return {
    where: i => part[i] === headPart.eye,
    across: (x, y) => {
      const side = Math.sign(x)
      return Math.hypot(x - side * (eye.x + 0.012) - 0.06 * gaze[0], y - eye.y - 0.004 - 0.03 * gaze[1]) * rings
    },
    colour: (light, _, __, across) => {
      const r = across / rings / radius
      const white = scale(mix(mix(dye.rose, dye.paper, 0.6), dye.butter, 0.25), 0.08 + 0.74 * light)
      const ring = mix(scale(mix(iris, dye.ember, 0.15), 0.5 + 0.9 * light), scale(iris, 0.2), smooth(0.6, 1, r))
      const inner = mix(scale(dye.ink, 0.3), ring, smooth(0.42, 0.5, r))
      return mix(inner, white, smooth(0.96, 1.1, r))
    },
    fill: [0.97, 0.97],
    round: 0.15,
    ...(fade && { fade }),
  }
}
