import { blendCut, blendUnion } from '../toolkit/distance.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

/** The parts of a cup of tea on its saucer. */
export const cupPart = { cup: 0, tea: 1, handle: 2, saucer: 3 } as const

const foot = -0.78
const rim = 0.62
const tea = 0.4
const wall = 0.065

/** Radius of the bowl at a height. */
const bowl = (y: number): number => {
  const t = Math.min(1.1, Math.max(0, (y - foot) / (rim - foot)))
  return 0.5 + 0.5 * Math.sqrt(t) * (1.12 - 0.12 * t) + 0.03 * t ** 6
}

const cup = (x: number, y: number, z: number): number => {
  const radius = bowl(y)
  const out = (Math.hypot(x, z) - radius) * 0.8
  const above = Math.min(y - tea, blendCut(-out - wall, y - rim, 0.05))
  return Math.max(blendCut(out, y - rim, 0.05), foot - y, above)
}

/** A ring at the side of the bowl, a little higher than wide, cut where it would reach into the tea. */
const handle = (x: number, y: number, z: number): number => {
  const ring = Math.hypot(Math.hypot((x - 1.0) * 1.02, (y - 0.06) * 0.86) - 0.4, z * 0.82) - 0.085
  return Math.max(ring, bowl(y) - 0.05 - Math.hypot(x, z))
}

const saucer = (x: number, y: number, z: number): number => {
  const radius = Math.hypot(x, z)
  const height = foot - 0.1 + 0.2 * Math.max(0, radius - 0.55) ** 1.5
  const plate = Math.max(Math.abs(y - height) * 0.9 - 0.04, radius - 1.72)
  return blendUnion(plate, Math.max(radius - 0.56, Math.abs(y - foot + 0.03) - 0.09), 0.06)
}

/** Its rim has radius 1. */
export const teaCup: Solid = createSolid({
  source: import.meta.url,
  parameters: 'tea cup',
  distance: (x, y, z) => Math.min(blendUnion(cup(x, y, z), handle(x, y, z), 0.05), saucer(x, y, z)),
  part(x, y, z) {
    if (saucer(x, y, z) < Math.min(cup(x, y, z), handle(x, y, z))) return cupPart.saucer
    if (Math.abs(y - tea) < 0.012 && Math.hypot(x, z) < bowl(y) - wall + 0.01) return cupPart.tea
    return handle(x, y, z) < cup(x, y, z) ? cupPart.handle : cupPart.cup
  },
  bound: { x: 0.1, y: -0.2, z: 0, radius: 1.95 },
})
