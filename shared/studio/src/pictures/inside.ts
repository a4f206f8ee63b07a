/** One exercise book for a whole room, in the light of a high barred window: residents and an officer, whose keys lie aside. */
import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, indigoDye, lagoonDye, roseDye, skins } from '../people/dyes.ts'
import { createHand, type HandOptions, handPart, handSize } from '../people/hand.ts'
import { grips, penDirection } from '../people/hand-poses.ts'
import { createRod } from '../people/hand-things.ts'
import { coveredBy, threadOver } from '../people/hand-thread.ts'
import { type HandLook, type HandPlace, type HandsTrace, placeHand, positionAt, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Point, Point3 } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { lerp, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation, turn, turnBack } from '../toolkit/rotation.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { project } from '../toolkit/trace.ts'
import { book, keys, openBook, pageHeight, table } from './inside-form.ts'
import { layBeam, layWall, layWindow } from './inside-room.ts'
import { runningWord } from './running-hand.ts'
import { timber } from './things-dyed.ts'

const noise = createNoise(501)

const camera = rotation(0, 40)
const seen = (point: Point3): Point3 => turn(camera, ...point)
const view = { span: 6.7, x: 0, y: 0.6, light: [-0.16, 0.9, 0.3], near: 8, far: -8, shadow: 0.75 } as const

type Learner = { hand: HandOptions; look: HandLook; place: Pick<HandPlace, 'fingers' | 'palm' | 'at' | 'hold' | 'left'> }

const lying: HandOptions = {
  fingers: [0.12, 0.1, 0.13, 0.18],
  spread: 0.35,
  thumb: { out: 44, front: 14 },
  sleeve: { from: 0.45 },
  forearm: 5,
}
const pointing: HandOptions = {
  fingers: [{ base: 14, middle: 10 }, 0.34, 0.42, 0.5],
  spread: 0.1,
  thumb: { out: 30, front: 10, base: 8, tip: 14 },
  sleeve: { from: 0.4 },
  forearm: 5,
}
const middle: Point3 = [0, 0.6, 0]
const down: Point3 = [0, -1, 0]

const nib: Point3 = [0.6, pageHeight(0.6) + 0.01, 0.43]
/** From a desk whose z is up to this table. */
const upright = ([x, y, z]: Point3): Point3 => [x, z, -y]
const plus = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

const writer = { skin: skins.bronze, sleeve: roseDye }
const reader = { skin: skins.porcelain, sleeve: lagoonDye }
const officer = { skin: skins.ebony, sleeve: indigoDye }

const learners: readonly Learner[] = [
  {
    hand: { ...grips.signing.pose, sleeve: { from: 0.35 }, forearm: 5 },
    look: writer,
    place: {
      fingers: upright(grips.signing.place.fingers),
      palm: upright(grips.signing.place.palm),
      hold: grips.signing.place.hold,
      at: plus(nib, upright(grips.signing.place.at)),
    },
  },
  { hand: lying, look: writer, place: { fingers: [0.3, -0.06, -0.95], palm: down, hold: middle, at: [-1.1, 0.26, 1.3], left: true } },
  { hand: pointing, look: reader, place: { fingers: [0.92, -0.1, -0.12], palm: [0, -1, -0.12], hold: middle, at: [-1.78, 0.4, 0.02] } },
  { hand: lying, look: reader, place: { fingers: [0.8, -0.04, 0.5], palm: down, hold: middle, at: [-1.72, 0.26, -1.42], left: true } },
  { hand: lying, look: officer, place: { fingers: [-0.88, -0.05, 0.3], palm: down, hold: middle, at: [1.92, 0.27, -1.15] } },
]

const body = { pen: 0, book: 1, keys: 2, table: 6 }

function traceTable(frame: Frame): HandsTrace {
  const hands = learners.map(({ hand, place }) =>
    placeHand(createHand(hand), {
      ...place,
      fingers: seen(place.fingers),
      palm: seen(place.palm),
      at: seen(place.at),
      size: handSize[hand.age ?? 'adult'],
    }),
  )
  const along = (t: number): Point3 => seen(plus(nib, upright([penDirection[0] * t, penDirection[1] * t, penDirection[2] * t])))
  const others = [
    createRod(along(0), along(1.7), 0.012, 0.052),
    placeSolid(book, { rotate: camera }),
    placeSolid(placeSolid(keys, { rotate: rotation(70), move: [0.02, 0, -1.78] }), { rotate: camera }),
    placeSolid(table, { rotate: camera }),
  ]
  return traceHands(hands, frame, { ...view, others })
}

const paper = ramp([scale(dye.umber, 0.4), mix(dye.umber, dye.linen, 0.4), mix(dye.linen, dye.butter, 0.3), dye.paper, [1.06, 1.02, 0.94]])
const wood = timber(0.2)

