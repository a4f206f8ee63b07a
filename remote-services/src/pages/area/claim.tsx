import layout from '@site/kit/ui/base/layout.module.css'
import { type Ground, Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { CountUp } from '../../blocks/count-up.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import type { Claim as ClaimRecord } from './area-record.ts'
import styles from './claim.module.css'

/** One figure, as large as the page allows, with what it counts and what stands behind it. */
export function Claim({ provenance, value, label, text: copy, ground }: ClaimRecord & { ground: Ground }) {
  return (
    <Section ground={ground} labelledBy="claim">
      <Tacked provenance={provenance}>
        <div className={`${layout.grid} ${styles.claim}`} data-reveal="">
          <h2 id="claim" className={styles.heading}>
            <span className={styles.figure}>
              <CountUp text={value} />
            </span>{' '}
            <span className={styles.label}>{label}</span>
          </h2>
          <p className={`${text.lead} ${styles.copy}`}>{copy}</p>
        </div>
      </Tacked>
    </Section>
  )
}
