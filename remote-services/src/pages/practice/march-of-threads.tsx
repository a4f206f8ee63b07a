import { CountUp } from '../../blocks/count-up.tsx'
import styles from './march-of-threads.module.css'
import { marchHeight, marchPaths, pace } from './march-paths.ts'
import type { HumanRightsAdvocacyRecord } from './practice-record.ts'

type Figure = HumanRightsAdvocacyRecord['impact']['figures'][number]

export type MarchOfThreadsProps = { figures: readonly Figure[] }

const countOf = ({ value }: Figure): number => Number.parseInt(value, 10)

/** Counts that can be counted: beside each figure stand as many threads, at one scale for all of them. */
export function MarchOfThreads({ figures }: MarchOfThreadsProps) {
  const most = Math.max(...figures.map(countOf))
  return (
    <dl className={styles.figures}>
      {figures.map((figure, index) => (
        <div key={figure.label} className={styles.row} data-reveal="">
          <dt className={styles.label}>
            <b>{figure.label}</b>
            <span className={styles.note}>{figure.note}</span>
          </dt>
          <dd className={styles.value}>
            <CountUp text={figure.value} />
          </dd>
          <dd className={styles.march} aria-hidden="true">
            <March count={countOf(figure)} open={figure.value.endsWith('+')} most={most} seed={index + 5} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function March({ count, open, most, seed }: { count: number; open: boolean; most: number; seed: number }) {
  const { bearers, carried } = marchPaths(count, open, seed)
  return (
    <svg
      className={styles.threads}
      width={`${((count / most) * 100).toFixed(2)}%`}
      viewBox={`0 0 ${count * pace} ${marchHeight}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path d={bearers} />
      <path className={styles.carried} d={carried} />
    </svg>
  )
}
