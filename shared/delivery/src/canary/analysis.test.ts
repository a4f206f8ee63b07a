import { describe, expect, it } from 'vitest'
import { type Analysis, analyse } from './analysis.ts'
import { fineSpanMs, type RateBucket } from './release-counters.ts'

const settings = { visits: 200, worse: 0.02 }

/** A repeatable die: the same seed gives the same visits (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** How many of `count` tries succeed with the chance `rate` each: jumps from one success to the next (Devroye 1986, X.4.3). */
function successes(roll: () => number, count: number, rate: number): number {
  if (rate >= 1) return count
  let found = -1
  for (let at = 0; at <= count; found++) at += Math.floor(Math.log(1 - roll()) / Math.log1p(-rate)) + 1
  return found
}

/** How one bucket of ten seconds is visited. Rates are shares of the visits that fail. */
type Traffic = { visits: number; weight: number; stable: number; canary: number }

type Sides = { canary: RateBucket[]; stable: RateBucket[] }

/** Visits for as many buckets, each visitor on either side by chance. */
function visited(seed: number, buckets: number, traffic: (bucket: number) => Traffic): Sides {
  const roll = dice(seed)
  const sides: Sides = { canary: [], stable: [] }
  for (let bucket = 0; bucket < buckets; bucket++) {
    const { visits, weight, ...rates } = traffic(bucket)
    const canary = successes(roll, visits, weight)
    for (const [side, count] of [
      ['canary', canary],
      ['stable', visits - canary],
    ] as const)
      if (count > 0) sides[side].push({ at: bucket * fineSpanMs, visits: count, failed: successes(roll, count, rates[side]) })
  }
  return sides
}

const until = (buckets: readonly RateBucket[], end: number): RateBucket[] => buckets.filter(({ at }) => at < end * fineSpanMs)

/** Looks again and again while the visits come, as the guard does: the first analysis that stops, or else the last. */
function watched({ canary, stable }: Sides, buckets: number, every: number): Analysis {
  let seen = analyse([], [], settings)
  for (let end = every; end <= buckets && seen.verdict !== 'worse'; end += every)
    seen = analyse(until(canary, end), until(stable, end), settings)
  return seen
}

const constant = (traffic: Traffic) => () => traffic

describe('a canary no worse than stable', { timeout: 60_000 }, () => {
  it.each([
    { weight: 0.01, visits: 100, buckets: 300 },
    { weight: 0.1, visits: 20, buckets: 300 },
    { weight: 0.5, visits: 8, buckets: 150 },
  ])('is never stopped in 1,000 rollouts at a weight of $weight', ({ weight, visits, buckets }) => {
    const verdicts = new Set<string>()
    for (let seed = 1; seed <= 1000; seed++)
      verdicts.add(watched(visited(seed, buckets, constant({ visits, weight, stable: 0.03, canary: 0.03 })), buckets, 25).verdict)
    expect([...verdicts]).not.toContain('worse')
    expect([...verdicts]).toContain('fine')
  })

  it('is not stopped because half of all visits are robots that report nothing', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const sides = visited(seed, 200, constant({ visits: 20, weight: 0.2, stable: 0.5, canary: 0.5 }))
      expect(watched(sides, 200, 10).verdict).toBe('fine')
    }
  })

  it('is not stopped where its weight grew while everything got worse', () => {
    const sides = visited(7, 360, bucket => {
      const [weight, rate] = bucket < 120 ? [0.01, 0.01] : bucket < 240 ? [0.1, 0.05] : [0.5, 0.3]
      return { visits: 100, weight, stable: rate, canary: rate }
    })
    const rate = (side: RateBucket[]) => side.reduce((sum, each) => sum + each.failed, 0) / side.reduce((sum, each) => sum + each.visits, 0)
    expect(rate(sides.canary) - rate(sides.stable)).toBeGreaterThan(0.1) // all of it taken together would say so
    const analysis = watched(sides, 360, 5)
    expect(analysis.verdict).toBe('fine')
    expect(Math.abs(analysis.excess)).toBeLessThan(0.02)
  })

  it('may fail a little more often than stable, for as long as one likes', () => {
    for (let seed = 1; seed <= 50; seed++)
      expect(verdictAfter(seed, 400, { visits: 100, weight: 0.5, stable: 0.01, canary: 0.02 })).toBe('fine')
  })

  it('is better at times', () => {
    const { excess, z, verdict } = analyse(...pair(visited(3, 200, constant({ visits: 40, weight: 0.5, stable: 0.2, canary: 0.01 }))))
    expect([excess < -0.1, z < -4, verdict]).toEqual([true, true, 'fine'])
  })
})

