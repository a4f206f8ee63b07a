/**
 * What is counted of one release. Visits stand in buckets by the time their documents were sent: ten seconds each while
 * reports may still come, five minutes later on. A visit that reports nothing has failed once its page had the time to be
 * hydrated: it is settled then.
 */
import { nonceLifeMs, type VitalName, type Vitals, vitalNames } from '@site/kit/contract/reports'
import type { ReleaseCounts } from './canary-snapshot.ts'

export type Counts = {
  visits: number
  /** Visits whose page was hydrated and did not fail since. */
  good: number
  /** Visits whose page reported that it failed. */
  bad: number
}

/** Of settled visits. There may be more good ones than visits, where another process sent the documents of reports that came here. */
export type Rate = { visits: number; failed: number }

/** `at`: its beginning, milliseconds since 1970. */
export type RateBucket = Readonly<Rate> & { readonly at: number }

/** `ready`: pages that were hydrated, whatever came after. `errors`: failures by this program's own code. */
export type Change = Partial<Counts & { ready: number; errors: number }>

type Bucket = Counts & { readonly at: number }
export const fineSpanMs = 10_000
export const coarseSpanMs = 300_000
/** After this no report can change a bucket: nonces have expired, a minute of grace included. */
const finalAfterMs = nonceLifeMs + 60_000
/** Longer than a rollout takes. */
const sampledForMs = 7 * 86_400_000
/** Longer than a page may take to be hydrated. */
const openForMs = 3_600_000

/** Where the bins of the vitals begin, 1 ms and a layout shift of 0.001, and the decimals they are told with. */
const scales: Record<VitalName, readonly [least: number, decimals: number]> = { lcp: [1, 0], inp: [1, 0], cls: [0.001, 3], ttfb: [1, 0] }
const totals = ['visits', 'good', 'ready', 'errors'] as const

export type ReleaseCounter = ReturnType<typeof createReleaseCounter>

/** @param before what was counted of the release before a restart; what was not settled then stays unknown */
export function createReleaseCounter(before?: ReleaseCounts) {
  const all = createBuckets(openForMs)
  const sampled = createBuckets(sampledForMs, before?.sampled)
  const { visits = 0, failed = 0, ready = 0, errors = 0 } = before ?? {}
  const total = { visits, good: visits - failed, ready, errors }
  const histograms = Object.fromEntries(vitalNames.map(name => [name, createHistogram(scales[name][0], before?.bins[name])])) as Record<
    VitalName,
    Histogram
  >

  /** Sampled visits, settled alone, oldest first. @param settle milliseconds that a page has to be hydrated */
  const settled = (now: number, settle: number): RateBucket[] =>
    sampled
      .list(now)
      .filter(isSettled(now, settle))
      .map(({ at, visits, good }) => ({ at, visits, failed: Math.max(0, visits - good) }))

  return {
    /** @param at when the visit's document was sent, milliseconds since 1970 @param isSampled whether canaries are compared by the visit */
    count(at: number, change: Change, isSampled: boolean): void {
      for (const name of totals) total[name] += change[name] ?? 0
      all.add(at, change)
      if (isSampled) sampled.add(at, change)
    },
    countVitals(vitals: Vitals): void {
      for (const name of vitalNames) if (vitals[name] !== undefined) histograms[name].add(vitals[name])
    },
    sampled: settled,
    counts(now: number, settle: number, whole = false): ReleaseCounts {
      const open = all.list(now).filter(bucket => !isSettled(now, settle)(bucket))
      const known = total.visits - open.reduce((sum, { visits, good, bad }) => sum + Math.max(0, visits - good - bad), 0)
      return {
        visits: Math.max(0, known),
        ready: total.ready,
        failed: Math.max(0, known - total.good),
        compared: settled(now, settle).reduce((sum, { visits }) => sum + visits, 0),
        errors: total.errors,
        ...shownVitals(histograms),
        ...(whole && { sampled: sampled.list(now).map(({ at, visits, good, bad }) => [at, visits, good, bad] as const) }),
      }
    },
  }
}

const isSettled =
  (now: number, settle: number) =>
  ({ at }: Bucket): boolean =>
    at + fineSpanMs + settle <= now

/** @param keepMs after which a bucket is forgotten */
export function createBuckets(keepMs: number, before: NonNullable<ReleaseCounts['sampled']> = []) {
  const fine = new Map<number, Bucket>()
  const coarse = new Map<number, Bucket>(before.map(([at, visits, good, bad]) => [at, { at, visits, good, bad }]))

  function compact(now: number): void {
    for (const [at, bucket] of fine) {
      const step = at - (at % coarseSpanMs)
      if (step + coarseSpanMs > now - finalAfterMs) continue
      fine.delete(at)
      addTo(coarse, step, bucket)
    }
    for (const at of coarse.keys()) if (at < now - keepMs) coarse.delete(at)
  }

  return {
    add: (at: number, change: Partial<Counts>): void => addTo(fine, at - (at % fineSpanMs), change),
    /** Oldest first. All lists of one moment have the same borders, so those of two releases can be compared. */
    list(now: number): Bucket[] {
      compact(now)
      return [...coarse.values(), ...fine.values()].filter(({ at }) => at >= now - keepMs).sort((a, b) => a.at - b.at)
    },
  }
}

function addTo(buckets: Map<number, Bucket>, at: number, { visits = 0, good = 0, bad = 0 }: Partial<Counts>): void {
  const bucket = buckets.get(at) ?? { at, visits: 0, good: 0, bad: 0 }
  bucket.visits += visits
  bucket.good += good
  bucket.bad += bad
  buckets.set(at, bucket)
}

/** The 75th percentiles and what they are read from, without those that nobody reported. */
function shownVitals(histograms: Record<VitalName, Histogram>): Pick<ReleaseCounts, 'vitals' | 'bins'> {
  const shown: Pick<ReleaseCounts, 'vitals' | 'bins'> = { vitals: {}, bins: {} }
  for (const name of vitalNames) {
    const p75 = histograms[name].p75()
    if (p75 === undefined) continue
    shown.vitals[name] = Number(p75.toFixed(scales[name][1]))
    shown.bins[name] = histograms[name].bins()
  }
  return shown
}

const ratio = 1.1
const maxBins = 128
type SparseBins = [number, number][]

type Histogram = ReturnType<typeof createHistogram>

/** Fixed bins, each a tenth wider than the one before: right within 5 %. @param least the first bin holds all below it and reads as 0 */
export function createHistogram(least: number, before: SparseBins = []) {
  const counts = new Uint32Array(maxBins)
  for (const [bin, count] of before) if (bin < maxBins) counts[bin] = count

  const binOf = (value: number): number =>
    value < least ? 0 : Math.min(maxBins - 1, 1 + Math.floor(Math.log(value / least) / Math.log(ratio)))
  const middleOf = (bin: number): number => (bin === 0 ? 0 : least * ratio ** (bin - 0.5))

  return {
    add(value: number): void {
      const bin = binOf(value)
      counts[bin] = (counts[bin] ?? 0) + 1
    },
    /** The value that three in four stay below; undefined while there is none. In the unit of the values. */
    p75(): number | undefined {
      const total = counts.reduce((sum, count) => sum + count, 0)
      let below = 0
      for (const [bin, count] of counts.entries()) {
        below += count
        if (total > 0 && below >= total * 0.75) return middleOf(bin)
      }
      return undefined
    },
    bins: (): SparseBins => [...counts.entries()].filter(([, count]) => count > 0),
  }
}
