import { expect, it } from 'vitest'
import { dayInWords, locale, monthInWords, wholeNumber } from './locale.ts'

it.each([0, 999, 1000, 2500, 1_234_567])('writes %i as the language does', value => {
  expect(wholeNumber(value)).toBe(new Intl.NumberFormat(locale).format(value))
})

it.each(['2025-01-04', '2024-12-31', '2026-09-10'])('writes %s as the language does', date => {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'long', ...options }).format(new Date(date))
  expect(monthInWords(date)).toBe(written({}))
  expect(dayInWords(date)).toBe(written({ day: 'numeric' }))
})
