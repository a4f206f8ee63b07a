import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { layRopes } from '../toolkit/rope.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { strand, warp } from '../toolkit/strand.ts'
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

/** While a sound is in the cable, or after it: the cable hangs still, and of the lights one is left on. */
type Moment = 'heard' | 'still'

const framings = {
  heard: { span: 6.3, x: -1.02, y: -0.06 },
  heardUpright: { span: 3.6, x: -0.38, y: -0.62 },
  still: { span: 7, x: -0.66, y: 0.02 },
} as const

const viewOf = ({ width, height, portrait }: Frame, moment: Moment): View => ({
  width,
  height,
  ...framings[portrait && moment === 'heard' ? 'heardUpright' : moment],
  rotation: rotation(-14, 14, 9),
  light: moment === 'heard' ? [-0.66, 0.45, 0.6] : [-0.42, 0.75, 0.52],
  shadow: 0.6,
})

const turnAt = (x: number, _y: number, z: number): number => Math.atan2(x, z) / TAU

/** The bands of the body, by height. */
const bodyDye = (y: number): Ramp => (y > 0.9 || (y < -0.05 && y > -0.12) || (y > 0.22 && y < 0.3) ? goldDye : bodyThread)

function windTheMicrophone(canvas: Canvas, view: View): void {
  const traced = trace(microphone, view)
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

/** px: a point of the microphone's own middle plane. */
function placeIn(view: View, x: number, y: number): Point {
  const [px, py] = turn(view.rotation ?? rotation(), x, y, 0)
  return project(view, view.width, view.height, px, py)
}

/** Where the sound is in the cable, in units: its middle, half its length, and how far the strands swing. */
type Sound = { middle: number; half: number; swing: number }

/** A sound that swells and dies away: how far the strands stand apart at x (units), 0..1. */
const loudness = (x: number, { middle, half }: Sound): number =>
  Math.exp(-(((x - middle) / half) ** 2)) * (0.72 + 0.28 * Math.cos((x - middle) / 32))

/** How the cable runs from its plug at (x, y) px out of the picture, and its sound. */
function cableIn({ width, height, unit: k, portrait }: Frame, moment: Moment, x: number, y: number): { sound: Sound; path: Curve } {
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
  if (moment === 'still') {
    const plumb = x - 330 * k
    return {
      sound: { middle: 0, half: 1, swing: 0 },
      path: through([
        ...plug,
        [x - 170 * k, y - 62 * k],
        [plumb + 42 * k, y + 50 * k],
        [plumb + 6 * k, y + 200 * k],
        [plumb, y + 380 * k],
        [plumb, y + 640 * k],
        [plumb, y + 900 * k],
        [plumb, y + 1200 * k],
      ]),
    }
  }
  return {
    sound: portrait ? { middle: 128, half: 78, swing: 130 } : { middle: 304, half: 168, swing: 175 },
    path: through([...plug, ...(portrait ? upright : wide)]),
  }
}

/** The cable: a laid cord at the microphone; farther on its strands swing apart as a sound does, if there is one. */
function layCable(canvas: Canvas, frame: Frame, view: View, moment: Moment): void {
  const k = frame.unit
  const { sound, path } = cableIn(frame, moment, ...placeIn(view, 0, microphoneHeight.plug + 0.02))
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

/** The light that is left on falls in threads from above on the microphone, whose middle is at (x, y) px. */
function lightLamp(canvas: Canvas, { unit: k }: Frame, [x, y]: Point): void {
  glow(canvas, x, y + 20 * k, 560 * k, mix(dye.marigold, dye.ember, 0.5), { strength: 0.26, falloff: 3 })
  const count = 130
  for (let i = 0; i < count; i++) {
    const share = (i / (count - 1)) * 2 - 1
    const strength = 0.2 * (1 - share * share) ** 0.7 * (0.3 + 1.4 * hash(i, 312))
    strand(canvas, t => [x + (-180 * (1 - t) + share * (20 + 390 * t)) * k, y + (-760 + 1240 * t) * k], {
      pieces: 40,
      width: (1.2 + 2.6 * hash(i, 313)) * k,
      colour: mix(dye.butter, dye.marigold, 0.6),
      mode: 'add',
      opacity: t => strength * smooth(1, 0.2, t) ** 1.2,
    })
  }
}

export const drawMicrophone =
  (moment: Moment): PictureDrawing['draw'] =>
  frame => {
    const { width, height, unit: k } = frame
    const heard = moment === 'heard'
    const lit = mix(mix(dye.clay, dye.ember, 0.25), dye.plum, 0.45)
    const canvas = createGround(frame, scale(dye.ink, 0.9), heard ? lit : mix(scale(lit, 0.55), dye.plum, 0.4), {
      x: frame.portrait ? 0.6 : 0.68,
      y: frame.portrait ? 0.34 : 0.42,
      radius: frame.portrait ? 0.62 : 0.85,
    })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.04, seed: 311 })
    glow(canvas, 0.64 * width, (frame.portrait ? 0.38 : 0.5) * height, 520 * k, dye.ember, { strength: heard ? 0.16 : 0.05, falloff: 2 })
    const view = viewOf(frame, moment)
    if (!heard) lightLamp(canvas, frame, placeIn(view, 0, 0))
    windTheMicrophone(canvas, view)
    layCable(canvas, frame, view, moment)
    bloom(canvas, 0.24, 28 * k, 0.35)
    vignette(canvas, 0.42, 0.62, 0.45)
    return canvas
  }