const pair = ({ canary, stable }: Sides) => [canary, stable, settings] as const
const verdictAfter = (seed: number, buckets: number, traffic: Traffic) =>
  analyse(...pair(visited(seed, buckets, constant(traffic)))).verdict

describe('a canary', { timeout: 60_000 }, () => {
  it.each([0.01, 0.1, 0.5])('that fails for one visitor in five is stopped within 400 visits at a weight of %d', weight => {
    for (let seed = 1; seed <= 100; seed++) {
      const sides = visited(seed, 400, constant({ visits: 1 / weight, weight, stable: 0.01, canary: 0.2 }))
      const analysis = watched(sides, 400, 5)
      expect(analysis.verdict).toBe('worse')
      expect(analysis.canary.visits).toBeLessThan(400)
    }
  })

  it('that never loads is stopped as soon as it has the visits that are needed', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const sides = visited(seed, 200, constant({ visits: 20, weight: 0.1, stable: 0.02, canary: 1 }))
      const analysis = watched(sides, 200, 1)
      expect(analysis.verdict).toBe('worse')
      expect(analysis.canary.visits).toBeLessThan(215)
    }
  })

  it('that never loads is stopped among robots too', () => {
    const sides = visited(11, 300, constant({ visits: 20, weight: 0.1, stable: 0.5, canary: 1 }))
    expect(watched(sides, 300, 5)).toMatchObject({ verdict: 'worse' })
  })

  it('that never loads is stopped on a site with a visit every five seconds', () => {
    const sides = visited(5, 400, constant({ visits: 2, weight: 0.5, stable: 0.02, canary: 1 }))
    expect(watched(sides, 400, 10)).toMatchObject({ verdict: 'worse' })
  })

  it('has too few visits before that, however badly they go', () => {
    const at = { at: 0 }
    expect(analyse([{ ...at, visits: 199, failed: 199 }], [{ ...at, visits: 5000, failed: 0 }], settings).verdict).toBe('too few')
    expect(analyse([{ ...at, visits: 200, failed: 200 }], [{ ...at, visits: 5000, failed: 0 }], settings).verdict).toBe('worse')
  })

  it('is compared with visits of its own time only', () => {
    const canary = [{ at: 0, visits: 300, failed: 300 }]
    expect(analyse(canary, [], settings)).toMatchObject({ verdict: 'too few', canary: { visits: 0 } })
    expect(analyse(canary, [{ at: 600_000, visits: 9000, failed: 0 }], settings).verdict).toBe('too few')
  })

  it('says in words why it is stopped', () => {
    const { reason } = analyse([{ at: 0, visits: 210, failed: 23 }], [{ at: 0, visits: 18_900, failed: 40 }], settings)
    expect(reason).toBe('23 of 210 visits failed (11.0 %), against 40 of 18,900 (0.2 %) of the stable release at the same time.')
  })
})

describe('the numbers', () => {
  it('are those of Mantel and Haenszel, by hand', () => {
    const { excess, z } = analyse(
      [
        { at: 0, visits: 10, failed: 4 },
        { at: 10_000, visits: 20, failed: 6 },
      ],
      [
        { at: 0, visits: 30, failed: 3 },
        { at: 10_000, visits: 20, failed: 2 },
      ],
      settings,
    )
    const [u, w] = [(4 * 30 - 3 * 10) / 40 + (6 * 20 - 2 * 20) / 40, (10 * 30) / 40 + (20 * 20) / 40]
    const v = (10 * 30 * 7 * 33) / (40 * 40 * 39) + (20 * 20 * 8 * 32) / (40 * 40 * 39)
    expect(excess).toBeCloseTo(u / w, 12)
    expect(z).toBeCloseTo(u / Math.sqrt(v + u / 3), 12)
  })
})
