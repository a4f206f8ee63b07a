/** Leaders from here: a microphone, a purse and keys hang on three pegs, within reach. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye, linenDye } from '../people/dyes.ts'
import { dye, mix, ramp, scale } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { blendUnion, box, cone, ellipsoid, sphere, torus } from '../toolkit/distance.ts'
import { TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'
import { pictureOf, placedAt, wallAt, wound } from './strands-stage.ts'
import { dyed, timber } from './things-dyed.ts'
import { neckAt, purse } from './things-purse-form.ts'
import { wovenLayers } from './things-woven.ts'
import { key } from './workshop-form.ts'

const source = import.meta.url
const height = 1.9
const pegs = [-1.08, 0, 1.08]
const part = { rail: 0, peg: 1 } as const

const rail = (x: number, y: number, z: number): number => box(x, y - height, z - wallAt - 0.05, 1.62, 0.17, 0.06, 0.025)
const peg = (x: number, y: number, z: number): number =>
  Math.min(
    ...pegs.map(at =>
      blendUnion(
        cone(x, y, z, at, height, wallAt, at, height + 0.07, wallAt + 0.4, 0.05, 0.045),
        sphere(x - at, y - height - 0.075, z - wallAt - 0.42, 0.085),
        0.04,
      ),
    ),
  )

const pegRail = createSolid({
  source,
  parameters: ['pegs', height, pegs, wallAt],
  distance: (x, y, z) => Math.min(rail(x, y, z), peg(x, y, z)),
  part: (x, y, z) => (rail(x, y, z) < peg(x, y, z) ? part.rail : part.peg),
  bound: { x: 0, y: height, z: wallAt + 0.2, radius: 1.75 },
})

const depth = wallAt + 0.3
const onPeg = (n: number): Point3 => [pegs[n], height + 0.05, depth + 0.03]

/** Bodies drawn as one, whose parts are told by which of them it is. */
function asParts(solids: readonly Solid[]): Solid {
  const joined = joinSolids(solids)
  return {
    ...joined,
    children: 1,
    locate(x, y, z, place) {
      joined.locate(x, y, z, place)
      place.part = place.child
      place.child = 0
    },
  }
}

const ringAt: Point3 = [pegs[2], 1.4, depth]
const ring = createSolid({
  source,
  parameters: ['ring', ringAt],
  distance: (x, y, z) => torus(x - ringAt[0], y - ringAt[1], z - ringAt[2], 0.2, 0.03),
  bound: { x: ringAt[0], y: ringAt[1], z: ringAt[2], radius: 0.26 },
})
const keys = asParts([
  ring,
  ...[-17, 1, 20].map((roll, n) =>
    placeSolid(key, {
      size: 0.54,
      rotate: rotation(n === 1 ? 0 : 8, 0, roll),
      move: [
        ringAt[0] + 0.2 * Math.sin((roll * Math.PI) / 180) * 1.8,
        ringAt[1] - 0.6 + 0.035 * Math.abs(n - 1),
        ringAt[2] + 0.06 * n - 0.03,
      ],
    }),
  ),
])

const microphonePart = { grille: 0, ring: 1, grip: 2 } as const
const microphoneParts = (x: number, y: number, z: number): readonly number[] => [
  ellipsoid(x, y, z, 0.3, 0.34, 0.3),
  torus(x, z, y - 0.16, 0.27, 0.06),
  blendUnion(cone(x, y, z, 0, 0.2, 0, 0, 1.02, 0, 0.22, 0.15), cone(x, y, z, 0, 1.02, 0, 0, 1.1, 0, 0.11, 0.09), 0.04),
]
/** It hangs by its cable, its grille round the origin. */
const microphone = createSolid({
  source,
  parameters: 'microphone',
  distance: (x, y, z) => Math.min(...microphoneParts(x, y, z)) * 0.92,
  part(x, y, z) {
    const all = microphoneParts(x, y, z)
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0.4, z: 0, radius: 0.95 },
})

const steel = ramp([
  scale(dye.ink, 0.5),
  scale(dye.plum, 0.9),
  mix(dye.plum, dye.rose, 0.35),
  mix(dye.rose, dye.plum, 0.3),
  dye.rose,
  dye.paper,
])
const weave = wovenLayers({
  warpAt: (x, y, z) => Math.atan2(x, z) * 7 + y * 24,
  weftAt: (x, y, z) => Math.atan2(x, z) * 7 - y * 24,
  warp: light => steel(0.12 + light * 1.1),
  weft: light => steel(0.12 + light),
  fill: [0.6, 0.86],
})
const around = (x: number, z: number): number => (Math.atan2(x, z) / TAU) * 90
const microphoneAt: Point3 = [0, 0.62, depth + 0.14]
const purseAt: Point3 = [pegs[0], 0.84, depth + 0.22]
const purseSize = 0.5
const onPurse = placedAt(rotation(), purseAt, purseSize)

