import type { FilmDrawing } from '../drawing.ts'
import { layShade } from '../pictures/things-light.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { layRopes, type Rope } from '../toolkit/rope.ts'
import { strand } from '../toolkit/strand.ts'
import { createWritingHand } from './writing-hand.ts'

/** Units that the paper moves on in a loop: two waves of the line. */
const onward = 440
const wave = onward / 2
const span = 5.5
/** Where the pen writes, in units; it goes up and down by `stroke`. */
const pen = { x: 985, y: 500, stroke: 50 } as const
const threads = 6

const dyes: readonly Colour[] = [
  dye.indigo,
  mix(dye.rose, dye.ember, 0.45),
  mix(dye.indigo, dye.iris, 0.6),
  mix(dye.ember, dye.rose, 0.2),
  dye.indigo,
  mix(dye.rose, dye.ember, 0.45),
]

/** Height of the line at x, in units: at the pen one thread; farther left its strands part and cross. */
function lineAt(x: number, thread: number, t: number): readonly [height: number, depth: number] {
  const age = pen.x - x
  const open = smooth(60, 560, age)
  const written = ((x - pen.x) / wave + 2 * t) * TAU
  const phase = written + (open * thread * TAU) / threads
  const swell = 1 + open * (1.3 + 0.5 * Math.cos(written / 2))
  return [pen.y + pen.stroke * swell * Math.sin(phase), open * Math.cos(phase) * 12 + (1 - open) * (threads - thread) * 3]
}

/** The strands start outside the picture, at a place that moves with the paper: their twist moves with it. */
function strandsAt({ unit: k }: Frame, t: number): Rope[] {
  const start = -70 - onward * t
  return Array.from({ length: threads }, (_, thread): Rope => {
    const path = (s: number): Point3 => {
      const x = lerp(start, pen.x, s)
      const [y, z] = lineAt(x, thread, t)
      return [x * k, y * k, z * k]
    }
    return { path, radius: 5.4 * k, pitch: pitchOf(k), colour: dyes[thread], steps: Math.round((pen.x - start) / 3.6) }
  })
}

/** About 40 units, and a whole number of turns in what is drawn away in a loop. */
function pitchOf(k: number): number {
  const pieces = 900
  let length = 0
  let last: readonly [number, number] | undefined
  for (let i = 0; i <= pieces; i++) {
    const x = -2000 - (onward * i) / pieces
    const here = [x, lineAt(x, 0, 0)[0]] as const
    if (last) length += Math.hypot(here[0] - last[0], here[1] - last[1])
    last = here
  }
  return (length / Math.round(length / 40)) * k
}

const noise = createNoise(303)

/** Laid paper: its fine lines run the way it moves, so that they may stand still. */
function drawPaper(frame: Frame): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, mix(dye.rose, dye.linen, 0.15), mix(dye.paper, dye.rose, 0.12), { x: 0.34, y: 0.22, radius: 1.15 })
  for (let row = 0; row * 7 * k < height + 7 * k; row++) {
    const light = hash(row, 31)
    strand(canvas, s => [s * width, (row * 7 + 1.2 * noise.at(s * 3, row * 0.7)) * k], {
      pieces: 30,
      width: 2.6 * k,
      colour: light > 0.5 ? [1, 0.98, 0.95] : mix(dye.umber, dye.rose, 0.55),
      opacity: 0.05 + 0.1 * Math.abs(light - 0.5),
    })
  }
  return canvas
}

/** The chain lines of the paper, a hundred and thirty units apart: they show that it moves. */
function layChainLines(canvas: Canvas, { width, height, unit: k }: Frame, t: number): void {
  const apart = onward / 4
  for (let n = 0; (n * apart - onward * t) * k < width + onward * k; n++) {
    const x = (n * apart - onward * t + 40) * k
    if (x < -10 * k || x > width + 10 * k) continue
    strand(canvas, s => [x + 1.5 * k * Math.sin(s * 9 + (n % 4)), s * height], {
      pieces: 20,
      width: 3 * k,
      soft: 1.5 * k,
      colour: mix(dye.umber, dye.ember, 0.4),
      opacity: 0.13,
    })
  }
}

function shadeTheHand(canvas: Canvas, { unit: k }: Frame, y: number): void {
  const colour: Colour = [0.42, 0.27, 0.32]
  strand(canvas, s => [(pen.x + 4 + s * 330) * k, (y + 3 + s * 40) * k], {
    pieces: 12,
    width: s => (4 + 22 * s) * k,
    soft: 9 * k,
    mode: 'multiply',
    colour,
    opacity: 0.55,
  })
  layShade(canvas, (pen.x + 300) * k, (y + 12) * k, { across: 330 * k, down: 92 * k, colour, strength: 0.75, soft: 0.9 })
  layShade(canvas, (pen.x + 640) * k, (y + 40) * k, { across: 470 * k, down: 130 * k, colour, strength: 0.65, soft: 0.95 })
}

export const films = {
  /** A line is written: the pen draws one thread over the paper, and as it moves on the thread opens into a guilloche. */
  'feature-3': {
    seconds: 7,
    prepare(frame) {
      const { width, height, unit: k } = frame
      const size = width / span
      const hand = createWritingHand(frame, span, [(pen.x * k - width / 2) / size, -(pen.y * k - height / 2) / size, 0])
      const paper = drawPaper(frame)
      const canvas = new Canvas(width, height)
      return t => {
        canvas.copy(paper)
        const moved = lineAt(pen.x, 0, t)[0] - pen.y
        layChainLines(canvas, frame, t)
        layRopes(canvas, strandsAt(frame, t), { piece: 4, shadow: 0.5 })
        shadeTheHand(canvas, frame, pen.y + moved)
        hand.wind(canvas, moved * k)
        bloom(canvas, 0.1, 24 * k, 0.6)
        vignette(canvas, 0.2, 0.45, 0.45)
        return canvas
      }
    },
  },
} satisfies Record<string, FilmDrawing>
