/** Visits counted by the time their documents were sent: finely while reports may still come, then coarsely. */

export type Counts = {
  visits: number
  /** Visits whose page was hydrated and did not fail since. */
  good: number
  /** Visits whose page said that it failed. */
  bad: number
}

/** `at`: its beginning, milliseconds since 1970. */
export type Bucket = Counts & { readonly at: number }

/** Milliseconds. */
export const fineSpan = 10_000
export const coarseSpan = 300_000
/** Milliseconds after which no report can change a bucket: a nonce lives an hour. */
const finalAfter = 3_660_000

export type Buckets = {
  /** @param at milliseconds since 1970 */
  add(at: number, change: Partial<Counts>): void
  /** Oldest first. All lists of one moment have the same borders, so those of two releases can be compared. */
  list(now: number): Bucket[]
}

/** @param keep milliseconds after which a bucket is forgotten */
export function createBuckets(keep: number): Buckets {
  const fine = new Map<number, Bucket>()
  const coarse = new Map<number, Bucket>()

  function compact(now: number): void {
    for (const [at, bucket] of fine) {
      const step = at - (at % coarseSpan)
      if (step + coarseSpan > now - finalAfter) continue
      fine.delete(at)
      addTo(coarse, step, bucket)
    }
    for (const at of coarse.keys()) if (at < now - keep) coarse.delete(at)
  }

  return {
    add: (at, change) => addTo(fine, at - (at % fineSpan), change),
    list: now => {
      compact(now)
      return [...coarse.values(), ...fine.values()].filter(({ at }) => at >= now - keep).sort((a, b) => a.at - b.at)
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

/**
 * How many visits have failed: once a page had the time to be hydrated, every one that is no good one; before that,
 * those that said so. Where another process counts as well, it may have sent the document of a report that came here.
 * @param settled whether that time is over
 */
export const failedOf = ({ visits, good, bad }: Counts, settled: boolean): number => Math.max(0, settled ? visits - good : bad)

/** How many visits one can say something of. */
export const knownOf = ({ visits, good, bad }: Counts, settled: boolean): number => (settled ? visits : Math.min(visits, good + bad))
