/** Healing in company: a broken bowl, mended with the cord, and five spoons in it. */
import type { PictureDrawing } from '../drawing.ts'
import { linenDye } from '../people/dyes.ts'
import { dye, mix } from '../toolkit/colour.ts'
import { type Curve3, type Point3, through } from '../toolkit/curve.ts'
import { blendCut, blendUnion, cone, ellipsoid } from '../toolkit/distance.ts'
import { clamp, TAU } from '../toolkit/numbers.ts'
import { rotation } from '../toolkit/rotation.ts'
import { createSolid, placeSolid } from '../toolkit/solid.ts'
import { pictureOf, wound } from './strands-stage.ts'
import { dyed } from './things-dyed.ts'

const source = import.meta.url
const rimAt = 0.98
const foot = 0.1
const shell = 0.05
const part = { glaze: 0, rim: 1, inside: 2 } as const

/** Radius of the bowl at a height. */
const radiusAt = (y: number): number => 1.12 * (1 - clamp((rimAt + 0.06 - y) / (rimAt + 0.08 - foot)) ** 2.5) ** 0.55

const bowlForm = (x: number, y: number, z: number): number => {
  const r = Math.hypot(x, z)
  const outer = (r - radiusAt(Math.max(y, foot))) * 0.62
  const wall = Math.max(outer, -(outer + shell * 0.62), foot - y, y - rimAt)
  const base = Math.max(r - 0.44, Math.abs(y - foot * 0.75) - foot * 0.75)
  const lip = Math.hypot(r - radiusAt(rimAt) + 0.02, y - rimAt) - 0.045
  return Math.min(blendUnion(wall, base, 0.04), lip)
}

const bowl = createSolid({
  source,
  parameters: ['bowl', rimAt, foot, shell],
  distance: bowlForm,
  part: (x, y, z) => {
    const r = Math.hypot(x, z)
    if (Math.hypot(r - radiusAt(rimAt) + 0.02, y - rimAt) < 0.055) return part.rim
    return r < radiusAt(Math.max(y, foot)) - shell * 0.5 && y > foot * 1.6 ? part.inside : part.glaze
  },
  bound: { x: 0, y: 0.5, z: 0, radius: 1.3 },
})

const broth = createSolid({
  source,
  parameters: 'broth',
  distance: (x, y, z) => Math.max(Math.hypot(x, z) - radiusAt(0.78) + 0.03, Math.abs(y - 0.74) - 0.04),
  bound: { x: 0, y: 0.74, z: 0, radius: 1.12 },
})

/** Their bowls are in the broth; each leans on the rim where somebody sits. */
const spoons: readonly { turn: number; dye: ReturnType<typeof dyed>; long: number }[] = [
  { turn: -0.36, dye: dyed(mix(dye.teal, dye.butter, 0.3)), long: 1.1 },
  { turn: -0.2, dye: dyed(dye.marigold), long: 1.22 },
  { turn: 0.17, dye: dyed(mix(dye.indigo, dye.iris, 0.5)), long: 1.22 },
  { turn: 0.35, dye: dyed(mix(dye.rose, dye.linen, 0.3)), long: 1.1 },
]

const spoon = ({ turn, long }: { turn: number; long: number }) => {
  // 0 is the rear, away from us
  const [s, c] = [Math.sin(turn * TAU), -Math.cos(turn * TAU)]
  const from: Point3 = [0.35 * s, 0.62, 0.35 * c]
  const rest: Point3 = [1.06 * s, 1.08, 1.06 * c]
  const to: Point3 = [
    from[0] + (rest[0] - from[0]) * (1 + long * 0.62),
    from[1] + (rest[1] - from[1]) * (1 + long * 0.9),
    from[2] + (rest[2] - from[2]) * (1 + long * 0.62),
  ]
  const end: Point3 = [to[0] * 0.97, to[1] - 0.02, to[2] * 0.97]
  return createSolid({
    source,
    parameters: ['spoon', turn, long],
    distance: (x, y, z) => blendUnion(cone(x, y, z, ...from, ...to, 0.036, 0.044), cone(x, y, z, ...end, ...to, 0.062, 0.066), 0.08),
    bound: { x: rest[0], y: rest[1], z: rest[2], radius: 1.1 },
  })
}

