/** Things that hands hold. */
import type { Point3 } from '../toolkit/curve.ts'
import { blendCut, blendUnion, box, cone, ellipsoid, sphere } from '../toolkit/distance.ts'
import { createNoise } from '../toolkit/noise.ts'
import { smooth } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

/** A pool: the flat top of a ball's lowest part, in its own axes (y up, the middle of the surface at the origin). */
export function createPool(radius: number, deep: number): Solid {
  const ball = (radius * radius + deep * deep) / (2 * deep)
  return createSolid({
    source,
    parameters: ['pool', radius, deep],
    distance: (x, y, z) => Math.max(sphere(x, y - ball + deep, z, ball), y),
    bound: { x: 0, y: 0, z: 0, radius: radius + 0.05 },
  })
}

/** A round rod from one point to another. */
export function createRod(a: Point3, b: Point3, from: number, to: number): Solid {
  const middle: Point3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
  return createSolid({
    source,
    parameters: ['rod', a, b, from, to],
    distance: (x, y, z) => cone(x, y, z, ...a, ...b, from, to),
    bound: { x: middle[0], y: middle[1], z: middle[2], radius: Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2 + Math.max(from, to) },
  })
}

/** A sheet of half sides a and b, lying in its own xy plane. */
export const createSheet = (a: number, b: number, thickness = 0.012, corner = 0.01): Solid =>
  createSolid({
    source,
    parameters: ['sheet', a, b, thickness, corner],
    distance: (x, y, z) => box(x, y, z, a, b, thickness, corner),
    bound: { x: 0, y: 0, z: 0, radius: Math.hypot(a, b) + thickness },
  })

export const loafPart = { crust: 0, crumb: 1 } as const

/** The right half of a round-ended loaf that is torn across at x = 0. */
export function createHalfLoaf(seed: number): Solid {
  const noise = createNoise(seed)
  const tear = (x: number, y: number, z: number): number => 0.06 - x + 0.07 * noise.at(y * 4, z * 4, 1) + 0.03 * noise.at(y * 11, z * 11, 5)
  const crust = (x: number, y: number, z: number): number => {
    // cuts across its back, as bakers make them
    const cut = Math.sin((x + z * 0.45 - 0.1) * 9)
    return ellipsoid(x - 0.1, y, z, 1.4, 0.62, 0.66) - 0.02 * cut * Math.max(0, y)
  }
  return createSolid({
    source,
    parameters: ['loaf', seed],
    distance: (x, y, z) => {
      const d = crust(x, y, z)
      // the noise is dear: not where it cannot matter
      if (d > 0.1 || x > 0.25) return d * 0.85
      return x < -0.2 ? Math.max(d, -0.08 - x) * 0.85 : blendCut(d, tear(x, y, z), 0.03) * 0.85
    },
    part: (x, y, z) => (tear(x, y, z) > crust(x, y, z) + 0.012 ? loafPart.crumb : loafPart.crust),
    bound: { x: 0.7, y: 0, z: 0, radius: 1.1 },
  })
}

/** A heap of earth round the origin, on a field that falls away from it; its top is at y = 0. */
export function createEarth(seed: number): Solid {
  const noise = createNoise(seed)
  return createSolid({
    source,
    parameters: ['earth', seed],
    distance: (x, y, z) => {
      const field = sphere(x * 0.6, y + 6.6, z, 6)
      // rays graze it for long: steps as large as they may be
      if (x * x + z * z > 4 || field > 1) return field * 1.1
      const heap = cone(x, y + 0.7, z, -0.42, 0, 0, 0.42, 0, 0, 0.7, 0.7)
      const d = blendUnion(field, heap, 0.5)
      if (d > 0.15) return d - 0.03
      const uneven = 0.035 * smooth(1.9, 1.2, Math.hypot(x, z))
      return d + uneven * noise.at(x * 2.2, y * 2.2, z * 2.2)
    },
    bound: { x: 0, y: -6.6, z: 0, radius: 10.2 },
  })
}

export const seedlingPart = { stem: 0, leaf: 1 } as const

/** A stem from the origin upwards, with its first two leaves and a bud between them. */
export function createSeedling(): Solid {
  const leaf = (x: number, y: number, z: number): number => {
    // turned up and folded along its middle
    const [u, v] = [x * 0.8 + y * 0.6, y * 0.8 - x * 0.6]
    const along = u / 0.34 - 1
    const fold = v - 0.1 * (1 - along * along) + 0.5 * Math.abs(z) * 0.35
    return Math.max(ellipsoid(u - 0.34, fold, z, 0.36, 0.5, 0.19), Math.abs(fold) - 0.014) * 0.75
  }
  const stem = (x: number, y: number, z: number): number =>
    Math.min(cone(x, y, z, 0, -0.4, 0, 0.02, 0.3, 0, 0.036, 0.028), cone(x, y, z, 0.02, 0.3, 0, 0, 0.62, 0, 0.028, 0.022))
  const leaves = (x: number, y: number, z: number): number => {
    const [X, Y] = [x, y - 0.58]
    const second = leaf(-X * 0.95, Y - 0.02, z)
    const bud = ellipsoid(X, Y - 0.1, z, 0.045, 0.13, 0.045)
    return Math.min(leaf(X, Y, z), second, bud)
  }
  return createSolid({
    source,
    parameters: 'seedling',
    distance: (x, y, z) => Math.min(stem(x, y, z), leaves(x, y, z)),
    part: (x, y, z) => (leaves(x, y, z) < stem(x, y, z) ? seedlingPart.leaf : seedlingPart.stem),
    bound: { x: 0, y: 0.35, z: 0, radius: 1.05 },
  })
}

/** The line of the tear in {@link createTornSheet}: its height at x. */
export const tearAt = (x: number): number =>
  0.05 * Math.sin(x * 4.1 + 0.4) - 0.05 * Math.sin(0.4) + 0.018 * Math.sin(x * 13 + 2) - 0.018 * Math.sin(2)

/** A sheet torn from its right edge: mended up to `mendedTo`, open beyond it. */
export function createTornSheet(left: number, right: number, below: number, above: number, mendedTo = 0): Solid {
  const [x0, y0] = [(left + right) / 2, (below + above) / 2]
  const [a, b] = [(right - left) / 2, (above - below) / 2]
  return createSolid({
    source,
    parameters: ['torn', left, right, below, above, mendedTo],
    distance: (x, y, z) => {
      // the lips of the tear curl up a little
      const lip = 0.05 * Math.exp(-(((y - tearAt(x)) / 0.1) ** 2)) * Math.max(0, x - mendedTo)
      const d = box(x - x0, y - y0, z - lip, a, b, 0.014, 0.012)
      const open = x < mendedTo ? 0.004 : 0.004 + 0.075 * Math.min(1, x - mendedTo) + 0.008 * Math.sin((x - mendedTo) * 31)
      return Math.max(d, x > left + 0.4 ? open - Math.abs(y - tearAt(x)) : d) * 0.7
    },
    bound: { x: x0, y: y0, z: 0, radius: Math.hypot(a, b) + 0.1 },
  })
}
