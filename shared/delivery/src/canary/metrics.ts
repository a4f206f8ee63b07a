/**
 * The numbers, and what follows of them: canaries are judged, and totals are kept in the store. One for a whole site:
 * a Node process holds it, or a Durable Object.
 */
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { fineSpan } from './buckets.ts'
import type { GuardSettings } from './canary-settings.ts'
import { type GuardSnapshot, guardKey, readSnapshot } from './canary-snapshot.ts'
import { type Counters, createCounters, type Taken, type VisitReport } from './counters.ts'
import { createWatch, watchedRollouts } from './evaluator.ts'
import type { NonceContent, ServedVisit } from './nonce.ts'

export type MetricsOptions = {
  store: Pick<ReleaseStore, 'storage' | 'readRollout' | 'stop'>
  settings: GuardSettings
  /** Gets what went wrong, and what was stopped, in words. */
  log: (message: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

export type Metrics = {
  served(visit: ServedVisit): void
  report(visit: NonceContent, report: VisitReport): Taken
  snapshot(): GuardSnapshot
  /** Programs with a canary, as of the last look; the same set while they are the same. */
  watched(): ReadonlySet<ProgramName>
  /** Goes on from the totals in the store. */
  restore(): Promise<void>
  /** Judges the canaries and writes the totals. Rejects never: a store that fails is logged, and tried again at the next look. */
  look(): Promise<void>
  /** Writes what was counted since. */
  write(): Promise<void>
  /** Whether nothing will come of another look: no canary, and all that was counted is settled and written. */
  rests(): boolean
}

export function createMetrics({ store, settings, log, now = Date.now }: MetricsOptions): Metrics {
  const trouble = sayOnce(log)
  let counters: Counters = createCounters({ now, settle: settings.settle })
  let watched: ReadonlySet<ProgramName> = new Set()
  /** What the totals in the store hold. */
  let written = { changes: 0, settled: true }
  let changed = { changes: 0, at: Number.NEGATIVE_INFINITY }
  const watch = createWatch({ counters: { judged: (...which) => counters.judged(...which) }, settings, stop: store.stop, log, now })

  const judgeAll = async (): Promise<void> => {
    const rollouts = watchedRollouts(await store.readRollout())
    const programs = rollouts.map(({ program }) => program)
    if (programs.join() !== [...watched].join()) watched = new Set(programs)
    await watch.look(rollouts)
  }

  const writeTotals = async (): Promise<void> => {
    const { changes } = counters
    if (changes !== changed.changes) changed = { changes, at: now() }
    // Visits are in the totals once one can say how they went: some time after the last change the last of them are.
    const settled = now() - changed.at > settings.settle + fineSpan
    if (changes === written.changes && (written.settled || !settled)) return
    await store.storage.write(guardKey, new TextEncoder().encode(`${JSON.stringify(counters.snapshot())}\n`))
    written = { changes, settled }
  }

  const write = (): Promise<void> => trouble('what was counted is not kept', writeTotals)

  return {
    served: visit => counters.served(visit),
    report: (visit, report) => counters.report(visit, report),
    snapshot: () => counters.snapshot(),
    watched: () => watched,
    rests: () => watched.size === 0 && counters.changes === written.changes && written.settled,
    write,
    restore: async () => {
      let before: GuardSnapshot | undefined
      await trouble('what was counted before is lost', async () => {
        before = await readSnapshot(store.storage)
      })
      counters = createCounters({ now, settle: settings.settle, before })
    },
    look: async () => {
      await trouble('canaries are not judged', judgeAll)
      await write()
    },
  }
}

/** Tries; says what follows of a failure, and not again while it is the same. */
export function sayOnce(log: (message: string) => void): (consequence: string, work: () => Promise<void>) => Promise<void> {
  const said = new Map<string, string>()
  return async (consequence, work) => {
    try {
      await work()
      said.delete(consequence)
    } catch (error) {
      const { message } = error as Error
      if (said.get(consequence) !== message) log(`The guard: ${consequence}: ${message}`)
      said.set(consequence, message)
    }
  }
}
