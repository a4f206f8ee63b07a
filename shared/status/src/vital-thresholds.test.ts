import { describe, expect, it } from 'vitest'
import { placeOf, ratingOf, type VitalName, vitals, vitalText } from './vital-thresholds.ts'

const vital = (name: VitalName) => vitals.find(each => each.name === name)!

describe('a Web Vital', () => {
  it.each([
    ['lcp', 2500, 'good'],
    ['lcp', 2501, 'needs improvement'],
    ['lcp', 4000, 'needs improvement'],
    ['lcp', 4001, 'poor'],
    ['inp', 200, 'good'],
    ['inp', 501, 'poor'],
    ['cls', 0.1, 'good'],
    ['cls', 0.11, 'needs improvement'],
    ['cls', 0.26, 'poor'],
    ['ttfb', 800, 'good'],
    ['ttfb', 1801, 'poor'],
  ] as const)('%s of %d is %s', (name, value, rating) => {
    expect(ratingOf(vital(name), value)).toBe(rating)
  })

  it.each([
    ['lcp', 2500, '2.5 s'],
    ['inp', 87.6, '88 ms'],
    ['cls', 0, '0'],
    ['cls', 0.0254, '0.025'],
    ['ttfb', 1800, '1.8 s'],
  ] as const)('%s of %d reads %s', (name, value, text) => {
    expect(vitalText(vital(name), value)).toBe(text)
  })

  it('stands at the end of its scale when it is worse than the scale', () => {
    expect([placeOf(vital('lcp'), 0), placeOf(vital('lcp'), 4000), placeOf(vital('lcp'), 60_000)]).toEqual([0, 66.7, 100])
  })
})
