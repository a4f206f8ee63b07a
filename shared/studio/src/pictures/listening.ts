/** The other side of a speech: somebody in the front row, lit by the stage, to whose ear the voice comes as thread. */
import type { PictureDrawing } from '../drawing.ts'
import { drawPerson, type Person } from '../people/cast.ts'
import { hairs, lagoonDye, skins } from '../people/dyes.ts'
import { headPart } from '../people/head.ts'
import { windHead } from '../people/wind-head.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point3, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, focusOn, glow, vignette } from '../toolkit/light.ts'
import { createNoise, type Noise } from '../toolkit/noise.ts'
import { smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { seenIn } from './things-cord.ts'

const listener: Person = {
  features: {
    age: 58,
    build: 0.08,
    hair: 'cropped',
    earrings: 'hoops',
    clothes: 'round',
    lips: 1.25,
    noseWidth: 1.16,
    cheekbones: 1.12,
    smile: 0.08,
  },
  dyes: { skin: skins.ebony, hair: hairs.grey, cloth: light => lagoonDye(0.82 * light) },
}

const voices = ramp([dye.ember, dye.marigold, dye.butter, dye.marigold, mix(dye.ember, dye.marigold, 0.6), dye.marigold])

/** In from the stage, under the jaw, up through the hoop and into the ear. */
const wayOf = ({ width, height }: Frame, [earX, earY]: Point3, [hoopX, hoopY]: Point3): Curve =>
  through([
    [-0.16 * width, 0.6 * height],
    [0.08 * width, 0.68 * height],
    [0.27 * width, 0.8 * height],
    [0.44 * width, 0.816 * height],
    [hoopX - 0.04 * width, hoopY + 0.205 * height],
    [hoopX + 0.004 * width, hoopY + 0.03 * height],
    [earX + 0.012 * width, earY + 0.04 * height],
    [earX, earY - 0.012 * height],
  ])

const count = 76

/** One of the threads: it comes in waves of its own, and under the jaw is wound with the others. */
function threadOf(n: number, way: Curve, k: number, noise: Noise): Curve {
  const off = (n - (count - 1) / 2) / (count / 2)
  return t => {
    const [x, y] = way(t)
    const [ax, ay] = way(t - 0.004)
    const [bx, by] = way(t + 0.004)
    const length = Math.hypot(bx - ax, by - ay) || 1
    const open = off * (2 + 400 * smooth(0.62, -0.1, t))
    const swell = (16 + 30 * hash(n, 6)) * smooth(0.42, 0.12, t)
    const wave = swell * Math.sin(t * 40 + 3.4 * Math.abs(off) + 1.2 * noise.at(n * 0.06, t * 3))
    const wound = (4 + 9 * hash(n, 15)) * Math.sin(turnOf(n, t)) * smooth(0.3, 0.6, t) * smooth(1, 0.7, t)
    const aside = (open + wave + wound) * k
    return [x - ((by - ay) / length) * aside, y + ((bx - ax) / length) * aside]
  }
}

const turnOf = (n: number, t: number): number => n * 2.4 + t * 15

/** How bright a thread is along its way: where they are wound about each other one side is in shade, and in the ear all are. */
const lightOf = (n: number, t: number): number => {
  const own = 0.58 + 0.26 * t + 0.3 * hash(n, 14)
  const behind = smooth(0.4, 0.7, t) * (0.28 - 0.28 * Math.cos(turnOf(n, t)))
  return own * (1 - behind) * (1 - 0.6 * smooth(0.95, 1, t))
}

/** The voice; `shown` says how much of it is seen at x px. */
function layVoice(canvas: Canvas, k: number, way: Curve, shown: (x: number) => number): void {
  const noise = createNoise(17)
  for (let n = 0; n < count; n++) {
    const character = hash(n, 6)
    const end = 0.96 + 0.04 * hash(n, 16)
    const curve = threadOf(n, way, k, noise)
    strand(canvas, curve, {
      pieces: 260,
      width: t => (1 + 1.6 * character ** 2) * (1 - 0.3 * smooth(0.6, 0.9, t)) * k,
      colour: t => scale(voices(hash(n, 12)), lightOf(n, t)),
      opacity: t => shown(curve(t)[0]) * (0.55 + 0.4 * t) * smooth(end, end - 0.02, t),
    })
  }
}

/** The shadow of the voice on the neck. */
function shadeNeck(canvas: Canvas, k: number, way: Curve, shown: (x: number) => number): void {
  strand(canvas, t => [way(t)[0] + 7 * k, way(t)[1] + 8 * k], {
    pieces: 160,
    width: 16 * k,
    soft: 16 * k,
    mode: 'multiply',
    colour: [0.25, 0.14, 0.14],
    opacity: t => 0.7 * shown(way(t)[0]) * smooth(1, 0.9, t),
  })
}

function drawListener(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, scale(dye.plum, 0.5), mix(dye.clay, dye.ember, 0.4), { x: 0, y: 0.4, radius: 0.85 })
  warp(canvas, frame, { colour: dye.rose, opacity: 0.06, seed: 61, gap: 8 })
  const view = { yaw: -66, pitch: -4, roll: 8, span: 2.85, x: -0.03, y: -0.2 }
  const at = seenIn(frame, { ...view, width, height, rotation: rotation(view.yaw, view.pitch, view.roll) })
  const [ear, hoop] = [at([0.66, -0.03, -0.01]), at([0.69, -0.37, 0.03])]
  const way = wayOf(frame, ear, hoop)
  layVoice(canvas, k, way, () => 1)
  const look = { threads: 62, ambient: 0.22 }
  const traced = drawPerson(canvas, frame, listener, { ...view, light: [-0.66, 0.42, 0.6], shadow: 0.42 }, look)
  glow(canvas, ear[0], ear[1], 190 * k, mix(dye.ember, dye.marigold, 0.4), { strength: 0.1 })
  // it is behind the face, and before the neck
  const underChin = (x: number): number => smooth(0.49, 0.54, x / width)
  shadeNeck(canvas, k, way, underChin)
  layVoice(canvas, k, way, underChin)
  // the lower half of the hoop is before the threads
  const hooped = (x: number, y: number): number =>
    traced.part[y * traced.width + x] === headPart.jewel ? smooth(-6, 6, (y - hoop[1]) / k) : 0
  windHead(canvas, traced, { ...listener.dyes, ...look, fade: hooped, features: false })
  focusOn(canvas, 0.44 * width, 0.48 * height, { sharp: 370 * k, soft: 610 * k, radius: 3.2 * k })
  bloom(canvas, 0.16, 20 * k, 0.42)
  vignette(canvas, 0.28, 0.46, 0.42)
  return canvas
}

export const pictures = {
  /** Public figure: an evening half of which is spent listening. */
  'public-figure-listener': { shape: 5 / 4, finish: { grain: 0 }, draw: drawListener },
} satisfies Record<string, PictureDrawing>
