import chevronUp from 'icon:chevron-up'
import { Button, ButtonLink } from '@site/kit/ui/base/button'
import { Icon } from '@site/kit/ui/base/icon'
import { amountOf, countOf, type EstimateLine, nameOf, totalOf, writeItems } from '../../blocks/fee-estimate.ts'
import styles from './estimate-dock.module.css'
import type { FeesContent } from './fees-record.ts'

export type EstimateDockProps = { lines: readonly EstimateLine[]; copy: FeesContent['estimate']; onClear: () => void }

/** What was chosen and what it comes to, at the foot of the screen while the list is read; empty until something is. */
export function EstimateDock({ lines, copy, onClear }: EstimateDockProps) {
  const carry = (
    <ButtonLink size="small" href={`/consultation?topic=fees&items=${writeItems(lines)}#booking`}>
      {copy.carry}
    </ButtonLink>
  )
  return (
    <div className={styles.dock}>
      {lines.length > 0 && (
        <section className={styles.bar} data-on="ink" aria-label={copy.title}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              <span>
                {countOf(lines)}, <strong>{totalOf(lines)}</strong>
              </span>
              <Icon drawing={chevronUp} />
            </summary>
            <div className={styles.sheet}>
              <h2 className={styles.title}>{copy.title}</h2>
              <dl className={styles.lines}>
                {lines.map(line => (
                  <div key={line.fee.id} className={styles.line}>
                    <dt>{nameOf(line)}</dt>
                    <dd>{amountOf(line)}</dd>
                  </div>
                ))}
                <div className={styles.line}>
                  <dt>{copy.total}</dt>
                  <dd>
                    <strong>{totalOf(lines)}</strong>
                  </dd>
                </div>
              </dl>
              <p className={styles.note}>{copy.note}</p>
              {/* On small screens the bar has no room for it. */}
              <div className={styles.carryHere}>{carry}</div>
              <Button look="line" size="small" onClick={onClear}>
                {copy.clear}
              </Button>
            </div>
          </details>
          <div className={styles.carry}>{carry}</div>
        </section>
      )}
    </div>
  )
}
