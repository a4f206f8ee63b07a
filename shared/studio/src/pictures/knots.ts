import type { PictureDrawing } from '../drawing.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, scale } from '../toolkit/colour.ts'
import { type Curve, type Curve3, type Point, type Point3, through } from '../toolkit/curve.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { layRopes } from '../toolkit/rope.ts'
import { warp } from '../toolkit/strand.ts'
import { eyeOf, layNeedle, layShade, type Needle, needleLine } from './needle.ts'

/** How far the ropes of the knot lie above and below each other. */
const lift = 26

/**
 * Half of one rope of a reef knot, from its standing end to the middle of its bight: under the other's
 * bight, over the other's leg, and under it again where its own bight turns.
 */
const half: readonly Point3[] = [
  [-660, -36, 0],
  [-460, -44, 0],
  [-330, -50, 0],
  [-230, -54, -lift * 0.6],
  [-172, -54, -lift],
  [-118, -54, -lift * 0.3],
  [-60, -66, lift * 0.7],
  [0, -84, lift],
  [58, -106, lift * 0.7],
  [112, -118, 0],
  [158, -104, -lift * 0.6],
  [176, -58, -lift],
  [180, 0, -lift * 0.9],
]

/** Both legs of a rope pass on the same side of the other's bight: that makes it a reef knot, not a granny. */
const firstRope: readonly Point3[] = [...half, ...half.slice(0, -1).reverse()].map(([x, y, z], i) => {
  const side = i < half.length ? 1 : -1
  const end = Math.max(0, -x - 200)
  return [x, side * y + end * (side > 0 ? -0.1 : 0.34), z]
})

/** The same, turned by half a turn about the upright axis; its ends rise. */
const secondRope: readonly Point3[] = firstRope.map(([x, y, z]) => [-x, y - 0.24 * Math.max(0, -x - 200), -z])

/** Where in a frame the knot's middle is, and how large it is. */
type KnotPlace = { readonly y: number; readonly size: number }

function drawReefKnot(frame: Frame, { y: middle, size: relative }: KnotPlace): Canvas {
  const { width, height, unit: k } = frame
  const canvas = createGround(frame, dye.linen, dye.paper, { x: 0.35, y: 0.3, radius: 1 })
  warp(canvas, frame, { colour: dye.umber, opacity: 0.07, seed: 6 })
  const size = relative * k
  const place = ([x, y, z]: Point3): Point3 => [width / 2 + x * size, height * middle + y * size, z * size]
  const path = (points: readonly Point3[]): Curve3 => through(points.map(place))
  const rope = { radius: 29.5 * size, pitch: 143 * size }
  layRopes(
    canvas,
    [
      { ...rope, path: path(firstRope), colour: mix(dye.indigo, dye.iris, 0.22) },
      { ...rope, path: path(secondRope), colour: mix(dye.ember, dye.marigold, 0.08) },
    ],
    { steps: 420, piece: 3, shadow: 0.6 },
  )
  vignette(canvas, 0.14)
  return canvas
}

function drawNeedleAndThread(frame: Frame): Canvas {
  const { unit: k } = frame
  const canvas = createGround(frame, scale(dye.lagoon, 0.5), dye.lagoon, { x: 0.35, y: 0.35, radius: 0.9 })
  warp(canvas, frame, { colour: dye.butter, opacity: 0.09, seed: 96, gap: 8 })
  warp(canvas, frame, { colour: scale(dye.lagoon, 0.3), opacity: 0.35, seed: 97, gap: 8, vertical: false })
  const needle: Needle = { end: [300 * k, 1010 * k], point: [1290 * k, 180 * k], thickness: 15.6 }
  const eye = eyeOf(needle)
  const near = (x: number, y: number): Point => [eye[0] + x * k, eye[1] + y * k]
  const coming = through([
    [-60 * k, 300 * k],
    [220 * k, 250 * k],
    [462 * k, 410 * k],
    [428 * k, 620 * k],
    [290 * k, 730 * k],
    [270 * k, 830 * k],
    near(-32, -52),
    eye,
  ])
  const going = through([eye, near(70, 90), near(330, 120), [980 * k, 960 * k], [1240 * k, 1060 * k], [1680 * k, 900 * k]])
  layShade(canvas, frame, coming, 12)
  layShade(canvas, frame, going, 12)
  layShade(canvas, frame, needleLine(needle), 18)
  layCord(canvas, frame, coming)
  layNeedle(canvas, frame, needle)
  layCord(canvas, frame, going)
  bloom(canvas, 0.2, 24 * k, 0.4)
  vignette(canvas, 0.4, 0.4, 0.4)
  return canvas
}

function layCord(canvas: Canvas, { unit: k }: Frame, curve: Curve): void {
  const path: Curve3 = t => [...curve(t), 0]
  layRopes(canvas, [{ path, radius: 9.5 * k, pitch: 66 * k, colour: mix(dye.marigold, dye.butter, 0.25) }], {
    steps: 420,
    shadow: 0,
    piece: 420,
  })
}

export const pictures = {
  /** Consultancy: two ropes, one reef knot. */
  consultancy: {
    shape: 0.625,
    portrait: 'never',
    draw: frame => drawReefKnot(frame, { y: 0.5, size: 2.1 }),
  },
  /** Consultation: the same knot for a cloth that is as wide as the window and a third as high. */
  consultation: {
    shape: 0.36,
    portrait: 'never',
    draw: frame => drawReefKnot(frame, { y: 0.46, size: 1.36 }),
  },
  /** Contact: a needle, threaded. */
  'contact-1': { shape: 0.75, portrait: 'never', draw: drawNeedleAndThread },
} satisfies Record<string, PictureDrawing>
