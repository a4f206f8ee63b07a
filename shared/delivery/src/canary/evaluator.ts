/** Judges every canary that has a weight, and has those stopped that are worse. */
import type { ProgramName } from '../release/release.ts'
import type { Rollout } from '../store/rollout.ts'
import { judge } from './analysis.ts'
import type { GuardSettings } from './canary-settings.ts'
import type { Counters } from './counters.ts'

export type WatchedRollout = {
  readonly program: ProgramName
  readonly stable: string
  readonly canary: string
  /** Id of the rollout: new with each canary. */
  readonly rollout: string
  /** When its rollout began, milliseconds since 1970. */
  readonly since: number
}

/** The canaries that visitors get. */
export const watchedRollouts = ({ programs }: Pick<Rollout, 'programs'>): WatchedRollout[] =>
  (Object.entries(programs) as [ProgramName, Rollout['programs'][ProgramName]][]).flatMap(([program, state]) => {
    const { stable, canary } = state ?? {}
    if (!stable || !canary || canary.weight === 0) return []
    return [{ program, stable, canary: canary.release, rollout: canary.rollout, since: Date.parse(canary.since) }]
  })

/** Takes the canary's weight away where it is still this release; `reason` is one sentence for people. */
export type StopCanary = (program: ProgramName, release: string, reason: string) => Promise<unknown>

export type WatchOptions = {
  counters: Pick<Counters, 'judged'>
  settings: GuardSettings
  stop: StopCanary
  log: (message: string) => void
  now?: () => number
}

export type Watch = {
  /** Rejects never: a canary that could not be stopped is stopped at the next look. */
  look(rollouts: readonly WatchedRollout[]): Promise<void>
}

export function createWatch({ counters, settings, stop, log, now = Date.now }: WatchOptions): Watch {
  /** When rollouts were stopped: one that is taken up again is judged by what comes after. */
  const stoppedAt = new Map<string, number>()

  async function lookAt({ program, stable, canary, rollout, since }: WatchedRollout): Promise<void> {
    const from = Math.max(since, stoppedAt.get(rollout) ?? 0)
    const { verdict, reason } = judge(counters.judged(program, canary, from), counters.judged(program, stable, from), settings)
    if (verdict !== 'worse') return
    try {
      await stop(program, canary, reason)
      stoppedAt.set(rollout, now())
      log(`The guard stopped ${program} ${canary}: ${reason}`)
    } catch (error) {
      log(`The guard could not stop ${program} ${canary}: ${(error as Error).message}`)
    }
  }

  return {
    look: async rollouts => {
      for (const each of rollouts) await lookAt(each)
    },
  }
}
