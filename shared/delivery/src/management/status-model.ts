/** What the status page shows: plain data, so that the API answers the same as JSON. */
import type { ReleaseCounts as StoredCounts } from '../canary/canary-snapshot.ts'
import type { ProgramName } from '../release/release.ts'
import type { Canary } from '../store/rollout.ts'

/** What was counted of one release, without what the canary analysis keeps for itself. */
export type ReleaseCounts = Omit<StoredCounts, 'bins'>

export type ReleaseStatus = { readonly release: string; readonly counts?: ReleaseCounts | undefined }

/** Its weight is in basis points of the visitors, `since` a time in ISO 8601, UTC. */
export type CanaryStatus = ReleaseStatus & Omit<Canary, 'rollout'>

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

export type StatusModel = {
  /** When it was read, ISO 8601, UTC. */
  readonly at: string
  readonly health: { readonly ok: boolean; readonly reason?: string | undefined; readonly warning?: string | undefined }
  /**
   * `off`: nothing is counted, and no canary is stopped. Absent: unknown. `visits` a canary needs before it is judged;
   * `worse`: how much more of them may fail than of stable's, 0 to 1.
   */
  readonly guard?: 'off' | { readonly visits: number; readonly worse: number } | undefined
  readonly programs: readonly ProgramStatus[]
}
