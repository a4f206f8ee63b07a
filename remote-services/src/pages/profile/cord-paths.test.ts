import { describe, expect, it } from 'vitest'
import { cordPaths } from './cord-paths.ts'

/** Where a path enters the drawing at its top, or leaves it at its foot. */
const entry = (path: string) => Number(/^M([\d.]+) 0[CV]/.exec(path)?.[1])
const exit = (path: string) => Number(/([\d.]+) [\d.]+V230$/.exec(path)?.[1])

describe('cordPaths', () => {
  it('has one thread more at each milestone', () => {
    expect([0, 1, 2].map(index => cordPaths(index, 3).length)).toEqual([1, 2, 3])
  })

  it('lets every thread go on where the milestone before left it', () => {
    for (const index of [1, 2, 3]) {
      const before = cordPaths(index - 1, 4).map(path => (path.startsWith('M0 ') ? exit(path) : entry(path)))
      expect(cordPaths(index, 4).slice(0, -1).map(entry)).toEqual(before)
    }
  })

  it('draws all of them together in the end', () => {
    const ends = cordPaths(6, 7).map(exit)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(12)
  })
})
