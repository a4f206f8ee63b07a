import { identity } from '@site/identity'
import { isGiven } from '@site/identity/figure-words'
import { Evidence } from '../../blocks/figures/evidence.tsx'
import { FigureThreads } from '../../blocks/figures/figure-threads.tsx'
import { FigureValue } from '../../blocks/figures/figure-value.tsx'
import type { ImpactWorkRecord } from './practice-record.ts'
import styles from './reach-bars.module.css'

export type ReachBarsProps = { outcomes: ImpactWorkRecord['outcomes']['outcomes'] }

/** Counts at their largest, each over as many jars on a line; those that are missing to its mark are empty. */
export function ReachBars({ outcomes }: ReachBarsProps) {
  return (
    <ul className={styles.outcomes}>
      {outcomes.map(({ figure, note }, index) => (
        <li key={note} className={styles.outcome} data-reveal="">
          <p className={styles.count}>
            <span className={styles.figure}>
              <FigureValue figure={figure} />
            </span>{' '}
            <span className={styles.label}>{figure.label}</span>
          </p>
          <div className={styles.bar}>
            {isGiven(figure, identity.status) && (
              <FigureThreads
                figure={figure}
                seed={index + 31}
                mark="jars"
                name={`${figure.label}: ${figure.value}, towards a mark of ${figure.of}`}
              />
            )}
          </div>
          <p className={styles.note}>{note}</p>
          <div className={styles.bar}>
            <Evidence figure={figure} />
          </div>
        </li>
      ))}
    </ul>
  )
}
