import { expect, it } from 'vitest'
import { feeParts, formatFee } from './format-fee.ts'

it.each([
  [{ name: 'A whole', amount: 250 }, '£250'],
  [{ name: 'A thousand', amount: 1400 }, '£1,400'],
  [{ name: 'A beginning', amount: 2000, from: true }, 'from £2,000'],
  [{ name: 'An hour', amount: 150, per: 'hour' }, '£150 per hour'],
  [{ name: 'A month', amount: 800, per: 'month' }, '£800 per month'],
  [{ name: 'A day', amount: 1500, from: true, per: 'day' }, 'from £1,500 per day'],
] as const)('words %o as %s', (fee, words) => {
  expect(formatFee(fee)).toBe(words)
})

it('hands the words around a figure out apart', () => {
  expect(feeParts({ name: 'A day', amount: 1500, from: true, per: 'day' })).toEqual(['from', '£1,500', 'per day'])
  expect(feeParts({ name: 'A whole', amount: 250 })).toEqual(['', '£250', ''])
})
