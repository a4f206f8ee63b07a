/** Distances from a point (x, y, z) to the surface of simple bodies, negative inside (after Inigo Quilez). */
import { clamp } from './numbers.ts'

/** The smaller of two distances, blended where they are within `k` of each other. */
export const blendUnion = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - h * h * k * 0.25
}

/** The larger of two distances, blended: `blendCut(a, -b, k)` takes b out of a. */
export const blendCut = (a: number, b: number, k: number): number => -blendUnion(-a, -b, k)

export const sphere = (x: number, y: number, z: number, radius: number): number => Math.sqrt(x * x + y * y + z * z) - radius

/** An ellipsoid of half axes a, b, c: a bound, exact on the surface. */
export function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const aa = a * a
  const bb = b * b
  const cc = c * c
  const k0 = Math.sqrt((x * x) / aa + (y * y) / bb + (z * z) / cc)
  const k1 = Math.sqrt((x * x) / (aa * aa) + (y * y) / (bb * bb) + (z * z) / (cc * cc))
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1
}

/** A capsule from a to b whose radius goes from `ra` to `rb`. */
export function cone(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  ra: number,
  rb: number,
): number {
  const ux = bx - ax
  const uy = by - ay
  const uz = bz - az
  const vx = x - ax
  const vy = y - ay
  const vz = z - az
  const h = clamp((vx * ux + vy * uy + vz * uz) / (ux * ux + uy * uy + uz * uz + 1e-12))
  const dx = vx - ux * h
  const dy = vy - uy * h
  const dz = vz - uz * h
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * h)
}

/** A box of half sides a, b, c with its edges rounded by `r`. */
export function box(x: number, y: number, z: number, a: number, b: number, c: number, r: number): number {
  const qx = Math.abs(x) - a + r
  const qy = Math.abs(y) - b + r
  const qz = Math.abs(z) - c + r
  const outside = Math.sqrt(Math.max(qx, 0) ** 2 + Math.max(qy, 0) ** 2 + Math.max(qz, 0) ** 2)
  return outside + Math.min(Math.max(qx, qy, qz), 0) - r
}

/** A ring in the xy plane: `radius` to the middle of the tube, `tube` its own radius. */
export const torus = (x: number, y: number, z: number, radius: number, tube: number): number =>
  Math.hypot(Math.hypot(x, y) - radius, z) - tube
