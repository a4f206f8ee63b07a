/**
 * Work in hand: what lies on one table, in one light, its cloth another each time. What people say and count runs through all of it
 * as a red thread; what offices write is typed in indigo.
 */
import type { PictureDrawing } from '../drawing.ts'
import { linenDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import { type Curve3, type Point3, polyline } from '../toolkit/curve.ts'
import { box } from '../toolkit/distance.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid } from '../toolkit/solid.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { tableTop } from './desk-things-form.ts'
import { runningWord } from './running-hand.ts'
import { type Body, wound } from './strands-stage.ts'
import { layCord } from './things-cord.ts'

/** What people say and count, and what offices write. */
export const said: Colour = mix(dye.ember, dye.marigold, 0.08)
export const typed: Colour = mix(dye.indigo, dye.ink, 0.25)

const viewOf = ({ width, height }: Frame, pitch: number): View => ({
  width,
  height,
  span: 3.6,
  x: 0,
  y: 0,
  near: 5,
  far: -5,
  rotation: rotation(0, pitch),
  light: [-0.66, 0.52, 0.5],
  shadow: 0.78,
})

/** A thread that lies on the table or is sewn on what lies there; its width in units. */
export type Laid = { path: Curve3; width: number; colour: Colour; shade?: number; pieces?: number }

type TableScene = {
  cloth: readonly [ground: Colour, stripe: Colour]
  bodies: readonly Body[]
  laid: readonly Laid[]
  /** What lies on the table under the bodies. */
  under?: readonly Laid[]
  /** Degrees from which it is looked down on. */
  pitch?: number
  over?: (canvas: Canvas, frame: Frame, view: View) => void
}

/** How far from where the light falls, 0..1. */
const far = (x: number, z: number): number => smooth(0.5, 2.4, Math.hypot(x + 0.35, z + 0.3))

/** The light lies in a pool on the cloth. */
const pool = (light: number, i: number, { child, x, z }: Trace): number =>
  light * (child[i] === 0 ? lerp(1, 0.5, far(x[i], z[i])) : lerp(1.1, 0.8, far(x[i], z[i])))

/** Two stripes run along the cloth before what lies on it, and two behind. */
const isStripe = (z: number): boolean => Math.abs(Math.abs(Math.abs(z) - 1.27) - 0.05) < 0.025

/** Never paler than its dye: a table is no thing to look at. */
const clothDye = (colour: Colour): Ramp => ramp([scale(colour, 0.1), scale(colour, 0.4), scale(colour, 0.78), scale(colour, 1.08)])

function drawTable(frame: Frame, { cloth: [ground, stripe], bodies, laid, under = [], pitch = 58, over }: TableScene): Canvas {
  const { unit: k } = frame
  const canvas = createGround(frame, scale(ground, 0.5), ground)
  const view = viewOf(frame, pitch)
  const traced = trace(joinSolids([tableTop, ...bodies.map(({ solid }) => solid)]), view)
  const threads = frame.width / view.span / (4.6 * k)
  const layers = bodies.flatMap(({ windings }, n) =>
    windings(threads).map(
      ({ part, ...layer }): Layer => ({
        ...layer,
        where: i => traced.child[i] === n + 1 && (part === undefined || traced.part[i] === part),
      }),
    ),
  )
  const [plain, striped] = [clothDye(ground), clothDye(stripe)]
  const table: Layer = {
    where: i => traced.child[i] === 0,
    across: (_x, _y, z) => z * threads * 0.5,
    colour: (light, id) => (isStripe(id / (threads * 0.5)) ? striped : plain)(light),
    fill: [0.97, 1],
    round: 0.34,
  }
  const lay = (threads: readonly Laid[], among: Trace): void => {
    for (const { path, width, colour, shade = 0.5, pieces = 400 } of threads)
      layCord(canvas, frame, among, { path, width: width * k, colour: () => scale(colour, 1.05), shade, pieces })
  }
  const options = { ambient: 0.2, body: 0.98, character: 0.08, light: pool }
  engrave(canvas, traced, [table], options)
  lay(under, { ...traced, hit: new Uint8Array(traced.hit.length) })
  engrave(canvas, traced, layers, options)
  lay(laid, traced)
  over?.(canvas, frame, view)
  bloom(canvas, 0.12, 26 * k, 0.6)
  vignette(canvas, 0.26, 0.5, 0.48)
  return canvas
}

export const pictureOf = (scene: TableScene): PictureDrawing => ({
  shape: 2 / 3,
  finish: { grain: 0 },
  draw: frame => drawTable(frame, scene),
})

export type Sheet = {
  readonly body: Body
  /** A point of the sheet, u across and v down it from its middle, a little above its face; in the axes of the table. */
  on(u: number, v: number, above?: number): Point3
}

type SheetOptions = {
  /** Half its width and half its length. */
  half: readonly [across: number, down: number]
  at: readonly [x: number, z: number]
  /** Degrees. */
  turned?: number
  /** Tells its waves from those of other sheets. */
  seed?: number
  /** How high it lies at a point, and the file that says so (`import.meta.url`). */
  rise?: (u: number, v: number) => number
  source?: string
  windings?: Body['windings']
}

/** No sheet lies quite flat: it swells, and lifts at two corners. */
const lying =
  (seed: number, [a, b]: readonly [number, number]) =>
  (u: number, v: number): number =>
    0.03 +
    0.022 * (1 + Math.sin(u * 3.4 + seed + 0.5 * v) * Math.cos(v * 1.3 + seed * 2)) +
    0.16 * smooth(1.05, 2.4, u / a + v / b) +
    0.16 * smooth(1.1, 2.4, -u / a - v / b)

const laidPaper: Body['windings'] = threads => [
  wound(
    light => linenDye(0.06 + light * 0.86),
    (_x, _y, z) => z * threads * 0.75,
    { fill: [0.97, 1], round: 0.15 },
  ),
]

export function createSheet({
  half,
  at,
  turned = 0,
  seed = 0,
  rise = lying(seed, half),
  source = import.meta.url,
  windings = laidPaper,
}: SheetOptions): Sheet {
  const [a, b] = half
  const rotate = rotation(turned)
  const [x, z] = at
  const sheet = createSolid({
    source,
    parameters: ['sheet', half, seed, String(rise)],
    distance: (u, y, v) => box(u, y - rise(u, v), v, a, 0.008, b, 0.006) * 0.85,
    bound: { x: 0, y: 0.08, z: 0, radius: Math.hypot(a, b) + 0.15 },
  })
  return {
    body: { solid: placeSolid(sheet, { rotate, move: [x, 0, z] }), windings },
    on(u, v, above = 0.016) {
      const [X, Y, Z] = turn(rotate, u, rise(u, v) + above, v)
      return [X + x, Y, Z + z]
    },
  }
}

/** Words of a running hand from `from` on, without letters, along the line v. */
export function handwriting(
  { on }: Pick<Sheet, 'on'>,
  v: number,
  from: number,
  words: readonly number[],
  seed: number,
  width = 7.5,
): Laid[] {
  const size = 0.0024
  let start = from
  return words.map(length => {
    const word = runningWord(seed + start * 7, 0, length / size, 0)
    const [u, pieces] = [start, Math.round(length * 560)]
    start += length + 0.075
    return {
      path: t => {
        const [x, y] = word(t)
        return on(u + x * size, v + y * size)
      },
      width,
      colour: said,
      shade: 0.4,
      pieces,
    }
  })
}

/** Typed words: strokes of one height, as far apart as the next. */
export const typing = ({ on }: Sheet, v: number, from: number, words: readonly number[], colour = typed, width = 8): Laid[] => {
  let start = from
  return words.map(length => {
    const u = start
    start += length + 0.05
    return { path: polyline([on(u, v), on(u + length, v)]), width, colour, shade: 0.25, pieces: 24 }
  })
}
