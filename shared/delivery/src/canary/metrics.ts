/** What follows of the numbers: canaries are evaluated, and totals are kept in the store. One for a whole site. */
import type { ProgramName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Rollout } from '../store/rollout.ts'
import { analyse } from './analysis.ts'
import type { CanarySettings } from './canary-settings.ts'
import { type CanarySnapshot, readSnapshot, snapshotKey } from './canary-snapshot.ts'
import { type Counters, createCounters, type ReportResult, type VisitReport } from './counters.ts'
import type { NonceContent, ServedVisit } from './nonce.ts'
import { fineSpanMs } from './release-counters.ts'

export type MetricsOptions = {
  store: Pick<ReleaseStore, 'storage' | 'readRollout' | 'stop'>
  settings: CanarySettings
  /** Gets what went wrong, and what was stopped, in words. */
  log: (message: string) => void
  now?: () => number
}

export type Metrics = ReturnType<typeof createMetrics>

export const evaluateEveryMs = 5_000

/** Nothing runs by itself: its holder calls `restore` once, and `evaluate` every {@link evaluateEveryMs}. */
export function createMetrics({ store, settings, log, now = Date.now }: MetricsOptions) {
  const attempt = logOnce(log)
  let counters = createCounters({ now, settle: settings.settle })
  let watched: ReadonlySet<ProgramName> = new Set()
  let written = totalsOf(counters)
  let lastVisit = Number.NEGATIVE_INFINITY
  const evaluate = createEvaluator({ sampled: (...which) => counters.sampled(...which), settings, stop: store.stop, log })

  function resume(before: CanarySnapshot | undefined, since?: number): void {
    counters = createCounters({ now, settle: settings.settle, before, since })
    written = totalsOf(counters)
  }

  const write = (): Promise<void> =>
    attempt('what was counted is not kept', async () => {
      const totals = totalsOf(counters)
      if (totals === written) return
      await store.storage.write(snapshotKey, new TextEncoder().encode(`${JSON.stringify(counters.snapshot())}\n`))
      written = totals
    })

  return {
    served(visit: ServedVisit): void {
      lastVisit = now()
      counters.served(visit)
    },
    report: (visit: NonceContent, report: VisitReport): ReportResult => counters.report(visit, report),
    /** Programs with a canary, as of the last evaluation; the same set while they are the same. */
    watched: (): ReadonlySet<ProgramName> => watched,
    /** Whether nothing will come of another evaluation: no canary, and all that was counted is settled (only then is it in the totals) and written. */
    rests: (): boolean => watched.size === 0 && now() - lastVisit > settings.settle + fineSpanMs && totalsOf(counters) === written,
    write,
    resume,
    restore: (): Promise<void> => attempt('what was counted before is lost', async () => resume(await readSnapshot(store.storage))),
    /** Evaluates the canaries and writes the totals. Never rejects: a store that fails is logged, and tried again the next time. */
    async evaluate(): Promise<void> {
      await attempt('canaries are not evaluated', async () => {
        watched = sameOr(watched, await evaluate(await store.readRollout()))
      })
      await write()
    },
  }
}

const totalsOf = (counters: Counters): string => JSON.stringify(counters.snapshot().programs)

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

type EvaluatorOptions = Pick<MetricsOptions, 'settings' | 'log'> &
  Pick<Counters, 'sampled'> & {
    /** Takes the canary's weight away where it is still this release; `reason` is one sentence for people. */
    stop: (program: ProgramName, release: string, reason: string) => Promise<unknown>
  }

/** @returns resolves to the programs with a canary that visitors get; one that could not be stopped is stopped the next time */
export function createEvaluator({ sampled, settings, stop, log }: EvaluatorOptions) {
  async function evaluate(program: ProgramName, { stable, canary, history }: Evaluated): Promise<void> {
    // One that was stopped and is taken up again is compared by what comes after, whichever process stopped it.
    const stopped = history.findLast(({ action, release }) => action === 'stopped' && release === canary.release)
    const since = Math.max(Date.parse(canary.since), stopped ? Date.parse(stopped.at) : 0)
    const { verdict, reason } = analyse(sampled(program, canary.release, since), sampled(program, stable, since), settings)
    if (verdict !== 'worse') return
    try {
      await stop(program, canary.release, reason)
      log(`The guard stopped ${program} ${canary.release}: ${reason}`)
    } catch (error) {
      log(`The guard could not stop ${program} ${canary.release}: ${(error as Error).message}`)
    }
  }

  return async ({ programs }: Pick<Rollout, 'programs'>): Promise<ProgramName[]> => {
    const watched: ProgramName[] = []
    for (const [program, state] of Object.entries(programs) as [ProgramName, Rollout['programs'][ProgramName]][]) {
      if (!state?.stable || !state.canary?.weight) continue
      watched.push(program)
      await evaluate(program, { ...state, stable: state.stable, canary: state.canary })
    }
    return watched
  }
}

type State = NonNullable<Rollout['programs'][ProgramName]>
type Evaluated = State & { stable: string; canary: NonNullable<State['canary']> }
