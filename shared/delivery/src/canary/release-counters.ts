/** What is counted of one release. */
import { type VitalName, type Vitals, vitalNames } from '@site/kit/contract/reports'
import { type Bucket, type Buckets, type Counts, coarseSpan, createBuckets, failedOf, fineSpan, knownOf } from './buckets.ts'
import type { ReleaseCounts } from './canary-snapshot.ts'
import { createHistogram, type Histogram } from './histogram.ts'

/** Milliseconds that judged visits are kept, longer than a rollout takes. */
const judgedFor = 7 * 86_400_000
/** Steps of the series. */
const steps = 24

/** Where the bins begin: 1 ms to 150 s, and a layout shift of 0.001. */
const least: Record<VitalName, number> = { lcp: 1, inp: 1, cls: 0.001, ttfb: 1 }
const digits: Record<VitalName, number> = { lcp: 0, inp: 0, cls: 3, ttfb: 0 }

export type CountedRelease = {
  /** Milliseconds since 1970 of the last visit. */
  readonly last: number
  /** @param judged whether the visit is one that a canary is judged by */
  count(at: number, change: Partial<Counts>, judged: boolean): void
  countReady(): void
  countError(): void
  countVitals(vitals: Vitals): void
  judged: Pick<Buckets, 'list'>
  /** @param settle milliseconds that a page has to be hydrated */
  counts(now: number, settle: number): ReleaseCounts
}

/** @param before what was counted of it before a restart */
export function countRelease(before?: ReleaseCounts): CountedRelease {
  const all = createBuckets((steps + 1) * coarseSpan)
  const judged = createBuckets(judgedFor)
  // Whatever was open at the restart stays unknown: its reports are not taken any more.
  const total: Counts = { visits: before?.visits ?? 0, good: (before?.visits ?? 0) - (before?.failed ?? 0), bad: 0 }
  let { ready, errors } = before ?? { ready: 0, errors: 0 }
  let last = 0
  const histograms = Object.fromEntries(vitalNames.map(name => [name, createHistogram(least[name])])) as Record<VitalName, Histogram>
  for (const name of vitalNames) histograms[name].restore(before?.bins[name] ?? [])

  return {
    get last() {
      return last
    },
    judged,
    count: (at, change, isJudged) => {
      last = Math.max(last, at)
      for (const name of ['visits', 'good', 'bad'] as const) total[name] += change[name] ?? 0
      all.add(at, change)
      if (isJudged) judged.add(at, change)
    },
    countReady: () => {
      ready += 1
    },
    countError: () => {
      errors += 1
    },
    countVitals: vitals => {
      for (const name of vitalNames) if (vitals[name] !== undefined) histograms[name].add(vitals[name])
    },
    counts: (now, settle) => {
      const buckets = all.list(now)
      const isSettled = ({ at }: Bucket): boolean => at + fineSpan + settle <= now
      const open = buckets.filter(bucket => !isSettled(bucket)).map(bucket => bucket.visits - knownOf(bucket, false))
      const pending = open.reduce((sum, each) => sum + each, 0)
      return {
        visits: Math.max(0, total.visits - pending),
        ready,
        failed: Math.max(0, total.visits - pending - total.good),
        errors,
        vitals: present(name => rounded(histograms[name].p75(), digits[name])),
        series: seriesOf(buckets, isSettled, before?.series ?? [], now),
        bins: present(name => {
          const saved = histograms[name].toJSON()
          return saved.length > 0 ? saved : undefined
        }),
      }
    },
  }
}

const rounded = (value: number | undefined, places: number): number | undefined =>
  value === undefined ? undefined : Number(value.toFixed(places))

function present<T>(read: (name: VitalName) => T | undefined): Partial<Record<VitalName, T>> {
  return Object.fromEntries(
    vitalNames.flatMap(name => {
      const value = read(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

type Step = ReleaseCounts['series'][number]

function seriesOf(buckets: readonly Bucket[], isSettled: (bucket: Bucket) => boolean, before: readonly Step[], now: number): Step[] {
  const series = new Map<number, { visits: number; failed: number }>(before.map(({ at, ...step }) => [Date.parse(at), step]))
  for (const bucket of buckets) {
    const at = bucket.at - (bucket.at % coarseSpan)
    const { visits, failed } = series.get(at) ?? { visits: 0, failed: 0 }
    const settled = isSettled(bucket)
    series.set(at, { visits: visits + knownOf(bucket, settled), failed: failed + failedOf(bucket, settled) })
  }
  const from = now - steps * coarseSpan
  return [...series]
    .filter(([at]) => at > from)
    .sort(([a], [b]) => a - b)
    .map(([at, step]) => ({ at: new Date(at).toISOString(), ...step }))
}
