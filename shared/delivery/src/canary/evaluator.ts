/** Compares every canary that visitors get with the stable release, and has those stopped that are worse. */
import type { ProgramName } from '../release/release.ts'
import type { Rollout } from '../store/rollout.ts'
import { analyse } from './analysis.ts'
import type { CanarySettings } from './canary-settings.ts'
import type { Counters } from './counters.ts'

/** Takes the canary's weight away where it is still this release; `reason` is one sentence for people. */
export type StopCanary = (program: ProgramName, release: string, reason: string) => Promise<unknown>

export type EvaluatorOptions = {
  counters: Pick<Counters, 'sampled'>
  settings: CanarySettings
  stop: StopCanary
  log: (message: string) => void
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * @returns the evaluation of a rollout: resolves to the programs with a canary that visitors get. It never rejects: a
 *   canary that could not be stopped is logged, and stopped the next time
 */
export function createEvaluator({ counters, settings, stop, log, now = Date.now }: EvaluatorOptions) {
  /** When rollouts were stopped, by their id: one that is taken up again is compared by what comes after. */
  const stoppedAt = new Map<string, number>()

  async function evaluate(program: ProgramName, stable: string, canary: RunningCanary): Promise<void> {
    const since = Math.max(Date.parse(canary.since), stoppedAt.get(canary.rollout) ?? 0)
    const sampled = [canary.release, stable].map(release => counters.sampled(program, release, since)) as [Sampled, Sampled]
    const { verdict, reason } = analyse(...sampled, settings)
    if (verdict !== 'worse') return
    try {
      await stop(program, canary.release, reason)
      stoppedAt.set(canary.rollout, now())
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
      await evaluate(program, state.stable, state.canary)
    }
    return watched
  }
}

type Sampled = ReturnType<Counters['sampled']>
type RunningCanary = NonNullable<NonNullable<Rollout['programs'][ProgramName]>['canary']>
