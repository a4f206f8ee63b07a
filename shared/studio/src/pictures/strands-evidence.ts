/** Evidence that protects: an umbrella of written pages, hung over a file that is tied and can be untied. */
import type { PictureDrawing } from '../drawing.ts'
import { linenDye } from '../people/dyes.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Point3, through } from '../toolkit/curve.ts'
import { box, cone } from '../toolkit/distance.ts'
import { modulo, TAU } from '../toolkit/numbers.ts'
import { hash } from '../toolkit/random.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { pictureOf, placedAt, wound } from './strands-stage.ts'
import { dyed, timber } from './things-dyed.ts'

const source = import.meta.url
const panels = 8
const part = { page: 0, rib: 1, shaft: 2, inside: 3 } as const

/** 0 on a rib, 1 in the middle of a panel. */
const between = (x: number, z: number): number => {
  const turn = modulo((Math.atan2(x, z) / TAU) * panels + 0.5, 1)
  return 1 - Math.abs(turn * 2 - 1)
}
const domeHigh = 0.78
/** Height of the canopy over a point: panels sag between their ribs. */
const canopyAt = (x: number, z: number): number => {
  const r = Math.hypot(x, z) / 1.32
  const sag = 0.07 * Math.sin((Math.PI / 2) * between(x, z)) * r * r
  return domeHigh * (1 - r * r * 0.86 - 0.14 * r ** 4) - sag * 1.6
}
const edgeAt = (x: number, z: number): number => 1.3 - 0.15 * Math.sin((Math.PI / 2) * between(x, z))
const canopy = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  return Math.max((Math.abs(y - canopyAt(x, z)) - 0.016) * 0.5, (r - edgeAt(x, z)) * 0.8)
}
const shaft = (x: number, y: number, z: number): number => {
  const stick = cone(x, y, z, 0, 0.98, 0, 0, -0.86, 0, 0.026, 0.026)
  const ring = Math.hypot(Math.hypot(x - 0.13, y + 0.86) - 0.13, z) - 0.045
  const crook = y < -0.86 ? ring : Math.max(ring, 9)
  return Math.min(stick, crook, cone(x, y, z, 0.26, -0.86, 0, 0.26, -0.78, 0, 0.045, 0.045))
}

const umbrella = createSolid({
  source,
  parameters: ['umbrella', panels, domeHigh],
  distance: (x, y, z) => Math.min(canopy(x, y, z), shaft(x, y, z)),
  part: (x, y, z) => {
    if (shaft(x, y, z) < canopy(x, y, z)) return part.shaft
    if (y < canopyAt(x, z) - 0.004) return part.inside
    return Math.hypot(x, z) * (1 - Math.abs(between(x, z) - 1)) * 0.39 < 0.022 ? part.rib : part.page
  },
  bound: { x: 0, y: 0.1, z: 0, radius: 1.55 },
})

const file = createSolid({
  source,
  parameters: 'file',
  distance: (x, y, z) =>
    Math.min(box(x, y - 0.15, z, 0.55, 0.13, 0.4, 0.02), box(x, Math.abs(y - 0.15) - 0.14, z, 0.62, 0.018, 0.45, 0.015)) * 0.95,
  part: (_x, y) => (Math.abs(y - 0.15) > 0.121 ? 0 : 1),
  bound: { x: 0, y: 0.15, z: 0, radius: 0.8 },
})

const hung: Point3 = [0, 1.42, -0.18]
const lean = rotation(10, 0, 0)
const turned = rotation(-20)
const lies: Point3 = [0.04, 0, 0.42]
const at = placedAt(turned, lies)

