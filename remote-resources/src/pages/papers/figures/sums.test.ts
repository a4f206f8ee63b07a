import { describe, expect, it } from 'vitest'
import { annualRate, ceiling, clerkPay, counter, loan, meetsCeiling, pence, purse, tiers } from './sums.ts'

describe('the purse', () => {
  it('of eight women after 26 weeks is what they have brought', () => {
    // By hand: 8 × £4 × 26 = £832; £1 × 26 = £26; £832 + 8 × £26 = £1,040; £26 + £832 ÷ 8 = £130.
    expect(purse(8, 4, 1, 26)).toEqual({ circle: 832, own: 26, all: 1040, leaves: 130 })
    expect(purse(8, 4, 1, 0)).toEqual({ circle: 0, own: 0, all: 0, leaves: 0 })
  })
})

describe('the annual percentage rate', () => {
  it('of £180 repaid in 36 weekly payments of £5.50 is 31.3 per cent', () => {
    // By hand: 36 payments at 0.52454 % a week are worth £5.50 × (1 − 1.0052454^−36) ÷ 0.0052454 = £180.00; 1.0052454^52 = 1.3127.
    expect((5.5 * (1 - 1.0052454 ** -36)) / 0.0052454).toBeCloseTo(180, 2)
    expect(1.0052454 ** 52).toBeCloseTo(1.3127, 3)
    expect(annualRate(180, 5.5, 36)).toBe(31.3)
  })

  it('is compounded: one per cent a week is 67.8 per cent a year', () => {
    // One payment of £101 after a week: 1.01^52 − 1 = 67.8 %.
    expect(annualRate(100, 101, 1)).toBe(67.8)
  })

  it('is nothing where nothing is charged, and is found however high it is', () => {
    expect(annualRate(180, 5, 36)).toBe(0)
    // £18 a week on £180 for a week: 1.1^52 − 1 = 14,104.3 %.
    expect(annualRate(180, 198, 1)).toBe(14104.3)
  })
})

describe('the loan', () => {
  it('leaves the bank five pence short, before all that is not counted', () => {
    // £12.21: National Living Wage, 21 and over, from 1 April 2025. By hand: (20 + 36 + 15) minutes × £12.21 ÷ 60 = £14.4485;
    // 2 of a hundred × £180 = £3.60; £18 − £14.45 − £3.60 = −£0.05.
    expect(clerkPay).toBe(12.21)
    expect(loan(180, 36, 1, 2)).toEqual({
      charge: 18,
      total: 198,
      payment: 5.5,
      rate: 31.3,
      minutes: 71,
      clerk: 14.45,
      losses: 3.6,
      left: -0.05,
    })
  })

  it('adds up in whole pence, whatever is put in', () => {
    for (const payments of [12, 25, 37, 52])
      for (const minutes of [0, 0.5, 5]) {
        const { charge, clerk, losses, left } = loan(260, payments, minutes, 3.5)
        expect(pence(clerk + losses + left)).toBe(charge)
      }
  })
})

describe('the counter', () => {
  it('lets thirty-five of forty in, two of them at the second time', () => {
    // By hand: 40 − (4 + 2 + 1) = 33; 33 + 2 = 35; 7 − 2 = 5.
    expect(counter(40, { oneWitness: 4, cameBack: 2, unreached: 2, law: 1 })).toMatchObject({ atOnce: 33, refused: 7, let: 35, outside: 5 })
  })

  it('has no more come back than it turned away', () => {
    expect(counter(40, { oneWitness: 3, cameBack: 9, unreached: 0, law: 0 })).toMatchObject({ cameBack: 3, let: 40, outside: 0 })
  })
})

describe('the ceilings', () => {
  it('rise every three months to their end', () => {
    const [witnesses, paper, full] = tiers
    expect([0, 2, 3, 15, 24].map(months => ceiling(witnesses, months))).toEqual([250, 250, 500, 1500, 1500])
    expect([0, 18, 24].map(months => ceiling(paper, months))).toEqual([1000, 4000, 4000])
    expect(ceiling(full, 0)).toBe(Number.POSITIVE_INFINITY)
  })

  it('are met in the month in which savings first stand above them', () => {
    // By hand: 2 × £130 = £260 is above the £250 of the first three months; 19 × £80 = £1,520 is above £1,500.
    expect(meetsCeiling(tiers[0], 130)).toBe(2)
    expect(meetsCeiling(tiers[0], 80)).toBe(19)
    expect(meetsCeiling(tiers[0], 60)).toBeUndefined()
    expect(meetsCeiling(tiers[2], 300)).toBeUndefined()
  })
})
