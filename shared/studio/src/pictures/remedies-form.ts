/** A drum like a goblet, and a bowl. Their axes are y, their feet stand at 0. */
import { blendCut, blendUnion } from '../toolkit/distance.ts'
import { clamp, smooth } from '../toolkit/numbers.ts'
import { createSolid } from '../toolkit/solid.ts'

export const drumPart = { body: 0, skin: 1, ring: 2 } as const
export const drumSize = { height: 1.36, head: 0.46, waist: 0.42, ringAt: 1.2 }

/** Radius of the drum's body at a height. */
export const drumRadius = (y: number): number => {
  const { height, head, waist } = drumSize
  const foot = 0.3 - 0.1 * smooth(0, waist, y)
  const bowl = 0.2 + (head - 0.2) * Math.sqrt(clamp((y - waist * 0.86) / (height - waist * 0.86))) ** 1.15
  return y < waist ? Math.max(foot, bowl) : bowl
}

const pipe = (x: number, y: number, z: number, at: number, around: number, thick: number): number =>
  Math.hypot(Math.hypot(x, z) - around, y - at) - thick

const drumBody = (x: number, y: number, z: number): number =>
  blendCut((Math.hypot(x, z) - drumRadius(y)) * 0.78, Math.abs(y - drumSize.height / 2) - drumSize.height / 2, 0.05)

const drumRings = (x: number, y: number, z: number): number =>
  Math.min(
    pipe(x, y, z, drumSize.ringAt, drumRadius(drumSize.ringAt) + 0.012, 0.026),
    pipe(x, y, z, 0.5, drumRadius(0.5) + 0.008, 0.026),
    pipe(x, y, z, 0.035, drumRadius(0.03), 0.035),
  )

export const drum = createSolid({
  source: import.meta.url,
  parameters: ['drum', drumSize],
  distance: (x, y, z) => Math.min(drumBody(x, y, z), drumRings(x, y, z)),
  part(x, y, z) {
    if (drumRings(x, y, z) < drumBody(x, y, z)) return drumPart.ring
    return y > drumSize.ringAt ? drumPart.skin : drumPart.body
  },
  bound: { x: 0, y: 0.68, z: 0, radius: 0.9 },
})

export const bowlPart = { outside: 0, inside: 1, water: 2 } as const
const rim = 0.4
const water = 0.3

const bowlRadius = (y: number): number => 0.26 + 0.36 * Math.sqrt(clamp(y / rim, 0, 1.3)) * 0.96

export const bowl = createSolid({
  source: import.meta.url,
  parameters: ['bowl', rim, water],
  distance(x, y, z) {
    const out = (Math.hypot(x, z) - bowlRadius(y)) * 0.72
    const above = Math.min(y - water, blendCut(-out - 0.035, y - rim, 0.03))
    const shell = Math.max(blendCut(out, y - rim, 0.03), -y, above)
    return blendUnion(shell, pipe(x, y, z, rim, bowlRadius(rim) - 0.012, 0.028), 0.02)
  },
  part(x, y, z) {
    const r = Math.hypot(x, z)
    if (Math.abs(y - water) < 0.014 && r < bowlRadius(water) - 0.02) return bowlPart.water
    return r < bowlRadius(y) - 0.016 && y > water ? bowlPart.inside : bowlPart.outside
  },
  bound: { x: 0, y: 0.2, z: 0, radius: 0.75 },
})
