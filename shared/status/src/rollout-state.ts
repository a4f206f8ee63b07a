import type { ProgramStatus } from '@site/delivery/status-model'
import { percent } from './format-figures.ts'

export type RolloutState = 'stable' | 'trying' | 'everyone' | 'stopped' | 'waiting' | 'nothing'

/** How a program stands, the gravest first: a stop by the guard hides nothing else that matters. */
export function rolloutState({ stable, canary }: ProgramStatus): RolloutState {
  if (canary?.stopped) return 'stopped'
  if (canary && canary.weight >= 100) return 'everyone'
  if (canary && canary.weight > 0) return 'trying'
  if (canary) return 'waiting'
  return stable ? 'stable' : 'nothing'
}

/** The same in words, short enough for the overview. */
export function stateWords(status: ProgramStatus): string {
  const weight = percent(status.canary?.weight ?? 0)
  const words = {
    stable: 'Stable for everyone',
    trying: `Canary at ${weight}`,
    everyone: 'Canary for everyone',
    stopped: 'Stopped by the guard',
    waiting: 'Canary at 0%',
    nothing: 'Nothing stable yet',
  } satisfies Record<RolloutState, string>
  return words[rolloutState(status)]
}
