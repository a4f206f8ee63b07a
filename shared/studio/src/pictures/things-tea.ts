import { emberDye, goldDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import type { Curve } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { project, trace, type View } from '../toolkit/trace.ts'
import { cupPart, teaCup } from './things-cup-form.ts'
import { layShade } from './things-light.ts'
import { undercoat } from './things-woven.ts'

const lagoonThread = ramp([
  scale(dye.lagoon, 0.16),
  scale(dye.lagoon, 0.6),
  dye.lagoon,
  mix(dye.lagoon, dye.teal, 0.7),
  mix(dye.teal, dye.paper, 0.45),
  dye.paper,
])
const brew = ramp([scale(dye.clay, 0.35), scale(dye.clay, 0.9), mix(dye.ember, dye.clay, 0.3), dye.ember, dye.marigold, dye.butter])

const viewOf = ({ width, height }: Frame): View => ({
  width,
  height,
  span: 5.7,
  x: 0.04,
  y: 0.5,
  rotation: rotation(-24, 27),
  light: [-0.62, 0.55, 0.56],
  shadow: 0.55,
})

/** The bands woven round the cup, by height: a line, lozenges, a line. */
function bandAt(light: number, y: number, turn: number): Ramp {
  const lozenge = Math.abs(modulo(turn * 11, 1) - 0.5) * 2
  const fromMiddle = Math.abs(y - 0.2) / 0.16
  if (fromMiddle < 1) return lozenge > fromMiddle ? (lozenge > fromMiddle + 0.45 ? emberDye : goldDye) : lagoonThread
  return (fromMiddle > 1.25 && fromMiddle < 1.5) || y > 0.585 || (y < -0.66 && light >= 0) ? goldDye : lagoonThread
}

const turnAt = (x: number, _y: number, z: number): number => Math.atan2(x, z) / TAU

function windTheCup(canvas: Canvas, frame: Frame): void {
  const traced = trace(teaCup, viewOf(frame))
  const is = (part: number) => (i: number) => traced.part[i] === part
  const radius = (x: number, _y: number, z: number): number => Math.hypot(x, z)
  const layers: Layer[] = [
    undercoat(scale(dye.lagoon, 0.1)),
    {
      where: is(cupPart.saucer),
      across: (x, y, z) => radius(x, y, z) * 26,
      along: (x, y, z) => turnAt(x, y, z) * 120,
      colour: (light, id) => ((id > 38 && id < 41) || id > 42 ? goldDye : lagoonThread)(light * 0.95),
      fill: [0.72, 0.94],
      ply: 1,
    },
    {
      where: is(cupPart.cup),
      across: (_, y) => y * 38,
      along: (x, y, z) => turnAt(x, y, z) * 90,
      colour: (light, id, _, __, along) => bandAt(light, (id + 0.5) / 38, along / 90)(light),
      fill: [0.76, 0.95],
      ply: 1,
    },
    {
      where: is(cupPart.handle),
      across: (x, y) => (Math.atan2(y - 0.06, x - 1) / TAU) * 64,
      along: (_, __, z) => z * 22,
      colour: light => lagoonThread(light),
      fill: [0.76, 0.95],
      ply: 0.7,
    },
    {
      where: is(cupPart.tea),
      across: (x, y, z) => radius(x, y, z) * 24,
      along: (x, y, z) => turnAt(x, y, z) * 70,
      colour: (light, _, __, across, along) =>
        brew(0.24 + light * 0.22 + 0.5 * sheenAt(across / 24, along / 70) - 0.16 * (across / 24) * Math.cos(TAU * (along / 70 + 0.2))),
      fill: [0.82, 0.95],
      round: 0.5,
    },
  ]
  engrave(canvas, traced, layers, { ambient: 0.2, body: 0.97, character: 0.22 })
}

/** The window's light on the tea: two soft sickles near the rim. */
const sheenAt = (radius: number, turn: number): number =>
  smooth(0.16, 0, Math.abs(modulo(turn + 0.36, 1) - 0.5)) * smooth(0.25, 0.75, radius) * smooth(0.93, 0.8, radius)

/** Wisps of steam: each a ribbon of threads that opens, turns and thins out as it rises. */
function raiseSteam(canvas: Canvas, frame: Frame): void {
  const { width, height, unit: k } = frame
  const noise = createNoise(206)
  const view = viewOf(frame)
  const scaleOf = width / view.span
  const wisps = [
    { x: -0.34, rise: 2.3, count: 30, seed: 1.7 },
    { x: 0.32, rise: 2.15, count: 26, seed: 8.2 },
    { x: 0.02, rise: 2.6, count: 44, seed: 4.1 },
  ]
  for (const [w, wisp] of wisps.entries()) {
    const [footX, footY] = project(view, width, height, wisp.x, 0.36 + (w === 2 ? 0.1 : 0))
    for (let i = 0; i < wisp.count; i++) {
      const place = (i / (wisp.count - 1)) * 2 - 1
      const own = hash(i, 31 + w)
      const depth = 0.15 * (hash(i, 47 + w) - 0.5) * scaleOf
      const curve: Curve = t => {
        const sway = (Math.sin(t * 4.6 + wisp.seed) - Math.sin(wisp.seed)) * (0.12 + 0.26 * t) + 0.2 * t * t
        const fold = place * (0.2 + 0.1 * Math.sin(t * 6.4 + wisp.seed * 2 + place * 1.1)) * (1 - 0.55 * smooth(0, 0.45, t) + 0.9 * t * t)
        const stray = 0.2 * t * t * noise.at(i * 0.35, t * 2.2, w * 9)
        const drift = sway + fold + stray
        return [footX + drift * scaleOf, footY + depth - t * wisp.rise * (0.86 + 0.14 * own) * scaleOf]
      }
      strand(canvas, curve, {
        pieces: 110,
        width: t => (1.5 + 1.5 * own) * k * (1 - 0.45 * t),
        colour: t => steamColour(own, t),
        opacity: t => smooth(0, 0.12, t) * smooth(1, 0.5, t) * (0.4 + 0.5 * own),
      })
    }
  }
}

const steamColour = (own: number, t: number): Colour =>
  own > 0.8 ? mix(dye.paper, dye.marigold, 0.55 * t) : own < 0.14 ? mix(dye.paper, dye.ember, 0.5) : [1, 0.985, 0.96]

export function drawTea(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, mix(dye.rose, dye.ember, 0.2), mix(dye.rose, dye.paper, 0.2), { x: 0.3, y: 0.3, radius: 1.1 })
  warp(canvas, frame, { colour: dye.ember, opacity: 0.11, seed: 207, gap: 10 })
  const view = viewOf(frame)
  const size = width / view.span
  const [x, y] = project(view, width, height, 0.42, -1.02)
  layShade(canvas, x, y, { across: 2.35 * size, down: 1.05 * size, colour: [0.42, 0.25, 0.27], strength: 0.75, soft: 0.75 })
  layShade(canvas, x - 0.35 * size, y - 0.05 * size, {
    across: 1.75 * size,
    down: 0.86 * size,
    colour: [0.3, 0.16, 0.2],
    strength: 0.8,
    soft: 0.3,
  })
  windTheCup(canvas, frame)
  raiseSteam(canvas, frame)
  bloom(canvas, 0.12, 24 * k, 0.6)
  vignette(canvas, 0.16)
  return canvas
}