/** One lies ready for whoever comes. */
const ready = createSolid({
  source,
  parameters: 'ready',
  distance: (x, y, z) => {
    const scoop = blendCut(ellipsoid(x, y, z, 0.27, 0.085, 0.19), -ellipsoid(x, y - 0.06, z, 0.23, 0.085, 0.155), 0.02)
    const handle = blendUnion(
      cone(x, y, z, 0.24, 0, 0, 1.05, 0.05, 0, 0.036, 0.045),
      cone(x, y, z, 0.98, 0.05, 0, 1.06, 0.05, 0, 0.06, 0.065),
      0.08,
    )
    return blendUnion(scoop, handle, 0.05) * 0.85
  },
  bound: { x: 0.4, y: 0, z: 0, radius: 0.8 },
})

/** A point on the glaze: how far round from the front, in turns, and how high. */
const on = (turn: number, y: number): Point3 => {
  const r = radiusAt(y) + 0.016
  return [r * Math.sin(turn * TAU), y, r * Math.cos(turn * TAU)]
}
const seam = (...points: readonly (readonly [number, number])[]): Curve3 => {
  const many = points.flatMap(([turn, y], n) => {
    const next = points[n + 1]
    if (!next) return [on(turn, y)]
    return [0, 0.25, 0.5, 0.75].map(t => on(turn + (next[0] - turn) * t, y + (next[1] - y) * t))
  })
  return through(many)
}

export const pictures = {
  'strand-company': pictureOf({
    strand: 'ember',
    bodies: [
      {
        solid: bowl,
        windings: threads => [
          wound(linenDye, (_x, y) => y * threads * 0.9, { part: part.glaze, ply: 0.5, along: (x, _, z) => Math.atan2(x, z) * 26 }),
          wound(dyed(dye.marigold), (x, _y, z) => (Math.atan2(x, z) / TAU) * 150, { part: part.rim }),
          wound(dyed(mix(dye.linen, dye.umber, 0.25)), (_x, y) => y * threads, { part: part.inside }),
        ],
      },
      {
        solid: broth,
        windings: threads => [wound(dyed(mix(dye.marigold, dye.ember, 0.4)), (x, _y, z) => Math.hypot(x, z) * threads * 0.7)],
      },
      {
        solid: placeSolid(ready, { rotate: rotation(-14), move: [0.78, 0.075, 1.02] }),
        windings: threads => [
          wound(dyed(mix(dye.marigold, dye.butter, 0.35)), x => x * threads, { ply: 0.4, along: (_, __, z) => z * 20 }),
        ],
      },
      ...spoons.map(one => ({
        solid: spoon(one),
        windings: (threads: number) => [wound(one.dye, (_x: number, y: number) => y * threads, { ply: 0.4, along: (x: number) => x * 20 })],
      })),
    ],
    cords: [
      {
        path: through([[0, 3.2, -0.2], [-0.02, 2.6, -0.1], [-0.1, 2.0, 0.3], [-0.19, 1.5, 0.85], [-0.21, 1.16, 1.08], on(-0.028, 0.97)]),
        width: 15,
      },
      {
        path: seam([-0.028, 0.98], [0.0, 0.86], [-0.035, 0.74], [0.012, 0.62], [-0.01, 0.5], [0.03, 0.36], [0.02, 0.24], [0.05, 0.14]),
        width: 15,
        shade: 0.3,
      },
      { path: seam([0.012, 0.62], [0.07, 0.66], [0.1, 0.56], [0.16, 0.6], [0.2, 0.52]), width: 12, shade: 0.3 },
      { path: seam([-0.035, 0.74], [-0.09, 0.68], [-0.11, 0.55], [-0.17, 0.5], [-0.19, 0.38]), width: 12, shade: 0.3 },
      { path: seam([-0.11, 0.55], [-0.08, 0.4], [-0.1, 0.28]), width: 10, shade: 0.3 },
      { path: seam([0.1, 0.56], [0.11, 0.4], [0.15, 0.3]), width: 10, shade: 0.3 },
      {
        path: through([on(0.05, 0.14), [0.2, 0.06, 0.62], [0.26, 0.025, 0.8], [0.1, 0.025, 1.3], [-0.12, 0.025, 1.9], [0.02, 0.025, 3.2]]),
        width: 15,
      },
    ],
  }),
} satisfies Record<string, PictureDrawing>
