/** A wall of small tiles, and in it the push of a bell whose lamp burns until somebody comes. */
import { blendUnion, box, ellipsoid } from '../toolkit/distance.ts'
import { hash } from '../toolkit/random.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

export const cellPart = { tile: 0, joint: 1, plate: 2, ring: 3, lamp: 4, screw: 5 } as const

/** The plate covers four tiles; its middle is a crossing of joints. */
export const plate = { x: 1, y: 1, half: 0.93 } as const

/** How far the face of a tile stands out of the joints. */
export const tileFace = 0.055

/** Tells the tile over (x, y) from the others: there is one a unit. */
export const tileKey = (x: number, y: number): number => Math.floor(x) * 53 + Math.floor(y) * 97 + 1009

/** No two lie quite level. */
const tile = (x: number, y: number, z: number): number => {
  const key = tileKey(x, y)
  const [a, b] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5]
  const level = 0.05 * ((hash(key, 1) - 0.5) * a + (hash(key, 2) - 0.5) * b) + 0.016 * (hash(key, 3) - 0.5)
  return box(a - 0.012 * (hash(key, 4) - 0.5), b - 0.012 * (hash(key, 5) - 0.5), z - level, 0.472, 0.472, tileFace, 0.035)
}
const joint = (z: number): number => z + 0.005

const plateBody = (x: number, y: number, z: number): number => box(x - plate.x, y - plate.y, z - 0.06, plate.half, plate.half, 0.1, 0.06)
const radius = (x: number, y: number): number => Math.hypot(x - plate.x, y - plate.y)
const ring = (x: number, y: number, z: number): number => Math.hypot(radius(x, y) - 0.56, z - 0.17) - 0.1
const dome = (x: number, y: number, z: number): number => ellipsoid(x - plate.x, y - plate.y, z - 0.16, 0.45, 0.45, 0.34)
const screw = (x: number, y: number, z: number): number => {
  const [a, b] = [Math.abs(x - plate.x) - 0.74, Math.abs(y - plate.y) - 0.74]
  return ellipsoid(a, b, z - 0.16, 0.085, 0.085, 0.045)
}

/** It faces +z. */
export const cellWall: Solid = createSolid({
  source: import.meta.url,
  parameters: 'cell wall',
  distance: (x, y, z) =>
    Math.min(
      blendUnion(tile(x, y, z), joint(z), 0.02),
      blendUnion(plateBody(x, y, z), ring(x, y, z), 0.05),
      dome(x, y, z),
      screw(x, y, z),
    ) * 0.8,
  part(x, y, z) {
    const all = [tile(x, y, z), joint(z), plateBody(x, y, z), ring(x, y, z), dome(x, y, z), screw(x, y, z)]
    return all.indexOf(Math.min(...all))
  },
  bound: { x: 0, y: 0, z: 0, radius: 12 },
})
