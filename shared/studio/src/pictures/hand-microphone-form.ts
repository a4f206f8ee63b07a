import { cone, sphere, torus } from '../toolkit/distance.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

export const microphonePart = { grille: 0, ring: 1, grip: 2 } as const

const parts = (x: number, y: number, z: number): readonly number[] => [
  sphere(x, y * 0.92, z, 0.3),
  torus(x, z, y + 0.2, 0.25, 0.05),
  cone(x, y, z, 0, -0.2, 0, 0, -2.6, 0, 0.2, 0.13),
]

/** A microphone held in the hand: its grille round the origin, its grip downwards. */
export const createHandMicrophone = (): Solid =>
  createSolid({
    source: import.meta.url,
    parameters: {},
    distance: (x, y, z) => Math.min(...parts(x, y, z)) * 0.92,
    part: (x, y, z) => {
      const distances = parts(x, y, z)
      return distances.indexOf(Math.min(...distances))
    },
    bound: { x: 0, y: -1.2, z: 0, radius: 1.8 },
  })
