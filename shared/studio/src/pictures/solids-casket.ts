/** A casket with a rounded lid, and its key. */
import { blendCut, blendUnion, box, cone, torus } from '../toolkit/distance.ts'
import { smooth } from '../toolkit/numbers.ts'
import { createSolid } from '../toolkit/solid.ts'

export const casketPart = { body: 0, lid: 1, strap: 2, plate: 3, keyhole: 4 } as const

/** Half its width, the height of its body, half its depth. */
export const casketSize = { width: 1, height: 0.72, depth: 0.62 }

const seam = 0.018
const strapsAt = 0.6

function chest(x: number, y: number, z: number, grow: number): number {
  const { width, height, depth } = casketSize
  const body = box(x, y - height / 2, z, width + grow, height / 2, depth + grow, 0.07)
  // the lid: a low barrel whose axis runs along x
  const barrel = Math.hypot((y - height) * 1.18, z) - (depth + grow + 0.015)
  const lid = blendCut(blendCut(barrel * 0.84, height + seam - y, 0.04), Math.abs(x) - width - grow - 0.015, 0.06)
  return Math.min(body, lid)
}

const strap = (x: number, y: number, z: number): number => Math.max(chest(x, y, z, 0.035), Math.abs(Math.abs(x) - strapsAt) - 0.085) * 0.8

const plate = (x: number, y: number, z: number): number => {
  const { height, depth } = casketSize
  const shield = Math.max(box(x, y - height + 0.12, z - depth, 0.2, 0.24, 0.05, 0.045), Math.hypot(x * 1.1, y - height + 0.0) - 0.36)
  const hasp = box(x, y - height - 0.06, z - depth + 0.0, 0.09, 0.16, 0.075, 0.04)
  return Math.min(shield, hasp)
}

const keyhole = (x: number, y: number): number => {
  const Y = y - casketSize.height + 0.13
  const slot = Math.max(Math.abs(x) - 0.022 - 0.18 * Math.max(0, -Y), Math.abs(Y + 0.07) - 0.08)
  return Math.min(Math.hypot(x, Y) - 0.047, slot)
}

export const createCasket = () =>
  createSolid({
    source: import.meta.url,
    parameters: 'casket',
    distance: (x, y, z) => Math.min(chest(x, y, z, 0), strap(x, y, z), plate(x, y, z)) * 0.9,
    part(x, y, z) {
      const metal = plate(x, y, z)
      const all = Math.min(chest(x, y, z, 0), strap(x, y, z))
      if (metal < all) return z > casketSize.depth && keyhole(x, y) < 0 ? casketPart.keyhole : casketPart.plate
      if (strap(x, y, z) < chest(x, y, z, 0)) return casketPart.strap
      return y > casketSize.height ? casketPart.lid : casketPart.body
    },
    bound: { x: 0, y: 0.6, z: 0, radius: 1.5 },
  })

/** Hangs from the origin by its bow, 1 unit long. */
export const createKey = () =>
  createSolid({
    source: import.meta.url,
    parameters: 'key',
    distance(x, y, z) {
      let d = torus(x, y + 0.13, z, 0.12, 0.03)
      for (const side of [-1, 1]) d = blendUnion(d, torus(x - side * 0.105, y + 0.25, z, 0.085, 0.026), 0.02)
      d = blendUnion(d, cone(x, y, z, 0, -0.24, 0, 0, -0.97, 0, 0.04, 0.034), 0.03)
      for (const at of [-0.36, -0.42]) d = Math.min(d, torus(x, z, y - at, 0.03, 0.028))
      const bit = Math.min(box(x - 0.1, y + 0.83, z, 0.1, 0.035, 0.03, 0.012), box(x - 0.085, y + 0.93, z, 0.085, 0.03, 0.03, 0.012))
      d = Math.min(d, bit, box(x - 0.13, y + 0.88, z, 0.03, 0.07, 0.028, 0.012))
      return d - 0.004 * smooth(-1, -0.3, y)
    },
    bound: { x: 0, y: -0.5, z: 0, radius: 0.62 },
  })
