import { expect, it } from 'vitest'
import { stones } from './copy.ts'
import { type Pose, stonePoses } from './stone-poses.ts'

const all = [...stones.keys()]
const pairs = all.flatMap(one => all.filter(other => other > one).map(other => [one, other]))
const apart = (one: Pose, other: Pose): number => Math.hypot(one.x - other.x, one.y - other.y)
const standing = (missing: readonly number[]): readonly Pose[] =>
  stonePoses(stones.length, missing).filter((_, at) => !missing.includes(at))

it.each([[], ...all.map(stone => [stone]), ...pairs])(
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
  const [, , before, , after] = stonePoses(stones.length, [3])
  expect(apart(before!, after!)).toBeGreaterThan(120)
  const [, , beforeWhole, , afterWhole] = stonePoses(stones.length, [])
  expect(before!.turn).toBeGreaterThan(beforeWhole!.turn + 10)
  expect(after!.turn).toBeLessThan(afterWhole!.turn - 10)
})

it('sinks with each stone that is taken out', () => {
  const crown = (missing: readonly number[]): number => Math.min(...standing(missing).map(({ y }) => y))
  expect(crown([3])).toBeGreaterThan(crown([]) + 30)
  expect(crown([3, 1])).toBeGreaterThan(crown([3]) + 20)
})

it('lies on the ground once the third is gone, or on stones that do', () => {
  const poses = standing([1, 3, 5])
  expect(poses.filter(({ y }) => y > 310)).toHaveLength(3)
  expect(poses.every(({ y }) => y > 230)).toBe(true)
})
