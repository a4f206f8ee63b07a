import type { ReactNode } from 'react'
import styles from './tacked.module.css'

export type TackedProps = {
  /** What the facts below rest on: they are examples, there is nothing yet, or a source is given. */
  provenance: 'specimen' | 'none' | object
  children: ReactNode
}

/**
 * Facts as what they are. Specimens are tacked, as cloth is until the garment is real: a basting thread across their head says so once,
 * and each `data-tack` below has a stitch of it. Facts without a source are not shown; those with one stand as they are.
 */
export function Tacked({ provenance, children }: TackedProps) {
  if (provenance === 'none') return <p>Not yet counted.</p>
  if (provenance !== 'specimen') return children
  return (
    <div className={styles.tacked}>
      <p className={styles.label}>Specimen text</p>
      {children}
    </div>
  )
}
