/** Judges every candidate that has a share, and has those stopped that are worse. */
import type { ProgramName } from '../release/release.ts'
import type { Rollout } from '../store/rollout.ts'
import { judge } from './analysis.ts'
import type { GuardSettings } from './canary-settings.ts'
import type { Tallies } from './counters.ts'

export type WatchedRollout = {
  readonly program: ProgramName
  readonly stable: string
  readonly candidate: string
  /** Id of the rollout: new with each candidate. */
  readonly rollout: string
  /** When it got its first share, milliseconds since 1970. */
  readonly since: number
}

/** The candidates that visitors get. */
export const watchedRollouts = ({ programs }: Pick<Rollout, 'programs'>): WatchedRollout[] =>
  (Object.entries(programs) as [ProgramName, Rollout['programs'][ProgramName]][]).flatMap(([program, state]) => {
    const { stable, candidate } = state ?? {}
    if (!stable || !candidate || candidate.share === 0) return []
    return [{ program, stable, candidate: candidate.release, rollout: candidate.rollout, since: Date.parse(candidate.since) }]
  })

/** Takes the candidate's share away where it is still this release; `reason` is one sentence for people. */
export type StopCandidate = (program: ProgramName, release: string, reason: string) => Promise<unknown>

export type WatchOptions = {
  tallies: Pick<Tallies, 'judged'>
  settings: GuardSettings
  stop: StopCandidate
  log: (message: string) => void
  now?: () => number
}

export type Watch = {
  /** Rejects never: a candidate that could not be stopped is stopped at the next look. */
  look(rollouts: readonly WatchedRollout[]): Promise<void>
}

export function createWatch({ tallies, settings, stop, log, now = Date.now }: WatchOptions): Watch {
  /** When rollouts were stopped: one that is taken up again is judged by what comes after. */
  const stoppedAt = new Map<string, number>()

  async function lookAt({ program, stable, candidate, rollout, since }: WatchedRollout): Promise<void> {
    const from = Math.max(since, stoppedAt.get(rollout) ?? 0)
    const { verdict, reason } = judge(tallies.judged(program, candidate, from), tallies.judged(program, stable, from), settings)
    if (verdict !== 'worse') return
    try {
      await stop(program, candidate, reason)
      stoppedAt.set(rollout, now())
      log(`The guard stopped ${program} ${candidate}: ${reason}`)
    } catch (error) {
      log(`The guard could not stop ${program} ${candidate}: ${(error as Error).message}`)
    }
  }

  return {
    look: async rollouts => {
      for (const each of rollouts) await lookAt(each)
    },
  }
}
