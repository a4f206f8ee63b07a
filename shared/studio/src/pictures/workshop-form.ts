/** Bodies of the house door. */
import { blendUnion, box, cone, torus } from '../toolkit/distance.ts'
import { modulo } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

/** A door of upright boards; its face is z = 0. */
export const planks: Solid = createSolid({
  source,
  parameters: 'planks',
  distance: (x, y, z) => {
    const gap = 0.62 - Math.abs(modulo(x + 0.25, 1.24) - 0.62)
    return Math.max(z, Math.abs(x) - 7, Math.abs(y) - 7, 0.03 - Math.hypot(gap, z * 0.8)) * 0.9
  },
  bound: { x: 0, y: 0, z: 0, radius: 10 },
})

export const nail: Solid = createSolid({
  source,
  parameters: 'nail',
  distance: (x, y, z) =>
    Math.min(cone(x, y, z, 0, 1.42, 0, 0, 1.46, 0.3, 0.04, 0.04), Math.max(Math.hypot(x, y - 1.46) - 0.09, Math.abs(z - 0.32) - 0.025)) *
    0.9,
  bound: { x: 0, y: 1.45, z: 0.15, radius: 0.3 },
})

/** Its eye is above, its bit below to the right. */
export const key: Solid = createSolid({
  source,
  parameters: 'key',
  distance(x, y, z) {
    const eye = torus(x, (y - 0.72) * 1.12, z, 0.3, 0.085)
    const collar = Math.min(box(x, y - 0.36, z, 0.13, 0.05, 0.12, 0.04), box(x, y - 0.24, z, 0.1, 0.03, 0.1, 0.03))
    const shaft = cone(x, y, z, 0, 0.4, 0, 0, -1.18, 0, 0.075, 0.07)
    const teeth = Math.min(
      box(x - 0.2, y + 1.0, z, 0.19, 0.1, 0.045, 0.02),
      box(x - 0.15, y + 0.76, z, 0.15, 0.075, 0.045, 0.02),
      box(x - 0.3, y + 0.88, z, 0.06, 0.2, 0.045, 0.02),
    )
    return blendUnion(blendUnion(eye, shaft, 0.06), Math.min(collar, teeth), 0.03) * 0.9
  },
  bound: { x: 0.1, y: -0.1, z: 0, radius: 1.25 },
})
