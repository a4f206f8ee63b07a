/** All that a team does with its releases. One interface: at a store of this machine, or over HTTP at that of a server. */

import type { ProgramName, ReleaseRef } from '../release/release.ts'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Pruned, PruneOptions } from '../store/prune.ts'
import type { ReleaseDiff } from '../store/release-diff.ts'
import type { ListedRelease, Published } from '../store/release-store.ts'
import type { StatusEvent, StatusModel } from './status-model.ts'

/** What visitors of one program get. */
export type ProgramSummary = {
  readonly program: ProgramName
  readonly stable?: string | undefined
  /** Where a rollback leads. */
  readonly previous?: string | undefined
  readonly canary?: CanarySummary | undefined
  /** After a rollback: the release that visitors had until then. */
  readonly takenBack?: string | undefined
  /** After a rollback: what the release that they get instead lacks, a sentence for each file. */
  readonly warnings?: readonly string[] | undefined
}

export type CanarySummary = {
  readonly release: string
  /** Basis points of the visitors, 0 to 10,000. */
  readonly weight: number
  /** When its rollout began, ISO 8601, UTC. */
  readonly since: string
  /** Why the guard took its weight away. */
  readonly stopped?: string | undefined
}

export type ProgramEvent = { readonly program: ProgramName } & StatusEvent

/** `expires` is ISO 8601, UTC; `leave` ends the preview in the browser that began it. */
export type PreviewAddress = { readonly address: string; readonly expires: string; readonly leave: string }

/** What is refused throws an Error whose message says why and what can be done. */
export type ReleaseApi = {
  /** Adds a release and gives it to nobody. */
  publish(verified: VerifiedRelease): Promise<Published>
  list(program?: ProgramName): Promise<readonly ListedRelease[]>
  status(): Promise<StatusModel>
  /** Newest first. */
  history(program?: ProgramName): Promise<readonly ProgramEvent[]>
  /** @param weight cohorts of 10,000 */
  rollOut(program: ProgramName, release: string, weight: number): Promise<ProgramSummary>
  /** @param release the canary when absent */
  promote(program: ProgramName, release?: string): Promise<ProgramSummary>
  rollback(program: ProgramName): Promise<ProgramSummary>
  diff(from: ReleaseRef, to: ReleaseRef): Promise<ReleaseDiff>
  preview(program: ProgramName, release: string): Promise<PreviewAddress>
  prune(options: PruneOptions): Promise<Pruned>
}
