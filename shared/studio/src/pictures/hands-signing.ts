import type { PictureDrawing } from '../drawing.ts'
import { emberDye, goldDye, roseDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { grips, penDirection } from '../people/hand-poses.ts'
import { createRod, createSheet } from '../people/hand-things.ts'
import { threadOver } from '../people/hand-thread.ts'
import { aim, type HandsTrace, inPicture, placeHand, positionAt, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { smooth } from '../toolkit/numbers.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { warp } from '../toolkit/strand.ts'

/** The desk, seen from above: x to the right, y away, z up; the nib is its origin. */
const desk = rotation(0, -35, 0)
const onDesk = (point: Point3): Point3 => turn(desk, ...point)
const onPen = (t: number): Point3 => onDesk([penDirection[0] * t, penDirection[1] * t, penDirection[2] * t])

const sheet = ramp([scale(dye.indigo, 0.5), mix(dye.iris, dye.rose, 0.4), mix(dye.rose, dye.paper, 0.5), dye.paper])
/** Which body of the trace, after the hand. */
const body = { pen: 0, nib: 1, sheet: 2 }

/** Where the pen lies once all is signed: from nib to end, on the desk. */
const restingNib: Point3 = [0.28, -0.2, 0.03]
const onRest = (t: number): Point3 => onDesk([restingNib[0] + 0.83 * t, restingNib[1] - 0.3 * t, restingNib[2]])

function traceSigning(frame: Frame, isSigned: boolean): HandsTrace {
  const along = isSigned ? onRest : onPen
  const { pose, place } = grips.signing
  const hand = placeHand(createHand({ ...pose, sleeve: { from: 0.35 }, forearm: 4 }), {
    fingers: onDesk(place.fingers),
    palm: onDesk(place.palm),
    hold: place.hold,
    at: onDesk(place.at),
  })
  const pen = createRod(along(0.25), along(1.9), 0.048, 0.044)
  const nib = createRod(along(0.01), along(0.25), 0.012, 0.046)
  const page = placeSolid(createSheet(1.25, 1.15), {
    rotate: aim(onDesk([-0.1, 1, 0]), onDesk([0, 0, 1])),
    move: onDesk([0.3, 0.12, -0.02]),
  })
  return traceHands(isSigned ? [] : [hand], frame, { span: 4.1, x: -0.3, y: 0.1, light: [-0.5, 0.65, 0.6], others: [pen, nib, page] })
}

function layersOf(traced: HandsTrace): Layer[] {
  const is = (child: number) => (i: number) => traced.child[i] === traced.hands.length + child
  return [
    {
      where: is(body.pen),
      across: (x, y, z) => (x * (traced.hands.length > 0 ? 0.5 : 2.2) + y + z) * 30,
      colour: light => emberDye(light * 0.9),
      ply: 0,
    },
    { where: is(body.nib), across: (x, y, z) => (x * 0.5 + y + z) * 40, colour: light => goldDye(light), ply: 0 },
    { where: is(body.sheet), across: (_, y) => y * 40, colour: light => sheet(light), fill: [0.85, 0.95], ply: 0 },
  ]
}

/** The lamp stands over the hand: the far corner of the page is dim. */
const lampOver =
  (traced: HandsTrace) =>
  (light: number, i: number): number => {
    if (traced.child[i] !== traced.hands.length + body.sheet) return light
    const [x, y] = positionAt(traced, i)
    return light * (0.3 + 0.55 * smooth(1.9, 0.1, Math.hypot(x - 0.35, y - 0.3)))
  }

/** A flourish, not a letter, and then the line that leaves the page. */
const signature: readonly Point3[] = [
  [0, 0, 0],
  [-0.16, -0.06, 0],
  [-0.36, 0.06, 0],
  [-0.46, 0.3, 0],
  [-0.37, 0.42, 0],
  [-0.27, 0.3, 0],
  [-0.38, 0.04, 0],
  [-0.58, -0.02, 0],
  [-0.78, -0.08, 0],
  [-0.86, -0.26, 0],
  [-0.74, -0.36, 0],
  [-0.63, -0.24, 0],
  [-0.74, -0.02, 0],
  [-1.02, 0.06, 0],
  [-1.4, -0.06, 0],
  [-1.8, 0.02, 0],
  [-2.25, -0.12, 0],
  [-2.9, 0.08, 0],
]

/** What the hand has still to write. */
const lastStroke: readonly Point3[] = [
  [0.72, -0.02, 0],
  [0.46, 0.14, 0],
  [0.3, 0.02, 0],
  [0.16, 0.04, 0],
]

function sign(canvas: Canvas, traced: HandsTrace, k: number, isSigned: boolean): void {
  const written = isSigned ? [...lastStroke, ...signature] : signature
  const leaving = mix(dye.rose, dye.iris, 0.15)
  threadOver(canvas, through(written.map(point => inPicture(traced, canvas, onDesk(point)))), {
    width: 6.5 * k,
    colour: t => mix(dye.indigo, leaving, smooth(0.74, 0.86, t)),
    shade: { dx: 3 * k, dy: 6 * k, opacity: 0.4 },
    pieces: 400,
  })
}

const signingWhile = (isSigned: boolean): PictureDrawing => ({
  shape: 0.5625,
  portrait: isSigned ? 'never' : { cropAt: 0.62 },
  draw(frame) {
    const k = frame.unit
    const light = mix(dye.indigo, isSigned ? dye.iris : dye.plum, isSigned ? 0.6 : 0.35)
    const canvas = createGround(frame, mix(dye.ink, dye.indigo, 0.2), light, { x: 0.65, y: 0.4, radius: 0.9 })
    warp(canvas, frame, { colour: dye.rose, opacity: 0.05, seed: 41 })
    const traced = traceSigning(frame, isSigned)
    windHands(canvas, traced, isSigned ? [] : [{ skin: skins.ebony, sleeve: roseDye }], {
      light: lampOver(traced),
      layers: layersOf(traced),
    })
    sign(canvas, traced, k, isSigned)
    bloom(canvas, 0.2, 26 * k, 0.45)
    vignette(canvas, 0.35, 0.62, 0.45)
    return canvas
  },
})

export const pictures = {
  /** A hand signs, and its line of ink is a thread that runs off the page. */
  'consultancy-policy': signingWhile(false),
  /** The same page, signed: the pen lies on it. */
  'consultancy-policy-signed': signingWhile(true),
} satisfies Record<string, PictureDrawing>
