import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { TAU } from '../toolkit/numbers.ts'
import { layRopes } from '../toolkit/rope.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { warp } from '../toolkit/strand.ts'
import { project, trace, type View } from '../toolkit/trace.ts'
import { alongArm, microphone, microphoneHeight, microphonePart } from './things-microphone-form.ts'
import { undercoat, wovenLayers } from './things-woven.ts'

/** Deeper than the cloth of people: the bands of gold must stand out from it. */
const bodyThread = ramp([
  scale(dye.clay, 0.2),
  scale(dye.clay, 0.75),
  mix(dye.clay, dye.ember, 0.6),
  dye.ember,
  mix(dye.ember, dye.rose, 0.4),
  mix(dye.rose, dye.paper, 0.3),
])
const steel = ramp([
  scale(dye.ink, 0.5),
  scale(dye.plum, 0.9),
  mix(dye.plum, dye.rose, 0.3),
  mix(dye.plum, dye.rose, 0.7),
  dye.rose,
  dye.paper,
])
const mesh = ramp([
  scale(dye.umber, 0.3),
  scale(dye.umber, 0.9),
  mix(dye.rose, dye.umber, 0.55),
  dye.rose,
  mix(dye.rose, dye.paper, 0.5),
  dye.paper,
])

const viewOf = ({ width, height, portrait }: Frame): View => ({
  width,
  height,
  ...(portrait ? { span: 3.6, x: -0.38, y: -0.62 } : { span: 6.3, x: -1.02, y: -0.06 }),
  rotation: rotation(-14, 14, 9),
  light: [-0.66, 0.45, 0.6],
  shadow: 0.6,
})

const turnAt = (x: number, _y: number, z: number): number => Math.atan2(x, z) / TAU

/** The bands of the body, by height. */
const bodyDye = (y: number): Ramp => (y > 0.9 || (y < -0.05 && y > -0.12) || (y > 0.22 && y < 0.3) ? goldDye : bodyThread)

function windTheMicrophone(canvas: Canvas, frame: Frame): void {
  const traced = trace(microphone, viewOf(frame))
  const is = (part: number) => (i: number) => traced.part[i] === part
  const rounds = (part: number, count: number, colour: Layer['colour']): Layer => ({
    where: is(part),
    across: (_, y) => y * count,
    along: (x, y, z) => turnAt(x, y, z) * 60,
    colour,
    fill: [0.76, 0.95],
    ply: 1,
  })
  engrave(
    canvas,
    traced,
    [
      undercoat(scale(dye.umber, 0.12)),
      ...wovenLayers({
        where: is(microphonePart.grille),
        warpAt: (x, y, z) => turnAt(x, y, z) * 84 + y * 9,
        weftAt: (x, y, z) => turnAt(x, y, z) * 84 - y * 9 * 1.6,
        warp: light => mesh(0.1 + light * 1.05),
        weft: light => mesh(0.1 + light * 0.95),
        fill: [0.56, 0.84],
      }),
      rounds(microphonePart.body, 44, (light, id) => bodyDye((id + 0.5) / 44)(light)),
      rounds(microphonePart.trim, 50, light => goldDye(light)),
      { ...rounds(microphonePart.ring, 1, light => steel(light)), across: (x, y, z) => turnAt(x, y, z) * 150 },
      { ...rounds(microphonePart.elastic, 46, light => goldDye(0.2 + light * 0.8)), ply: 0 },
      {
        ...rounds(microphonePart.arm, 1, light => steel(light * 0.85)),
        across: (x, y) => alongArm(x, y) * 118,
        along: (_, __, z) => z * 20,
      },
    ],
    { ambient: 0.14, body: 0.97 },
  )
}

const strands = 9

/** Where the sound is in the cable, in units: its middle, half its length, and how far the strands swing. */
type Sound = { middle: number; half: number; swing: number }

