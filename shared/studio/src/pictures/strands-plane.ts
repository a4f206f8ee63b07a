/** Peace by practice: a plane on a board, its shaving curling up; the cord is the line it works to. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { blendCut, blendUnion, box, cone, sphere } from '../toolkit/distance.ts'
import { createNoise } from '../toolkit/noise.ts'
import { modulo, TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { pictureOf, placedAt, wound } from './strands-stage.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url
const noise = createNoise(412)
const top = 0.2

const board = createSolid({
  source,
  parameters: ['board', top],
  distance: (x, y, z) => box(x, y - top / 2, z, 3, top / 2, 0.42, 0.015),
  bound: { x: 0, y: 0.1, z: 0, radius: 3.1 },
})

const part = { body: 0, iron: 1, grip: 2, wedge: 3 } as const
const length = 0.92
const sides = { half: 0.24, low: top, high: 0.56 }
/** It is pushed to the right; the iron leans back. */
const mouth = 0.1

const body = (x: number, y: number, z: number): number => {
  const block = box(x, y - (sides.low + sides.high) / 2, z, length, (sides.high - sides.low) / 2, sides.half, 0.045)
  const throat = Math.max(
    Math.abs(z) - sides.half * 0.68,
    (x - mouth - 0.42 * (y - sides.low)) * 0.9,
    (mouth - 0.42 - 0.75 * (y - sides.low) - x) * 0.8,
  )
  return blendCut(block, -Math.max(throat, sides.low + 0.05 - y), 0.02)
}
const slant = (x: number, y: number): readonly [along: number, off: number] => {
  const [dx, dy] = [x - mouth + 0.06, y - sides.low]
  return [-dx * 0.64 + dy * 0.77, dx * 0.77 + dy * 0.64]
}
const iron = (x: number, y: number, z: number): number => {
  const [along, off] = slant(x, y)
  return box(along - 0.42, off, z, 0.42, 0.022, sides.half * 0.62, 0.01)
}
const wedge = (x: number, y: number, z: number): number => {
  const [along, off] = slant(x, y)
  return box(along - 0.48, off - 0.05 - 0.05 * along, z, 0.22, 0.035, sides.half * 0.56, 0.015)
}
const grip = (x: number, y: number, z: number): number => {
  const horn = blendUnion(
    cone(x, y, z, -0.7, sides.high - 0.04, 0, -0.6, 0.82, 0, 0.1, 0.085),
    cone(x, y, z, -0.6, 0.82, 0, -0.44, 0.96, 0, 0.085, 0.06),
    0.06,
  )
  const knob = blendUnion(cone(x, y, z, 0.66, sides.high - 0.03, 0, 0.66, 0.68, 0, 0.08, 0.06), sphere(x - 0.66, y - 0.76, z, 0.125), 0.06)
  return Math.min(horn, knob)
}

const plane = createSolid({
  source,
  parameters: ['plane', sides, mouth, length],
  distance: (x, y, z) => Math.min(body(x, y, z), iron(x, y, z), wedge(x, y, z), grip(x, y, z)) * 0.9,
  part(x, y, z) {
    const all = [body(x, y, z), iron(x, y, z), grip(x, y, z), wedge(x, y, z)]
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0.55, z: 0, radius: 1.15 },
})

/** A ribbon of wood wound on itself: from `inner` outwards by `step` a turn. */
const curl = (inner: number, step: number, turns: number, half: number, start: number) =>
  createSolid({
    source,
    parameters: ['curl', inner, step, turns, half, start],
    distance(x, y, z) {
      const r = Math.hypot(x, y)
      const turn = modulo(Math.atan2(y, x) / TAU - start, 1)
      let d = 9
      for (let n = 0; n <= Math.ceil(turns); n++) {
        const at = n + turn
        const past = Math.max(0, at - turns) * TAU * r
        d = Math.min(d, Math.hypot(Math.max(0, Math.abs(r - inner - step * at) - 0.012), past))
      }
      return Math.hypot(Math.max(0, d), Math.max(0, Math.abs(z + 0.1 * (r - inner)) - half)) * 0.7 - 0.006
    },
    bound: { x: 0, y: 0, z: 0, radius: inner + step * turns + half + 0.1 },
  })

const yaw = rotation(-24)
const moved: Point3 = [-0.06, 0, 0.1]
const size = 1.36
const at = placedAt(yaw, moved, size)

const steel = ramp([scale(dye.ink, 0.5), dye.indigo, mix(dye.iris, dye.indigo, 0.3), dye.iris, mix(dye.iris, dye.paper, 0.6), dye.paper])
const shaving = (threads: number) => [
  wound(dyed(mix(dye.butter, dye.linen, 0.4)), (_x, _y, z) => z * threads, { ply: 0.3, along: (x, y) => Math.atan2(y, x) * 12 }),
]

export const pictures = {
  'strand-plane': pictureOf({
    strand: 'indigo',
    bodies: [
      {
        solid: placeSolid(board, { rotate: yaw, move: moved, size }),
        windings: threads => [
          wound(dyed(mix(dye.linen, dye.marigold, 0.22)), (x, y, z) => (z + y * 1.1 + 0.035 * noise.at(x * 1.3, z * 3)) * threads * 0.8, {
            along: x => x * 14,
            round: 0.6,
          }),
        ],
      },
      {
        solid: placeSolid(plane, { rotate: yaw, move: moved, size }),
        windings: threads => [
          wound(timber(0.35), (x, y, z) => (y + z * 0.6 + 0.02 * noise.at(x * 2, y * 4)) * threads, { part: part.body, round: 0.7 }),
          wound(steel, (_x, _y, z) => z * threads, { part: part.iron }),
          wound(dyed(dye.ember), (_x, y) => y * threads, { part: part.grip, ply: 0.6, along: (x, _, z) => (x + z) * 28 }),
          wound(goldDye, (_x, _y, z) => z * threads, { part: part.wedge }),
        ],
      },
      { solid: placeSolid(curl(0.09, 0.06, 2.3, 0.13, 0.72), { rotate: yaw, move: at([0.22, 0.84, 0]), size }), windings: shaving },
      {
        solid: placeSolid(curl(0.09, 0.045, 1.7, 0.14, 0.3), { rotate: rotation(38), move: [1.3, 0.26, 1.7], size: 1.3 }),
        windings: shaving,
      },
      {
        solid: placeSolid(curl(0.07, 0.04, 1.4, 0.12, 0.6), { rotate: rotation(-52), move: [-0.85, 0.2, 1.5], size: 1.3 }),
        windings: shaving,
      },
    ],
    cords: [
      {
        path: through([
          [0.0, 3.3, -0.9],
          [-0.1, 2.4, -0.9],
          [-0.75, 1.5, -0.7],
          at([-1.0, 0.62, -0.1]),
          at([-1.22, top + 0.04, 0.22]),
          at([-1.0, top + 0.03, 0.34]),
          at([-0.4, top + 0.03, 0.34]),
          at([0.2, top + 0.03, 0.34]),
          at([0.8, top + 0.03, 0.34]),
          at([1.05, top + 0.04, 0.4]),
          at([1.12, 0.12, 0.48]),
          at([1.06, 0.025, 0.62]),
          at([0.7, 0.025, 1.0]),
          at([0.9, 0.025, 2.4]),
        ]),
        pieces: 800,
      },
    ],
  }),
} satisfies Record<string, PictureDrawing>
