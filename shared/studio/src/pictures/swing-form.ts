/** Bodies of a swing: its axes have the bough at the origin, the ropes hang down along -y. */
import { blendUnion, box, cone, sphere } from '../toolkit/distance.ts'
import { createNoise } from '../toolkit/noise.ts'
import { clamp, TAU } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url
const noise = createNoise(471)

export const rope = { radius: 0.0115, pitch: 0.07 }

/** Three strands laid round each other: which turn of the rope a point of its surface is on. */
export const strandAt = (x: number, y: number, z: number): number => (Math.atan2(x, z) * 3) / TAU + (y * 3) / rope.pitch

/** A rope that hangs at (x, z) from `top` to `low`; `thick` beside the usual. */
export const createHangingRope = (x: number, z: number, top: number, low: number, thick = 1): Solid =>
  createSolid({
    source,
    parameters: ['rope', x, z, top, low, thick, rope],
    distance(px, py, pz) {
      const [u, w] = [px - x, pz - z]
      const groove = 0.0022 * Math.cos(TAU * strandAt(u, py, w))
      return cone(u, py, w, 0, top, 0, 0, low, 0, rope.radius * thick, rope.radius * thick) + groove
    },
    bound: { x, y: (top + low) / 2, z, radius: (top - low) / 2 + 0.05 },
  })

/** The mend: yarn wound close round the rope from `top` to `low`, a little thicker where the ends of the break lie under it. */
export const createWhipping = (x: number, z: number, top: number, low: number, turns: number): Solid =>
  createSolid({
    source,
    parameters: ['whipping', x, z, top, low, turns, rope],
    distance(px, py, pz) {
      const [u, w] = [px - x, pz - z]
      const along = clamp((py - low) / (top - low))
      const swell = 0.0075 + 0.0055 * Math.sin(Math.PI * along) ** 2 + 0.002 * noise.at(along * 9, 2)
      const round = 0.0016 * Math.cos(TAU * (along * turns + Math.atan2(u, w) / TAU))
      return (cone(u, py, w, 0, top, 0, 0, low, 0, rope.radius + swell, rope.radius + swell) + round) * 0.9
    },
    bound: { x, y: (top + low) / 2, z, radius: (top - low) / 2 + 0.08 },
  })

export const boardPart = { wood: 0, knot: 1 } as const

/** The board one sits on, its upper face at `height`, and the knots of the ropes under it. */
export function createBoard(half: number, height: number, z: number, ropesAt: number): Solid {
  const wood = (x: number, y: number, w: number): number => box(x, y - height + 0.013, w - z, half + 0.05, 0.013, 0.1, 0.008)
  const knot = (x: number, y: number, w: number): number => sphere(Math.abs(x) - half, (y - height + 0.042) * 1.2, w - ropesAt, 0.021)
  return createSolid({
    source,
    parameters: ['board', half, height, z, ropesAt],
    distance: (x, y, w) => Math.min(wood(x, y, w), knot(x, y, w)) * 0.85,
    part: (x, y, w) => (knot(x, y, w) < wood(x, y, w) ? boardPart.knot : boardPart.wood),
    bound: { x: 0, y: height, z, radius: half + 0.15 },
  })
}

/** A bough across the picture, knotty and a little bent. */
export const bough: Solid = createSolid({
  source,
  parameters: 'bough',
  distance(x, y, z) {
    const rise = 0.05 * Math.sin(x * 1.7 + 0.6)
    const radius = 0.074 - 0.016 * x
    const limb = Math.hypot(y - 0.055 - rise, z) - radius - 0.012 * noise.at(x * 5, y * 6, z * 6) - 0.006 * noise.at(x * 16, y * 9, z * 9)
    const twig = cone(x, y, z, 0.42, 0.1, 0.02, 0.86, -0.1, 0.1, 0.036, 0.014)
    return blendUnion(limb, twig, 0.06) * 0.8
  },
  bound: { x: 0, y: 0, z: 0, radius: 1.9 },
})
