import { expect, test } from 'vitest'
import { closedLids, closedLine, creaseAt, irisAt, irisRadius, lowerEdge, onLid, outside, upperEdge } from './places-eye-form.ts'

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

test('closed, the lids leave no opening, and the upper one covers the iris', () => {
  for (let x = -0.99; x < 1; x += 0.09) expect(outside(x, closedLine(x), closedLids)).toBeGreaterThan(0)
  expect(onLid(irisAt.x, irisAt.y)).toBe(true)
  expect(onLid(irisAt.x, creaseAt(irisAt.x) - 0.1)).toBe(false)
})
