import type { PictureDrawing } from '../drawing.ts'
import { skins } from '../people/dyes.ts'
import { Canvas } from '../toolkit/canvas.ts'
import { createCloth } from '../toolkit/cloth.ts'
import { type Colour, dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { strand, warp } from '../toolkit/strand.ts'
import type { Trace } from '../toolkit/trace.ts'
import {
  browAt,
  closedLids,
  closedLine,
  creaseAt,
  eyeHeight,
  foldLine,
  irisAt,
  type Lids,
  lidShade,
  lowerEdge,
  onLid,
  openLids,
  outside,
  upperEdge,
} from './places-eye-form.ts'
import { type EyePlace, layIris, layMirror } from './places-eye-iris.ts'

/** Closed, it is seen from a little further off: its thread has room beside it. */
function placeEye({ width, height, unit: k, portrait }: Frame, { closed }: Lids): EyePlace {
  const unit = (portrait ? 376 : closed ? 396 : 462) * k
  const [cx, cy] = portrait ? [width * 0.5, height * 0.4] : [width * (closed ? 0.7 : 0.615), height * (closed ? 0.53 : 0.545)]
  return { unit, at: (x, y) => [cx + x * unit, cy + y * unit], from: (x, y) => [(x - cx) / unit, (y - cy) / unit] }
}

const noise = createNoise(27)
const sclera = ramp([
  scale(dye.plum, 0.5),
  mix(dye.plum, dye.rose, 0.22),
  mix(mix(dye.iris, dye.rose, 0.6), dye.plum, 0.2),
  mix(dye.rose, dye.linen, 0.55),
  dye.paper,
  dye.paper,
])
const flesh = ramp([scale(dye.clay, 0.3), scale(dye.clay, 0.9), mix(dye.ember, dye.rose, 0.5), dye.rose, dye.paper])

function windSkin(canvas: Canvas, relief: Trace, place: EyePlace, { width, portrait }: Frame, lids: Lids): void {
  const eyeX = (i: number): number => place.from(((i % relief.width) + 0.5) * (width / relief.width), 0)[0]
  const eyeY = (i: number): number => place.from(0, (Math.floor(i / relief.width) + 0.5) * (width / relief.width))[1]
  const open = (i: number): number => outside(eyeX(i), eyeY(i), lids)
  const roundness = (i: number): number => {
    if (lids.closed) return 1 - 0.6 * lidShade(eyeX(i), eyeY(i))
    return open(i) > 0 ? 1 : (0.45 + 0.55 * smooth(0.02, 0.24, eyeY(i) - upperEdge(eyeX(i)))) * (1 - 0.42 * eyeX(i) ** 2)
  }
  // words stand at the foot
  const foot = (x: number, y: number): number =>
    portrait ? 1 - 0.9 * smooth(0.75, 1.75, y) : 1 - 0.6 * smooth(0.45, 0.95, y) * smooth(1, 0, x)
  const shade = (light: number, i: number): number =>
    light * roundness(i) * (1 - 0.86 * smooth(-0.6, -1.75, eyeX(i))) * (1 - 0.3 * smooth(1.1, 2.2, eyeX(i))) * foot(eyeX(i), eyeY(i))
  const winding = (x: number, y: number): number => foldLine(x, y, lids) + 0.012 * noise.at(x * 3, y * 3)
  const caruncle = (i: number): boolean => Math.hypot((eyeX(i) + 1) / 0.15, (eyeY(i) - 0.085) / 0.12) < 1
  const lid = (i: number): boolean => lids.closed && onLid(eyeX(i), eyeY(i))
  const skin = (threads: number, where: (i: number) => boolean): Layer => ({
    where,
    across: (_x, _y, _z, i) => winding(eyeX(i), eyeY(i)) * threads,
    along: (_x, _y, _z, i) => eyeX(i) * 42,
    colour: light => skins.bronze(light),
    fill: [0.66, 0.95],
    ply: 0.55,
  })
  engrave(
    canvas,
    relief,
    [
      skin(50, i => open(i) > -0.004 && !lid(i)),
      // drawn out over the ball, it is wound closer
      ...(lids.closed ? [skin(72, lid)] : []),
      {
        where: i => open(i) <= 0.004 && !caruncle(i),
        across: (_x, _y, _z, i) => Math.hypot(eyeX(i) - irisAt.x, eyeY(i) - irisAt.y) * 62,
        along: (_x, _y, _z, i) => Math.atan2(eyeX(i), eyeY(i)) * 20,
        colour: light => sclera(light * 0.98),
        fill: [0.86, 0.97],
        round: 0.5,
      },
      {
        where: i => open(i) <= 0.004 && caruncle(i),
        across: (_x, _y, _z, i) => (eyeY(i) + 0.3 * eyeX(i)) * 70,
        colour: light => flesh(light),
        fill: [0.85, 0.96],
        round: 0.6,
      },
    ],
    { body: 0.95, ambient: 0.2, character: 0.3, light: shade },
  )
}

type Lashes = {
  count: number
  edge: (x: number) => number
  /** -1 upwards, 1 downwards. */
  way: number
  length: number
  width: number
  /** Where they turn, as shares of how far they go sideways and away from the lid. */
  knee: readonly [number, number]
}

const upperLashes: Lashes = { count: 104, edge: upperEdge, way: -1, length: 0.4, width: 8.2, knee: [0.62, 0.2] }
const lowerLashes: Lashes = { count: 44, edge: lowerEdge, way: 1, length: 0.14, width: 3.8, knee: [0.62, 0.2] }
/** Those of the upper lid when it is closed: they fall first, then turn outwards. */
const closedLashes: Lashes = { count: 118, edge: x => closedLine(x) + 0.018, way: 1, length: 0.34, width: 6.6, knee: [0.22, 0.92] }

/** A row of lashes on the edge of a lid. */
function layLashes(canvas: Canvas, { at }: EyePlace, k: number, { count, edge, way, length, width, knee: turn }: Lashes): void {
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1)
    const own = hash(i, way + 30)
    const x = lerp(-0.88, 0.985, share) + 0.016 * (own - 0.5)
    const lean = lerp(-0.62, 1.12, share) + 0.22 * (own - 0.5)
    const reach = length * (0.42 + 0.58 * Math.sin(Math.PI * Math.min(1, 0.1 + share * 0.72))) * (0.8 + 0.4 * hash(i, 41))
    const root: Point = [x, edge(x) - way * 0.006]
    const knee: Point = [x + reach * turn[0] * Math.sin(lean * 1.25), root[1] + way * reach * turn[1] * Math.cos(lean)]
    const tip: Point = [x + reach * Math.sin(lean), root[1] + way * reach * Math.cos(lean * 0.85)]
    strand(
      canvas,
      t => {
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
        return at(a * root[0] + b * knee[0] + c * tip[0], a * root[1] + b * knee[1] + c * tip[1])
      },
      {
        pieces: 22,
        width: t => width * k * (1 - t) ** 0.75 + 0.5 * k,
        colour: mix(scale(dye.ink, 0.55), dye.umber, 0.25 * own),
        round: 0.5,
        opacity: 0.96,
      },
    )
  }
}

