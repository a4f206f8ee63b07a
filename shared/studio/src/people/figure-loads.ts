/** What a figure carries. */
import type { Point3 } from '../toolkit/curve.ts'
import { blendCut, blendUnion, box, cone, ellipsoid } from '../toolkit/distance.ts'
import { lerp } from '../toolkit/numbers.ts'
import type { Bones } from './figure-bones.ts'
import { between, type Field, type FigureParameters, type FigurePartField, figurePart, pointAlong } from './figure-parts.ts'

export const sources = [import.meta.url]

export function createLoad({ load, build }: FigureParameters, bones: Bones): FigurePartField[] {
  const { size, hands, head, headSize, chest, pelvis } = bones
  const middle = pointAlong(hands[0], hands[1], 0.5)
  const at = (part: number, distance: Field): FigurePartField => ({ part, distance })
  const part = figurePart.load
  const top = head[1] + headSize * 1.12
  if (load === 'jar') return [at(part, (x, y, z) => jar(x - middle[0], y - middle[1] - 0.004, z - middle[2] - 0.035))]
  if (load === 'jar-on-head') return [at(part, (x, y, z) => jar(x - head[0], y - top - 0.072, z - head[2] + 0.012))]
  if (load === 'basket-on-head')
    return [
      at(part, (x, y, z) => {
        const Y = y - top - 0.035
        const heap = ellipsoid(x - head[0], Y - 0.02, z - head[2] + 0.012, 0.105, 0.05, 0.105)
        return Math.min(blendCut(ellipsoid(x - head[0], Y - 0.01, z - head[2] + 0.012, 0.125, 0.065, 0.125), Y - 0.018, 0.01), heap)
      }),
    ]
  if (load === 'book')
    return [
      at(part, (x, y, z) => {
        // open, its pages turned up to the reader's face
        const [Y, Z] = [y - middle[1] - 0.03 * size, z - middle[2] - 0.02 * size]
        const [up, out] = [Y * 0.72 - Z * 0.7, Y * 0.7 + Z * 0.72]
        return (
          box(Math.abs(x - middle[0]) - 0.04 * size, up - 0.25 * Math.abs(x - middle[0]), out, 0.041 * size, 0.008, 0.058 * size, 0.004) *
          0.85
        )
      }),
    ]
  if (load === 'bundle')
    return [at(part, (x, y, z) => ellipsoid(x, y - chest[1] + 0.005, z - chest[2] + 0.115 * size, 0.1 * size, 0.085 * size, 0.075 * size))]
  if (load === 'satchel')
    return [
      at(part, (x, y, z) => {
        const bag = box(x + 0.125 * size, y - pelvis[1] + 0.02 * size, z + 0.01, 0.028 * size, 0.06 * size, 0.075 * size, 0.014)
        const strap = between(
          x,
          y,
          z,
          [0.07 * size, chest[1] + 0.09 * size, chest[2] - 0.045 * size],
          [-0.11 * size, pelvis[1] + 0.02 * size, -0.05 * size],
          0.014,
          0.014,
        )
        return Math.min(bag, strap)
      }),
    ]
  // a baby in a cloth on the back: its head looks over the cloth
  const [back, lift] = [chest[2] - lerp(0.075, 0.085, build) * size, chest[1] - 0.045 * size]
  const crown: Point3 = [0.012, lift + 0.105 * size, back - 0.012]
  return [
    at(part, (x, y, z) => {
      const band = ellipsoid(x, y - lift, z - chest[2], 0.105 * size, 0.06 * size, 0.088 * size)
      return blendUnion(ellipsoid(x, y - lift, z - back, 0.08 * size, 0.09 * size, 0.062 * size), band, 0.03)
    }),
    at(figurePart.skin, (x, y, z) => Math.hypot(x - crown[0], y - crown[1], z - crown[2]) - 0.043),
    at(figurePart.hair, (x, y, z) => Math.max(Math.hypot(x - crown[0], y - crown[1] - 0.004, z - crown[2] + 0.004) - 0.044, crown[1] - y)),
  ]
}

/** A round water jar with a neck, some 0.15 high. */
export function jar(x: number, y: number, z: number): number {
  let d = ellipsoid(x, y, z, 0.074, 0.068, 0.074)
  d = blendUnion(d, cone(x, y, z, 0, 0.05, 0, 0, 0.082, 0, 0.03, 0.027), 0.02)
  return blendUnion(d, Math.hypot(Math.hypot(x, z) - 0.03, y - 0.09) - 0.008, 0.008)
}
