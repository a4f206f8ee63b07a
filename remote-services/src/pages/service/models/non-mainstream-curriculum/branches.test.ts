import { expect, it } from 'vitest'
import { front, passing, rootBeside, strand, strandsAt } from './branches.ts'
import { leaves } from './copy.ts'

const points = (way: string): readonly (readonly [number, number])[] =>
  [...way.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

it.each(leaves.map(({ root }, leaf) => ({ leaf, root })))(
  'leads strand $leaf from root $root to its leaf on one path',
  ({ leaf, root }) => {
    const way = strand(leaf, root)
    expect(way.match(/M/g)).toHaveLength(1)
    const [tip, end] = [points(way)[0]!, points(way).at(-1)!]
    expect(Math.abs(tip[0] - (200 + 400 * root))).toBeLessThan(20)
    expect(tip[1]).toBe(760)
    expect(Math.sign(Math.round((end[0] - 600) / 20))).toBe(Math.sign(leaf - 4))
  },
)

it('draws over the trunk what is a part of a strand', () => {
  for (const [leaf, { root }] of leaves.entries()) {
    const whole = new Set(points(strand(leaf, root)).map(String))
    expect(points(front(leaf)).length).toBeGreaterThan(3)
    expect(points(front(leaf)).every(point => whole.has(String(point)))).toBe(true)
  }
})

it('goes on from row to row beside the leaves, and from the last one into its root', () => {
  for (const [leaf, { root }] of leaves.entries()) {
    for (let row = leaf + 1; row < leaves.length; row++) {
      const [below, above] = [points(passing(leaf, row)).at(-1)!, points(passing(leaf, row - 1))[0]!]
      expect([above[0], above[1] - 100]).toEqual(below)
    }
    // The row has 220 units of the root's 1000.
    expect(points(rootBeside(leaf, root)).at(-1)).toEqual([points(passing(leaf, 8))[0]![0], 0])
  }
})

it('has in each row the strands of its leaf and of those above', () => {
  for (const row of leaves.keys()) expect([...strandsAt(row)].sort()).toEqual([...Array(row + 1).keys()])
  expect(strandsAt(8).at(-1)).toBe(8)
})
