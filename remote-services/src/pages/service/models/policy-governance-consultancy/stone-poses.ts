/** Where a stone lies: its middle in the drawing's units, and its turn in degrees from the keystone's. */
export type Pose = { readonly x: number; readonly y: number; readonly turn: number }

type Curve = { readonly half: number; readonly radius: number; readonly lift: number }

/** As many stones as an arch can lose and stand. */
export const maxMissing = 2

/**
 * The curve on which all stones but so many span the same piers, each touching the next: half its angle, its radius, and how far it stands
 * off the piers on the inner edges of its feet. Fewer stones make a flatter one.
 */
const round: Curve = { half: Math.PI / 2, radius: 220, lift: 0 }
const curves: readonly Curve[] = [round, { half: 1.298, radius: 228.5, lift: 7 }, { half: 0.82, radius: 301, lift: 25 }]

/** Of the room of a stone that was taken out, what stays open between its neighbours. */
const hole = 0.4
/** How far the neighbours of a hole slide into it, and how many degrees they tip over it. */
const drop = 12
const tip = 6

const removed = [
  { x: 262, y: 322, turn: -4 },
  { x: 380, y: 321, turn: 5 },
] as const
const heap = [
  { x: 202, y: 321, turn: -6 },
  { x: 320, y: 323, turn: 3 },
  { x: 438, y: 319, turn: 9 },
  { x: 268, y: 238, turn: 17 },
] as const

/** Where each of `count` stones lies once those at `missing` were taken out, in that order: in what is left of the arch, or on the ground. */
export function stonePoses(count: number, missing: readonly number[]): readonly Pose[] {
  const left = [...Array(count).keys()].filter(stone => !missing.includes(stone))
  return [...Array(count).keys()].map(stone => {
    const taken = missing.indexOf(stone)
    const slots = taken < 0 ? heap : removed
    if (taken < 0 && missing.length <= maxMissing) return inArch(left, stone, missing.length)
    return slots[(taken < 0 ? left.indexOf(stone) : taken) % slots.length] ?? heap[0]
  })
}

function inArch(left: readonly number[], stone: number, lost: number): Pose {
  const holes = holesAfter(left)
  const place = left.indexOf(stone)
  const before = holes.filter(at => at < place).length * hole
  const length = left.length + holes.length * hole
  const { half, radius, lift } = curveOf(lost - holes.length * hole)
  const angle = half * ((2 * (place + before) + 1) / length - 1)
  // Over a hole on its right a stone tips to the right, over one on its left to the left.
  const leans = Number(holes.includes(place)) - Number(holes.includes(place - 1))
  const reach = radius - (leans && drop)
  return {
    x: 320 + reach * Math.sin(angle),
    y: 288 - lift - reach * Math.cos(angle) + radius * Math.cos(half),
    turn: (angle * 180) / Math.PI + tip * leans,
  }
}

/** Places after which the arch is open. A stone between two holes leans on the next: none hangs in the air. */
function holesAfter(left: readonly number[]): readonly number[] {
  const open: number[] = []
  for (const [place, stone] of left.entries()) {
    const next = left[place + 1]
    if (next && next > stone + 1 && !open.includes(place - 1)) open.push(place)
  }
  return open
}

/** @param lost stones that are missing from the curve's length, in fractions as well */
function curveOf(lost: number): Curve {
  const from = curves[Math.floor(lost)] ?? round
  const to = curves[Math.ceil(lost)] ?? from
  const between = (one: number, other: number): number => one + (other - one) * (lost % 1)
  return { half: between(from.half, to.half), radius: between(from.radius, to.radius), lift: between(from.lift, to.lift) }
}
