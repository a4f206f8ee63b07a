import { expect, it } from 'vitest'
import { replyDay } from './reply-day.ts'

it.each([
  ['Monday 23rd', 23, 25],
  ['Thursday 26th', 26, 30],
  ['Friday 27th', 27, 31],
  ['Saturday 28th', 28, 31],
  ['Sunday 29th', 29, 31],
])('counts two working days from %s of March 2026', (_, sent, due) => {
  expect(replyDay(new Date(2026, 2, sent, 23, 30)).getDate()).toBe(due)
})
