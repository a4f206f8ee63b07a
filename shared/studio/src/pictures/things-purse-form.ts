import type { Point3 } from '../toolkit/curve.ts'
import { blendUnion } from '../toolkit/distance.ts'
import { clamp, smooth, TAU } from '../toolkit/numbers.ts'
import { type Rotation, rotation } from '../toolkit/rotation.ts'
import { createSolid, joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'

const purseHeight = { foot: -0.95, neck: 0.42, lip: 0.8 } as const

const pleats = 13

/** Radius of the cloth at a height and an angle: a full belly, gathered at the neck, open above it. */
function clothRadius(y: number, angle: number): number {
  const belly = 1.02 * Math.sqrt(clamp(1 - ((y + 0.3) / 0.98) ** 2, 0.02, 1))
  const gathered = smooth(-0.25, 0.4, y)
  const mouth = 0.6 + 0.34 * smooth(0.4, 0.85, y)
  const radius = belly + (mouth - belly) * gathered
  const fold = 0.062 * smooth(-0.35, 0.42, y) * Math.sin(angle * pleats + 0.5 * Math.sin(angle * 3))
  return radius + fold + 0.02 * Math.sin(angle * 2 + 1) * (1 - gathered)
}

/** Stands on its foot, its belly about 1 in radius, its mouth open to +y. */
export const purse: Solid = createSolid({
  source: import.meta.url,
  parameters: 'purse',
  distance(x, y, z) {
    const radius = Math.hypot(x, z)
    const angle = Math.atan2(x, z)
    const out = (radius - clothRadius(y, angle)) * 0.62
    const lip = purseHeight.lip + 0.05 * Math.sin(angle * pleats + 1.2) + 0.03 * Math.sin(angle * 2)
    const hollow = Math.min(y - 0.3, -out - 0.035) // full up to below the neck
    return Math.max(out, hollow, (y - lip) * 0.7, purseHeight.foot - y)
  },
  bound: { x: 0, y: -0.05, z: 0, radius: 1.42 },
})

/** A wound coin: a disc of radius 1 that faces +z, with a raised edge. */
const coin: Solid = createSolid({
  source: import.meta.url,
  parameters: 'coin',
  distance(x, y, z) {
    const radius = Math.hypot(x, y)
    const disc = Math.max(radius - 0.94, Math.abs(z) - 0.09)
    const edge = Math.hypot(radius - 0.94, z) - 0.14
    return blendUnion(disc, edge, 0.04)
  },
  bound: { x: 0, y: 0, z: 0, radius: 1.1 },
})

const flat: Rotation = rotation(0, -90)

type Lying = { at: readonly [number, number, number]; rotate: Rotation; size?: number }

const inTheMouth: readonly Lying[] = [
  { at: [-0.3, 0.5, 0.02], rotate: rotation(24, -18, 12) },
  { at: [0.26, 0.52, -0.16], rotate: rotation(-22, -14, -8) },
  { at: [0.0, 0.46, 0.22], rotate: rotation(4, -38, 4) },
  { at: [0.24, 0.48, 0.14], rotate: rotation(-30, -40, 0) },
  { at: [-0.05, 0.62, -0.3], rotate: rotation(3, -6, 3) },
]
const onTheGround: readonly Lying[] = [
  { at: [1.62, -0.9, 0.35], rotate: flat },
  { at: [1.66, -0.8, 0.32], rotate: flat },
  { at: [1.6, -0.7, 0.36], rotate: flat },
  { at: [1.64, -0.6, 0.33], rotate: flat },
  { at: [1.1, -0.9, 1.15], rotate: flat },
  { at: [-1.18, -0.9, 0.8], rotate: flat },
  { at: [1.28, -0.62, -0.35], rotate: rotation(-35, -12, 6) },
]

const coinSize = 0.31

/** The purse and its coins; child 0 is the purse. */
export const purseAndCoins: Solid = joinSolids([
  purse,
  ...[...inTheMouth, ...onTheGround].map(({ at, rotate, size = coinSize }) => placeSolid(coin, { move: at, rotate, size })),
])

/** The path of the cord round the neck, a little outside the cloth; from 0 to 1, counted from the front. */
export function neckAt(turn: number): Point3 {
  const angle = turn * TAU
  const radius = 0.655 + 0.03 * Math.sin(angle * pleats + 0.5 * Math.sin(angle * 3))
  return [Math.sin(angle) * radius, purseHeight.neck - 0.02, Math.cos(angle) * radius]
}
