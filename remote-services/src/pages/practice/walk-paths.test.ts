import { describe, expect, it } from 'vitest'
import { walkPaths } from './walk-paths.ts'

const points = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('walkPaths', () => {
  it('begins with one thread, and all that join it pass one narrow place', () => {
    const { threads } = walkPaths(false)
    expect(threads).toHaveLength(9)
    const begins = threads.map(path => points(path)[0]?.[0] ?? 0)
    expect(begins.filter(along => along < 400)).toEqual([begins[0]])
    const narrow = threads.map(path => points(path).find(([along]) => along === 785)?.[1] ?? 0)
    expect(Math.max(...narrow) - Math.min(...narrow)).toBeLessThan(6)
  })

  it('is the same standing', () => {
    const lying = walkPaths(false).threads.map(points)
    expect(walkPaths(true).threads.map(points)).toEqual(lying.map(path => path.map(([x, y]) => [y, x])))
  })
})
