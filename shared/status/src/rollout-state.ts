import type { ProgramStatus } from '@site/delivery/status-model'
import { percent } from './format-figures.ts'

export type RolloutState = 'stable' | 'trying' | 'everyone' | 'stopped' | 'waiting' | 'nothing'

/** How a program stands, the gravest first: a stop by the guard hides nothing else that matters. */
export function rolloutState({ stable, candidate }: ProgramStatus): RolloutState {
  if (candidate?.stopped) return 'stopped'
  if (candidate && candidate.share >= 100) return 'everyone'
  if (candidate && candidate.share > 0) return 'trying'
  if (candidate) return 'waiting'
  return stable ? 'stable' : 'nothing'
}

/** The same in words, short enough for the overview. */
export function stateWords(status: ProgramStatus): string {
  const share = percent(status.candidate?.share ?? 0)
  const words = {
    stable: 'Stable for everyone',
    trying: `Candidate at ${share}`,
    everyone: 'Candidate for everyone',
    stopped: 'Stopped by the guard',
    waiting: 'Candidate at 0%',
    nothing: 'Nothing stable yet',
  } satisfies Record<RolloutState, string>
  return words[rolloutState(status)]
}