function layBrow(canvas: Canvas, { at }: EyePlace, k: number): void {
  for (let i = 0; i < 260; i++) {
    const share = hash(i, 51)
    const x = lerp(-1.02, 1.62, share)
    const thick = 0.17 * smooth(-0.1, 0.25, share) * (1 - 0.75 * smooth(0.45, 1, share)) + 0.03
    const y = browAt(x) + (hash(i, 52) - 0.5) * 2 * thick
    const lean = lerp(1.15, 0.1, smooth(0, 0.4, share)) * (y > browAt(x) ? 1 : 0.55) - 0.22 * smooth(0.55, 1, share)
    const reach = 0.2 + 0.14 * hash(i, 53)
    strand(canvas, t => at(x + reach * t, y - lean * reach * t * (1 - 0.4 * t)), {
      pieces: 12,
      width: t => (3.4 + 1.8 * hash(i, 54)) * k * (1 - 0.8 * t),
      colour: mix(scale(dye.ink, 0.6), dye.umber, 0.45 * hash(i, 55)),
      round: 0.6,
      opacity: t => smooth(0, 0.15, t) * 0.95 * smooth(-1.15, -0.8, x),
    })
  }
}

/** The wet line where the lids meet the ball. */
function layEdges(canvas: Canvas, { at }: EyePlace, k: number): void {
  const wet: Colour = mix(dye.rose, dye.paper, 0.5)
  strand(canvas, t => at(lerp(-0.99, 0.99, t), upperEdge(lerp(-0.99, 0.99, t)) + 0.004), {
    pieces: 120,
    width: t => (4 + 9 * Math.sin(Math.PI * t) ** 0.6) * k,
    colour: scale(dye.ink, 0.5),
    opacity: 0.92,
  })
  strand(canvas, t => at(lerp(-0.93, 0.97, t), lowerEdge(lerp(-0.93, 0.97, t)) + 0.012), {
    pieces: 120,
    width: 9 * k,
    colour: mix(dye.clay, dye.rose, 0.4),
    round: 0.7,
    ply: 13 * k,
    opacity: t => smooth(0, 0.05, t) * smooth(1, 0.93, t),
  })
  strand(canvas, t => at(lerp(-0.88, 0.9, t), lowerEdge(lerp(-0.88, 0.9, t)) - 0.004), {
    pieces: 120,
    width: 2.6 * k,
    colour: wet,
    opacity: t => 0.75 * Math.sin(Math.PI * t),
  })
}

