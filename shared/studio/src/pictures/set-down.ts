/** What a child carries, put down beside the chair on which a book waits. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import type { Canvas } from '../toolkit/canvas.ts'
import { type Colour, dye, mix } from '../toolkit/colour.ts'
import { through } from '../toolkit/curve.ts'
import type { Layer } from '../toolkit/engrave.ts'
import type { Frame } from '../toolkit/frame.ts'
import { lerp, modulo, smooth } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid } from '../toolkit/solid.ts'
import type { Trace, View } from '../toolkit/trace.ts'
import { sitting } from './seats-form.ts'
import { type Placed, room, roomLayers, seatAt, seatLayers, windRoom } from './seats-waiting.ts'
import { bag, bagPart, bookPart, closedBook } from './set-down-form.ts'
import { layCord } from './things-cord.ts'
import { dyed } from './things-dyed.ts'

const chair: Placed = { seat: { half: 0.17, back: 0.27, round: 0.5 }, x: 0.255, z: 0.49, turn: -32, cloth: dye.marigold, wood: 0.6 }
const bagSize = 0.44
const bagAt = placeSolid(bag, { rotate: rotation(-48), size: bagSize, move: [-0.25, 0, 0.66] })
const bookSize = 0.185
const bookPlace = [0.24, sitting + 0.041, 0.5] as const
const bookAt = placeSolid(closedBook, { rotate: rotation(-14), size: bookSize, move: bookPlace })

const child = { chair: 1, bag: 2, book: 3 } as const

function bagLayers(traced: Trace, threads: number): Layer[] {
  const is = (part: number) => (i: number) => traced.child[i] === child.bag && traced.part[i] === part
  const own = threads * bagSize * 0.85
  const cloth = dyed(mix(dye.ember, dye.clay, 0.1))
  const leather = dyed(mix(dye.clay, dye.marigold, 0.3))
  const common = { fill: [0.8, 0.97] as const, ply: 0.6 }
  return [
    {
      ...common,
      where: is(bagPart.cloth),
      across: (x, y, z) => (y + 0.25 * z + 0.02 * Math.sin(x * 7)) * own,
      along: x => x * 30,
      colour: cloth,
    },
    {
      ...common,
      where: is(bagPart.flap),
      across: (_, y, z) => (y - 0.8 * z) * own * 0.8,
      along: x => x * 30,
      colour: (light, id) => (modulo(id, 9) === 4 ? goldDye : cloth)(light),
    },
    { ...common, where: is(bagPart.pocket), across: x => x * own, along: (_, y) => y * 30, colour: cloth },
    {
      ...common,
      where: is(bagPart.strap),
      across: (x, y, z) => (x + 0.12 * y + 0.12 * z) * own * 1.1,
      along: (_, y, z) => (y + z) * 30,
      colour: leather,
    },
    { where: is(bagPart.brass), across: (_, y) => y * own, colour: goldDye, fill: [0.85, 0.97] },
  ]
}

function bookLayers(traced: Trace, threads: number): Layer[] {
  const is = (part: number) => (i: number) => traced.child[i] === child.book && traced.part[i] === part
  const own = threads * bookSize
  return [
    {
      where: is(bookPart.cover),
      across: (x, y) => (x + y) * own,
      along: (_, __, z) => z * 20,
      colour: dyed(dye.lagoon),
      fill: [0.82, 0.97],
    },
    { where: is(bookPart.leaves), across: (_, y) => y * own * 1.6, colour: linenDye, fill: [0.82, 0.97] },
  ]
}

/** It hangs out of the leaves, over the edge of the seat. */
const bookmark = through([
  [0.205, sitting + 0.06, 0.56],
  [0.19, sitting + 0.062, 0.63],
  [0.175, sitting + 0.05, 0.675],
  [0.16, sitting, 0.705],
  [0.153, sitting - 0.06, 0.7],
  [0.16, sitting - 0.11, 0.705],
])

/** Wall and floor keep still behind what stands before them. */
const calm = (layer: Layer): Layer => ({
  ...layer,
  colour: (light, id, lit, across, along) => layer.colour(lerp(lit, light, 0.5), id, lit, across, along),
  fill: [0.95, 0.99],
  round: 0.3,
  ply: 0,
})

function drawSetDown(frame: Frame): Canvas {
  const { width, height } = frame
  const view: View = {
    width,
    height,
    span: 1.29,
    x: -0.05,
    y: 0.15,
    rotation: rotation(-10, 20),
    light: [-0.6, 0.58, 0.55],
    shadow: 0.76,
  }
  const floor = (id: number): Colour => mix(mix(dye.indigo, dye.plum, 0.45), dye.iris, 0.06 + 0.28 * hash(Math.floor(id / 5), 8))
  return windRoom(
    frame,
    view,
    joinSolids([room, seatAt(chair), bagAt, bookAt]),
    (traced, threads) => [
      ...roomLayers(traced, threads * 0.8, mix(mix(dye.rose, dye.marigold, 0.16), dye.paper, 0.2), floor).map(calm),
      ...seatLayers(traced, chair, child.chair, threads),
      ...bagLayers(traced, threads),
      ...bookLayers(traced, threads),
    ],
    (x, y, z) => (z < 0.01 ? 1.5 : 1.1) * lerp(1, 0.6, smooth(0.2, 0.95, Math.hypot(x + 0.1, (y - 0.25) * 0.8, (z - 0.4) * 0.6))),
    (canvas, traced) =>
      layCord(canvas, frame, traced, { path: bookmark, width: 7 * frame.unit, colour: () => goldDye(0.66), pieces: 200, shade: 0.5 }),
  )
}

export const pictures = {
  /** Healing before learning: a full school bag stands where it was set down; a closed book waits on the chair. */
  'healing-before-learning-set-down': { shape: 1.1, finish: { grain: 0.004 }, draw: drawSetDown },
} satisfies Record<string, PictureDrawing>
