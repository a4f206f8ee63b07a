/** What the status page shows: plain data, so that the API answers the same as JSON. */
import type { ProgramName } from '../release/release.ts'

/** What was counted of one release. */
export type ReleaseCounts = {
  /** Documents sent of which one can say how it went: old enough, or reported. */
  readonly visits: number
  /** Visits whose page was hydrated. */
  readonly ready: number
  /** Visits that are no good one: the page was never hydrated, or said that it failed. */
  readonly failed: number
  /** Visits whose page said that it failed by this program's code. */
  readonly errors: number
  /** 75th percentiles: milliseconds, except the layout shift, which has no unit. One that nobody reported is absent. */
  readonly vitals: { readonly lcp?: number; readonly inp?: number; readonly cls?: number; readonly ttfb?: number }
  /** Steps of five minutes, oldest first, at most 24. */
  readonly series: readonly SeriesStep[]
}

/** `at` is the step's beginning, ISO 8601, UTC. */
export type SeriesStep = { readonly at: string; readonly visits: number; readonly failed: number }

export type ReleaseStatus = { readonly release: string; readonly counts?: ReleaseCounts | undefined }

export type CanaryStatus = ReleaseStatus & {
  /** Basis points of the visitors, 0 to 10,000. */
  readonly weight: number
  /** When its rollout began, ISO 8601, UTC. */
  readonly since: string
  /** Why the guard took its weight away. */
  readonly stopped?: string | undefined
}

export type StatusEvent = {
  readonly action: string
  readonly release: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** Basis points. */
  readonly weight?: number | undefined
  readonly reason?: string | undefined
}

export type ProgramStatus = {
  readonly program: ProgramName
  /** Whether the holder of the token may change what this program's visitors get. */
  readonly mayChange: boolean
  readonly stable?: ReleaseStatus | undefined
  /** Where a rollback leads. */
  readonly previous?: string | undefined
  readonly canary?: CanaryStatus | undefined
  /** Releases in the store. */
  readonly kept: number
  /** Newest first, at most 10. */
  readonly history: readonly StatusEvent[]
}

/** `visits` a canary needs before it is judged; `worse`: how much more of them may fail than of stable's, 0 to 1. */
export type GuardBound = { readonly visits: number; readonly worse: number }

export type StatusModel = {
  /** When it was read, ISO 8601, UTC. */
  readonly at: string
  readonly health: { readonly ok: boolean; readonly reason?: string | undefined; readonly warning?: string | undefined }
  /** `off`: nothing is counted, and no canary is stopped. Absent: not told. */
  readonly guard?: 'off' | GuardBound | undefined
  readonly programs: readonly ProgramStatus[]
}
