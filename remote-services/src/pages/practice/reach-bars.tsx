import { CountUp } from '../../blocks/count-up.tsx'
import { MeterThreads } from '../../blocks/meter-threads.tsx'
import type { ImpactWorkRecord } from './practice-record.ts'
import styles from './reach-bars.module.css'

export type ReachBarsProps = { outcomes: ImpactWorkRecord['outcomes']['outcomes'] }

/** Counts at their largest, each over a bar across the page that shows how near it is to its mark. */
export function ReachBars({ outcomes }: ReachBarsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers.
    <ul role="list" className={styles.outcomes}>
      {outcomes.map(({ value, label, share, note }, index) => (
        <li key={label} className={styles.outcome} data-reveal="">
          <p className={styles.count}>
            <span className={styles.figure}>
              <CountUp text={value} />
            </span>{' '}
            <span className={styles.label}>{label}</span>
          </p>
          <div className={styles.bar}>
            <MeterThreads value={share} seed={index + 31} name={`${label}: ${value}, ${share}% of the mark`} />
          </div>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  )
}
