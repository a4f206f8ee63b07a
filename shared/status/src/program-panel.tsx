import type { ProgramStatus } from '@site/delivery/status-model'
import layout from '@site/kit/ui/base/layout.module.css'
import text from '@site/kit/ui/base/text.module.css'
import { CompareTable } from './compare-table.tsx'
import { count } from './format-figures.ts'
import { HistoryList } from './history-list.tsx'
import { Notice } from './notice.tsx'
import { ProgramActions } from './program-actions.tsx'
import { programTitle } from './program-name.ts'
import styles from './program-panel.module.css'
import { ReleaseLines } from './release-lines.tsx'
import { stateWords } from './rollout-state.ts'
import { SeriesSection } from './series-section.tsx'
import { Vitals } from './vitals.tsx'

export type ProgramPanelProps = {
  status: ProgramStatus
  /** When the status was read, ISO 8601. */
  at: string
  counting: boolean
}

/** All there is to know of one program's releases, and what may be done about them. */
export function ProgramPanel({ status, at, counting }: ProgramPanelProps) {
  const { program, mayChange, canary, kept, history } = status
  return (
    <section id={program} className={`${layout.grid} ${styles.panel}`} aria-labelledby={`${program}-title`}>
      <div className={styles.head}>
        <h2 id={`${program}-title`} className={styles.title}>
          {programTitle(program)}
        </h2>
        <p className={text.meta}>
          <code className={styles.name}>{program}</code>
        </p>
        <p className={text.meta}>
          {stateWords(status)}. {count(kept)} {kept === 1 ? 'release' : 'releases'} in the store.
        </p>
      </div>
      <div className={styles.body}>
        {canary?.stopped && (
          <Notice kind="stopped" heading title="Stopped by the guard">
            <p>{canary.stopped}</p>
          </Notice>
        )}
        <ReleaseLines status={status} at={at} />
        <Measured status={status} counting={counting} />
        <div className={styles.part}>
          <h3 className={styles.label}>Change what visitors get</h3>
          {mayChange ? <ProgramActions status={status} /> : <p className={text.meta}>Your token may read this, not change it.</p>}
        </div>
      </div>
      <div className={`${styles.part} ${styles.past}`}>
        <h3 className={styles.label}>What happened</h3>
        <HistoryList events={history} known={canary?.stopped} />
      </div>
    </section>
  )
}

/** What was counted, or why nothing was. */
function Measured({ status, counting }: { status: ProgramStatus; counting: boolean }) {
  const { stable, canary } = status
  if (!stable && !canary) return <p className={text.meta}>Visitors get nothing of this until a release is made stable.</p>
  if (!stable?.counts && !canary?.counts) {
    return <p className={text.meta}>{counting ? 'No visit has been counted yet.' : 'The guard is off: visits are not counted.'}</p>
  }
  return (
    <>
      <div className={styles.measures}>
        <div className={styles.part}>
          <h3 className={styles.label}>Visits and failures</h3>
          <CompareTable status={status} />
        </div>
        <div className={styles.part}>
          <h3 className={styles.label}>Web Vitals, 75th percentile</h3>
          <Vitals status={status} />
        </div>
      </div>
      <div className={styles.part}>
        <h3 className={styles.label}>Visits, and below the line those that failed</h3>
        <SeriesSection status={status} />
      </div>
    </>
  )
}
