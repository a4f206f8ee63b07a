import styles from './kept-list.module.css'
import type { PrivacyPolicyRecord } from './privacy-policy-record.ts'

export type KeptListProps = { kept: PrivacyPolicyRecord['kept'] }

/** The answer in short: what is kept, what for, and how long, also as a thread above each. */
export function KeptList({ kept: { title, scale, rows } }: KeptListProps) {
  return (
    <div className={styles.kept}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.scale}>{scale}</p>
      <dl>
        {rows.map(({ what, why, until, span }) => (
          <div key={what} className={styles.row} data-span={span} data-reveal="">
            <dt className={styles.what}>{what}</dt>
            <dd className={styles.why}>{why}</dd>
            <dd className={styles.until}>{until}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
