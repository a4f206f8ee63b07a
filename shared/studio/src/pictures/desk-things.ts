/** What a lesson needs: an exercise book on a table. */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix } from '../toolkit/colour.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, modulo, smooth, TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid } from '../toolkit/solid.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { exerciseBook, pencil, pencilPart, tableTop } from './desk-things-form.ts'
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
  /** Education programme: an exercise book in the light of a barred window; one page is begun. */
  'education-programme-begun': { ...still, draw: drawExercise },
} satisfies Record<string, PictureDrawing>
