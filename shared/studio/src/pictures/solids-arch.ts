/** Stones wound in thread, for arches and piers: each rounded like a ball of yarn pressed to shape. */
import { box } from '../toolkit/distance.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

export type Wedge = {
  /** From the arch's centre to the middle of the stone. */
  radius: number
  /** Along the radius. */
  height: number
  /** Between its two sides, radians. */
  angle: number
  /** Half its depth. */
  depth: number
  /** Half the joint between two stones. */
  joint: number
}

const roundness = 0.07

/** A stone of an arch, standing upright over the arch's centre, which is the origin. */
export function createWedge({ radius, height, angle, depth, joint }: Wedge): Solid {
  const tangent = Math.tan(angle / 2)
  const cosine = Math.cos(angle / 2)
  return createSolid({
    source: import.meta.url,
    parameters: { wedge: { radius, height, angle, depth, joint } },
    distance(x, y, z) {
      const a = (Math.abs(x) - Math.max(0.01, y) * tangent) * cosine + joint + roundness
      const b = Math.abs(y - radius) - height / 2 + roundness
      const c = Math.abs(z) - depth + roundness
      const outside = Math.sqrt(Math.max(a, 0) ** 2 + Math.max(b, 0) ** 2 + Math.max(c, 0) ** 2)
      return outside + Math.min(Math.max(a, b, c), 0) - roundness
    },
    bound: { x: 0, y: radius, z: 0, radius: Math.hypot(height / 2, depth, (radius + height / 2) * tangent) + 0.02 },
  })
}

/** A block round the origin; half sides a, b, c. */
export const createBlock = (a: number, b: number, c: number): Solid =>
  createSolid({
    source: import.meta.url,
    parameters: { block: [a, b, c] },
    distance: (x, y, z) => box(x, y, z, a, b, c, roundness),
    bound: { x: 0, y: 0, z: 0, radius: Math.hypot(a, b, c) },
  })
