/**
 * The twelve strands: one thing each, on the same shelf and in the same light. A cord of the strand's own colour comes down
 * into every picture and does its work there: it holds, ties, mends, takes root.
 */
import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix, type Ramp, scale } from '../toolkit/colour.ts'
import type { Curve3, Point3 } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { type Rotation, rotation, turn } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, type Solid } from '../toolkit/solid.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { layCord } from './things-cord.ts'
import { dyed } from './things-dyed.ts'

type Strand = 'ember' | 'lagoon' | 'indigo' | 'marigold'

const stages: Readonly<Record<Strand, { wall: Colour; shelf: Colour; cord: Colour }>> = {
  ember: { wall: mix(dye.lagoon, dye.ink, 0.2), shelf: mix(dye.lagoon, dye.teal, 0.3), cord: mix(dye.ember, dye.marigold, 0.12) },
  lagoon: { wall: mix(dye.rose, dye.ember, 0.1), shelf: mix(dye.rose, dye.linen, 0.45), cord: mix(dye.lagoon, dye.teal, 0.25) },
  indigo: { wall: mix(dye.marigold, dye.ember, 0.12), shelf: mix(dye.marigold, dye.butter, 0.3), cord: mix(dye.indigo, dye.iris, 0.2) },
  marigold: { wall: mix(dye.indigo, dye.ink, 0.15), shelf: mix(dye.indigo, dye.iris, 0.4), cord: dye.marigold },
}

/** Where the wall stands behind the shelf, whose face is y = 0. */
export const wallAt = -1.2

const stage = createSolid({
  source: import.meta.url,
  parameters: ['stage', wallAt],
  distance: (_x, y, z) => Math.min(y, z - wallAt),
  bound: { x: 0, y: 0, z: 0, radius: 9 },
})

const pitch = 14

/** Pixels of the trace a pixel of the picture: threads are laid at full size, and bodies this large need no finer one. */
const detail = 0.66

export const viewOf = ({ width, height }: Frame): View => ({
  width: width * detail,
  height: height * detail,
  span: 4.2,
  x: 0,
  y: 0.98,
  near: 3.4,
  far: -3.4,
  rotation: rotation(0, pitch),
  light: [-0.56, 0.6, 0.57],
  shadow: 0.72,
})

/** Threads of a body, or of one of its parts. */
type Winding = Omit<Layer, 'where'> & { part?: number }

export type Body = { solid: Solid; windings: (threads: number) => readonly Winding[] }

export type Laid = { path: Curve3; width?: number; colour?: Colour; shade?: number; pieces?: number }

type StrandScene = {
  strand: Strand
  bodies: readonly Body[]
  /** The cord of the strand; others say their own colour. */
  cords?: readonly Laid[]
  over?: (canvas: Canvas, frame: Frame, traced: Trace) => void
}

/** Threads across a body in one dye. */
export const wound = (dyeing: Ramp, across: Layer['across'], more: Partial<Winding> = {}): Winding => ({
  across,
  colour: light => dyeing(light),
  fill: [0.8, 0.97],
  ...more,
})

/** From a body's own axes to the stage's. */
export const placedAt =
  (rotate: Rotation, move: Point3, size = 1) =>
  ([x, y, z]: Point3): Point3 => {
    const [X, Y, Z] = turn(rotate, x * size, y * size, z * size)
    return [X + move[0], Y + move[1], Z + move[2]]
  }

function stageLayers(traced: Trace, { wall, shelf }: { wall: Colour; shelf: Colour }, threads: number): Layer[] {
  const onShelf = (i: number): boolean => traced.y[i] < 0.02
  const common = { fill: [0.86, 0.98] as const, round: 0.5 }
  return [
    { ...common, where: i => traced.child[i] === 0 && !onShelf(i), across: x => x * threads * 0.8, colour: dyed(wall) },
    { ...common, where: i => traced.child[i] === 0 && onShelf(i), across: (_x, _y, z) => z * threads * 0.34, colour: dyed(shelf) },
  ]
}

/** The light lies in a pool on the wall behind the thing. */
const pool = (light: number, i: number, { child, x, y, z }: Trace): number =>
  child[i] === 0 ? light * lerp(1.24, 0.66, smooth(0.5, 2.5, Math.hypot(x[i] + 0.35, y[i] - 1.25, z[i] * 0.5))) : light * 1.06

function drawStrand(frame: Frame, { strand, bodies, cords = [], over }: StrandScene): Canvas {
  const { unit: k } = frame
  const colours = stages[strand]
  const canvas = createGround(frame, scale(colours.wall, 0.5), colours.wall)
  const view = viewOf(frame)
  const traced = trace(joinSolids([stage, ...bodies.map(({ solid }) => solid)]), view)
  const threads = frame.width / view.span / (4.3 * k)
  const layers = bodies.flatMap(({ windings }, n) =>
    windings(threads).map(
      ({ part, ...layer }): Layer => ({
        ...layer,
        where: i => traced.child[i] === n + 1 && (part === undefined || traced.part[i] === part),
      }),
    ),
  )
  engrave(canvas, traced, [...stageLayers(traced, colours, threads), ...layers], { ambient: 0.2, body: 0.98, character: 0.16, light: pool })
  over?.(canvas, frame, traced)
  for (const { path, width = 19, colour = colours.cord, shade = 0.5, pieces = 500 } of cords)
    layCord(canvas, frame, traced, { path, width: width * k, colour: () => scale(colour, 1.05), shade, pieces })
  bloom(canvas, 0.14, 26 * k, 0.55)
  vignette(canvas, 0.24, 0.5, 0.46)
  return canvas
}

export const pictureOf = (scene: StrandScene): PictureDrawing => ({ shape: 0.75, draw: frame => drawStrand(frame, scene) })
