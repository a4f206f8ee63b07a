import { expect, it } from 'vitest'
import { coarseSpanMs, createBuckets, createReleaseCounter, fineSpanMs } from './release-counters.ts'

const hour = 3_600_000
const start = 1_760_000_000_000 - (1_760_000_000_000 % coarseSpanMs)

it('counts by the ten seconds in which documents were sent', () => {
  const buckets = createBuckets(24 * hour)
  buckets.add(start + 1, { visits: 1 })
  buckets.add(start + 9_999, { visits: 1, good: 1 })
  buckets.add(start + fineSpanMs, { visits: 1, bad: 1 })
  expect(buckets.list(start + 60_000)).toEqual([
    { at: start, visits: 2, good: 1, bad: 0 },
    { at: start + fineSpanMs, visits: 1, good: 0, bad: 1 },
  ])
})

it('joins to five minutes what no report can change any more, and loses nothing', () => {
  const buckets = createBuckets(24 * hour)
  for (let at = 0; at < hour; at += fineSpanMs) buckets.add(start + at, { visits: 1, good: 1 })
  const now = start + hour + 20 * 60_000
  const list = buckets.list(now)
  expect(list.reduce((sum, { visits }) => sum + visits, 0)).toBe(360)
  expect(list[0]).toEqual({ at: start, visits: 30, good: 30, bad: 0 })
  expect(list.filter(({ at }) => at < now - hour - 60_000 - coarseSpanMs).every(({ visits }) => visits === 30)).toBe(true)
  expect(list.filter(({ at }) => at >= now - hour).every(({ visits }) => visits === 1)).toBe(true)
})

it('has the same borders for all releases', () => {
  const [one, other] = [createBuckets(24 * hour), createBuckets(24 * hour)]
  for (let at = 0; at < 2 * hour; at += fineSpanMs) one.add(start + at, { visits: 1 })
  for (let at = 0; at < 2 * hour; at += 7 * fineSpanMs) other.add(start + at, { visits: 1 })
  const now = start + 2.3 * hour
  const borders = new Set(one.list(now).map(({ at }) => at))
  expect(other.list(now).every(({ at }) => borders.has(at))).toBe(true)
})

it('forgets what is older than it keeps', () => {
  const buckets = createBuckets(2 * hour)
  buckets.add(start, { visits: 1 })
  buckets.add(start + 2 * hour, { visits: 1 })
  expect(buckets.list(start + 3 * hour).map(({ at }) => at)).toEqual([start + 2 * hour])
})

it('takes silence for failure once a page had its time, and not before', () => {
  const counter = createReleaseCounter()
  counter.count(start, { visits: 10, good: 6, bad: 1 }, true)
  expect(counter.counts(start + 30_000, 30_000)).toMatchObject({ visits: 7, failed: 1 })
  expect(counter.sampled(start + 30_000, 30_000)).toEqual([])
  expect(counter.counts(start + 40_000, 30_000)).toMatchObject({ visits: 10, failed: 4 })
  expect(counter.sampled(start + 40_000, 30_000)).toEqual([{ at: start, visits: 10, failed: 4 }])
})

it('has no fewer failures than none, where another process sent the documents of its reports', () => {
  const counter = createReleaseCounter()
  counter.count(start, { visits: 1, good: 3 }, true)
  expect(counter.counts(start + 40_000, 30_000)).toMatchObject({ visits: 1, failed: 0 })
  expect(counter.sampled(start + 40_000, 30_000)).toEqual([{ at: start, visits: 1, failed: 0 }])
})
