import type { PictureDrawing } from '../drawing.ts'
import { lagoonDye, skins } from '../people/dyes.ts'
import { createHand } from '../people/hand.ts'
import { grips } from '../people/hand-poses.ts'
import { createHalfLoaf, loafPart } from '../people/hand-things.ts'
import { type HandsTrace, inPicture, placeHand, traceHands, windHands } from '../people/wind-hands.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point, type Point3, through } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { placeSolid } from '../toolkit/solid.ts'
import { strand, warp } from '../toolkit/strand.ts'

const crust = ramp([
  scale(dye.umber, 0.5),
  dye.umber,
  mix(dye.clay, dye.ember, 0.5),
  mix(dye.ember, dye.marigold, 0.55),
  dye.marigold,
  dye.butter,
])
const crumb = ramp([mix(dye.umber, dye.marigold, 0.3), mix(dye.marigold, dye.linen, 0.5), mix(dye.butter, dye.linen, 0.5), dye.paper])

/** How far each half is turned, so that the torn faces open to the viewer, and moved from the middle. */
const opening = { yaw: 24, pitch: 4, roll: -7 }
const apart = 0.12
const opened = rotation(opening.yaw, opening.pitch, opening.roll)

/** A point of the right half (side 1), or its mirror image in the left one (-1). */
function onHalf(side: number, [x, y, z]: Point3): Point3 {
  const [X, Y, Z] = turn(opened, x, y, z)
  return [X * side, Y, Z]
}

function traceBreaking(frame: Frame): HandsTrace {
  const { pose, place } = grips.breaking
  const hand = createHand({ ...pose, sleeve: { from: 0.4 }, forearm: 4 })
  const hands = [1, -1].map(side =>
    placeHand(hand, {
      fingers: onHalf(side, place.fingers),
      palm: onHalf(side, place.palm),
      hold: place.hold,
      at: onHalf(side, [place.at[0] + apart, place.at[1], place.at[2]]),
      left: side < 0,
    }),
  )
  const loaf = [1, -1].map(side =>
    placeSolid(createHalfLoaf(side > 0 ? 4 : 5), {
      rotate: rotation(opening.yaw * side, opening.pitch, opening.roll * side),
      move: onHalf(side, [apart, 0, 0]),
      mirror: side < 0,
    }),
  )
  return traceHands(hands, frame, { span: 4.9, y: -0.3, light: [-0.4, 0.75, 0.55], others: loaf })
}

function layersOf(traced: HandsTrace): Layer[] {
  const is = (part: number) => (i: number) => traced.child[i] >= traced.hands.length && traced.part[i] === part
  return [
    {
      where: is(loafPart.crust),
      across: (x, y, z) => (x + 0.3 * y + 0.2 * z) * 36,
      along: (_, y, z) => Math.atan2(y, z) * 12,
      colour: light => crust(light),
      ply: 0.8,
    },
    { where: is(loafPart.crumb), across: (_, y, z) => (y + 0.5 * z) * 50, colour: light => crumb(light * 1.1), ply: 0 },
  ]
}

/** Threads that still hold the halves together. */
function bridge(canvas: Canvas, traced: HandsTrace, k: number): void {
  for (let i = 0; i < 11; i++) {
    const [y, z] = [0.42 - i * 0.083, 0.34 * Math.sin(i * 2.3)]
    const from = inPicture(traced, canvas, onHalf(-1, [apart + 0.1, y, z]))
    const to = inPicture(traced, canvas, onHalf(1, [apart + 0.1, y - 0.03 * Math.sin(i * 5), z]))
    const sag: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + (8 + 9 * Math.sin(i * 3.1)) * k]
    const colour = mix(dye.butter, dye.marigold, 0.3 + 0.3 * Math.sin(i))
    strand(canvas, through([from, sag, to]), { width: 3.6 * k, colour, round: 0.8, ply: 7 * k })
  }
}

export const pictures = {
  /** Two hands break a loaf of wound thread. */
  'contact-5': {
    shape: 0.75,
    draw(frame) {
      const k = frame.unit
      const canvas = createGround(frame, mix(dye.linen, dye.marigold, 0.22), mix(dye.linen, dye.paper, 0.5), { radius: 0.9 })
      warp(canvas, frame, { colour: dye.ember, opacity: 0.1, seed: 51, gap: 10 })
      const traced = traceBreaking(frame)
      windHands(canvas, traced, [{ skin: skins.bronze, sleeve: lagoonDye }], { layers: layersOf(traced) })
      bridge(canvas, traced, k)
      bloom(canvas, 0.12, 26 * k, 0.6)
      vignette(canvas, 0.14)
      return canvas
    },
  },
} satisfies Record<string, PictureDrawing>
