import { describe, expect, it } from 'vitest'
import { weft, weftLength } from './weft.ts'

const rows = [0, 1, 2, 3].map(row => weft(row * 0x9e3779b9))
const numbers = (path: string) => path.match(/-?\d+/g)!.map(Number)

describe('A weft', () => {
  it('is the same for the same seed, and another for every other', () => {
    expect(weft(0)).toEqual(rows[0])
    expect(new Set(rows.map(({ thread }) => thread)).size).toBe(rows.length)
  })

  it.each(rows)('goes from before one side to beyond the other, and never leaves its line', ({ thread }) => {
    const [start, ...rest] = numbers(thread)
    expect(start).toBeLessThan(0)
    expect(rest.at(-2)).toBeGreaterThanOrEqual(weftLength)
    const heights = rest.filter((_, index) => index % 2 === 0)
    expect(Math.min(...heights)).toBeGreaterThan(2)
    expect(Math.max(...heights)).toBeLessThan(98)
  })

  it.each(rows)('comes up once between two turns, where it is steep', ({ thread, over }) => {
    expect(over.match(/M/g)).toHaveLength(thread.match(/C/g)!.length)
    for (const [, x1, y1, x2, y2] of over.matchAll(/M(-?\d+) (\d+)L(-?\d+) (\d+)/g)) {
      expect(Number(x2)).toBeGreaterThan(Number(x1))
      expect(Math.abs(Number(y2) - Number(y1))).toBeGreaterThan(18)
    }
  })
})
