import layout from '@site/kit/ui/base/layout.module.css'
import { type Ground, Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import type { ReactNode } from 'react'
import { Evidence } from '../../blocks/figures/evidence.tsx'
import { FigureValue } from '../../blocks/figures/figure-value.tsx'
import { Tacked } from '../../blocks/tacked.tsx'
import type { Claim as ClaimRecord } from './area-record.ts'
import styles from './claim.module.css'

export type ClaimProps = ClaimRecord & {
  ground: Ground
  /** A drawing of the figure, below it. */
  children?: ReactNode
}

/** One figure, as large as the page allows, with what it counts and what stands behind it. */
export function Claim({ provenance, figure, text: copy, ground, children }: ClaimProps) {
  return (
    <Section ground={ground} labelledBy="claim">
      <Tacked provenance={provenance}>
        <div className={`${layout.grid} ${styles.claim}`} data-reveal="">
          <h2 id="claim" className={styles.heading}>
            <span className={styles.figure}>
              <FigureValue figure={figure} />
            </span>{' '}
            <span className={styles.label}>{figure.label}</span>
          </h2>
          <div className={styles.copy}>
            <p className={text.lead}>{copy}</p>
            <Evidence figure={figure} />
          </div>
          {children}
        </div>
      </Tacked>
    </Section>
  )
}
