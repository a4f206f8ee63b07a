/** How the releases in a store do: what visitors get, and what the guard has counted of it. */

import { type GuardSnapshot, readSnapshot, type ReleaseCounts as StoredCounts } from '../canary/canary-snapshot.ts'
import { loadStableSite } from '../compose/site.ts'
import type { ProgramName } from '../release/release.ts'
import { type ReleaseStore, storedPrograms } from '../store/release-store.ts'
import { type Canary, type ProgramRollout, programsOf, type Rollout, type RolloutEvent } from '../store/rollout.ts'
import type { ProgramEvent, ProgramSummary } from './release-api.ts'
import type { CanaryStatus, ProgramStatus, ReleaseCounts, ReleaseStatus, StatusEvent, StatusModel } from './status-model.ts'

/** Events of each program that the status tells. */
const maxEvents = 10

export type StatusOptions = {
  at: Date
  /** By default whether the stable releases in the store can be shown; a server knows what it shows. */
  health?: (() => Promise<StatusModel['health']>) | undefined
  guard?: StatusModel['guard']
  mayChange?: ((program: ProgramName) => boolean) | undefined
}

export async function statusOf(store: ReleaseStore, { at, health, guard, mayChange = () => true }: StatusOptions): Promise<StatusModel> {
  const rollout = await store.readRollout()
  const snapshot = await readSnapshot(store.storage)
  const kept = await store.list()
  const programs = [...new Set([...programsOf(rollout), ...(await storedPrograms(store.storage))])]
  return {
    at: at.toISOString(),
    health: await (health ? health() : storeHealth(store, rollout)),
    ...(guard !== undefined && { guard }),
    programs: programs.map(program => ({
      ...programStatus(program, rollout.programs[program], snapshot),
      mayChange: mayChange(program),
      kept: kept.filter(each => each.program === program).length,
    })),
  }
}

const storeHealth = (store: ReleaseStore, rollout: Rollout): Promise<StatusModel['health']> =>
  loadStableSite(store, rollout).then(
    () => ({ ok: true }),
    (error: Error) => ({ ok: false, reason: error.message }),
  )

function programStatus(
  program: ProgramName,
  rollout: ProgramRollout | undefined,
  snapshot: GuardSnapshot | undefined,
): Omit<ProgramStatus, 'kept' | 'mayChange'> {
  const counted = (release: string): ReleaseStatus => {
    const counts = snapshot?.programs[program]?.[release]
    return { release, ...(counts && { counts: shownCounts(counts) }) }
  }
  const { stable, previous, canary, history = [] } = rollout ?? {}
  return {
    program,
    ...(stable && { stable: counted(stable) }),
    ...(previous && { previous }),
    ...(canary && { canary: { ...canarySummary(canary), ...counted(canary.release) } satisfies CanaryStatus }),
    history: history.slice(-maxEvents).reverse().map(eventStatus),
  }
}

/** Without what the guard keeps for itself. */
function shownCounts({ bins: _bins, vitals, ...counts }: StoredCounts): ReleaseCounts {
  const reported = Object.fromEntries(Object.entries(vitals).filter(([, value]) => value !== undefined))
  return { ...counts, vitals: reported as ReleaseCounts['vitals'] }
}

function eventStatus({ action, release, at, weight, reason }: RolloutEvent): StatusEvent {
  return { action, release, at, ...(weight !== undefined && { weight }), ...(reason && { reason }) }
}

/** Newest first; of the same time, the one that was written last. */
export function historyOf({ programs }: Rollout, wanted?: ProgramName): ProgramEvent[] {
  const events = (Object.entries(programs) as [ProgramName, ProgramRollout][])
    .filter(([program]) => !wanted || program === wanted)
    .flatMap(([program, { history }]) => history.map(event => ({ program, ...eventStatus(event) })))
  return events.reverse().sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

export function summaryOf({ programs }: Rollout, program: ProgramName): ProgramSummary {
  const { stable, previous, canary } = programs[program] ?? {}
  return { program, ...(stable && { stable }), ...(previous && { previous }), ...(canary && { canary: canarySummary(canary) }) }
}

const canarySummary = ({ release, weight, since, stopped }: Canary) => ({
  release,
  weight,
  since,
  ...(stopped && { stopped }),
})