/** Two rows of braid on the sleeve of the officer, whose hand is the last. */
function braid(traced: HandsTrace): Layer {
  const child = traced.hands.length - 1
  const arm = traced.hands[child]?.hand.skeleton.arm
  if (!arm) throw new Error('There are no hands')
  const { start, along, side } = arm
  const across: Layer['across'] = (x, y, z) => {
    const [dx, dy, dz] = [x - start[0], y - start[1], z - start[2]]
    return (dx * (along[0] + 0.2 * side[0]) + dy * (along[1] + 0.2 * side[1]) + dz * (along[2] + 0.2 * side[2])) * 36 * 0.62
  }
  return {
    where: i => traced.child[i] === child && traced.part[i] === handPart.cloth,
    across,
    along: (x, _, z) => (x + 0.5 * z) * 20,
    colour: (light, id) => (braided.includes(id) ? goldDye(light * 1.1) : indigoDye(light)),
    ply: 0.7,
  }
}
const braided = [13, 14, 15, 18, 19, 20]

function layersOf(traced: HandsTrace): Layer[] {
  const first = traced.hands.length
  const is = (child: number, part?: number) => (i: number) =>
    traced.child[i] === first + child && (part === undefined || traced.part[i] === part)
  return [
    braid(traced),
    { where: is(body.pen), across: (x, y, z) => (x * 0.6 + y + z) * 30, colour: light => emberDye(light), ply: 0 },
    { where: is(body.book, 0), across: (_x, _y, z) => z * 46, colour: light => paper(light), fill: [0.88, 0.97], ply: 0, round: 0.5 },
    { where: is(body.book, 1), across: (_x, y) => y * 60, colour: light => paper(light * 0.8), ply: 0 },
    {
      where: i => traced.child[i] >= first + body.keys && traced.child[i] < first + body.table,
      across: (x, y, z) => (y + x * 0.4 + z) * 34,
      colour: light => goldDye(light),
      fill: [0.82, 0.97],
    },
    {
      where: is(body.table),
      across: (x, y, z) => (z * 0.9 + y + 0.03 * noise.at(x * 0.5, z * 2.4)) * 17,
      along: x => x * 12,
      colour: light => wood(light),
      fill: [0.86, 0.98],
      round: 0.55,
    },
  ]
}

/** What falls through the window lies round the book; the rest of the room has what the walls give back. */
const windowLight = (light: number, i: number, traced: HandsTrace): number => {
  const [x, , z] = turnBack(camera, ...positionAt(traced, i))
  const beam = smooth(2.9, 0.6, Math.hypot((x + 0.1 - 0.12 * z) * 0.92, (z + 0.1) * 1.1))
  return light * lerp(traced.child[i] < traced.hands.length ? 0.62 : 0.34, 1.24, beam)
}

export const pictures = {
  /** Five hands round one open exercise book under a barred window. */
  'discover-inside': {
    shape: 0.75,
    draw(frame) {
      const k = frame.unit
      const canvas = createGround(frame, scale(dye.clay, 0.25), scale(dye.clay, 0.8), { x: 0.5, y: 0.1, radius: 0.8 })
      const at = (point: Point3): Point => {
        const [X, Y] = seen(point)
        return project(view, frame.width, frame.height, X, Y)
      }
      layWall(canvas, frame)
      layWindow(canvas, frame)
      const traced = traceTable(frame)
      windHands(
        canvas,
        traced,
        learners.map(({ look }) => look),
        { ambient: 0.16, light: (light, i) => windowLight(light, i, traced), layers: layersOf(traced) },
      )
      write(canvas, k, at, traced)
      layBeam(canvas, frame, at)
      bloom(canvas, 0.26, 34 * k, 0.42)
      vignette(canvas, 0.36, 0.5, 0.5)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>

/** Lines begun by one hand and gone on with by another. */
function write(canvas: Canvas, k: number, at: (point: Point3) => Point, traced: HandsTrace): void {
  const hidden = coveredBy(traced, canvas, [0, 1, 2, 3, 4, 5])
  const size = 0.0024
  const onPage = (x: number, z: number): Point => at([x, pageHeight(x) + 0.01, z])
  for (const side of [-1, 1])
    for (let line = 0; line < 10; line++) {
      const z = -0.8 + line * 0.176
      const [x0, x1] = [side * 0.16, side * (openBook.half - 0.1)]
      threadOver(canvas, t => onPage(lerp(x0, x1, t), z + 0.035), {
        width: 2.2 * k,
        colour: mix(dye.iris, dye.linen, 0.5),
        pieces: 30,
        hidden,
      })
      const words = side < 0 ? 3 + (line % 3 === 2 ? -1 : 0) : line < 7 ? 3 : line === 7 ? 1 : 0
      let start = Math.min(x0, x1) + 0.06
      for (let n = 0; n < words; n++) {
        const length = 0.24 + 0.16 * hash(line * 7 + n + side, 507)
        const word = runningWord(line * 5 + n + (side > 0 ? 60 : 0), 0, length / size, 0)
        const from = start
        start += length + 0.07
        threadOver(
          canvas,
          t => {
            const [x, y] = word(t)
            return onPage(from + x * size, z + y * size)
          },
          { width: 4.6 * k, colour: side < 0 ? dye.ember : dye.indigo, pieces: 160, hidden },
        )
      }
    }
}
