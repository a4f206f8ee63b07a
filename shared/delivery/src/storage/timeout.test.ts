import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endsWithin } from './single-flight.ts'

test('tells whether work has ended in time, well or not', async () => {
  expect(await endsWithin(1_000, delay(5))).toBe(true)
  expect(await endsWithin(1_000, Promise.reject(new Error('no')))).toBe(true)
  expect(await endsWithin(20, new Promise(() => {}))).toBe(false)
})

test('does not take its own process being held up for a delay of the work', async () => {
  const work = endsWithin(100, delay(1))
  const until = performance.now() + 200
  while (performance.now() < until);
  expect(await work).toBe(true)
})
