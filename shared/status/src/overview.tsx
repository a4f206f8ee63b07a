import type { OwnerStatus } from '@site/delivery/status-model'
import layout from '@site/kit/ui/base/layout.module.css'
import { failureRate, rate } from './format-figures.ts'
import styles from './overview.module.css'
import { OverviewThread } from './overview-thread.tsx'
import { ownerTitle } from './owner-name.ts'
import { rolloutState, stateWords } from './rollout-state.ts'

export type OverviewProps = { owners: readonly OwnerStatus[] }

/** All owners at a glance, each a way to its panel. */
export function Overview({ owners }: OverviewProps) {
  return (
    <nav className={layout.wrap} aria-label="Owners">
      <ul className={styles.overview}>
        {owners.map(status => (
          <li key={status.owner} className={styles.item}>
            <a className={styles.link} href={`#${status.owner}`} data-state={rolloutState(status)}>
              <OverviewThread state={rolloutState(status)} />
              <span className={styles.title}>{ownerTitle(status.owner)}</span>
              <span className={styles.state}>{stateWords(status)}</span>
              <FailureWords status={status} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FailureWords({ status: { stable, candidate } }: { status: OwnerStatus }) {
  const tally = (candidate ?? stable)?.tally
  const failing = tally && failureRate(tally.failed, tally.visits)
  return failing === undefined ? null : <span className={styles.failing}>{rate(failing)} fail</span>
}
