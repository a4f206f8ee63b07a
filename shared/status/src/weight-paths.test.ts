import { describe, expect, it } from 'vitest'
import { clothPaths } from './weight-paths.ts'

describe('the cloth of a hundred threads', () => {
  it.each([
    [0, 0, 100],
    [1, 1, 99],
    [10, 10, 90],
    [50, 50, 50],
    [100, 100, 0],
  ])('leaves %i%% of its threads unwoven', (weight, free, held) => {
    const cloth = clothPaths(weight)
    expect([cloth.free.length, cloth.held.length]).toEqual([free, held])
  })

  it('shows the smallest weight as a part of a thread', () => {
    const [shown] = clothPaths(0.01).free
    const [whole] = clothPaths(1).free
    const reach = (path: string | undefined): number => Number(path?.split(' ').at(-1))
    expect(clothPaths(0.01).free).toHaveLength(1)
    expect(reach(shown)).toBeGreaterThan(10)
    expect(reach(shown)).toBeLessThan(reach(whole) / 2)
  })

  it('has no weft where nothing is held', () => {
    expect(clothPaths(100).weft).toEqual([])
    expect(clothPaths(99).weft.every(thread => thread.startsWith('M99 '))).toBe(true)
  })
})
