/** Bodies of the workshop and of the house door. */
import { blendUnion, box, cone, torus } from '../toolkit/distance.ts'
import { modulo } from '../toolkit/numbers.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

/** A bench top under everything; y = 0 is its face. */
export const bench: Solid = createSolid({
  source,
  parameters: 'bench',
  distance: (x, y, z) => {
    const plank = Math.abs(modulo(z + 0.4, 1.3) - 0.65)
    return Math.max(y, Math.abs(x) - 16, Math.abs(z) - 16, 0.02 - Math.hypot(0.65 - plank, y * 0.8)) * 0.9
  },
  bound: { x: 0, y: 0, z: 0, radius: 23 },
})

const thick = 0.15
const tall = 0.78
const fingers = 7
const long = 1.5

/** Two boards that meet at a corner: `tails` runs to the left, `pins` to the rear; their fingers fill each other's gaps. */
export const jointed = (which: 'tails' | 'pins'): Solid =>
  createSolid({
    source,
    parameters: ['jointed', which],
    distance(x, y, z) {
      const finger = modulo(Math.floor((y / (2 * tall)) * fingers), 2)
      const mine = finger === (which === 'tails' ? 0 : 1)
      // a finger that is its own goes through the other board and stands a little proud
      const end = mine ? thick + 0.03 : -thick
      const half = (long + end) / 2
      const middle = (end - long) / 2
      const [run, flat] = which === 'tails' ? [x, z] : [z, x]
      return box(run - middle, y - tall, flat, half, tall, thick, 0.016) * 0.7
    },
    bound: { x: -0.4, y: tall, z: -0.4, radius: 2 },
  })

export const malletPart = { head: 0, handle: 1 } as const
const malletHead = (x: number, y: number, z: number): number => box(x, y, z, 0.24, 0.26, 0.42, 0.05)
const malletHandle = (x: number, y: number, z: number): number => cone(x, y, z, 0.2, 0, 0, 1.55, -0.1, 0, 0.075, 0.095)

/** It lies on its side; the handle runs along +x. */
export const mallet: Solid = createSolid({
  source,
  parameters: 'mallet',
  distance: (x, y, z) => Math.min(malletHead(x, y, z), malletHandle(x, y, z)),
  part: (x, y, z) => (malletHead(x, y, z) < malletHandle(x, y, z) ? malletPart.head : malletPart.handle),
  bound: { x: 0.65, y: 0, z: 0, radius: 1.2 },
})

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
