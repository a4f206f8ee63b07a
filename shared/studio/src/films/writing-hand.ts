import { goldDye, roseDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { createRod } from '../people/hand-things.ts'
import { type HandsTrace, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import type { Point3 } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createFiner } from '../toolkit/finer.ts'
import type { Frame } from '../toolkit/frame.ts'
import { lerp } from '../toolkit/numbers.ts'

/** A right hand that holds a pen between thumb, index and middle finger. */
export const writer = createHand({
  fingers: [
    { base: 49, middle: 42, tip: 5 },
    { base: 58.5, middle: 44, tip: 28 },
    { base: 62, middle: 48, tip: 30 },
    { base: 66, middle: 56, tip: 34 },
  ],
  spread: 0.1,
  thumb: { out: 37, front: 37.7, base: 19.4, tip: 28.5 },
  wrist: { flex: -20, aside: 4 },
  sleeve: { from: 0.5, cuff: 0.12 },
  forearm: 6,
})

/** The axis of the pen in the hand's own axes: between the finger pads, and beside the knuckle of the index. */
const pads: Point3 = [0.24, 1.072, 0.737]
const knuckle: Point3 = [0.42, 0.697, 0.222]
export const penRadius = 0.062
const nibLength = 0.25
const axisLength = Math.hypot(knuckle[0] - pads[0], knuckle[1] - pads[1], knuckle[2] - pads[2])

/** A point on the pen's axis, so far behind its nib. */
export const onPen = (fromTip: number): Point3 => {
  const t = (fromTip - 0.5) / axisLength
  return [lerp(pads[0], knuckle[0], t), lerp(pads[1], knuckle[1], t), lerp(pads[2], knuckle[2], t)]
}

const lacquer = ramp([scale(dye.indigo, 0.18), scale(dye.indigo, 0.7), dye.indigo, dye.iris, mix(dye.iris, dye.paper, 0.5), dye.paper])

export type WritingHand = { traced: HandsTrace; wind(canvas: Canvas, /** Downward, px. */ moved: number): void }

/** Where the hand is seen, with its sleeve, as shares of the frame. */
const area = [0.55, 0.1, 1, 0.7] as const

/** The hand in its place, the point of its pen at `tip` (camera's axes, the frame `span` wide); it may then be moved up and down. */
export function createWritingHand(frame: Frame, span: number, tip: Point3): WritingHand {
  const placed = placeHand(writer, { fingers: [-0.86, 0.24, -0.3], palm: [-0.38, -0.72, -0.5], hold: onPen(0), at: tip })
  const at = (fromTip: number): Point3 => placed.point(onPen(fromTip))
  const pen = [
    createRod(at(0), at(nibLength), 0.008, penRadius * 0.86),
    createRod(at(nibLength), at(nibLength + 0.05), penRadius * 1.04, penRadius * 1.04),
    createRod(at(nibLength + 0.05), at(1.95), penRadius, penRadius * 0.86),
  ]
  // the hollow of the hand: without it the paper shines through between pen and fingers
  const hollow = [
    createRod(add(tip, [0.5, 0.74, -0.45]), add(tip, [0.68, 0.42, -0.45]), 0.13, 0.1),
    createRod(add(tip, [0.2, 0.28, -0.2]), add(tip, [0.46, 0.6, -0.42]), 0.04, 0.1),
  ]
  const traced = traceHands([placed], frame, { resolution: 2, span, light: [-0.6, 0.55, 0.58], others: [...pen, ...hollow] })
  const finer = createFiner(frame.width, frame.height, area)
  return {
    traced,
    wind: (canvas, moved) =>
      finer(canvas, fine =>
        windHands(fine, traced, [{ skin: skins.deep, sleeve: roseDye, threads: 36 }], {
          dy: (moved * fine.width) / canvas.width,
          layers: [...penLayers(traced, at(0), at(1)), hollowLayer(traced)],
        }),
      ),
  }
}

const add = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** In the shade of the fingers. */
const hollowLayer = (traced: HandsTrace): Layer => ({
  where: i => traced.child[i] > 3,
  across: (x, y) => (x + 0.35 * y) * 36,
  colour: light => skins.deep(light * 0.28),
  ply: 0,
})

function penLayers(traced: HandsTrace, tip: Point3, end: Point3): Layer[] {
  const along = [end[0] - tip[0], end[1] - tip[1], end[2] - tip[2]]
  const run = (x: number, y: number, z: number): number => (x - tip[0]) * along[0] + (y - tip[1]) * along[1] + (z - tip[2]) * along[2]
  const wound = (child: number, count: number, colour: Layer['colour']): Layer => ({
    where: i => traced.child[i] === child,
    across: (x, y, z) => run(x, y, z) * count,
    along: (x, y) => (x + y) * 20,
    colour,
    fill: [0.82, 0.96],
    round: 0.7,
    ply: 0.5,
  })
  const bandAt = (id: number): typeof goldDye => (id > 58 && id < 62 ? goldDye : lacquer)
  return [
    wound(1, 50, light => goldDye(0.1 + light)),
    wound(2, 40, light => goldDye(light)),
    wound(3, 46, (light, id) => bandAt(id)(0.06 + light * 0.95)),
  ]
}
