import { identity } from '@site/identity'
import { numberOf } from '@site/identity/figure-threads'
import { isGiven } from '@site/identity/figure-words'
import { Evidence } from '../../blocks/figures/evidence.tsx'
import { FigureValue } from '../../blocks/figures/figure-value.tsx'
import styles from './march-of-threads.module.css'
import { marchHeight, marchPaths, pace } from './march-paths.ts'
import type { HumanRightsAdvocacyRecord } from './practice-record.ts'

export type MarchOfThreadsProps = { figures: HumanRightsAdvocacyRecord['impact']['figures'] }

/** Counts that can be counted: beside each figure stand as many threads, at one scale for all of them. */
export function MarchOfThreads({ figures }: MarchOfThreadsProps) {
  const maxCount = Math.max(...figures.map(({ figure }) => numberOf(figure)))
  return (
    <dl className={styles.rows}>
      {figures.map(({ figure, note }, index) => (
        <div key={note} className={styles.row} data-reveal="">
          <dt className={styles.label}>
            <b>{figure.label}</b>
            <span className={styles.note}>{note}</span>
          </dt>
          <dd className={styles.value}>
            <FigureValue figure={figure} />
          </dd>
          <dd className={styles.march} aria-hidden="true">
            {isGiven(figure, identity.status) && (
              <March count={numberOf(figure)} open={figure.value.endsWith('+')} maxCount={maxCount} seed={index + 5} />
            )}
          </dd>
          <dd className={styles.evidence} data-evidences="across">
            <Evidence figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function March({ count, open, maxCount, seed }: { count: number; open: boolean; maxCount: number; seed: number }) {
  const { bearers, carried } = marchPaths(count, open, seed)
  const drawing = {
    width: `${((count / maxCount) * 100).toFixed(2)}%`,
    viewBox: `0 0 ${count * pace} ${marchHeight}`,
    preserveAspectRatio: 'none',
    fill: 'none',
  } as const
  return (
    <>
      <svg className={styles.threads} {...drawing} aria-hidden="true">
        <path d={bearers} />
      </svg>
      <svg className={`${styles.threads} ${styles.carried}`} {...drawing} aria-hidden="true">
        <path d={carried} />
      </svg>
    </>
  )
}
