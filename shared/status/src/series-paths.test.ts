import { describe, expect, it } from 'vitest'
import { seriesBox, seriesPaths, spanOf } from './series-paths.ts'

const step = (time: string, visits: number, failed = 0) => ({ at: `2025-11-22T${time}:00.000Z`, visits, failed })

const heights = (path: string): number[] => [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))

describe('a series as a drawing', () => {
  it('runs from the first step to the end of the last, over all releases', () => {
    expect(spanOf([[step('01:05', 1)], [step('01:00', 1), step('01:10', 1)]])).toEqual({
      from: Date.parse('2025-11-22T01:00:00Z'),
      to: Date.parse('2025-11-22T01:15:00Z'),
    })
    expect(spanOf([[], []])).toBeUndefined()
  })

  it('draws a step in which nobody came as none instead of a bridge over it', () => {
    const series = [step('01:00', 10), step('01:10', 10)]
    const [first, between, last] = heights(seriesPaths(series, spanOf([series])!).visits)
    expect([first, between, last]).toEqual([4, seriesBox.ground, 4])
  })

  it('hangs a thread for each step with failures, short where they are rare', () => {
    const depth = (series: Parameters<typeof seriesPaths>[0]) => Number(seriesPaths(series, spanOf([series])!).failures.split('v')[1])
    expect(seriesPaths([step('01:00', 9)], spanOf([[step('01:00', 9)]])!).failures).toBe('')
    expect(depth([step('01:00', 1000, 1)])).toBeLessThan(1)
    expect(depth([step('01:00', 10, 5)])).toBe(30)
  })

  it('draws a single step as a dot, and no visits as a flat line', () => {
    const one = [step('01:00', 3)]
    expect(seriesPaths(one, spanOf([one])!).visits).toMatch(/h\.01$/)
    const none = [step('01:00', 0), step('01:05', 0)]
    expect(heights(seriesPaths(none, spanOf([none])!).visits)).toEqual([seriesBox.ground, seriesBox.ground])
  })
})