/** Written lines round the canopy, broken into words. */
const written = (x: number, z: number): boolean => {
  const row = Math.hypot(x, z) * 11
  const n = Math.floor(row)
  const panel = Math.floor((Math.atan2(x, z) / TAU) * panels + 0.5)
  const word = Math.floor(between(x, z) * 0 + (Math.atan2(x, z) / TAU) * panels * Math.max(2, n * 0.62) + 3 * hash(n, 4))
  return n > 2 && n < 13 && between(x, z) > 0.24 && row - n > 0.36 && row - n < 0.66 && hash(word * 13 + n * 7 + panel, 6) > 0.2
}

export const pictures = {
  'strand-evidence': pictureOf({
    strand: 'marigold',
    bodies: [
      {
        solid: placeSolid(umbrella, { rotate: lean, move: hung }),
        windings: threads => [
          {
            part: part.page,
            across: (x, _y, z) => Math.hypot(x, z) * threads,
            along: (x, _y, z) => Math.atan2(x, z),
            colour: (light, _id, _lit, across, along) => {
              const r = across / threads
              return written(r * Math.sin(along), r * Math.cos(along)) ? dyed(mix(dye.indigo, dye.ink, 0.3))(light) : linenDye(0.1 + light)
            },
            fill: [0.88, 0.98],
            round: 0.5,
          },
          wound(dyed(dye.ember), (x, _y, z) => Math.hypot(x, z) * threads, { part: part.rib }),
          wound(dyed(mix(dye.linen, dye.umber, 0.35)), (x, _y, z) => Math.hypot(x, z) * threads, { part: part.inside }),
          wound(
            light => timber(0.7)(0.1 + light),
            (_x, y) => y * threads,
            { part: part.shaft },
          ),
        ],
      },
      {
        solid: placeSolid(file, { rotate: turned, move: lies }),
        windings: threads => [
          wound(dyed(mix(dye.ember, dye.clay, 0.2)), (_x, y, z) => (z + y) * threads, { part: 0, ply: 0.6, along: x => x * 26 }),
          wound(linenDye, (_x, y) => y * threads * 1.4, { part: 1 }),
        ],
      },
    ],
    cords: [
      {
        path: through([
          [0, 3.4, -0.2],
          [0.01, 2.8, -0.18],
          [0, 2.38, -0.15],
        ]),
        shade: 0,
      },
      {
        path: t => [hung[0] + 0.045 * Math.cos(t * TAU * 3), hung[1] + 0.84 + 0.13 * t, hung[2] + 0.02 + 0.045 * Math.sin(t * TAU * 3)],
        width: 15,
        shade: 0,
      },
      {
        path: through([
          at([-0.2, 0.03, 0.48]),
          at([-0.2, 0.16, 0.475]),
          at([-0.2, 0.32, 0.44]),
          at([-0.2, 0.325, 0]),
          at([-0.2, 0.325, -0.46]),
        ]),
        width: 16,
      },
      {
        path: through([
          at([-0.64, 0.325, 0.05]),
          at([-0.2, 0.335, 0.05]),
          at([0.3, 0.325, 0.05]),
          at([0.62, 0.32, 0.05]),
          at([0.65, 0.16, 0.05]),
          at([0.645, 0.02, 0.05]),
        ]),
        width: 16,
      },
      ...[-1, 1].map(side => ({
        path: through(
          [
            [0, 0.34, 0],
            [0.1 * side, 0.42, 0.04],
            [0.27 * side, 0.43, 0.1],
            [0.33 * side, 0.36, 0.17],
            [0.2 * side, 0.35, 0.14],
            [0, 0.355, 0.01],
          ].map(([x, y, z]) => at([x - 0.2, y, z + 0.05])),
        ),
        width: 16,
      })),
      {
        path: through([
          at([-0.2, 0.345, 0.06]),
          at([-0.12, 0.345, 0.25]),
          at([-0.02, 0.33, 0.42]),
          at([0.02, 0.2, 0.5]),
          at([0.05, 0.03, 0.56]),
          at([-0.1, 0.03, 0.9]),
          [-0.05, 0.03, 3],
        ]),
        width: 16,
      },
    ],
  }),
} satisfies Record<string, PictureDrawing>
