/** Bodies of a lock, of a bell and of toothed wheels. */
import { blendCut, blendUnion, box, cone, sphere, torus } from '../toolkit/distance.ts'
import { clamp, modulo, TAU } from '../toolkit/numbers.ts'
import { createSolid, joinSolids, placeSolid, type Solid } from '../toolkit/solid.ts'

const source = import.meta.url

export const padlockPart = { body: 0, band: 1, plate: 2, hole: 3, shackle: 4 } as const

const lockBody = (x: number, y: number, z: number): number => box(x, y + 0.35, z, 0.86, 0.72, 0.3, 0.16)
const shackle = (x: number, y: number, z: number): number => {
  const ring = y > 0.72 ? torus(x, y - 0.72, z, 0.52, 0.135) : Math.hypot(Math.abs(x) - 0.52, z) - 0.135
  return Math.max(ring, -y + 0.1)
}
const holeAt = (x: number, y: number): number =>
  Math.min(Math.hypot(x, y + 0.34) - 0.1, Math.max(Math.abs(x) - 0.045 - 0.06 * clamp(-0.42 - y), Math.abs(y + 0.5) - 0.16))
const plate = (x: number, y: number, z: number): number =>
  Math.max(Math.hypot(x, y + 0.42) - 0.36, Math.abs(z - 0.3) - 0.05, -Math.max(holeAt(x, y), z - 0.5))

/** Its face looks along +z. */
export const padlock: Solid = createSolid({
  source,
  parameters: 'padlock',
  distance: (x, y, z) =>
    Math.min(blendUnion(blendCut(lockBody(x, y, z), -Math.max(holeAt(x, y), 0.05 - z), 0.02), shackle(x, y, z), 0.04), plate(x, y, z)) *
    0.85,
  part(x, y, z) {
    if (z > 0.05 && holeAt(x, y) < 0.006) return padlockPart.hole
    if (plate(x, y, z) < 0.01) return padlockPart.plate
    if (shackle(x, y, z) < lockBody(x, y, z)) return padlockPart.shackle
    return Math.abs(y + 0.35) > 0.56 ? padlockPart.band : padlockPart.body
  },
  bound: { x: 0, y: 0.15, z: 0, radius: 1.6 },
})

export const bellPart = { cup: 0, inside: 1, clapper: 2, beam: 3, yoke: 4 } as const

const mouth = -0.82
/** Radius of the cup at a height. */
const flank = (y: number): number => {
  const t = clamp((0.72 - y) / (0.72 - mouth))
  return 0.5 * Math.sqrt(clamp(t * 6)) + 0.16 * t + 0.36 * t ** 4
}
const cupOf = (x: number, y: number, z: number, out: number): number =>
  blendCut((Math.hypot(x, z) - flank(y) - out) * 0.6, Math.max(y - 0.74 - out, mouth - y), 0.04)
const bellCup = (x: number, y: number, z: number): number => blendCut(cupOf(x, y, z, 0), -cupOf(x, y + 0.12, z, -0.09), 0.02)
const clapper = (x: number, y: number, z: number): number =>
  Math.min(cone(x, y, z, 0, 0.4, 0, 0, -0.95, 0.08, 0.05, 0.07), sphere(x, y + 1.0, z - 0.08, 0.19))
const yoke = (x: number, y: number, z: number): number => torus(x, y - 0.98, z, 0.24, 0.1)
const beam = (x: number, y: number, z: number): number => box(x, y - 1.34, z, 5, 0.17, 0.2, 0.05)

export const bell: Solid = createSolid({
  source,
  parameters: 'bell',
  distance: (x, y, z) => Math.min(bellCup(x, y, z), clapper(x, y, z), yoke(x, y, z), beam(x, y, z)) * 0.9,
  part(x, y, z) {
    const all = [bellCup(x, y, z), 9, clapper(x, y, z), beam(x, y, z), yoke(x, y, z)]
    const nearest = all.indexOf(Math.min(...all))
    return nearest === bellPart.cup && Math.hypot(x, z) < flank(y) - 0.045 && y < 0.5 ? bellPart.inside : nearest
  },
  bound: { x: 0, y: 0.2, z: 0, radius: 5.3 },
})

type Wheel = { x: number; y: number; z: number; radius: number; teeth: number; turn: number }

const driver: Wheel = { x: -0.52, y: 0.08, z: 0, radius: 1.12, teeth: 18, turn: 0 }

/** A wheel at `degrees` round the driver, its teeth in the gaps of the driver's. */
function driven(degrees: number, radius: number, teeth: number): Wheel {
  const [angle, apart] = [(degrees / 360) * TAU, driver.radius + radius - 0.06]
  const turn = 0.5 - (degrees / 360) * driver.teeth - (degrees / 360 + 0.5) * teeth
  return { x: driver.x + Math.cos(angle) * apart, y: driver.y + Math.sin(angle) * apart, z: 0, radius, teeth, turn: modulo(turn, 1) }
}

/** The driver turns both of the others, which stay clear of each other: three that mesh in a ring cannot turn. */
export const wheels: readonly Wheel[] = [driver, driven(33, 0.68, 11), driven(-30, 0.74, 12)]

const wheel = ({ radius, teeth, turn }: Wheel): Solid =>
  createSolid({
    source,
    parameters: ['wheel', radius, teeth, turn],
    distance(x, y, z) {
      const r = Math.hypot(x, y)
      const angle = modulo((Math.atan2(y, x) / TAU) * teeth + turn, 1) - 0.5
      const tooth = clamp((0.33 - Math.abs(angle)) * 6)
      const rim = r - radius + 0.15 - 0.19 * tooth
      const spokes = Math.max(Math.abs(modulo((Math.atan2(y, x) / TAU) * 5, 1) - 0.5) * r * 1.25 - 0.1, -1)
      const hollow = Math.max(0.3 - r, r - (radius - 0.33), 0.11 - spokes * 1)
      const flat = Math.max(rim, Math.abs(z) - 0.16, 0.085 - r)
      return blendCut(flat, -Math.max(hollow, Math.abs(z) - 1), 0.03) * 0.55
    },
    bound: { x: 0, y: 0, z: 0, radius: radius + 0.1 },
  })

export const wheelTrain: Solid = joinSolids(wheels.map(one => placeSolid(wheel(one), { move: [one.x, one.y, one.z] })))
