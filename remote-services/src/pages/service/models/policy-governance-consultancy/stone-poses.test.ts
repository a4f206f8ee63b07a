import { expect, it } from 'vitest'
import { stones } from './copy.ts'
import { type Pose, stonePoses } from './stone-poses.ts'

const all = [...stones.keys()]
const pairs = all.flatMap(one => all.filter(other => other > one).map(other => [one, other]))
const apart = (one: Pose, other: Pose): number => Math.hypot(one.x - other.x, one.y - other.y)
const standing = (missing: readonly number[]): readonly Pose[] =>
  stonePoses(stones.length, missing).filter((_, at) => !missing.includes(at))

it.each([[], ...all.map(stone => [stone]), ...pairs])(
  'leaves no stone in the air: each leans on the next without %j and %j',
  (...missing) => {
    const poses = standing(missing)
    // Breadth of a stone at its middle, and a little for the joint.
    const joints = poses.slice(1).map((pose, at) => apart(pose, poses[at]!))
    expect(Math.max(...joints)).toBeLessThan(104)
    expect(Math.min(...joints)).toBeGreaterThan(92)
  },
)

it('sinks with each stone that is taken out', () => {
  const crown = (missing: readonly number[]): number => Math.min(...standing(missing).map(({ y }) => y))
  expect(crown([3])).toBeGreaterThan(crown([]) + 30)
  expect(crown([3, 1])).toBeGreaterThan(crown([3]) + 30)
})

it('lies on the ground once the third is gone, or on stones that do', () => {
  const poses = standing([1, 3, 5])
  expect(poses.filter(({ y }) => y > 310)).toHaveLength(3)
  expect(poses.every(({ y }) => y > 230)).toBe(true)
})
