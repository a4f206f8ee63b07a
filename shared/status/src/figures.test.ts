import { describe, expect, it } from 'vitest'
import { count, dateTime, failureRate, layoutShift, milliseconds, percent, programTitle } from './figures.ts'

describe('figures', () => {
  it('are grouped, and weights shown to the hundredth of a percent', () => {
    expect(count(12_408)).toBe('12,408')
    expect([1, 100, 9999, 10_000].map(percent)).toEqual(['0.01%', '1%', '99.99%', '100%'])
  })

  it('have no failure rate without visits', () => {
    expect(failureRate(0, 0)).toBeUndefined()
    expect(failureRate(1, 126)).toBe('0.79%')
  })

  it('have their unit', () => {
    expect([87.6, 999, 1640, 2500].map(milliseconds)).toEqual(['88 ms', '999 ms', '1.64 s', '2.5 s'])
    expect([0, 0.0254].map(layoutShift)).toEqual(['0', '0.025'])
  })
})

describe('a time', () => {
  it('is said in full, in UTC', () => {
    expect(dateTime('2025-11-22T03:04:05.000Z')).toBe('22 November 2025, 03:04 UTC')
    expect(dateTime('2025-11-22T00:05:00.000Z')).toBe('22 November 2025, 00:05 UTC')
  })

  it('that is none is shown as it came', () => {
    expect(dateTime('yesterday')).toBe('yesterday')
  })
})

it('a program is called by its section', () => {
  expect(['shell', 'remote-resources', 'remote-training-and-apprenticeships'].map(name => programTitle(name as 'shell'))).toEqual([
    'Shell',
    'Resources',
    'Training and apprenticeships',
  ])
})
