import { describe, expect, it } from 'vitest'
import { weft, weftLength } from './weft.ts'

const rows = [0, 1, 2, 3].map(row => weft(row * 0x9e3779b9))
const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number)

describe('A weft', () => {
  it('is the same for the same seed, and another for every other', () => {
    expect(weft(0)).toEqual(rows[0])
    expect(new Set(rows).size).toBe(rows.length)
  })

  it.each(rows)('goes from before one side to beyond the other, and never leaves its line', thread => {
    const [start, ...rest] = numbers(thread)
    expect(start).toBeLessThan(0)
    expect(rest.at(-2)).toBeGreaterThanOrEqual(weftLength)
    const heights = rest.filter((_, index) => index % 2 === 0)
    expect(Math.min(...heights)).toBeGreaterThan(2)
    expect(Math.max(...heights)).toBeLessThan(98)
  })
})
