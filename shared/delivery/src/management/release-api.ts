/** All that a team does with its releases. One interface: at a store of this machine, or over HTTP at that of a server. */

import type { OwnerName } from '../release/release.ts'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Pruned, PruneOptions } from '../store/prune.ts'
import type { ReleaseDiff } from '../store/release-diff.ts'
import type { ListedRelease, Published } from '../store/release-store.ts'
import type { StatusEvent, StatusModel } from './status-model.ts'

export type ReleaseRef = { readonly owner: OwnerName; readonly release: string }

/** What visitors of one owner get. */
export type OwnerSummary = {
  readonly owner: OwnerName
  readonly stable?: string | undefined
  /** Where a rollback leads. */
  readonly previous?: string | undefined
  readonly candidate?: CandidateSummary | undefined
}

export type CandidateSummary = {
  readonly release: string
  /** Percent of the visitors, 0 to 100 in steps of 0.01. */
  readonly share: number
  /** When it got its first share, ISO 8601, UTC. */
  readonly since: string
  /** Why the guard took its share away. */
  readonly stopped?: string | undefined
}

export type OwnedEvent = { readonly owner: OwnerName } & StatusEvent

/** `expires` is ISO 8601, UTC; `leave` ends the preview in the browser that began it. */
export type PreviewAddress = { readonly address: string; readonly expires: string; readonly leave: string }

/** What is refused throws an Error whose message says why and what can be done. */
export type ReleaseDesk = {
  /** Adds a release and gives it to nobody. */
  publish(verified: VerifiedRelease): Promise<Published>
  list(owner?: OwnerName): Promise<readonly ListedRelease[]>
  status(): Promise<StatusModel>
  /** Newest first. */
  history(owner?: OwnerName): Promise<readonly OwnedEvent[]>
  /** @param share cohorts of 10,000 */
  rollOut(owner: OwnerName, release: string, share: number): Promise<OwnerSummary>
  /** @param release the candidate when absent */
  promote(owner: OwnerName, release?: string): Promise<OwnerSummary>
  rollback(owner: OwnerName): Promise<OwnerSummary>
  diff(from: ReleaseRef, to: ReleaseRef): Promise<ReleaseDiff>
  preview(owner: OwnerName, release: string): Promise<PreviewAddress>
  prune(options: PruneOptions): Promise<Pruned>
}
