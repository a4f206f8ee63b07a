/** What is waiting at home. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import { dye, mix, type Ramp, ramp, scale } from '../toolkit/colour.ts'
import { type Curve3, through } from '../toolkit/curve.ts'
import { engrave, type Layer } from '../toolkit/engrave.ts'
import { createGround, type Frame } from '../toolkit/frame.ts'
import { bloom, vignette } from '../toolkit/light.ts'
import { createNoise } from '../toolkit/noise.ts'
import { TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { trace, type View } from '../toolkit/trace.ts'
import { layCord } from './things-cord.ts'
import { dyed } from './things-dyed.ts'
import { key, nail, planks } from './workshop-form.ts'

const noise = createNoise(311)

/** Threads of a whole body, or of one part of it. */
type Winding = Omit<Layer, 'where'> & { part?: number }
type Still = { frame: Frame; solid: Solid; view: View; layers: (threads: number) => Winding[][] }

/** Traces the bodies and winds each with its own threads; `layers` has those of the n-th body in its n-th place. */
function windStill({ frame, solid, view, layers }: Still) {
  const canvas = createGround(frame, dye.ink, scale(dye.umber, 0.6))
  const traced = trace(solid, view)
  const threads = frame.width / view.span / (4.2 * frame.unit)
  const owned = layers(threads).flatMap((body, n) =>
    body.map(
      ({ part, ...layer }): Layer => ({ ...layer, where: i => traced.child[i] === n && (part === undefined || traced.part[i] === part) }),
    ),
  )
  engrave(canvas, traced, owned, { ambient: 0.17, body: 0.98, character: 0.22 })
  return { canvas, traced }
}

const boards = (grain: Ramp, threads: number, across: 'x' | 'y' | 'z'): Winding => ({
  across: (x, y, z) => {
    const [a, b] = across === 'x' ? [x, y] : across === 'y' ? [y, x] : [z, x]
    return (a + 0.03 * noise.at(a * 2.2, b * 0.8)) * threads
  },
  along: (x, y) => (across === 'x' ? y : x) * 20,
  colour: light => grain(light),
  fill: [0.8, 0.97],
  round: 0.7,
})

const steel = ramp([scale(dye.ink, 0.5), dye.indigo, mix(dye.iris, dye.indigo, 0.3), dye.iris, mix(dye.iris, dye.paper, 0.6), dye.paper])

const loop: Curve3 = through([
  [-0.02, 1.47, 0.26],
  [-0.16, 1.28, 0.22],
  [-0.15, 0.98, 0.17],
  [-0.06, 0.76, 0.2],
  [0.05, 0.72, 0.24],
  [0.13, 0.82, 0.2],
  [0.16, 1.05, 0.18],
  [0.14, 1.3, 0.22],
  [0.02, 1.48, 0.26],
])
const tail: Curve3 = through([
  [0.02, 1.47, 0.27],
  [0.24, 1.38, 0.26],
  [0.36, 1.1, 0.2],
  [0.33, 0.74, 0.17],
  [0.4, 0.4, 0.17],
])

function drawKey(frame: Frame) {
  const { width, height, unit: k } = frame
  const view: View = {
    width,
    height,
    span: 4.6,
    x: -0.25,
    y: 0.12,
    rotation: rotation(-16, 7),
    light: [-0.7, 0.5, 0.5],
    shadow: 0.75,
  }
  const { canvas, traced } = windStill({
    frame,
    view,
    solid: joinSolids([planks, nail, placeSolid(key, { rotate: rotation(0, 0, 4), move: [0.02, 0.1, 0.17] })]),
    layers: threads => [
      [boards(dyed(mix(dye.lagoon, dye.teal, 0.35)), threads, 'x')],
      [{ across: (_, y) => y * 30, colour: light => steel(light), fill: [0.8, 0.96] }],
      [
        {
          across: (x, y) => (y < 0.42 ? y * threads * 0.75 : (Math.atan2(y - 0.72, x) / TAU) * 84),
          along: (x, _, z) => (x + z) * 40,
          colour: light => goldDye(light),
          fill: [0.82, 0.97],
          ply: 0.7,
        },
      ],
    ],
  })
  const cord = dyed(dye.ember)
  layCord(canvas, frame, traced, { path: tail, width: 13 * k, colour: () => cord(0.72), shade: 0.55 })
  layCord(canvas, frame, traced, { path: loop, width: 13 * k, colour: () => cord(0.82), shade: 0.5 })
  bloom(canvas, 0.16, 28 * k, 0.5)
  vignette(canvas, 0.3, 0.5, 0.45)
  return canvas
}

const still = { shape: 0.75 }

export const pictures = {
  /** Youth: a house key hangs ready on its nail by a red cord. */
  'youth-rehabilitation-key': { ...still, draw: drawKey },
} satisfies Record<string, PictureDrawing>
