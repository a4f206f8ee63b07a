/** How a program stands, in a word. */
import type { ProgramStatus } from '@site/delivery/status-model'

/** The gravest first: a canary that the guard stopped has no weight either. */
export function rolloutState({ stable, canary }: ProgramStatus): 'Stopped' | 'Rolling out' | 'Waiting' | 'Steady' | 'Nothing stable' {
  if (canary?.stopped) return 'Stopped'
  if (canary) return canary.weight > 0 ? 'Rolling out' : 'Waiting'
  return stable ? 'Steady' : 'Nothing stable'
}
