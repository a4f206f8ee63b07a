import { describe, expect, it } from 'vitest'
import { count, failureRate, percent, points, rate } from './format-figures.ts'

describe('figures', () => {
  it('are grouped, and weights shown to the hundredth', () => {
    expect(count(12_408)).toBe('12,408')
    expect([0.01, 1, 99.99, 100 - 0.01].map(percent)).toEqual(['0.01%', '1%', '99.99%', '99.99%'])
  })

  it('have no failure rate without visits', () => {
    expect(failureRate(0, 0)).toBeUndefined()
    expect(rate(failureRate(1, 126)!)).toBe('0.79%')
  })

  it('show the sign of a difference', () => {
    expect([2.933, -0.5, 0].map(points)).toEqual(['+2.93', '−0.50', '0.00'])
  })
})
