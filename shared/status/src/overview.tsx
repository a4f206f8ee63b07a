import type { ProgramStatus } from '@site/delivery/status-model'
import layout from '@site/kit/ui/base/layout.module.css'
import { failureRate, rate } from './format-figures.ts'
import styles from './overview.module.css'
import { OverviewThread } from './overview-thread.tsx'
import { programTitle } from './program-name.ts'
import { rolloutState, stateWords } from './rollout-state.ts'

export type OverviewProps = { programs: readonly ProgramStatus[] }

/** All programs at a glance, each a way to its panel. */
export function Overview({ programs }: OverviewProps) {
  return (
    <nav className={layout.wrap} aria-label="Programs">
      <ul className={styles.overview}>
        {programs.map(status => (
          <li key={status.program} className={styles.item}>
            <a className={styles.link} href={`#${status.program}`} data-state={rolloutState(status)}>
              <OverviewThread state={rolloutState(status)} />
              <span className={styles.title}>{programTitle(status.program)}</span>
              <span className={styles.state}>{stateWords(status)}</span>
              <FailureWords status={status} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FailureWords({ status: { stable, canary } }: { status: ProgramStatus }) {
  const counts = (canary ?? stable)?.counts
  const failing = counts && failureRate(counts.failed, counts.visits)
  return failing === undefined ? null : <span className={styles.failing}>{rate(failing)} fail</span>
}
