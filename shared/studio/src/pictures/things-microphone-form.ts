import { blendUnion, cone, sphere, torus } from '../toolkit/distance.ts'
import { clamp, TAU } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

/** The parts of a studio microphone in its cradle. */
export const microphonePart = { grille: 0, body: 1, trim: 2, ring: 3, elastic: 4, arm: 5 } as const

/** Heights in its own axes: it hangs, its head down. */
export const microphoneHeight = { tip: -1.48, collar: -0.22, shoulder: 1.0, plug: 1.34 } as const

const ring = { radius: 0.88, upper: 0.86, lower: 0.18 } as const
const clampAt = 0.52

/** A rounded cylinder round the y axis. */
const drum = (radius: number, y: number, middle: number, width: number, half: number, round: number): number => {
  const across = radius - width + round
  const along = Math.abs(y - middle) - half + round
  return Math.hypot(Math.max(across, 0), Math.max(along, 0)) + Math.min(Math.max(across, along), 0) - round
}

const grille = (radius: number, y: number): number => drum(radius, y, -0.84, 0.6, 0.64, 0.38)
const body = (radius: number, y: number): number => drum(radius - 0.03 * y, y, 0.4, 0.46, 0.62, 0.12)
const trim = (radius: number, y: number): number =>
  Math.min(
    Math.hypot(radius - 0.54, y - microphoneHeight.collar) - 0.075,
    drum(radius, y, clampAt, 0.55, 0.055, 0.04),
    drum(radius, y, 1.16, 0.17, 0.18, 0.05),
    Math.hypot(radius - 0.615, y + 0.84) - 0.028,
  )

const rings = (x: number, y: number, z: number): number => {
  const both = Math.min(torus(x, z, y - ring.upper, ring.radius, 0.05), torus(x, z, y - ring.lower, ring.radius, 0.05))
  const quarter = TAU / 4
  const angle = Math.atan2(z, x)
  const folded = angle - Math.round(angle / quarter - 0.5) * quarter - quarter / 2
  const radius = Math.hypot(x, z)
  return Math.min(
    both,
    cone(radius * Math.cos(folded), y, radius * Math.sin(folded), ring.radius, ring.lower, 0, ring.radius, ring.upper, 0, 0.04, 0.04),
  )
}

const elastics = 9

/** Stretched cords, to and fro between the rings and the clamp round the body. */
function elastic(x: number, y: number, z: number): number {
  const sector = TAU / elastics
  const angle = Math.atan2(z, x)
  const folded = Math.abs(angle - Math.round(angle / sector) * sector)
  const radius = Math.hypot(x, z)
  const u = radius * Math.cos(folded)
  const v = radius * Math.sin(folded)
  const [cx, cz] = [0.54 * Math.cos(sector / 2), 0.54 * Math.sin(sector / 2)]
  return Math.min(
    cone(u, y, v, ring.radius - 0.02, ring.upper, 0, cx, clampAt, cz, 0.026, 0.026),
    cone(u, y, v, ring.radius - 0.02, ring.lower, 0, cx, clampAt, cz, 0.026, 0.026),
  )
}

/** The direction of the arm that holds the cradle, from its joint. */
const armFrom = { x: 1.04, y: clampAt } as const
const armTo = { x: 4.2, y: 2.55 } as const

const arm = (x: number, y: number, z: number): number => {
  const joint = Math.min(
    sphere(x - armFrom.x, y - armFrom.y, z, 0.17),
    cone(x, y, z, ring.radius, ring.lower, 0, ring.radius, ring.upper, 0, 0.06, 0.06),
  )
  return blendUnion(joint, cone(x, y, z, armFrom.x, armFrom.y, 0, armTo.x, armTo.y, 0, 0.085, 0.11), 0.08)
}

export const microphone: Solid = createSolid({
  source: import.meta.url,
  parameters: 'microphone',
  distance(x, y, z) {
    const radius = Math.hypot(x, z)
    return Math.min(grille(radius, y), body(radius, y), trim(radius, y), rings(x, y, z), elastic(x, y, z) * 0.9, arm(x, y, z))
  },
  part(x, y, z) {
    const radius = Math.hypot(x, z)
    const distances = [grille(radius, y), body(radius, y), trim(radius, y), rings(x, y, z), elastic(x, y, z), arm(x, y, z)]
    return distances.indexOf(Math.min(...distances))
  },
  bound: { x: 1.6, y: 0.6, z: 0, radius: 3.6 },
})

/** How far along the arm a point lies, 1 its length. */
export const alongArm = (x: number, y: number): number => {
  const [dx, dy] = [armTo.x - armFrom.x, armTo.y - armFrom.y]
  return clamp(((x - armFrom.x) * dx + (y - armFrom.y) * dy) / (dx * dx + dy * dy), -1, 2)
}
