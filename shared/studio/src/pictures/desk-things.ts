/** What a lesson needs: pencils that travel with the blankets, and an exercise book on a table. */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix } from '../toolkit/colour.ts'
import type { Curve3 } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid } from '../toolkit/solid.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { blanket, exerciseBook, pencil, pencilPart, tableTop } from './desk-things-form.ts'
import { layCord } from './things-cord.ts'
import { dyed, timber } from './things-dyed.ts'

const noise = createNoise(371)

const common = { near: 9, far: -9, light: [-0.6, 0.6, 0.5] as const, shadow: 0.72 }

function pencilLayers(traced: Trace, child: number, coat: Colour, threads: number): Layer[] {
  const is = (part: number) => (i: number) => traced.child[i] === child && traced.part[i] === part
  const round = (_: number, y: number, z: number): number => (Math.atan2(y, z) / TAU) * 22
  return [
    { where: is(pencilPart.coat), across: x => x * threads, along: round, colour: dyed(coat), fill: [0.82, 0.97] },
    { where: is(pencilPart.wood), across: x => x * threads, along: round, colour: timber(0.1), fill: [0.82, 0.97] },
    { where: is(pencilPart.lead), across: x => x * threads, colour: dyed(coat), fill: [0.9, 0.97] },
  ]
}

// --- pencils and blankets

const stack: readonly { y: number; turn: number; stripe: readonly [Colour, Colour, Colour] }[] = [
  { y: 0.2, turn: -3, stripe: [dye.indigo, dye.rose, dye.iris] },
  { y: 0.6, turn: 4, stripe: [dye.ember, dye.marigold, dye.butter] },
  { y: 1.0, turn: -1.5, stripe: [dye.lagoon, dye.butter, dye.teal] },
]
const pencilDyes = [dye.marigold, dye.ember, dye.indigo, dye.marigold, dye.teal]
const bundle = pencilDyes.map((_, n) => {
  const row = n < 3 ? n - 1 : n - 3.5
  return placeSolid(pencil, {
    rotate: rotation(24 + 2.4 * row, 0, 0),
    move: [0.05 + 0.05 * (hash(n, 3) - 0.5), 1.2 + (n < 3 ? 0.085 : 0.225), 0.06 + row * 0.172],
  })
})

function drawBlankets(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const view: View = { ...common, width, height, span: 4.7, x: 0, y: 0.42, rotation: rotation(-28, 24) }
  const canvas = createGround(frame, dye.ink, dye.umber)
  const traced = trace(
    joinSolids([tableTop, ...stack.map(({ y, turn }) => placeSolid(blanket, { rotate: rotation(turn), move: [0, y, 0] })), ...bundle]),
    view,
  )
  const threads = width / view.span / (4.4 * k)
  const layers: Layer[] = [
    {
      where: i => traced.child[i] === 0,
      across: (x, _, z) => (z + 0.03 * noise.at(x * 0.9, z * 2)) * threads * 0.7,
      along: x => x * 18,
      colour: (light, id) => dyed(mix(mix(dye.marigold, dye.rose, 0.4), dye.clay, 0.35 * hash(Math.floor(id / 3), 6)))(light * 0.92),
      fill: [0.78, 0.96],
    },
    ...stack.map(
      ({ stripe: [ground, first, second] }, n): Layer => ({
        where: i => traced.child[i] === n + 1,
        across: x => x * threads * 0.8,
        along: (_, y, z) => (z + y) * 26,
        colour: (light, id) => {
          const place = modulo(id / (threads * 0.8), 0.62)
          return dyed(place < 0.1 ? first : place > 0.16 && place < 0.22 ? second : ground)(light)
        },
        fill: [0.8, 0.97],
        ply: 0.7,
      }),
    ),
    ...pencilDyes.flatMap((coat, n) => pencilLayers(traced, n + 1 + stack.length, coat, threads)),
  ]
  engrave(canvas, traced, layers, { ambient: 0.19, body: 0.98, character: 0.22 })
  // one red thread goes three times round the pencils
  const wind: Curve3 = t => {
    const angle = TAU * 3 * t - 1.2
    const [along, across, up] = [-0.12 + 0.16 * t, 0.33 * Math.cos(angle), 0.17 + 0.19 * Math.sin(angle)]
    const yaw = (24 * Math.PI) / 180
    return [0.05 + along * Math.cos(yaw) + across * Math.sin(yaw), 1.2 + up, 0.06 - along * Math.sin(yaw) + across * Math.cos(yaw)]
  }
  layCord(canvas, frame, traced, { path: wind, width: 10 * k, colour: () => dyed(dye.paper)(0.7), pieces: 700, shade: 0.45 })
  bloom(canvas, 0.14, 26 * k, 0.55)
  vignette(canvas, 0.3, 0.5, 0.45)
  return canvas
}

