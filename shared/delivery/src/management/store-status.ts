/** How the releases in a store do: what visitors get, and what the guard has counted of it. */

import { type ReleaseTally as CountedTally, type GuardSnapshot, readSnapshot } from '../canary/canary-snapshot.ts'
import { loadStableSite } from '../compose/site.ts'
import type { OwnerName } from '../release/release.ts'
import { type ReleaseStore, storedOwners } from '../store/release-store.ts'
import { type Candidate, type OwnerRollout, ownersOf, type Rollout, type RolloutEvent } from '../store/rollout.ts'
import { percentOf } from '../store/rollout-changes.ts'
import type { OwnedEvent, OwnerSummary } from './release-api.ts'
import type { CandidateStatus, OwnerStatus, ReleaseStatus, ReleaseTally, StatusEvent, StatusModel } from './status-model.ts'

/** Events of each owner that the status tells. */
const mostEvents = 10

export type StatusOptions = {
  at: Date
  /** By default whether the stable releases in the store can be shown; a server knows what it shows. */
  health?: (() => Promise<StatusModel['health']>) | undefined
  guard?: StatusModel['guard']
  mayChange?: ((owner: OwnerName) => boolean) | undefined
}

export async function statusOf(store: ReleaseStore, { at, health, guard, mayChange = () => true }: StatusOptions): Promise<StatusModel> {
  const rollout = await store.readRollout()
  const snapshot = await readSnapshot(store.storage)
  const kept = await store.list()
  const owners = [...new Set([...ownersOf(rollout), ...(await storedOwners(store.storage))])]
  return {
    at: at.toISOString(),
    health: await (health ? health() : storeHealth(store, rollout)),
    ...(guard !== undefined && { guard }),
    owners: owners.map(owner => ({
      ...ownerStatus(owner, rollout.owners[owner], snapshot),
      mayChange: mayChange(owner),
      kept: kept.filter(each => each.owner === owner).length,
    })),
  }
}

const storeHealth = (store: ReleaseStore, rollout: Rollout): Promise<StatusModel['health']> =>
  loadStableSite(store, rollout).then(
    () => ({ ok: true }),
    (error: Error) => ({ ok: false, reason: error.message }),
  )

function ownerStatus(
  owner: OwnerName,
  rollout: OwnerRollout | undefined,
  snapshot: GuardSnapshot | undefined,
): Omit<OwnerStatus, 'kept' | 'mayChange'> {
  const counted = (release: string): ReleaseStatus => {
    const tally = snapshot?.owners[owner]?.[release]
    return { release, ...(tally && { tally: shownTally(tally) }) }
  }
  const { stable, previous, candidate, history = [] } = rollout ?? {}
  return {
    owner,
    ...(stable && { stable: counted(stable) }),
    ...(previous && { previous }),
    ...(candidate && { candidate: { ...candidateSummary(candidate), ...counted(candidate.release) } satisfies CandidateStatus }),
    history: history.slice(-mostEvents).reverse().map(eventStatus),
  }
}

/** Without what the guard keeps for itself. */
function shownTally({ bins: _bins, vitals, ...tally }: CountedTally): ReleaseTally {
  const reported = Object.fromEntries(Object.entries(vitals).filter(([, value]) => value !== undefined))
  return { ...tally, vitals: reported as ReleaseTally['vitals'] }
}

function eventStatus({ action, release, at, share, reason }: RolloutEvent): StatusEvent {
  return { action, release, at, ...(share !== undefined && { share: percentOf(share) }), ...(reason && { reason }) }
}

/** Newest first; of the same time, the one that was written last. */
export function historyOf({ owners }: Rollout, wanted?: OwnerName): OwnedEvent[] {
  const events = (Object.entries(owners) as [OwnerName, OwnerRollout][])
    .filter(([owner]) => !wanted || owner === wanted)
    .flatMap(([owner, { history }]) => history.map(event => ({ owner, ...eventStatus(event) })))
  return events.reverse().sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

export function summaryOf({ owners }: Rollout, owner: OwnerName): OwnerSummary {
  const { stable, previous, candidate } = owners[owner] ?? {}
  return { owner, ...(stable && { stable }), ...(previous && { previous }), ...(candidate && { candidate: candidateSummary(candidate) }) }
}

const candidateSummary = ({ release, share, since, stopped }: Candidate) => ({
  release,
  share: percentOf(share),
  since,
  ...(stopped && { stopped }),
})
