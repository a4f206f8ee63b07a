import { expect, it } from 'vitest'
import { stones } from './copy.ts'
import { type Pose, stonePoses } from './stone-poses.ts'

const all = [...stones.keys()]
const sides = all.filter(stone => stone !== 3)
const pairs = sides.flatMap(one => sides.filter(other => other > one).map(other => [one, other]))
const apart = (one: Pose, other: Pose): number => Math.hypot(one.x - other.x, one.y - other.y)
const standing = (missing: readonly number[]): readonly Pose[] =>
  stonePoses(stones.length, missing).filter((_, at) => !missing.includes(at))

it.each([[], ...sides.map(stone => [stone]), ...pairs])(
  'leaves no stone in the air: each leans on a neighbour or the pier without %j and %j',
  (...missing) => {
    const poses = standing(missing)
    // Breadth of a stone at its middle, and a little for the joint.
    const joints = poses.slice(1).map((pose, at) => apart(pose, poses[at]!))
    const open = joints.map(joint => joint > 106)
    expect(Math.min(...joints)).toBeGreaterThan(90)
    expect(Math.max(...joints)).toBeLessThan(180)
    expect(open.some((isOpen, at) => isOpen && open[at + 1])).toBe(false)
  },
)

it('keeps a hole where a stone was, and its neighbours sink and tip towards it', () => {
  const [, before, , after] = stonePoses(stones.length, [2])
  expect(apart(before!, after!)).toBeGreaterThan(120)
  const [, beforeWhole, , afterWhole] = stonePoses(stones.length, [])
  expect(before!.turn).toBeGreaterThan(beforeWhole!.turn + 10)
  expect(after!.turn).toBeLessThan(afterWhole!.turn - 10)
})

it('sinks with each stone that is taken out', () => {
  const crown = (missing: readonly number[]): number => Math.min(...standing(missing).map(({ y }) => y))
  expect(crown([2])).toBeGreaterThan(crown([]) + 8)
  expect(crown([2, 5])).toBeGreaterThan(crown([2]) + 20)
})

it.each([[3], [4, 3], [0, 1, 2], [1, 3, 5], [2, 6, 4]])(
  'falls without its keystone, or at the third stone: of %j nothing hangs over the void',
  (...missing) => {
    const poses = stonePoses(stones.length, missing)
    for (const side of [-1, 1]) {
      const onSide = sides.filter(stone => Math.sign(stone - 3) === side && !missing.includes(stone) && stone % 6 > 0)
      const heights = onSide.map(stone => poses[stone]!.y).toSorted((one, other) => other - one)
      // One on the ground, and one on it.
      expect(heights.map(y => (y > 310 ? 'ground' : y > 215 ? 'leans' : 'hangs'))).toEqual(['ground', 'leans'].slice(0, onSide.length))
    }
    // The outermost stay on their piers.
    for (const stone of [0, 6]) expect(poses[stone]).toEqual(stonePoses(stones.length, [])[stone])
  },
)