/** Only what lies in the opening between the lids. */
function layBall(canvas: Canvas, frame: Frame, place: EyePlace): void {
  const ball = new Canvas(frame.width, frame.height).copy(canvas)
  layIris(ball, place, frame.unit)
  layMirror(ball, place, frame.unit)
  canvas.lay(ball, i => {
    const [x, y] = place.from((i % frame.width) + 0.5, Math.floor(i / frame.width) + 0.5)
    if (Math.abs(x) > 0.7) return 0
    return clamp(0.5 - (outside(x, y) * place.unit) / 1.4)
  })
}

/** Where a closed lid folds, and its edge, with its shade on the lower one. */
function layClosedLid(canvas: Canvas, { at }: EyePlace, k: number): void {
  const line = (t: number, below: number): Point => at(lerp(-0.99, 1.08, t), closedLine(lerp(-0.99, 1.08, t)) + below)
  strand(canvas, t => at(lerp(-1.02, 1.09, t), creaseAt(lerp(-1.02, 1.09, t))), {
    pieces: 160,
    width: 3.4 * k,
    colour: scale(dye.umber, 0.5),
    opacity: t => 0.8 * smooth(0, 0.2, t),
  })
  strand(canvas, t => line(t, 0.045), {
    pieces: 120,
    width: 20 * k,
    soft: 18 * k,
    mode: 'multiply',
    colour: scale(dye.umber, 1.2),
    opacity: t => 0.8 * Math.sin(Math.PI * t) ** 0.4,
  })
  strand(canvas, t => line(t, 0.004), {
    pieces: 120,
    width: t => (3 + 7 * Math.sin(Math.PI * t) ** 0.6) * k,
    colour: scale(dye.ink, 0.5),
    opacity: 0.92,
  })
}

/** One thread of the lid is golden: it lies along its edge, and runs on past the corner by the nose. */
function layOwnThread(canvas: Canvas, { at }: EyePlace, k: number): void {
  const beyond = through([
    [-0.9, closedLine(-0.9)],
    [-1.08, 0.03],
    [-1.34, 0.01],
    [-1.66, 0.2],
    [-2.02, 0.52],
    [-2.5, 0.7],
    [-3, 0.62],
  ])
  const corner = 0.45
  const path = (t: number): Point => {
    if (t >= corner) return at(...beyond((t - corner) / (1 - corner)))
    const x = lerp(0.97, -0.9, t / corner)
    return at(x, closedLine(x) - 0.02 * smooth(0, 0.04, t) * smooth(corner, corner - 0.06, t))
  }
  strand(canvas, t => [path(t)[0] + 3 * k, path(t)[1] + 9 * k], {
    pieces: 300,
    width: 10 * k,
    soft: 7 * k,
    mode: 'multiply',
    colour: scale(dye.umber, 0.8),
    opacity: t => 0.75 * smooth(0, 0.05, t) * smooth(0.75, 0.5, t),
  })
  strand(canvas, path, {
    pieces: 360,
    width: t => (2 + 5 * smooth(0, 0.12, t)) * k,
    colour: t => mix(dye.marigold, dye.butter, 0.25 + 0.2 * Math.sin(t * 9)),
    rope: 19 * k,
  })
}

const draw =
  (lids: Lids): PictureDrawing['draw'] =>
  frame => {
    const { width, height, unit: k } = frame
    const canvas = createGround(frame, dye.ink, mix(dye.plum, dye.clay, 0.3), { x: 0.62, y: 0.45, radius: 0.9, strength: 0.8 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 44 })
    const place = placeEye(frame, lids)
    const scaleOfCloth = (2 * place.unit) / width
    const relief = createCloth(
      frame,
      (x, y) => {
        const [ex, ey] = place.from((x / 2 + 0.5) * width, height / 2 + (y / 2) * width)
        return eyeHeight(ex, ey, lids) * scaleOfCloth
      },
      { light: [-0.42, 0.66, 0.62], pull: 0, depth: 0.7, shadow: 0.12 },
    )
    windSkin(canvas, relief, place, frame, lids)
    if (lids.closed) {
      layClosedLid(canvas, place, k)
      layOwnThread(canvas, place, k)
      layLashes(canvas, place, k, closedLashes)
    } else {
      layBall(canvas, frame, place)
      layEdges(canvas, place, k)
      layLashes(canvas, place, k, lowerLashes)
      layLashes(canvas, place, k, upperLashes)
    }
    layBrow(canvas, place, k)
    bloom(canvas, 0.26, 26 * k, 0.35)
    vignette(canvas, 0.5, 0.62, 0.48)
    return canvas
  }

/** An eye very near: in the woven iris a new sun stands over the hills. */
export const vision: PictureDrawing = { shape: 0.5625, portrait: 'drawn', draw: draw(openLids) }
/** The same eye closed: one thread of its lid is golden, and runs on towards the words. */
export const visionClosed: PictureDrawing = { shape: 0.5625, portrait: 'never', draw: draw(closedLids) }
