import { describe, expect, it } from 'vitest'
import { fees } from './content/fees.ts'
import { type Fee, parseFees } from './parse-fees.ts'

const changed = (change: object): unknown => [fees[0], { ...fees[1], ...change }, ...fees.slice(2)]

describe('the fees', () => {
  it('are accepted as they are, and with one more', () => {
    const nineteenth: Fee = { id: 'night-walk', group: 'healing', name: 'Night Walk', amount: 90 }
    expect(parseFees(fees)).toEqual(fees)
    expect(parseFees([...fees, nineteenth])).toContainEqual(nineteenth)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(fees))).toEqual(fees)
  })

  it.each([
    ['an amount in letters', { amount: 'from £2,000' }, 'fees.1.amount: expected a whole number of pounds, 1 or more, got "from £2,000"'],
    ['an amount of nothing', { amount: 0 }, 'fees.1.amount: expected a whole number of pounds, 1 or more, got 0'],
    ['pence', { amount: 249.99 }, 'fees.1.amount: expected a whole number of pounds, 1 or more, got 249.99'],
    ['an unknown unit', { per: 'week' }, 'fees.1.per: expected ("hour" | "month" | "day"), got "week"'],
    ['an id twice', { id: fees[0]?.id }, 'fees.1.id: expected a value that no other id has, got "initial-consultation-1-hr"'],
    ['a name twice', { name: fees[0]?.name }, 'fees.1.name: expected a value that no other name has, got "Initial Consultation (1 hr)"'],
  ])('are refused with %s', (_, change, message) => {
    expect(() => parseFees(changed(change))).toThrow(`shared/identity/content/fees.ts: ${message}`)
  })

  it('are refused without an amount', () => {
    const { amount: _, ...without } = fees[1]!
    expect(() => parseFees([without])).toThrow('fees.0.amount: expected a whole number of pounds, 1 or more, got nothing')
  })
})
