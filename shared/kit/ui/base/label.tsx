import type { ReactNode } from 'react'
import { Knot } from '../threads/thread-knot.tsx'
import styles from './label.module.css'

export type LabelProps = { level: 2 | 3; id?: string; children: ReactNode }

/** A small heading that names a section, tied on with a knot. */
export function Label({ level, id, children }: LabelProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading id={id} className={styles.label}>
      <Knot className={styles.knot} />
      {children}
    </Heading>
  )
}
