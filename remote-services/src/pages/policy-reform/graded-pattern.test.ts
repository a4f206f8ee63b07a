import { expect, it } from 'vitest'
import { outlineOf, patternBox } from './graded-pattern.ts'

it('is cut larger for each size, and stays within its drawing', () => {
  const rightmost = [0, 1, 2, 3].map(size => {
    const places = [...outlineOf(size).matchAll(/(-?\d+) (-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    for (const [x, y] of places) {
      expect(Math.min(x, patternBox.width - x)).toBeGreaterThanOrEqual(0)
      expect(Math.min(y, patternBox.height - y)).toBeGreaterThanOrEqual(0)
    }
    return Math.max(...places.map(([x]) => x))
  })
  expect(rightmost).toEqual(rightmost.toSorted((a, b) => a - b))
  expect(new Set(rightmost).size).toBe(4)
})
