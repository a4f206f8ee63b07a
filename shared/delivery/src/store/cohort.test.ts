import { describe, expect, it, test } from 'vitest'
import vectors from '../../vectors/permute.json' with { type: 'json' }
import { cohorts, drawCohort, isChosen, permute } from './cohort.ts'

const all = Array.from({ length: cohorts }, (_, cohort) => cohort)
const rollouts = ['0000000000000000', '0123456789abcdef', 'fedcba9876543210', 'a1b2c3d4e5f60718']
const chosen = (program: string, rollout: string, weight: number) =>
  new Set(all.filter(cohort => isChosen(cohort, { weight, rollout }, program)))

describe('the permutation', () => {
  it.each(vectors)('gives what every implementation of it gives: $cohort under $key is $place', ({ key, cohort, place }) => {
    expect(permute(cohort, key)).toBe(place)
  })

  it.each(rollouts)('has each place once, under %s', rollout => {
    expect(new Set(all.map(cohort => permute(cohort, `remote-home:${rollout}`))).size).toBe(cohorts)
  })

  it.each([-1, 10_000, 0.5, Number.NaN])('refuses %s, which is no cohort', cohort => {
    expect(() => permute(cohort, 'key')).toThrow('expected a cohort from 0 to 9999')
  })
})

describe('a weight', () => {
  // 0.01, 1, 10, 50 and 99.99 %, none and all.
  test.each([0, 1, 100, 1000, 5000, 9999, 10_000])('of %i cohorts reaches exactly so many, in every rollout', weight => {
    for (const rollout of rollouts)
      for (const program of ['shell', 'remote-home', 'remote-services']) expect(chosen(program, rollout, weight).size).toBe(weight)
  })

  it('that grows keeps everyone it had', () => {
    const steps = [1, 100, 1000, 5000, 9999, 10_000].map(weight => chosen('remote-home', '0123456789abcdef', weight))
    for (const [index, before] of steps.entries()) for (const cohort of before) expect(steps[index + 1]?.has(cohort) ?? true).toBe(true)
  })

  it('of one section says nothing of another, nor of its next rollout', () => {
    const home = chosen('remote-home', '0123456789abcdef', 5000)
    const others = [chosen('remote-services', '0123456789abcdef', 5000), chosen('remote-home', 'fedcba9876543210', 5000)]
    for (const other of others) {
      const both = [...home].filter(cohort => other.has(cohort)).length
      // 2,500 of 10,000 are expected in both; the standard deviation of such a draw is 25.
      expect(Math.abs(both - 2500)).toBeLessThan(100)
    }
  })

  it('picks cohorts from everywhere', () => {
    const places = [...chosen('remote-home', '0123456789abcdef', 1000)]
    for (let decile = 0; decile < 10; decile++) {
      const inside = places.filter(cohort => Math.floor(cohort / 1000) === decile).length
      expect(inside).toBeGreaterThan(50)
      expect(inside).toBeLessThan(150)
    }
  })
})

test('a visitor who has no cohort draws one from all of them', () => {
  const drawn = new Set(Array.from({ length: 40_000 }, drawCohort))
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(cohorts)
  // Of 40,000 draws, e^-4 of the cohorts are left out: 183.
  expect(drawn.size).toBeGreaterThan(9700)
})
