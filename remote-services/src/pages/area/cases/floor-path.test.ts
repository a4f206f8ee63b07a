import { expect, it } from 'vitest'
import { floorPath, laneHeight, laneMiddle } from './floor-path.ts'

it('ends with the minutes of the evening, in the lane of whoever spoke last', () => {
  const path = floorPath(
    [
      { lane: 0, minutes: 4 },
      { lane: 3, minutes: 6 },
    ],
    1,
  )
  expect(path.startsWith(`M0 ${laneMiddle(0)}`)).toBe(true)
  expect(path.endsWith(`10 ${laneMiddle(3)}`)).toBe(true)
})

it('swings twice a minute in each of its three strands, and never out of its lane', () => {
  const reaches = [...floorPath([{ lane: 2, minutes: 9 }], 2).matchAll(/Q[\d.]+ ([\d.-]+)/g)].map(([, y]) => Number(y))
  expect(reaches).toHaveLength(9 * 2 * 3)
  // A quadratic curve goes half-way to its control point.
  for (const y of reaches) expect(Math.abs(y - laneMiddle(2)) / 2).toBeLessThan(laneHeight / 2)
})
