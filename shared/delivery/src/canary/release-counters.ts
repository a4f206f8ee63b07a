/** What is counted of one release. */
import { type Buckets, type Counts, createBuckets, fineSpan, knownOf } from './buckets.ts'
import { type ReleaseCounts, type VitalName, vitalNames } from './canary-snapshot.ts'
import { createHistogram, type Histogram } from './histogram.ts'

/** Values of a visit: milliseconds, except `cls`, which has no unit. */
export type Vitals = { readonly [name in VitalName]?: number | undefined }

/** Milliseconds that judged visits are kept, longer than a rollout takes. */
const judgedFor = 7 * 86_400_000
/** Milliseconds that a visit is counted by its time, longer than a page may take to be hydrated. */
const openFor = 7_200_000

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
  const all = createBuckets(openFor)
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
      const open = all.list(now).filter(({ at }) => at + fineSpan + settle > now)
      const pending = open.reduce((sum, bucket) => sum + bucket.visits - knownOf(bucket, false), 0)
      return {
        visits: Math.max(0, total.visits - pending),
        ready,
        failed: Math.max(0, total.visits - pending - total.good),
        errors,
        vitals: present(name => rounded(histograms[name].p75(), digits[name])),
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
