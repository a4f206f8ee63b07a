import { describe, expect, it } from 'vitest'
import { clock, dateTime, duration } from './format-time.ts'

describe('a time', () => {
  it('is British and UTC', () => {
    expect(dateTime('2025-11-22T03:04:05.000Z')).toBe('22 November 2025, 03:04 UTC')
    expect(dateTime('2025-07-01T00:00:00.000Z')).toBe('1 July 2025, 00:00 UTC')
    expect(clock('2025-11-22T00:05:00.000Z')).toBe('00:05')
  })

  it('that is none is shown as it came', () => {
    expect(dateTime('yesterday')).toBe('yesterday')
  })
})

describe('a duration', () => {
  it.each([
    ['2025-11-22T03:03:30.000Z', 'less than a minute'],
    ['2025-11-22T02:52:00.000Z', '12 min'],
    ['2025-11-22T01:10:00.000Z', '1 h 54 min'],
    ['2025-11-22T01:04:00.000Z', '2 h'],
    ['2025-11-19T01:04:00.000Z', '3 days'],
    ['2025-11-23T01:04:00.000Z', undefined],
    ['never', undefined],
  ])('from %s is %s', (from, text) => {
    expect(duration(from, '2025-11-22T03:04:05.000Z')).toBe(text)
  })
})