/** A sound that swells and dies away: how far the strands stand apart at x (units), 0..1. */
const loudness = (x: number, { middle, half }: Sound): number =>
  Math.exp(-(((x - middle) / half) ** 2)) * (0.72 + 0.28 * Math.cos((x - middle) / 32))

/** How the cable runs from its plug at (x, y) px out of the picture, and its sound. */
function cableIn({ width, height, unit: k, portrait }: Frame, x: number, y: number): { sound: Sound; path: Curve } {
  const plug: Point[] = [
    [x + 2 * k, y + 6 * k],
    [x - 12 * k, y - 40 * k],
    [x - 70 * k, y - 76 * k],
  ]
  const wide: Point[] = [
    [x - 170 * k, y - 40 * k],
    [0.42 * width, 0.3 * height],
    [0.31 * width, 0.37 * height],
    [0.2 * width, 0.37 * height],
    [0.09 * width, 0.36 * height],
    [-0.04 * width, 0.33 * height],
  ]
  const upright: Point[] = [
    [x - 165 * k, y - 50 * k],
    [0.36 * width, 0.125 * height],
    [0.25 * width, 0.185 * height],
    [0.12 * width, 0.2 * height],
    [-0.05 * width, 0.19 * height],
  ]
  return {
    sound: portrait ? { middle: 128, half: 78, swing: 130 } : { middle: 304, half: 168, swing: 175 },
    path: through([...plug, ...(portrait ? upright : wide)]),
  }
}

/** The cable: a laid cord at the microphone; farther on its strands swing apart as a sound does. */
function layCable(canvas: Canvas, frame: Frame): void {
  const { width, height, unit: k } = frame
  const view = viewOf(frame)
  const [px, py] = turn(view.rotation ?? rotation(), 0, microphoneHeight.plug + 0.02, 0)
  const [x0, y0] = project(view, width, height, px, py)
  const { sound, path } = cableIn(frame, x0, y0)
  const ropes = Array.from({ length: strands }, (_, i) => {
    const share = (i / (strands - 1)) * 2 - 1
    return {
      path: (t: number): Point3 => {
        const [x, y] = path(t)
        const [ax, ay] = path(t - 0.003)
        const [bx, by] = path(t + 0.003)
        const length = Math.hypot(bx - ax, by - ay) || 1
        const swell = loudness(x / k, sound)
        const turned = t * 60 + (i / strands) * TAU
        const off = sound.swing * k * share * swell * Math.sin((x / k) * 0.06 + 1.2) + 8.5 * k * Math.cos(turned) * (1 - 0.6 * swell)
        return [x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off, Math.sin(turned) * 8 * k]
      },
      radius: (4.2 - 0.8 * Math.abs(share)) * k,
      pitch: 34 * k,
      colour: cableDye(Math.abs(share)),
    }
  })
  layRopes(canvas, ropes, { steps: 640, piece: 3, shadow: 0.4 })
}

const cableDye = (share: number): Colour =>
  share < 0.4 ? mix(dye.marigold, dye.butter, 0.3) : mix(mix(dye.ember, dye.marigold, 0.35), dye.rose, (share - 0.4) * 1.2)

export function drawMicrophone(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, scale(dye.ink, 0.9), mix(mix(dye.clay, dye.ember, 0.25), dye.plum, 0.45), {
    x: frame.portrait ? 0.6 : 0.68,
    y: frame.portrait ? 0.34 : 0.42,
    radius: frame.portrait ? 0.62 : 0.85,
  })
  warp(canvas, frame, { colour: dye.rose, opacity: 0.04, seed: 311 })
  glow(canvas, 0.64 * width, (frame.portrait ? 0.38 : 0.5) * height, 520 * k, dye.ember, { strength: 0.16, falloff: 2 })
  windTheMicrophone(canvas, frame)
  layCable(canvas, frame)
  bloom(canvas, 0.24, 28 * k, 0.35)
  vignette(canvas, 0.42, 0.62, 0.45)
  return canvas
}
