import { describe, expect, it } from 'vitest'
import { marchPaths, pace } from './march-paths.ts'

const threadsIn = (path: string): number => path.split('M').length - 1
const endOf = (path: string): number => Number(path.split(' ').at(-2))

describe('A march', () => {
  it('has as many upright threads as it counts', () => {
    expect(threadsIn(marchPaths(32, false, 1).bearers)).toBe(32)
    expect(threadsIn(marchPaths(89, false, 1).bearers)).toBe(89)
  })

  it('is drawn alike on the server and in the browser', () => {
    expect(marchPaths(47, true, 5)).toEqual(marchPaths(47, true, 5))
  })

  it('begins at the margin, the long thread too', () => {
    const { bearers, carried } = marchPaths(47, true, 5)
    for (const path of [bearers, carried]) expect(Number.parseFloat(path.slice(1))).toBeGreaterThanOrEqual(0)
  })

  it('carries its long thread on past the last one where there are more than it counts', () => {
    expect(endOf(marchPaths(47, false, 5).carried)).toBe(47 * pace)
    expect(endOf(marchPaths(47, true, 5).carried)).toBeGreaterThan(47 * pace)
  })
})