// --- the exercise book

function drawExercise(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const view: View = {
    ...common,
    width,
    height,
    span: 4.4,
    x: 0.1,
    y: 0.02,
    rotation: rotation(-26, 46),
  }
  const canvas = createGround(frame, dye.ink, dye.umber)
  const traced = trace(joinSolids([tableTop, exerciseBook, placeSolid(pencil, { rotate: rotation(52), move: [0.75, 0.19, 0.4] })]), view)
  const threads = width / view.span / (4.4 * k)
  const written = [0.93, 0.88, 0.95, 0.62]
  const layers: Layer[] = [
    {
      where: i => traced.child[i] === 0,
      across: (x, _, z) => (z + 0.05 * noise.at(x * 0.8, z * 1.7)) * threads * 0.8,
      along: x => x * 18,
      colour: light => dyed(mix(dye.lagoon, dye.teal, 0.3))(light),
      fill: [0.8, 0.97],
    },
    {
      where: i => traced.child[i] === 1,
      across: (_, y, z) => (z + y * 2) * threads * 0.9,
      along: x => x * 30,
      colour: (light, _, __, across, along) => {
        const x = along / 30
        const line = (across / (threads * 0.9) + 0.62) / 0.155
        const n = Math.floor(line)
        const page = x < 0 ? x + 1.06 : x
        const ruled = Math.abs(line - n - 0.5) < 0.07
        const end = (x < 0 ? written : [])[n]
        // handwriting: one thread that goes up and down along its line
        const pen =
          end !== undefined &&
          page > 0.14 &&
          page < 0.12 + 0.82 * end &&
          Math.abs(line - n - 0.42 + 0.13 * Math.sin(page * 96 + n) * Math.cos(page * 23 + 2 * n)) < 0.085
        if (pen) return dyed(dye.indigo)(light * 0.8)
        return ruled ? dyed(mix(dye.linen, dye.iris, 0.35))(light) : dyed(dye.paper)(light + 0.06)
      },
      fill: [0.88, 0.98],
      round: 0.45,
    },
    ...pencilLayers(traced, 2, dye.ember, threads),
  ]
  engrave(canvas, traced, layers, {
    ambient: 0.2,
    body: 0.98,
    character: 0.2,
  })
  layBars(canvas, frame)
  bloom(canvas, 0.18, 28 * k, 0.5)
  vignette(canvas, 0.34, 0.5, 0.45)
  return canvas
}

/** The light of a barred window, slantwise: warm between the bars, dim on them and round the window. */
function layBars({ width, height, pixels }: Canvas, { unit: k }: Frame): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = (x + 0.62 * y) / k - 1230
      const down = (y - 0.2 * x) / k - 330
      const inside = smooth(690, 668, Math.abs(across)) * smooth(430, 412, Math.abs(down))
      const bar = smooth(30, 22, Math.abs(modulo(across + 115, 230) - 115))
      const lit = inside * (1 - bar)
      const p = (y * width + x) * 3
      pixels[p] *= lerp(0.34, 1.24, lit)
      pixels[p + 1] *= lerp(0.34, 1.12, lit)
      pixels[p + 2] *= lerp(0.46, 0.92, lit)
    }
  }
}

const still = { shape: 0.75 }

export const pictures = {
  /** Emergency education: a bundle of pencils lies on a stack of folded blankets. */
  'emergency-education-pencils': { ...still, draw: drawBlankets },
  /** Education programme: an exercise book in the light of a barred window; one page is begun. */
  'education-programme-begun': { ...still, draw: drawExercise },
} satisfies Record<string, PictureDrawing>
