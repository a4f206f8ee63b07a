/** Where a stone lies: its middle in the drawing's units, and its turn in degrees from the keystone's. */
export type Pose = { readonly x: number; readonly y: number; readonly turn: number }

/** As many stones as an arch can lose and stand. */
export const maxMissing = 2

/**
 * The curve on which so many stones span the same piers, each touching the next: half its angle, its radius, and how far it stands off the
 * piers on the inner edges of its feet. Fewer stones make a flatter one.
 */
const curves = [
  { half: Math.PI / 2, radius: 220, lift: 0 },
  { half: 1.298, radius: 228.5, lift: 7 },
  { half: 0.82, radius: 301, lift: 25 },
] as const

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
    if (taken < 0 && missing.length <= maxMissing) return inArch(left.indexOf(stone), left.length, missing.length)
    return slots[(taken < 0 ? left.indexOf(stone) : taken) % slots.length] ?? heap[0]
  })
}

function inArch(place: number, count: number, lost: number): Pose {
  const { half, radius, lift } = curves[lost] ?? curves[0]
  const angle = half * ((2 * place + 1) / count - 1)
  return {
    x: 320 + radius * Math.sin(angle),
    y: 288 - lift - radius * (Math.cos(angle) - Math.cos(half)),
    turn: (angle * 180) / Math.PI,
  }
}
