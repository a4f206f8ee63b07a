import { expect, it } from 'vitest'
import { minutesAfter, minutesBetween, timeAfter } from './minutes.ts'

it('counts minutes from one time of day to another, past midnight too', () => {
  expect(minutesBetween('09:00', '10:15')).toBe(75)
  expect(minutesBetween('22:05', '01:31')).toBe(206)
})

it('gives each entry the minutes until the next, and the last those until the end', () => {
  expect(minutesAfter([{ at: '22:00' }, { at: '22:05' }, { at: '00:00' }], '02:00')).toEqual([5, 115, 120])
})

it('tells the time after so many minutes, past midnight too', () => {
  expect(timeAfter('19:00', 96)).toBe('20:36')
  expect(timeAfter('23:58', 4)).toBe('00:02')
})
