/** A tin cup: a can without its lid, with rolled rims and two ribs. */
import { blendUnion } from '../toolkit/distance.ts'
import { createSolid } from '../toolkit/solid.ts'

export const cupPart = { outside: 0, inside: 1, rim: 2, bottom: 3 } as const

/** Its axis is y, its mouth up, its bottom at 0. */
export const cupSize = { radius: 0.42, height: 1.02 }

const wall = 0.022

const pipe = (radius: number, y: number, at: number, around: number, thick: number): number => Math.hypot(radius - around, y - at) - thick

export const createCup = () =>
  createSolid({
    source: import.meta.url,
    parameters: 'cup',
    distance(x, y, z) {
      const r = Math.hypot(x, z)
      const { radius, height } = cupSize
      const side = Math.max(Math.abs(r - radius) - wall, Math.abs(y - height / 2) - height / 2)
      const bottom = Math.max(r - radius, Math.abs(y - 0.03) - 0.018)
      let d = Math.min(side, bottom)
      for (const at of [0.36, 0.66]) d = blendUnion(d, pipe(r, y, at, radius + 0.005, 0.022), 0.03)
      d = Math.min(d, pipe(r, y, height, radius, 0.042), pipe(r, y, 0.02, radius, 0.036))
      return d * 0.95
    },
    part(x, y, z) {
      const r = Math.hypot(x, z)
      const { radius, height } = cupSize
      if (pipe(r, y, height, radius, 0.042) < 0.012 || pipe(r, y, 0.02, radius, 0.036) < 0.012) return cupPart.rim
      if (y < 0.06 && r < radius - 0.02) return y < 0.03 ? cupPart.bottom : cupPart.inside
      return r < radius ? cupPart.inside : cupPart.outside
    },
    bound: { x: 0, y: 0.5, z: 0, radius: 0.75 },
  })
