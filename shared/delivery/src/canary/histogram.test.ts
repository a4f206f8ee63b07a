import { expect, it } from 'vitest'
import { createHistogram } from './release-counters.ts'

const filled = (values: readonly number[], least = 1) => {
  const histogram = createHistogram(least)
  for (const value of values) histogram.add(value)
  return histogram
}

it('knows the value that three in four stay below, within 5 %', () => {
  for (const scale of [1, 10, 250, 1000]) {
    const p75 = filled(Array.from({ length: 1000 }, (_, index) => ((index + 1) * scale) / 10)).p75() ?? 0
    expect(Math.abs(p75 / (75 * scale) - 1)).toBeLessThan(0.055)
  }
})

it('knows nothing of no values', () => {
  expect(createHistogram(1).p75()).toBeUndefined()
})

it('reads small layout shifts as none', () => {
  expect(filled([0, 0, 0, 0.2], 0.001).p75()).toBe(0)
  expect(filled([0, 0.2, 0.2, 0.2], 0.001).p75()).toBeCloseTo(0.2, 1)
})

it('counts what is beyond its last bin there', () => {
  expect(filled([1e9]).p75()).toBeGreaterThan(60_000)
})

it('survives being written and read', () => {
  const before = filled([120, 300, 300, 4000])
  const after = createHistogram(1, JSON.parse(JSON.stringify(before.bins())) as ReturnType<typeof before.bins>)
  expect(after.p75()).toBe(before.p75())
  expect(after.bins()).toEqual(before.bins())
})
