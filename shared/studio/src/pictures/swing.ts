/** A swing whose rope has been mended, and a child on it: a repair is tested by use. */
import type { PictureDrawing } from '../drawing.ts'
import { emberDye, roseDye, skins } from '../people/dyes.ts'
import { createFigure, type FigureParameters, figureLayers, figurePart } from '../people/figure.ts'
import { createHand } from '../people/hand.ts'
import { threadOver } from '../people/hand-thread.ts'
import { placeHand, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point, type Point3, through } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, modulo } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid } from '../toolkit/solid.ts'
import { strand } from '../toolkit/strand.ts'
import { type Trace, trace, type View } from '../toolkit/trace.ts'
import { boardPart, bough, createBoard, createHangingRope, createWhipping, strandAt } from './swing-form.ts'
import { layLand, layLeaves, laySky } from './swing-land.ts'
import { seenIn } from './things-cord.ts'
import { goldYarn, timber } from './things-dyed.ts'

const noise = createNoise(472)

/** How far the swing hangs below its bough, and how far it has swung. */
const hang = 0.8
const swingTurn = rotation(0, -24)

const seat = 0.205
const child: Partial<FigureParameters> = {
  age: 9,
  hair: 'puffs',
  hem: 0.36,
  sleeves: 0.4,
  legs: 'bare',
  stance: 'sit',
  lean: -13,
  left: [0.46, 0.3, 0.4],
  right: [0.46, 0.06, 0.4],
  turn: 6,
  nod: -6,
}
const grown = createFigure(child).bones.size
const sitting = createFigure({ ...child, seat: seat / grown })
/** The figure sinks a little into what it sits on: so much higher it sits on the board. */
const lifted = 0.022 - seat - hang
/** Where the hands close round the ropes, the left and the right one. */
const [mended, other] = sitting.bones.hands.map(([x, y, z]): Point3 => [x, y + lifted, z]) as [Point3, Point3]
const boardAt = -hang - 0.012

/** Closed round a rope, the thumb above. */
const fist = createHand({
  age: 'child',
  fingers: [0.72, 0.76, 0.8, 0.86],
  spread: 0,
  thumb: { out: 30, front: 60, base: 26, tip: 40 },
  forearm: 0.06,
})
const hands = [mended, other].map((at, n) =>
  placeHand(fist, {
    fingers: [n === 0 ? 0.5 : -0.5, 0.12, 0.85],
    palm: [n === 0 ? -1 : 1, 0, 0.3],
    hold: [0, 0.88, 0.22],
    at,
    left: n === 0,
    size: 0.043,
  }),
)

const mend = { top: -0.11, low: -0.31 }
const whippedTurns = 19

const swingBodies = [
  ...hands,
  placeSolid(sitting, { move: [0, lifted, 0] }),
  createBoard(mended[0], boardAt, mended[2] - 0.03, mended[2]),
  createHangingRope(other[0], other[2], 0.02, boardAt),
  createHangingRope(mended[0], mended[2], 0.02, boardAt),
  createWhipping(mended[0], mended[2], mend.top, mend.low, whippedTurns),
]
const body = { child: 2, board: 3, ropes: [4, 5] as readonly number[], mend: 6, bough: 7 }

const viewOf = ({ width, height }: Frame): View => ({
  width,
  height,
  span: 1.2,
  x: 0.08,
  y: -0.412,
  rotation: rotation(147, 5),
  light: [0.62, 0.5, 0.6],
  near: 2.4,
  far: -2.4,
  shadow: 0.62,
})

const bark = ramp([scale(dye.ink, 0.5), scale(dye.umber, 0.6), mix(dye.umber, dye.clay, 0.5), mix(dye.clay, dye.marigold, 0.4), dye.butter])
const hemp = ramp([
  scale(dye.umber, 0.3),
  mix(dye.umber, dye.linen, 0.12),
  mix(dye.umber, dye.linen, 0.36),
  mix(dye.linen, mix(dye.clay, dye.marigold, 0.5), 0.3),
  dye.linen,
])

