/** The book from near: a finger reads along a line, and what is read lifts off the page as thread. */
import type { PictureDrawing } from '../drawing.ts'
import { emberDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { type HandsTrace, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, glow, vignette } from '../toolkit/light.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { createRandom, hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { warp } from '../toolkit/strand.ts'
import { layCord, seenIn } from './things-cord.ts'

/** The book as it is seen: x to the right from its fold, y up, z towards us. */
const lying = rotation(-13, 33, 0)

/** How high a page stands, from the fold (0) to its edge (1). */
const arch = (a: number): number => 0.3 * Math.sin(Math.PI * Math.min(1, a ** 0.75)) * (1 - 0.35 * a) + 0.02

const half = 1.2
const openPages = createSolid({
  source: import.meta.url,
  parameters: 'open pages',
  distance: (x, y, z) => {
    const out = Math.abs(x) / half
    return Math.max(y - 0.62 * arch(Math.min(1, out)), -0.12 - y, Math.abs(x) - half, Math.abs(z) - 0.86) * 0.55
  },
  bound: { x: 0, y: 0.05, z: 0, radius: 1.5 },
})

const rows = 11
/** The line that is being read, and where in it the finger is. */
const reading = { row: 5, at: 0.52 }

/** A place in the writing: s from the fold's margin (0) to the edge's (1), on the left page if negative; `up` above the page. */
function written(s: number, row: number, up = 0): Point3 {
  const out = 0.15 + 0.76 * Math.abs(s)
  return [Math.sign(s || 1) * out * half, 0.62 * arch(out) + up, lerp(-0.74, 0.74, row / (rows - 1))]
}

const light: Point3 = [-0.55, 0.6, 0.58]

function traceReading(frame: Frame): HandsTrace {
  const pointing = createHand({
    fingers: [
      { base: 16, middle: 16, tip: 10 },
      { base: 46, middle: 62 },
      { base: 56, middle: 74 },
      { base: 60, middle: 78 },
    ],
    spread: 0.1,
    thumb: { out: 24, front: 42, base: 16, tip: 30 },
    wrist: { flex: -12 },
    sleeve: { from: 0.5 },
    forearm: 4,
  })
  const hand = placeHand(pointing, {
    fingers: turn(lying, -0.8, -0.16, -0.5),
    palm: turn(lying, -0.1, -1, 0.14),
    hold: pointing.pads[1],
    at: turn(lying, ...written(reading.at, reading.row + 0.35, 0.01)),
    size: 0.62,
  })
  return traceHands([hand], frame, {
    span: 2.1,
    resolution: 0.6,
    x: 0.38,
    y: 0.02,
    light,
    shadow: 0.62,
    near: 4,
    far: -4,
    others: [placeSolid(openPages, { rotate: lying })],
  })
}

const paper = ramp([
  scale(dye.umber, 0.4),
  mix(dye.umber, dye.linen, 0.55),
  dye.linen,
  mix(dye.linen, dye.paper, 0.6),
  dye.paper,
  dye.paper,
])
const ink = mix(dye.ink, dye.indigo, 0.5)
const yarns = [dye.marigold, dye.butter, dye.rose, dye.marigold, dye.paper, mix(dye.teal, dye.butter, 0.6)]

type Lay = (path: Curve3, width: number, colour: (t: number) => Colour, shade?: number) => void

/** The words that are still to be read. No letters: stitches as long as words are. */
function stitchWords(lay: Lay): void {
  const random = createRandom(64)
  for (const side of [-1, 1])
    for (let row = 0; row < rows; row++) {
      const end = row % 4 === 3 ? 0.5 : 1
      for (let s = 0.02; s < end; ) {
        const [from, to] = [s, Math.min(end, s + random.between(0.04, 0.13))]
        s = to + 0.035
        if (side < 0 ? row < 9 : row < reading.row || (row === reading.row && from < reading.at)) continue
        if (side > 0 && row < reading.row + 2 && from > 0.72) continue // under the hand
        lay(
          t => written(side * lerp(from, to, t), row, 0.004 * Math.sin(Math.PI * t)),
          10,
          () => ink,
        )
      }
    }
}

/** Where the threads go: up, out of the picture, to where the cord is. */
const gathering: Point3 = [0.46, 0.86, -0.5]

function layRisingThreads(lay: Lay): void {
  for (let n = 0; n < 150; n++) {
    const row = Math.floor(hash(n, 22) ** 0.8 * reading.row)
    const yarn = yarns[Math.floor(hash(n, 30) * yarns.length)]
    lay(rising(0.08 + 0.9 * hash(n, 23), row, 0.05 + 0.12 * hash(n, 28), n), 2 + 2.5 * hash(n, 25), fromInk(yarn), 0)
  }
  lay(rising(reading.at, reading.row, 0.3, 0), 11, fromInk(dye.marigold), 0.4)
}

/** A thread lies on its line, then lifts off to where they gather. */
function rising(s: number, row: number, along: number, n: number): Curve3 {
  const [gx, gy, gz] = gathering
  const spread = 0.1
  const leaving = Math.max(0.02, s - along)
  const [x, y, z] = written(leaving, row)
  return through([
    written(s, row, 0.008),
    written(lerp(s, leaving, 0.5), row, 0.01),
    [x, y + 0.03, z],
    [lerp(x, gx, 0.1) - 0.03, lerp(y, gy, 0.3), lerp(z, gz, 0.2)],
    [lerp(x, gx, 0.55), lerp(y, gy, 0.62), lerp(z, gz, 0.6)],
    [gx + spread * (hash(n, 3) - 0.5), gy, gz],
  ])
}

const fromInk = (yarn: Colour) => (t: number) => scale(mix(ink, yarn, smooth(0.02, 0.24, t)), 0.8 + 0.3 * smooth(0.2, 0.6, t))

export const pictures = {
  /** Education, the same book from near: a finger reads, and the line that it reads goes up with those before it. */
  'education-read': {
    shape: 0.625,
    portrait: 'never',
    draw(frame) {
      const { width, unit: k } = frame
      const canvas: Canvas = createGround(frame, scale(dye.lagoon, 0.3), mix(dye.lagoon, dye.teal, 0.4), { x: 0.62, y: 0.2, radius: 0.85 })
      warp(canvas, frame, { colour: dye.butter, opacity: 0.05, seed: 65 })
      const traced = traceReading(frame)
      const threads = width / traced.view.span / (4.6 * k)
      windHands(canvas, traced, [{ skin: skins.deep, sleeve: emberDye, threads: 60 }], {
        ambient: 0.24,
        // the light lies on what is being read
        light: (l, i, { child, x }) => (child[i] === 1 ? l * lerp(0.5, 1, smooth(-1, 0.1, x[i])) : l),
        layers: [
          {
            where: i => traced.child[i] === 1 && traced.y[i] < -0.1,
            across: (x, _, z) => (x + z) * threads,
            colour: emberDye,
          },
          {
            where: i => traced.child[i] === 1 && traced.y[i] >= -0.1,
            across: (_, y, z) => (z + y * 0.6) * threads,
            colour: (l, _, lit) => paper(lerp(lit, l, 0.25)),
            fill: [0.95, 0.99],
            round: 0.3,
            ply: 0,
          },
        ],
      })
      const view = { ...traced.view, rotation: lying }
      const lay: Lay = (path, wide, colour, shade = 0.3) =>
        layCord(canvas, frame, { ...traced, view }, { path, width: wide * k, colour, shade, pieces: 120 })
      stitchWords(lay)
      layRisingThreads(lay)
      const [gx, gy] = seenIn(frame, view)([0.3, 0.9, -0.8])
      glow(canvas, gx, gy, 320 * k, dye.marigold, { strength: 0.16, falloff: 2.5, stretch: 1.1 })
      bloom(canvas, 0.22, 28 * k, 0.4)
      vignette(canvas, 0.4, 0.58, 0.45)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
