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

/** Without it no two halves of an arch hold each other. */
const keystone = 3

const removed = [
  { x: 262, y: 322, turn: -4 },
  { x: 380, y: 321, turn: 5 },
] as const

/** Of an arch that is down, as far from its middle as they lie: on each side the stone nearest the crown on the ground, the next on it and against the pier's. */
const onGround = { x: 118, y: 322, turn: 6 }
const leaning = { x: 96, y: 221, turn: 34 }
const flat = { x: 116, y: 240, turn: 5 }

/** Whether it falls: the keystone is gone, or more stones than an arch can lose. */
export const isFallen = (missing: readonly number[]): boolean => missing.includes(keystone) || missing.length > maxMissing

/** Where each of `count` stones lies once those at `missing` were taken out, in that order: in what is left of the arch, or on the ground. */
export function stonePoses(count: number, missing: readonly number[]): readonly Pose[] {
  const all = [...Array(count).keys()]
  const left = all.filter(stone => !missing.includes(stone))
  if (isFallen(missing)) return all.map(stone => inHeap(left, stone, count - 1))
  return all.map(stone => removed[missing.indexOf(stone)] ?? inArch(left, stone, missing.length))
}

/** The stones on the piers stay there; what lay between them falls, and an empty place shows where the keystone would lie. */
function inHeap(left: readonly number[], stone: number, last: number): Pose {
  if (stone === keystone) return { x: 320, y: 325, turn: 0 }
  if (stone === 0 || stone === last) return inArch([...Array(last + 1).keys()], stone, 0)
  const side = Math.sign(stone - keystone)
  const isOnAnother = left.includes(stone - side) && stone - side !== keystone
  const { x, y, turn } = isOnAnother ? (left.includes(stone + side) ? leaning : flat) : onGround
  return { x: 320 + side * x, y, turn: side * turn }
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
