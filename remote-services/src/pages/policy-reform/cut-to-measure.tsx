import type { ReactNode } from 'react'
import styles from './cut-to-measure.module.css'
import { outlineOf, patternBox } from './graded-pattern.ts'
import type { PolicyReformRecord } from './policy-reform-record.ts'

type CutToMeasureProps = Pick<PolicyReformRecord['adaptation'], 'rows'> & {
  className: string | undefined
  /** The heading, above the pattern. */
  children: ReactNode
}

/** What is settled before a rule is borrowed: a sewing pattern of as many sizes, and beside it what each of its lines stands for. */
export function CutToMeasure({ rows, className, children }: CutToMeasureProps) {
  const { width, height } = patternBox
  return (
    <div className={`${styles.measured} ${className}`}>
      {children}
      <svg className={styles.pattern} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
        <path className={styles.cloth} d={`${outlineOf(rows.length - 1)}Z`} />
        {rows.map(({ title }, size) => (
          <path key={title} className={styles.outline} d={outlineOf(size)} />
        ))}
        {/* How the threads of the cloth are to run. */}
        <path className={styles.grain} d="M96 300V470M88 312L96 300L104 312M88 458L96 470L104 458" />
      </svg>
      <ul className={styles.rows}>
        {rows.map(({ title, description }) => (
          <li key={title} className={styles.row} data-reveal="">
            <svg className={styles.rule} aria-hidden="true">
              <line className={styles.outline} x2="100%" y1="2" y2="2" />
            </svg>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
