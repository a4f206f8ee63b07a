import type { ReactNode } from 'react'
import styles from './tacked.module.css'

export type TackedProps = {
  /** What the facts below rest on: they are examples, there is nothing yet, or a source is given. */
  provenance: 'specimen' | 'none' | object
  children: ReactNode
}

/**
 * Shows facts by their provenance. Specimens stand under a basting thread that says so once; what has no source is not shown; what has
 * one stands as it is.
 */
export function Tacked({ provenance, children }: TackedProps) {
  if (provenance === 'none') return <p>Not yet counted.</p>
  if (provenance !== 'specimen') return children
  return (
    <div>
      <p className={styles.label}>Specimen text</p>
      {children}
    </div>
  )
}
