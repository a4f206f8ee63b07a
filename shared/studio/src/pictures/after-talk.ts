/** When a talk has worked: the microphone lies on the table, and the steam of two cups is wound into one cord. */
import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, lagoonDye, linenDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, scale } from '../toolkit/colour.ts'
import { type Point, through } from '../toolkit/curve.ts'
import { blendCut } from '../toolkit/distance.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { createHandMicrophone, microphonePart } from './hand-microphone-form.ts'
import { placedAt } from './strands-stage.ts'
import { layCord, seenIn } from './things-cord.ts'
import { cupPart, teaCup } from './things-cup-form.ts'
import { dyed } from './things-dyed.ts'
import { wovenLayers } from './things-woven.ts'

/** A round table under a cloth that hangs in folds; its face is y = 0. */
const table = { radius: 4, pleats: 22 }
const clothed = createSolid({
  source: import.meta.url,
  parameters: table,
  distance(x, y, z) {
    const hang = smooth(0, -1.6, y)
    const radius = table.radius + hang * (0.1 + 0.16 * Math.sin(Math.atan2(x, z) * table.pleats)) - 0.1 * hang * y
    return blendCut((Math.hypot(x, z) - radius) * 0.75, y, 0.3)
  },
  bound: { x: 0, y: -3, z: 0, radius: 6 },
})

type Cup = { at: readonly [x: number, z: number]; turn: number; dyeing: Ramp; threads: readonly Colour[] }

/** Hers are the colours of the voice at the head of the page; the other's those which have come among them at its foot. */
const cups: readonly [Cup, Cup] = [
  {
    at: [-1.66, 0.42],
    turn: 190,
    dyeing: emberDye,
    threads: [dye.ember, mix(dye.ember, dye.marigold, 0.5), mix(dye.ember, dye.clay, 0.5), dye.marigold],
  },
  {
    at: [1.66, -0.42],
    turn: -24,
    dyeing: lagoonDye,
    threads: [dye.lagoon, dye.teal, dye.indigo, mix(dye.lagoon, dye.teal, 0.5)],
  },
]
const lifted = 0.92
const microphoneAt = { move: [-0.75, 0.36, 2.35], size: 1.2, rotate: rotation(-12, 0, 87) } as const

const onMicrophone = placedAt(microphoneAt.rotate, microphoneAt.move, microphoneAt.size)

/** Its cable runs to the edge of the table and hangs down there, loose. */
const cable = through([
  onMicrophone([0, -2.5, 0]),
  onMicrophone([0, -2.72, 0]),
  [2.8, 0.08, 3],
  [3.15, 0.06, 2.5],
  [3.2, 0.06, 1.9],
  [3.55, 0.06, 1.6],
  [3.86, 0.02, 1.62],
  [4.1, -0.3, 1.72],
  [4.2, -0.9, 1.75],
  [4.25, -1.6, 1.75],
])

const scene = joinSolids([
  clothed,
  ...cups.map(({ at: [x, z], turn }) => placeSolid(teaCup, { rotate: rotation(turn), move: [x, lifted, z] })),
  placeSolid(createHandMicrophone(), microphoneAt),
])
const child = { table: 0, cup: 1, microphone: 3 } as const

const viewOf = ({ width, height }: Frame): View => ({
  width,
  height,
  span: 8.9,
  x: 0,
  y: 1.86,
  rotation: rotation(0, 25),
  light: [-0.58, 0.62, 0.53],
  shadow: 0.6,
  near: 9,
  far: -9,
})

const turnAt = (x: number, _y: number, z: number): number => Math.atan2(x, z) / TAU

function layersOf(traced: Trace, threads: number): Layer[] {
  const is = (body: number, part: number) => (i: number) => traced.child[i] === body && traced.part[i] === part
  const cloth = dyed(mix(dye.indigo, dye.iris, 0.12))
  const calm: Layer['colour'] = (light, _, lit) => cloth(lerp(lit, light, 0.5) * 0.95)
  const onTop = (i: number): boolean => traced.child[i] === child.table && traced.y[i] > -0.06
  return [
    { where: onTop, across: (_x, _y, z) => z * threads * 0.5, along: x => x * 9, colour: calm, fill: [0.94, 0.99], round: 0.2 },
    {
      where: i => traced.child[i] === child.table && !onTop(i),
      across: (x, y, z) => turnAt(x, y, z) * TAU * table.radius * threads * 0.7,
      along: (_, y) => y * 9,
      colour: calm,
      fill: [0.94, 0.99],
      round: 0.5,
    },
    ...cups.flatMap(({ dyeing }, n): Layer[] => {
      const body = child.cup + n
      return [
        {
          where: is(body, cupPart.saucer),
          across: (x, _, z) => Math.hypot(x, z) * threads * 0.7,
          along: (x, y, z) => turnAt(x, y, z) * 90,
          colour: light => dyeing(light * 0.95),
          fill: [0.9, 0.98],
          round: 0.6,
        },
        {
          where: is(body, cupPart.cup),
          across: (_, y) => y * threads,
          along: (x, y, z) => turnAt(x, y, z) * 80,
          colour: (light, id, _, __, along) => bandAt(dyeing, (id + 0.5) / threads, along / 80)(light),
          fill: [0.9, 0.98],
          round: 0.6,
        },
        {
          where: is(body, cupPart.handle),
          across: (x, y) => (Math.atan2(y - 0.06, x - 1) / TAU) * 48,
          colour: linenDye,
          fill: [0.82, 0.97],
        },
        {
          where: is(body, cupPart.tea),
          across: (x, _, z) => Math.hypot(x, z) * threads * 0.6,
          colour: light => dyed(dye.clay)(light * 1.1),
          fill: [0.92, 0.98],
          round: 0.5,
        },
      ]
    }),
    ...wovenLayers({
      where: is(child.microphone, microphonePart.grille),
      warpAt: (x, _, z) => turnAt(x, 0, z) * 26,
      weftAt: (_, y) => y * threads * 0.42,
      warp: goldDye,
      weft: goldDye,
      fill: [0.6, 0.8],
    }),
    { where: is(child.microphone, microphonePart.ring), across: (_, y) => y * threads * 1.2, colour: goldDye, fill: [0.8, 0.96] },
    { where: is(child.microphone, microphonePart.grip), across: (_, y) => y * threads, colour: emberDye, fill: [0.8, 0.96] },
  ]
}

