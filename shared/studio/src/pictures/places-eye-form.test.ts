import { expect, test } from 'vitest'
import { irisAt, irisRadius, lowerEdge, outside, upperEdge } from './places-eye-form.ts'

test('the lids meet in the corners of the eye', () => {
  for (const x of [-1, 1]) expect(lowerEdge(x)).toBeCloseTo(upperEdge(x), 5)
})

test('the upper lid covers the rim of the iris, the lower lid touches it', () => {
  expect(upperEdge(irisAt.x)).toBeGreaterThan(irisAt.y - irisRadius)
  expect(Math.abs(lowerEdge(irisAt.x) - irisAt.y - irisRadius)).toBeLessThan(0.12 * irisRadius * 2)
})

test('the pupil lies in the opening, the brow outside', () => {
  expect(outside(irisAt.x, irisAt.y)).toBeLessThan(0)
  expect(outside(0.2, -1)).toBeGreaterThan(0)
})
