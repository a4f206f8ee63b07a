import { expect, it } from 'vitest'
import { lanes, pairedPaths, stackedPaths } from './desk-paths.ts'

it.each([
  ['pairs', 768, 32],
  ['stacked', 320, 20],
] as const)('brings no thread down under the prompt’s arrow, on the narrowest screens either: %s', (layout, width, arrowReach) => {
  expect((Math.min(...lanes[layout]) / 100) * width).toBeGreaterThan(arrowReach)
})

it.each([
  ['pairs', pairedPaths(), 1440, 600],
  ['stacked', stackedPaths(), 390, 240],
] as const)(
  'brings three strands of each desk down to its lane at the foot, and none off the right edge: %s',
  (layout, paths, width, height) => {
    expect(paths).toHaveLength(12)
    paths.forEach((path, strand) => {
      const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
      const [x = 0, y = 0] = numbers.slice(-2)
      const lane = lanes[layout][Math.floor(strand / 3)] ?? 0
      expect(Math.abs(x - (width * (100 - lane)) / 100)).toBeLessThan(1.5)
      expect(y).toBeGreaterThan(height)
      expect(Math.max(...numbers.filter((_, at) => at % 2 === 0))).toBeLessThan(width)
    })
  },
)
