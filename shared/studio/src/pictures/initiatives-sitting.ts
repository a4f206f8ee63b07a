/** Listening sittings: what the interpreter hears runs on into writing, and is answered line by line; a toy for who came along. */
import type { PictureDrawing } from '../drawing.ts'
import { goldDye } from '../people/dyes.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { blendCut, blendUnion, cone, ellipsoid, sphere } from '../toolkit/distance.ts'
import { modulo, TAU } from '../toolkit/numbers.ts'
import { rotation, turn } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { createSheet, handwriting, pictureOf, said, typing } from './initiatives-table.ts'
import { wound } from './strands-stage.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url

const phonesPart = { band: 0, pad: 1, shell: 2, pillow: 3, mesh: 4 } as const
const arc = { radius: 0.55, cup: 0.27 }

/** They lie flat, the pads turned up: x to the right, y up, the band away from us. */
const cupAt = (x: number, z: number): readonly [number, number] => [Math.abs(x) - arc.radius + 0.02, z - 0.16]
const band = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z) - arc.radius
  return Math.max(Math.hypot(Math.max(0, Math.abs(r) - 0.012), Math.max(0, Math.abs(y - 0.09) - 0.05)) - 0.018, z - 0.02)
}
const pad = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z) - arc.radius
  const around = Math.hypot(r * 0.9, y - 0.1) - 0.075
  return blendCut(around, Math.abs(Math.atan2(x, -z)) * arc.radius - 0.4, 0.06)
}
const shell = (x: number, y: number, z: number): number => {
  const [u, v] = cupAt(x, z)
  return blendCut(Math.hypot(u, v) - arc.cup, Math.abs(y - 0.07) - 0.07, 0.05)
}
const pillow = (x: number, y: number, z: number): number => {
  const [u, v] = cupAt(x, z)
  return Math.hypot(Math.hypot(u, v) - 0.175, (y - 0.17) * 1.1) - 0.08
}
const mesh = (x: number, y: number, z: number): number => {
  const [u, v] = cupAt(x, z)
  return Math.max(Math.hypot(u, v) - 0.15, Math.abs(y - 0.1) - 0.055)
}
const parts = [band, pad, shell, pillow, mesh]

const phones = createSolid({
  source,
  parameters: ['headphones', arc],
  distance: (x, y, z) => Math.min(...parts.map(part => part(x, y, z))) * 0.9,
  part(x, y, z) {
    const all = parts.map(part => part(x, y, z))
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0.1, z: -0.05, radius: 0.95 },
})

/** A spinning top; its point is below. */
const spinning = createSolid({
  source,
  parameters: 'top',
  distance(x, y, z) {
    const body = blendUnion(cone(x, y, z, 0, -0.235, 0, 0, -0.02, 0, 0.018, 0.17), ellipsoid(x, y - 0.02, z, 0.23, 0.12, 0.23), 0.05)
    const stem = Math.min(cone(x, y, z, 0, 0.1, 0, 0, 0.3, 0, 0.032, 0.028), sphere(x, y - 0.32, z, 0.052))
    return Math.min(body, stem) * 0.9
  },
  part: (_x, y) => (y > 0.135 ? 1 : 0),
  bound: { x: 0, y: 0.05, z: 0, radius: 0.38 },
})

const phonesAt: Point3 = [-0.84, 0, -0.12]
const phonesTurn = rotation(8)
const onPhones = ([x, y, z]: Point3): Point3 => {
  const [X, Y, Z] = turn(phonesTurn, x, y, z)
  return [X + phonesAt[0], Y + phonesAt[1], Z + phonesAt[2]]
}

const answer = createSheet({ half: [0.7, 0.92], at: [0.82, 0.0], turned: -4, seed: 2.2 })
const lines = [-0.58, -0.12, 0.34]
const bandsOfTop = [dye.paper, dye.ember, dye.marigold, dye.indigo]

export const pictures = {
  'human-rights-hero-sitting': pictureOf({
    cloth: [mix(dye.lagoon, dye.teal, 0.12), mix(dye.lagoon, dye.teal, 0.75)],
    bodies: [
      {
        solid: placeSolid(phones, { rotate: phonesTurn, move: phonesAt }),
        windings: threads => [
          wound(dyed(mix(dye.indigo, dye.iris, 0.35)), (x, _y, z) => Math.hypot(x, z) * threads, { part: phonesPart.band }),
          wound(goldDye, (x, _y, z) => Math.atan2(x, -z) * arc.radius * threads * 0.7, {
            part: phonesPart.pad,
            ply: 0.5,
            along: (_x, y) => y * 20,
          }),
          wound(dyed(mix(dye.indigo, dye.iris, 0.35)), (_x, y, z) => (y + z * 0.5) * threads, { part: phonesPart.shell }),
          wound(goldDye, (x, _y, z) => (Math.atan2(...cupAt(x, z)) / TAU) * 34, { part: phonesPart.pillow, round: 0.9 }),
          wound(dyed(mix(dye.indigo, dye.ink, 0.4)), (x, _y, z) => Math.hypot(...cupAt(x, z)) * threads, { part: phonesPart.mesh }),
        ],
      },
      answer.body,
      {
        solid: placeSolid(spinning, { rotate: rotation(-30, 0, 50.8), move: [-0.5, 0.2, 0.86], size: 1.22 }),
        windings: threads => [
          {
            across: (_x, y) => y * threads,
            colour: (light, id) => dyed(bandsOfTop[modulo(Math.floor(id / 8), bandsOfTop.length)])(light),
            fill: [0.82, 0.97],
            part: 0,
          },
          wound(timber(0.4), (_x, y) => y * threads, { part: 1 }),
        ],
      },
    ],
    laid: [
      {
        path: through([
          onPhones([0.5, 0.06, 0.36]),
          onPhones([0.52, 0.03, 0.48]),
          onPhones([0.5, 0.02, 0.72]),
          [-0.12, 0.02, 0.5],
          [0.06, 0.02, 0.1],
          [0.0, 0.02, -0.36],
          answer.on(-0.78, -0.62, 0),
          answer.on(-0.66, -0.59),
          answer.on(-0.55, -0.58),
        ]),
        width: 13,
        colour: said,
      },
      ...[
        [0.5, 0.44],
        [0.34, 0.3, 0.26],
        [0.6, 0.36],
      ].flatMap((words, n) => handwriting(answer, lines[n], -0.54, words, n * 5 + 2)),
      ...[
        [0.3, 0.16, 0.4],
        [0.2, 0.4, 0.14],
        [0.36, 0.24],
      ].flatMap((words, n) => typing(answer, lines[n] + 0.19, -0.54, words)),
    ],
  }),
} satisfies Record<string, PictureDrawing>