function layersOf(traced: Trace, threads: number): Layer[] {
  const is = (child: number) => (i: number) => traced.child[i] === child
  return [
    ...figureLayers(traced, { skin: skins.deep, top: roseDye }, threads, { child: body.child }),
    {
      where: i => traced.child[i] === body.child && traced.part[i] === figurePart.top,
      across: (x, y, z) => (y + z * 0.2 + 0.004 * Math.sin(x * 38 + z * 20)) * threads,
      along: (x, _, z) => Math.atan2(x, z) * 9,
      colour: (light, id) => (modulo(id, 13) < 3 ? emberDye(light * 0.8) : roseDye(light * 0.9)),
      fill: [0.7, 0.96],
      ply: 1,
    },
    {
      where: i => traced.child[i] === body.board && traced.part[i] === boardPart.wood,
      across: (x, y, z) => (z + y * 0.9 + 0.01 * noise.at(x * 6, z * 9)) * threads,
      colour: timber(0.5),
      fill: [0.8, 0.97],
    },
    {
      where: i => traced.child[i] === body.board && traced.part[i] === boardPart.knot,
      across: (x, y, z) => (y + z * 0.6 + x * 0.3) * threads * 0.6,
      colour: light => hemp(light),
    },
    {
      where: i => body.ropes.includes(traced.child[i]),
      across: (x, y, z) => strandAt(x - (x > 0 ? mended[0] : other[0]), y, z - mended[2]) + 0.5,
      colour: light => hemp(light * 1.05),
      fill: [0.86, 0.97],
    },
    {
      where: is(body.mend),
      across: (x, y, z) =>
        ((y - mend.low) / (mend.top - mend.low)) * whippedTurns + Math.atan2(x - mended[0], z - mended[2]) / (2 * Math.PI),
      along: (x, _, z) => Math.atan2(x - mended[0], z - mended[2]) * 3,
      colour: light => goldYarn(light * 1.12 + 0.06),
      fill: [0.9, 0.98],
      ply: 0.7,
    },
    {
      where: is(body.bough),
      across: (x, y, z) => (Math.atan2(z, y - 0.055) * 0.1 + x * 0.16 + 0.014 * noise.at(x * 4, y * 7, z * 7)) * threads * 0.8,
      along: x => x * 30,
      colour: light => bark(light * 1.3),
      fill: [0.78, 0.97],
      ply: 0.6,
    },
  ]
}

/** Broken fibres stand off where the yarn begins and ends, and its last turn hangs loose. */
function layLooseEnds(canvas: Canvas, frame: Frame, at: (point: Point3) => Point): void {
  const k = frame.unit
  for (const [n, end] of [mend.top, mend.low].entries()) {
    const away = n === 0 ? 1 : -1
    for (let i = 0; i < 15; i++) {
      const angle = hash(i, 478 + n) * Math.PI * 2
      const from = at([mended[0] + 0.012 * Math.sin(angle), end - away * 0.006, mended[2] + 0.012 * Math.cos(angle)])
      const out = (0.014 + 0.022 * hash(i, 480)) * Math.sin(angle)
      const to = at([mended[0] + 0.012 * Math.sin(angle) + out, end + away * (0.012 + 0.03 * hash(i, 481)), mended[2]])
      strand(canvas, t => [lerp(from[0], to[0], t) + 7 * k * Math.sin(angle) * t * t, lerp(from[1], to[1], t)], {
        pieces: 10,
        width: t => (2.3 - 1.2 * t) * k,
        colour: hemp(0.5 + 0.45 * hash(i, 482)),
        round: 0.6,
      })
    }
  }
  const [x, y] = at([mended[0] + 0.012, mend.low + 0.012, mended[2] + 0.012])
  const tail = through([
    [x, y],
    [x + 22 * k, y + 8 * k],
    [x + 40 * k, y + 44 * k],
    [x + 30 * k, y + 84 * k],
    [x + 52 * k, y + 120 * k],
  ])
  threadOver(canvas, tail, { width: 7.5 * k, colour: goldYarn(0.82), pieces: 80 })
}

export const pictures = {
  /** A child swings out towards the sun on a rope that was mended with golden yarn. */
  'discover-holds': {
    shape: 0.75,
    draw(frame) {
      const k = frame.unit
      const canvas = createGround(frame, scale(dye.lagoon, 0.5), dye.teal)
      laySky(canvas, frame)
      layLand(canvas, frame)
      const view = viewOf(frame)
      const swing = placeSolid(joinSolids(swingBodies), { rotate: swingTurn })
      const traced = trace(joinSolids([swing, bough]), view)
      const threads = frame.width / view.span / (3.6 * k)
      windHands(canvas, { ...traced, hands }, [{ skin: skins.deep, threads: 13 }], {
        ambient: 0.2,
        character: 0.24,
        layers: layersOf(traced, threads),
      })
      const seen = seenIn(frame, view)
      layLooseEnds(canvas, frame, point => {
        const [x, y] = seen(turn(swingTurn, ...point))
        return [x, y]
      })
      layLeaves(canvas, frame)
      bloom(canvas, 0.2, 30 * k, 0.5)
      vignette(canvas, 0.3, 0.52, 0.48)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
