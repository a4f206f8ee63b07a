import { expect, it } from 'vitest'
import { feeOf, feeParts, fillFees, formatFee } from './format-fee.ts'
import type { Fee } from './parse-fees.ts'

it.each([
  [{ amount: 250 }, '£250'],
  [{ amount: 1400 }, '£1,400'],
  [{ amount: 2000, from: true }, 'from £2,000'],
  [{ amount: 150, per: 'hour' }, '£150 per hour'],
  [{ amount: 800, per: 'month' }, '£800 per month'],
  [{ amount: 1500, from: true, per: 'day' }, 'from £1,500 per day'],
] as const)('reads %o as %s', (price, text) => {
  expect(formatFee(price)).toBe(text)
})

it('hands out the figure apart from what stands around it', () => {
  expect(feeParts({ amount: 1500, from: true, per: 'day' })).toEqual(['from', '£1,500', 'per day'])
  expect(feeParts({ amount: 250 })).toEqual(['', '£250', ''])
})

const fees: readonly Fee[] = [
  { id: 'walk', group: 'out', name: 'A walk', amount: 20 },
  { id: 'long-walk', group: 'out', name: 'A long walk', amount: 40, from: true },
]

it('fills in the fees that a text names by their ids', () => {
  expect(fillFees('A walk costs {fee:walk}, a long one starts {fee:long-walk}.', fees)).toBe(
    'A walk costs £20, a long one starts from £40.',
  )
  expect(fillFees('Ask us.', fees)).toBe('Ask us.')
})

it('refuses the id of no fee, and names it', () => {
  expect(() => feeOf('run', fees)).toThrow('shared/identity/content/fees.ts: expected a fee with the id "run", which a page names')
  for (const mark of ['{fee:run}', '{fees:walk}', '{fee walk}', '{fee:walk'])
    expect(() => fillFees(`A run costs ${mark}.`, fees), mark).toThrow(TypeError)
})
