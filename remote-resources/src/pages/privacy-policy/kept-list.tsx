import styles from './kept-list.module.css'
import type { PrivacyPolicyRecord } from './privacy-policy-record.ts'

export type KeptListProps = { kept: PrivacyPolicyRecord['kept'] }

/** The answer in short: what is kept, what for, and how long. */
export function KeptList({ kept: { title, rows } }: KeptListProps) {
  return (
    <div className={styles.kept}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {rows.map(({ what, why, until }) => (
          <div key={what} className={styles.row} data-reveal="">
            <dt className={styles.what}>{what}</dt>
            <dd className={styles.why}>{why}</dd>
            <dd className={styles.until}>{until}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
