import { fees as allFees } from '@site/identity/fees'
import { feeOf, formatFee } from '@site/identity/format-fee'
import { keptEnd } from '../../kept-end.ts'
import type { ServiceRecord } from './service-record.ts'
import styles from './service-terms.module.css'

/**
 * How long the service takes, what it costs, each fee on a line of its own, and what is worth reading before one asks.
 * @throws {TypeError} when the record names a fee there is not (`feeOf`).
 */
export function ServiceTerms({ duration, fees, ways }: Pick<ServiceRecord, 'duration' | 'fees' | 'ways'>) {
  const charged = fees.map(id => feeOf(id, allFees))
  return (
    <dl className={styles.terms} data-reveal="" data-unread="">
      <div>
        <dt className={styles.term}>How long it takes</dt>
        <dd className={styles.said}>{keptEnd(duration)}</dd>
      </div>
      <div>
        <dt className={styles.term}>What it costs</dt>
        {charged.map(fee => (
          <dd key={fee.id} className={`${styles.said} ${styles.fee}`}>
            <a href={`/fees#${fee.group}`}>{fee.name}</a>
            <br />
            <span>{formatFee(fee)}</span>
          </dd>
        ))}
      </div>
      <div>
        <dt className={styles.term}>Before you ask</dt>
        {ways.map(({ href, title, why }) => (
          <dd key={href} className={styles.said}>
            <a href={href}>{title}</a>
            <br />
            {keptEnd(why)}
          </dd>
        ))}
      </div>
    </dl>
  )
}
