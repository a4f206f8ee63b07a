/** A balance: its post and beam, two pans, and what lies in them. */
import { cone, sphere } from '../toolkit/distance.ts'
import { TAU } from '../toolkit/numbers.ts'
import { createRandom } from '../toolkit/random.ts'
import { createSolid, type Solid } from '../toolkit/solid.ts'

export const balancePart = { wood: 0, pan: 1, bead: 2 } as const

/** Half the beam. */
export const arm = 1.62
export const beamHeight = 1.62
/** The rim of a pan. */
export const panHeight = 0.12
export const panRadius = 0.72

export type Bead = { x: number; y: number; z: number; radius: number }

const greatBead: Bead = { x: arm, y: panHeight + 0.2, z: 0, radius: 0.5 }

/** The small beads, heaped: each rolls to the lowest of many places. */
function heap(): Bead[] {
  const random = createRandom(30)
  const beads: Bead[] = []
  for (let i = 0; i < 24; i++) {
    const radius = 0.13 + 0.06 * random()
    const places = Array.from({ length: 90 }, () => {
      const away = (panRadius - radius - 0.05) * Math.sqrt(random())
      const angle = random() * TAU
      return restOn(beads, -arm + Math.cos(angle) * away, Math.sin(angle) * away, radius)
    })
    beads.push(places.reduce((lowest, place) => (place.y < lowest.y ? place : lowest)))
  }
  return beads
}

/** A bead let fall at (x, z): it comes to rest on the pan or on those that lie there. */
function restOn(beads: readonly Bead[], x: number, z: number, radius: number): Bead {
  const under = beads.map(bead => {
    const aside = Math.hypot(bead.x - x, bead.z - z)
    const touch = bead.radius + radius
    return aside < touch ? bead.y + Math.sqrt(touch * touch - aside * aside) : Number.NEGATIVE_INFINITY
  })
  return { x, z, radius, y: Math.max(panFloor(Math.hypot(x + arm, z)) + radius, ...under) }
}

/** The inside of a pan, so far from its middle. */
const panFloor = (away: number): number => panHeight - 0.3 * (1 - (away / panRadius) ** 2)

const small = heap()
/** Many small beads in one pan; in the other a great one, or as many small ones. */
export const beadsOf = {
  great: [...small, greatBead],
  small: [...small, ...small.map(bead => ({ ...bead, x: -bead.x }))],
} satisfies Record<string, readonly Bead[]>
export type Weighed = keyof typeof beadsOf

function wood(x: number, y: number, z: number): number {
  const a = Math.abs(x)
  const beam = cone(a, y, z, 0, beamHeight, 0, arm, beamHeight, 0, 0.1, 0.055)
  const post = cone(x, y, z, 0, -1.35, 0, 0, beamHeight, 0, 0.11, 0.075)
  const foot = cone(x, y, z, 0, -1.45, 0, 0, -1.36, 0, 0.62, 0.5)
  const knobs = Math.min(sphere(x, y - beamHeight - 0.14, z, 0.16), sphere(a - arm, y - beamHeight, z, 0.1))
  return Math.min(beam, post, foot, knobs)
}

/** A shallow bowl: the shell between two balls. */
function pan(x: number, y: number, z: number): number {
  const [dx, bowl] = [Math.abs(x) - arm, 1.0]
  const centre = panHeight - 0.3 + bowl
  const shell = Math.abs(sphere(dx, y - centre, z, bowl)) - 0.035
  return Math.max(shell, y - panHeight - 0.03)
}

function nearestBead(beads: readonly Bead[], x: number, y: number, z: number): number {
  let nearest = 9
  for (const bead of beads) nearest = Math.min(nearest, sphere(x - bead.x, y - bead.y, z - bead.z, bead.radius))
  return nearest
}

/** Which bead a point of the surface belongs to. */
export const beadAt = (beads: readonly Bead[], x: number, y: number, z: number): number => {
  const away = beads.map(bead => Math.abs(sphere(x - bead.x, y - bead.y, z - bead.z, bead.radius)))
  return away.indexOf(Math.min(...away))
}

export const createBalance = (weighed: Weighed): Solid =>
  createSolid({
    source: import.meta.url,
    parameters: { weighed },
    distance: (x, y, z) => Math.min(wood(x, y, z), pan(x, y, z), nearestBead(beadsOf[weighed], x, y, z)) * 0.9,
    part: (x, y, z) => {
      const distances = [wood(x, y, z), pan(x, y, z), nearestBead(beadsOf[weighed], x, y, z)]
      return distances.indexOf(Math.min(...distances))
    },
    bound: { x: 0, y: 0.15, z: 0, radius: 2.9 },
  })
