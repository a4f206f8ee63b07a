import styles from './overview-thread.module.css'
import type { RolloutState } from './rollout-state.ts'

export type OverviewThreadProps = { state: RolloutState }

/** What is stable is one thread, the canary a second one beside it: hanging along, held, taking over, or cut. */
const canaryPaths: Readonly<Partial<Record<RolloutState, string>>> = {
  trying: 'M14 0C14 14 26 18 25 32S20 46 22 60',
  everyone: 'M14 0C14 14 26 18 25 32S14 50 14 72',
  waiting: 'M14 0C14 8 22 8 22 14',
  stopped: 'M14 0C14 10 24 12 25 24L20 31M25 24L25 33M25 24L30 30',
}

/** How a program stands, as threads that hang from the head of the page; the words below it say the same. */
export function OverviewThread({ state }: OverviewThreadProps) {
  const canary = canaryPaths[state]
  return (
    <svg className={styles.thread} viewBox="0 0 48 72" aria-hidden="true">
      {state !== 'nothing' && <path className={state === 'everyone' ? styles.leaving : styles.stable} d="M14 0V72" />}
      {state === 'nothing' && <path className={styles.leaving} d="M14 0V72" />}
      {canary && <path className={state === 'stopped' ? styles.cut : styles.canary} d={canary} />}
    </svg>
  )
}
