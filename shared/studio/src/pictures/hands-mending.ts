import type { PictureDrawing } from '../drawing.ts'
import { roseDye, saffronDye, skins } from '../people/dyes.ts'
import { createHand, type HandAge, handSize } from '../people/hand.ts'
import { type Grip, grips, needleDirection } from '../people/hand-poses.ts'
import { createRod, createTornSheet, tearAt } from '../people/hand-things.ts'
import { coveredBy, threadOver } from '../people/hand-thread.ts'
import { type HandsTrace, inPicture, type PlacedHand, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Curve, type Point, type Point3, through } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { lerp } from '../toolkit/numbers.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { warp } from '../toolkit/strand.ts'

/** The page lies in this plane; the needle's point, where the tear still gapes, is its origin. */
const plane = rotation(-8, -10, -4)
const onPage = (x: number, y: number, z = 0): Point3 => turn(plane, x, y, z)
const onNeedle = (t: number): Point3 => onPage(needleDirection[0] * t, needleDirection[1] * t, needleDirection[2] * t)
const needleLength = 0.95
const lowerEdge = -0.85
const view = { span: 4.8, x: -0.5, y: -0.14, light: [-0.45, 0.7, 0.55] } as const

const paper = ramp([scale(dye.umber, 0.6), mix(dye.umber, dye.linen, 0.5), mix(dye.linen, dye.marigold, 0.1), dye.paper])
const steel = ramp([dye.ink, mix(dye.ink, dye.linen, 0.6), dye.paper])

function placeOnPage({ pose, place }: Grip, age: HandAge, sleeveFrom: number, [x, y, z]: Point3 = [0, 0, 0], left = false): PlacedHand {
  const [ax, ay, az] = place.at
  return placeHand(createHand({ age, ...pose, sleeve: { from: sleeveFrom }, forearm: 4 }), {
    fingers: onPage(...place.fingers),
    palm: onPage(...place.palm),
    hold: place.hold,
    at: onPage(ax + x, ay + y, az + z),
    size: handSize[age],
    left,
  })
}

const rightEdge = 1.25

function traceMending(frame: Frame): HandsTrace {
  const hands = [placeOnPage(grips.stitching, 'elder', 0.4), placeOnPage(grips.holdingSheet, 'child', 0.45, [-0.5, lowerEdge, 0])]
  const needle = createRod(onNeedle(0), onNeedle(needleLength), 0.01, 0.022)
  const page = placeSolid(createTornSheet(-1.3, rightEdge, lowerEdge, 0.85), { rotate: plane })
  return traceHands(hands, frame, { ...view, others: [needle, page] })
}

/** The page, whole, in both of the child's hands. */
function traceMended(frame: Frame): HandsTrace {
  const hands = [
    placeOnPage(grips.holdingSheet, 'child', 0.45, [0.62, lowerEdge, 0], true),
    placeOnPage(grips.holdingSheet, 'child', 0.45, [-0.72, lowerEdge, 0]),
  ]
  const page = placeSolid(createTornSheet(-1.3, rightEdge, lowerEdge, 0.85, rightEdge), { rotate: plane })
  // The needle is put away: what is wound next counts on one.
  const needle = createRod([0, 0, -9], [0.1, 0, -9], 0.01, 0.01)
  return traceHands(hands, frame, { ...view, others: [needle, page] })
}

const layersOf = (traced: HandsTrace): Layer[] => [
  { where: i => traced.child[i] === 2, across: (_, y, z) => (y + z) * 60, colour: light => steel(light * 1.4), ply: 0 },
  { where: i => traced.child[i] === 3, across: (_, y) => y * 34, colour: light => paper(light), fill: [0.8, 0.94], ply: 0 },
]

/** The stitches that close the tear, and while it is not whole the thread that goes from the last of them to the needle's eye. */
function stitch(canvas: Canvas, traced: HandsTrace, k: number, whole: boolean): void {
  const at = (x: number, y: number): Point => inPicture(traced, canvas, onPage(x, y, 0.02))
  const thread = { width: 7 * k, colour: dye.marigold, shade: { dx: 3 * k, dy: 6 * k, opacity: 0.45, colour: dye.umber } }
  for (let x = -0.86; x < (whole ? rightEdge : -0.02); x += 0.075) {
    const from = at(x - 0.022, tearAt(x) + 0.075)
    const to = at(x + 0.022, tearAt(x) - 0.075)
    const across: Curve = t => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)]
    threadOver(canvas, across, { ...thread, pieces: 6 })
  }
  if (whole) return
  const eye = inPicture(traced, canvas, onNeedle(needleLength))
  const loose = through([at(-0.05, tearAt(-0.05) - 0.07), at(0.02, -0.3), at(0.3, -0.55), at(0.72, -0.42), at(0.84, 0), eye])
  threadOver(canvas, loose, { ...thread, hidden: coveredBy(traced, canvas, [0, 1, 2]), pieces: 400 })
}

const draw =
  (whole: boolean): PictureDrawing['draw'] =>
  frame => {
    const k = frame.unit
    const canvas = createGround(frame, mix(dye.ink, dye.lagoon, 0.35), mix(dye.lagoon, dye.teal, 0.25), { x: 0.62, y: 0.4, radius: 0.9 })
    warp(canvas, frame, { colour: dye.marigold, opacity: 0.06, seed: 14 })
    const traced = whole ? traceMended(frame) : traceMending(frame)
    const child = { skin: skins.bronze, sleeve: roseDye, threads: 30 }
    const looks = [whole ? child : { skin: skins.deep, sleeve: saffronDye }, child]
    windHands(canvas, traced, looks, { layers: layersOf(traced) })
    stitch(canvas, traced, k, whole)
    bloom(canvas, 0.2, 26 * k, 0.45)
    vignette(canvas, 0.35, 0.6, 0.45)
    return canvas
  }

export const pictures = {
  /** An old hand stitches a torn page; a child's hand holds it still. */
  'healing-before-learning': { shape: 0.5625, portrait: { cropAt: 0.62 }, draw: draw(false) },
  /** The page is whole, and the child holds it. */
  'healing-before-learning-whole': { shape: 0.5625, portrait: 'never', draw: draw(true) },
} satisfies Record<string, PictureDrawing>