export const pictures = {
  'strand-leaders': pictureOf({
    strand: 'lagoon',
    bodies: [
      {
        solid: pegRail,
        windings: threads => [
          wound(timber(0.55), (_x, y) => y * threads, { part: part.rail, round: 0.7 }),
          wound(timber(0.9), (_x, y, z) => (z * 0.8 + y * 0.3) * threads, { part: part.peg }),
        ],
      },
      {
        solid: placeSolid(microphone, { move: microphoneAt }),
        windings: threads => [
          { ...weave[0], part: microphonePart.grille },
          { ...weave[1], part: microphonePart.grille },
          wound(goldDye, (x, _y, z) => around(x, z), { part: microphonePart.ring }),
          wound(dyed(mix(dye.indigo, dye.iris, 0.3)), (_x, y) => y * threads, {
            part: microphonePart.grip,
            ply: 0.6,
            along: (x, _, z) => around(x, z) * 0.4,
          }),
        ],
      },
      {
        solid: placeSolid(purse, { size: purseSize, move: purseAt }),
        windings: threads => [
          wound(dyed(mix(dye.ember, dye.clay, 0.1)), (_x, y) => y * threads * purseSize, {
            colour: (light, id) => dyed(Math.abs(((id / (threads * purseSize) + 2) % 0.5) - 0.25) < 0.06 ? dye.marigold : dye.ember)(light),
            ply: 0.5,
            along: (x, _, z) => around(x, z) * 0.4,
          }),
        ],
      },
      {
        solid: keys,
        windings: threads => [
          wound(steel, (x, y) => (Math.atan2(x - ringAt[0], ringAt[1] - y) / TAU) * 70, { part: 0 }),
          ...[goldDye, linenDye, goldDye].map((dyeing, n) =>
            wound(dyeing, (x, y) => (y < 0.42 ? y * threads * 0.42 : (Math.atan2(y - 0.72, x) / TAU) * 44), { part: n + 1 }),
          ),
        ],
      },
    ],
    cords: [
      {
        path: through([
          [0.0, 3.4, depth + 0.1],
          [0.02, 2.8, depth + 0.1],
          [0.09, 2.2, depth + 0.02],
          [0.1, height + 0.08, depth + 0.03],
        ]),
      },
      // twice round the peg, behind its head, and down to what it holds
      {
        path: through([
          ...Array.from({ length: 17 }, (_, n): Point3 => {
            const angle = 0.1 - (n / 16) * TAU * 2.2
            return [0.115 * Math.cos(angle), height + 0.06 + 0.115 * Math.sin(angle), depth + 0.03 + 0.004 * n]
          }),
          [-0.03, height - 0.17, depth + 0.13],
          [0, microphoneAt[1] + 1.08, microphoneAt[2] + 0.04],
        ]),
      },
      // drawn shut round its neck, and up to the peg
      { path: t => onPurse(neckAt(t - 0.5)), colour: dye.marigold, width: 17, shade: 0.3 },
      ...[-1, 1].map(side => ({
        path: through([
          [onPeg(0)[0], onPeg(0)[1] + 0.04, onPeg(0)[2]],
          [onPeg(0)[0] + 0.08 * side, onPeg(0)[1] - 0.05, depth + 0.06],
          [onPeg(0)[0] + 0.1 * side, 1.5, depth + 0.1],
          [onPeg(0)[0] + 0.28 * side, 1.2, depth + 0.2],
          onPurse(neckAt(0.16 * side)),
        ] as const),
        colour: dye.marigold,
        width: 16,
      })),
      ...[-1, 1].map(side => ({
        path: through([
          [onPeg(2)[0], onPeg(2)[1] + 0.03, onPeg(2)[2]],
          [onPeg(2)[0] + 0.06 * side, onPeg(2)[1] - 0.06, depth + 0.06],
          [onPeg(2)[0] + 0.04 * side, 1.72, depth + 0.05],
          [onPeg(2)[0], 1.58, depth + 0.05],
        ] as const),
        colour: dye.ember,
        width: 15,
      })),
    ],
  }),
} satisfies Record<string, PictureDrawing>
