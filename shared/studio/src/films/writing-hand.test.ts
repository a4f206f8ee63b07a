import { expect, test } from 'vitest'
import { onPen, penRadius, writer } from './writing-hand.ts'

const skinAt = (fromTip: number): number => writer.distance(...onPen(fromTip))

test('the pen lies in the fingers, not through them', () => {
  for (let fromTip = 0; fromTip < 1.9; fromTip += 0.02) expect(skinAt(fromTip)).toBeGreaterThan(penRadius * 0.6)
})

test('the fingers hold it a little behind the nib, and its point is free', () => {
  expect(Math.min(...[0.4, 0.45, 0.5, 0.55, 0.6].map(skinAt))).toBeLessThan(penRadius * 1.4)
  expect(skinAt(0)).toBeGreaterThan(penRadius * 2)
})
