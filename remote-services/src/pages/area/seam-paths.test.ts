import { describe, expect, it } from 'vitest'
import { seamPaths, seamWidth } from './seam-paths.ts'

const points = (path: string) => [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

describe('seamPaths', () => {
  it('closes the tear from one end to the other', () => {
    const across = points(seamPaths(false).stitches).map(([, y]) => Math.abs(y - seamWidth / 2))
    expect(across.at(0)).toBeGreaterThan(3 * (across.at(-1) ?? 0))
    expect(across.at(-1)).toBe(9)
  })

  it('is the same standing', () => {
    const lying = points(seamPaths(false).edges)
    expect(points(seamPaths(true).edges)).toEqual(lying.map(([x, y]) => [y, x]))
  })
})
