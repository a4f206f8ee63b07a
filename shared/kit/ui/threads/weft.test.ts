import { describe, expect, it } from 'vitest'
import { weft, weftLength } from './weft.ts'

const rows = [0, 1, 2, 3].map(row => weft(row * 0x9e3779b9))
const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number)

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
    for (const [, piece = ''] of over.matchAll(/M([^M]+)/g)) {
      const [x1 = 0, y1 = 0, , , , , x2 = 0, y2 = 0] = numbers(piece)
      expect(x2).toBeGreaterThan(x1)
      expect(Math.abs(y2 - y1)).toBeGreaterThan(18)
    }
  })

  it.each(rows)('stays on its curve where it comes up', ({ thread, over }) => {
    const [x0 = 0, y0 = 0, ...curves] = numbers(thread)
    const pieces = over.split('M').slice(1).map(numbers)
    let start = [x0, y0]
    for (const [index, piece] of pieces.entries()) {
      const curve = [...start, ...curves.slice(index * 6, index * 6 + 6)]
      for (const [onPiece, onCurve] of [
        [0, 0.28],
        [0.5, 0.5],
        [1, 0.72],
      ] as const)
        for (const axis of [0, 1] as const)
          expect(Math.abs(pointAt(piece, onPiece, axis) - pointAt(curve, onCurve, axis))).toBeLessThan(0.3)
      start = curve.slice(6)
    }
  })
})

/** A coordinate of a cubic of eight numbers, `along` of its way. */
function pointAt(curve: readonly number[], along: number, axis: 0 | 1): number {
  const rest = 1 - along
  const weights = [rest ** 3, 3 * rest ** 2 * along, 3 * rest * along ** 2, along ** 3]
  return weights.reduce((sum, weight, point) => sum + weight * (curve[2 * point + axis] ?? 0), 0)
}
