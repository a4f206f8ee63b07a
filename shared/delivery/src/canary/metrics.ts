/**
 * The numbers, and what follows of them: canaries are evaluated, and totals are kept in the store. One for a whole site:
 * a Node process holds it, or a Durable Object.
 */
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { CanarySettings } from './canary-settings.ts'
import { type CanarySnapshot, readSnapshot, snapshotKey } from './canary-snapshot.ts'
import { type Counters, createCounters } from './counters.ts'
import { createEvaluator } from './evaluator.ts'
import { fineSpanMs } from './release-counters.ts'

export type MetricsOptions = {
  store: Pick<ReleaseStore, 'storage' | 'readRollout' | 'stop'>
  settings: CanarySettings
  /** Gets what went wrong, and what was stopped, in words. */
  log: (message: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

export type Metrics = Pick<Counters, 'served' | 'report' | 'snapshot'> & {
  /** Programs with a canary, as of the last evaluation; the same set while they are the same. */
  watched(): ReadonlySet<ProgramName>
  /** Goes on from the totals in the store. */
  restore(): Promise<void>
  /** Evaluates the canaries and writes the totals. Never rejects: a store that fails is logged, and tried again the next time. */
  evaluate(): Promise<void>
  /** Writes what was counted since. */
  write(): Promise<void>
  /** Whether nothing will come of another evaluation: no canary, and all that was counted is settled and written. */
  rests(): boolean
}

/** How often canaries are evaluated. */
export const evaluateEveryMs = 5_000

/** Nothing runs by itself: its holder calls `restore` once, and `evaluate` every {@link evaluateEveryMs}. */
export function createMetrics({ store, settings, log, now = Date.now }: MetricsOptions): Metrics {
  const attempt = logOnce(log)
  let counters = createCounters({ now, settle: settings.settle })
  let watched: ReadonlySet<ProgramName> = new Set()
  /** The totals in the store, as JSON. */
  let written = totalsOf(counters)
  let lastVisit = Number.NEGATIVE_INFINITY
  const evaluate = createEvaluator({
    counters: { sampled: (...which) => counters.sampled(...which) },
    settings,
    stop: store.stop,
    log,
    now,
  })

  const write = (): Promise<void> =>
    attempt('what was counted is not kept', async () => {
      const totals = totalsOf(counters)
      if (totals === written) return
      await store.storage.write(snapshotKey, new TextEncoder().encode(`${JSON.stringify(counters.snapshot())}\n`))
      written = totals
    })

  return {
    served: visit => {
      lastVisit = now()
      counters.served(visit)
    },
    report: (visit, report) => counters.report(visit, report),
    snapshot: () => counters.snapshot(),
    watched: () => watched,
    // Visits are in the totals once they are settled.
    rests: () => watched.size === 0 && now() - lastVisit > settings.settle + fineSpanMs && totalsOf(counters) === written,
    write,
    restore: async () => {
      let before: CanarySnapshot | undefined
      await attempt('what was counted before is lost', async () => {
        before = await readSnapshot(store.storage)
      })
      counters = createCounters({ now, settle: settings.settle, before })
      written = totalsOf(counters)
    },
    evaluate: async () => {
      await attempt('canaries are not judged', async () => {
        watched = sameOr(watched, await evaluate(await store.readRollout()))
      })
      await write()
    },
  }
}

const totalsOf = (counters: Counters): string => JSON.stringify(counters.snapshot().programs)

/** @returns the very same set while the programs are the same */
export const sameOr = (known: ReadonlySet<ProgramName>, programs: readonly ProgramName[]): ReadonlySet<ProgramName> =>
  programs.join() === [...known].join() ? known : new Set(programs)

/** @returns a function that tries, and logs what follows of a failure: once while it stays the same */
export function logOnce(log: (message: string) => void): (consequence: string, work: () => Promise<void>) => Promise<void> {
  const logged = new Map<string, string>()
  return async (consequence, work) => {
    try {
      await work()
      logged.delete(consequence)
    } catch (error) {
      const { message } = error as Error
      if (logged.get(consequence) !== message) log(`The guard: ${consequence}: ${message}`)
      logged.set(consequence, message)
    }
  }
}
