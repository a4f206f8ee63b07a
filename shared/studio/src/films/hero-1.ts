import type { FilmDrawing, FrameDrawing } from '../drawing.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Curve, Point, Point3 } from '../toolkit/curve.ts'
import { engrave } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { createSheet, type Sheet } from '../toolkit/sheet.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { betweenDoors, type Doors, doors, layOneThread, oneLight } from './one-thread.ts'
import { eye, type Hanging, inWind, landscape, portrait, threads } from './silk-cloth.ts'

const ember = ramp([
  scale(dye.clay, 0.12),
  scale(dye.clay, 0.55),
  dye.ember,
  mix(dye.ember, dye.marigold, 0.45),
  mix(dye.marigold, dye.rose, 0.4),
  dye.butter,
  dye.paper,
])
const rose = ramp([
  mix(scale(dye.indigo, 0.3), dye.clay, 0.3),
  mix(dye.indigo, dye.clay, 0.75),
  mix(dye.ember, dye.rose, 0.35),
  mix(dye.rose, dye.ember, 0.18),
  dye.rose,
  dye.paper,
  dye.paper,
])

const gold = ramp([scale(dye.clay, 0.3), mix(dye.clay, dye.ember, 0.6), mix(dye.ember, dye.marigold, 0.75), dye.marigold, dye.butter])

/** Silk: soft on the slopes, a sheen where its threads run across the light, aglow where the light comes through. */
function silkLight({ tx, ty, tz, nx, ny, nz, lit, openness, light }: Sheet, i: number): number {
  const facing = nx[i] * light[0] + ny[i] * light[1] + nz[i] * light[2]
  // halfway between the light and the eye, along the thread (Kajiya and Kay 1989)
  const [hx, hy, hz] = halfway(light)
  const run = tx[i] * hx + ty[i] * hy + tz[i] * hz
  const sheen = Math.max(0, 1 - run * run) ** 9
  const soft = 0.2 * (1 + facing) ** 1.5 * 0.8 + 0.12 * Math.max(0, -facing)
  return (0.05 + (soft + 0.34 * sheen * smooth(-0.25, 0.5, facing)) * lit[i]) * (0.35 + 0.65 * openness[i])
}

function halfway([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z + 1)
  return [x / length, y / length, (z + 1) / length]
}

function drawCloth(canvas: Canvas, frame: Frame, hanging: Hanging, t: number): void {
  const sheet = createSheet(frame, inWind(hanging, t), {
    pieces: [220, 64],
    resolution: 0.75,
    eye,
    light: oneLight,
    depth: 0.35,
    shadow: 0.45,
  })
  engrave(
    canvas,
    sheet,
    [
      {
        across: (_x, y) => y * threads,
        along: x => x,
        fade: (_x, _y, id, along) => smooth(endOf(id), endOf(id) - 0.04, along),
        colour: (light, id, _lit, across) => clothColour(light, id, across),
        fill: [0.74, 0.88],
        round: 0.75,
      },
    ],
    { body: 0.96, character: 0.28, light: (_light, i) => silkLight(sheet, i) },
  )
  for (const v of [0, 1]) drawHem(canvas, frame, hanging, t, sheet, v)
}

/** Where a point of the cloth is seen, px. */
function seen({ width, height }: Frame, [x, y, z]: Point3): Point {
  const nearness = eye / (eye - z)
  return [(1 + x * nearness) * 0.5 * width, height / 2 - y * nearness * 0.5 * width]
}

/** A cord along the edge of the cloth, in the light of the cloth beside it. */
function drawHem(canvas: Canvas, frame: Frame, hanging: Hanging, t: number, sheet: Sheet, v: number): void {
  const at = inWind(hanging, t)
  const lightAt = (u: number): number => {
    const [x, y] = seen(frame, at(u, v + (v < 0.5 ? 0.02 : -0.02)))
    const i = Math.round((x * sheet.width) / frame.width)
    const j = Math.round((y * sheet.height) / frame.height)
    const o = j * sheet.width + i
    return i >= 0 && j >= 0 && i < sheet.width && j < sheet.height && sheet.hit[o] ? silkLight(sheet, o) : 0.4
  }
  strand(canvas, u => seen(frame, at(u * 0.96, v)), {
    pieces: 160,
    width: u => (7.5 - 4 * u) * frame.unit,
    colour: u => gold(0.12 + 0.9 * lightAt(u * 0.96)),
    opacity: u => smooth(1, 0.9, u),
    round: 0.6,
  })
}

