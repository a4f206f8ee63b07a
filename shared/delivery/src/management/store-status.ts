/** How the releases in a store do: what visitors get, and what the canary analysis has counted of it. */
import * as v from 'valibot'
import { readSnapshot } from '../canary/canary-snapshot.ts'
import { loadStableSite } from '../compose/site.ts'
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type ProgramRollout, programsOf, type Rollout } from '../store/rollout.ts'
import { percentOf } from '../store/rollout-changes.ts'
import { type ProgramEvent, type ProgramSummary, summary } from './operations.ts'
import { type StatusModel, statusModel } from './status-model.ts'

const maxEvents = 10

export type StatusOptions = {
  at: Date
  /** By default whether the stable releases in the store can be shown; a server knows what it shows. */
  health?: (() => Promise<StatusModel['health']>) | undefined
  guard?: StatusModel['guard']
}

/** @returns weights in basis points, times in UTC @throws {TypeError} for a malformed rollout. */
export async function statusOf(store: ReleaseStore, { at, health, guard }: StatusOptions): Promise<StatusModel> {
  const rollout = await store.readRollout()
  const snapshot = await readSnapshot(store.storage).catch(() => undefined) // the counters say what is wrong with it, and write it anew
  const kept = await store.list()
  const programs = [...new Set([...programsOf(rollout), ...kept.map(({ program }) => program)])]
  // The schema leaves out what is not for showing: the rollout's id, and what the percentiles are read from.
  return v.parse(statusModel, {
    at: at.toISOString(),
    health: await (health ? health() : storeHealth(store, rollout)),
    guard,
    programs: programs.map(program => {
      const { stable, previous, canary, history = [] } = rollout.programs[program] ?? {}
      const counted = (release: string) => ({ release, counts: snapshot?.programs[program]?.[release] })
      return {
        program,
        stable: stable && counted(stable),
        previous,
        canary: canary && { ...canary, ...counted(canary.release) },
        history: history.slice(-maxEvents).reverse(),
        mayChange: true,
        kept: kept.filter(each => each.program === program).length,
      }
    }),
  })
}

const storeHealth = (store: ReleaseStore, rollout: Rollout): Promise<StatusModel['health']> =>
  loadStableSite(store, rollout).then(
    () => ({ ok: true }),
    (error: Error) => ({ ok: false, reason: error.message }),
  )

/** Newest first; of the same time, the one that was written last. */
export function historyOf({ programs }: Rollout, wanted?: ProgramName): ProgramEvent[] {
  const events = (Object.entries(programs) as [ProgramName, ProgramRollout][])
    .filter(([program]) => !wanted || program === wanted)
    .flatMap(([program, { history }]) => history.map(event => ({ program, ...event })))
  return events.reverse().sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

/** What visitors get after a change, in a sentence. */
export function summaryText({ program, stable, canary, takenBack }: ProgramSummary): string {
  const rollout = canary ? `; ${canary.release} goes to ${percentOf(canary.weight)} % of the visitors` : ''
  return `${program}: ${takenBack ? `${takenBack} was taken back; ` : ''}${stable} is stable${rollout}`
}

export const summaryOf = ({ programs }: Rollout, program: ProgramName): ProgramSummary =>
  v.parse(summary, { ...programs[program], program })