/** A pale cup with a line and a row of peaks. */
function bandAt(dyeing: Ramp, y: number, turned: number): Ramp {
  const peak = Math.abs(modulo(turned * 12, 1) - 0.5) * 2
  const up = (y + 0.1) / 0.44
  if (up > 0 && up < 1 && up < peak) return dyeing
  return Math.abs(y + 0.2) < 0.045 || y > 0.58 ? dyeing : linenDye
}

const rise = 6.4
const turns = 2
const quickening = 1.6
/** How far ribbon n has gone round the other: they are farthest apart at every half turn. */
const turnOf = (t: number, n: number): number => TAU * (turns * t ** quickening + (n === 0 ? 0.5 : 0))
const halfTurn = (m: number): number => (m / 2 / turns) ** (1 / quickening)

/** From each cup a ribbon of threads rises to the middle; there the two go round each other, and open. */
function raiseSteam(canvas: Canvas, frame: Frame, traced: Trace): void {
  layRibbon(canvas, frame, traced, 0)
  layRibbon(canvas, frame, traced, 1)
  // where the first lies before the second, it is laid once more
  for (let m = 0; m < turns * 2; m++) {
    const [from, to] = [halfTurn(m), halfTurn(m + 1)]
    if (Math.sin(turnOf((from + to) / 2, 0)) > 0) layRibbon(canvas, frame, traced, 0, from, to)
  }
}

const count = 34

function layRibbon(canvas: Canvas, frame: Frame, traced: Trace, n: 0 | 1, from = 0, to = 1): void {
  const { unit: k } = frame
  const { at: place, threads } = cups[n]
  const size = frame.width / traced.view.span
  const middle = frame.width / 2
  const [x0, y0] = seenIn(frame, traced.view)([place[0], lifted + 0.42, place[1]])
  const fades = (t: number): number =>
    (from > 0 ? smooth(from, lerp(from, to, 0.12), t) : 1) * (to < 1 ? smooth(to, lerp(from, to, 0.88), t) : 1)
  for (let i = 0; i < count; i++) {
    const own = hash(i, 31 + n)
    const beside = (i / (count - 1)) * 2 - 1
    const curve = (t: number): Point => {
      const turned = turnOf(t, n)
      const open = smooth(0.66, 1, t)
      const reach = lerp(1, 0.29, smooth(0.06, 0.5, t)) + 0.14 * open
      const wide = lerp(0.5, 0.28, smooth(0, 0.4, t)) + 0.3 * open
      const off = beside * wide * (0.72 - 0.28 * Math.cos(2 * turned)) + (0.05 + 0.1 * open) * Math.sin(t * 8 + i * 1.7)
      return [middle + Math.abs(x0 - middle) * Math.cos(turned) * reach + off * size, y0 + 0.12 * (own - 0.5) * size - t * rise * size]
    }
    const along = (s: number): number => lerp(from, to, s)
    strand(canvas, s => curve(along(s)), {
      pieces: Math.ceil(180 * (to - from)),
      width: s => (2.2 + 2.2 * own) * k * (1 - 0.4 * smooth(0.6, 1, along(s))),
      colour: s => scale(threads[Math.floor(own * 97) % threads.length], 0.92 + 0.14 * Math.sin(turnOf(along(s), n))),
      round: 0.5,
      opacity: s => smooth(0.01, 0.1, along(s)) * smooth(1, 0.74, along(s)) * fades(along(s)),
    })
  }
}

export const pictures = {
  /** Public speaking: two cups stand on the table, the microphone beside them; their steam is wound into one cord. */
  'public-speaking-afterwards': {
    shape: 1.1,
    finish: { grain: 0 },
    draw(frame) {
      const canvas = createGround(frame, mix(dye.linen, dye.rose, 0.25), mix(dye.paper, dye.butter, 0.12), { x: 0.5, y: 0.35, radius: 0.9 })
      warp(canvas, frame, { colour: dye.ember, opacity: 0.05, seed: 411, gap: 12 })
      const view = viewOf(frame)
      const traced = trace(scene, view)
      engrave(canvas, traced, layersOf(traced, frame.width / view.span / (5.4 * frame.unit)), { ambient: 0.2, body: 0.98, character: 0.2 })
      layCord(canvas, frame, traced, { path: cable, width: 11 * frame.unit, colour: () => emberDye(0.55), shade: 0.5 })
      raiseSteam(canvas, frame, traced)
      bloom(canvas, 0.12, 24 * frame.unit, 0.6)
      vignette(canvas, 0.16, 0.5, 0.45)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