/** Ember at the lower hem, rose at the upper; gold threads beside each. */
function clothColour(light: number, id: number, across: number): Colour {
  const edge = Math.min(id, threads - 1 - id)
  if (edge === 2 || edge === 3) return gold(light * 1.2)
  const share = smooth(0.75, 0.12, across / threads + 0.05 * Math.sin(id * 1.7))
  return mix(ember(light), rose(light), share)
}

/** Where along the cloth a thread leaves the weave. */
const endOf = (id: number): number => 0.86 + 0.14 * hash(id, 11) ** 0.6

/** The threads run on out of the weave, loose in the wind. */
function drawLooseEnds(canvas: Canvas, frame: Frame, hanging: Hanging, t: number): void {
  const { unit: k } = frame
  const at = inWind(hanging, t)
  for (let n = 0; n < threads * 2; n++) {
    const id = n >> 1
    const v = (id + 0.3 + 0.4 * (n & 1)) / threads
    const start = endOf(id) - 0.05
    const length = 0.12 + 0.34 * hash(n, 5) ** 2
    const spread = (hash(n, 7) - 0.5) * 0.3
    strand(
      canvas,
      s => {
        const free = Math.max(0, s - 0.15)
        const [x, y, z] = at(start + s * (length + 0.05), v + spread * free * free)
        return seen(frame, [x, y + 0.03 * free * Math.sin(TAU * (0.7 * s + 0.8 * v + 0.3 * hash(n, 8) - t)), z])
      },
      {
        pieces: 30,
        width: s => (2.6 - 1.5 * s) * k,
        colour: s => clothColour(0.42 + 0.25 * hash(n, 9) - 0.2 * s, id, id),
        opacity: s => 0.9 * smooth(0, 0.12, s) * (1 - s) ** 1.2,
      },
    )
  }
}

/** Where the golden thread lies in the weave, from where it is held to where it is free. */
const goldLies = { wide: [0.427, 0.47], upright: [0.49, 0.22] } as const

/** Where its upright framing has the thread at its edges. */
const uprightDoors: Doors = { enters: 0.28, leaves: 0.22 }

/** The thread comes in with the loose ends, lies in the weave, and goes on with it. */
export function silkThread(frame: Frame, t: number): Curve {
  const [held, free] = goldLies[frame.portrait ? 'upright' : 'wide']
  const at = inWind(frame.portrait ? portrait : landscape, t)
  const beyond = frame.portrait ? 1.4 : 1.8
  return betweenDoors(
    s => {
      const u = beyond * (1 - s)
      return seen(frame, at(u, lerp(held, free, Math.min(1, u))))
    },
    frame,
    frame.portrait ? uprightDoors : doors['hero-1'],
  )
}

function prepareClothInWind(frame: Frame): FrameDrawing {
  const { unit: k } = frame
  const hanging = frame.portrait ? portrait : landscape
  const ground = createGround(
    frame,
    dye.ink,
    mix(dye.plum, dye.clay, 0.22),
    frame.portrait ? { x: 0.7, y: 0.25, radius: 0.6, strength: 0.8 } : { x: 0.75, y: 0.3, radius: 1, strength: 0.9 },
  )
  warp(ground, frame, { colour: dye.rose, opacity: 0.04, seed: 31 })
  return t => {
    const canvas = new Canvas(frame.width, frame.height).copy(ground)
    drawLooseEnds(canvas, frame, hanging, t)
    drawCloth(canvas, frame, hanging, t)
    layOneThread(canvas, frame, silkThread(frame, t), t, { lies: s => 0.8 * smooth(0.38, 0.46, s) })
    bloom(canvas, 0.22, 28 * k, 0.4)
    vignette(canvas, 0.35, 0.6, 0.42)
    return canvas
  }
}

export const films = {
  /** The first thing a visitor sees: a cloth of many threads, held together, moved by the wind. */
  'hero-1': { seconds: 7, portrait: true, prepare: prepareClothInWind },
} satisfies Record<string, FilmDrawing>
