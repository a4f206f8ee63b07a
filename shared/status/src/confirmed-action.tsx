import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './confirmed-action.module.css'

export type ConfirmedActionProps = {
  /** Of the actions with one group name a single one is open. */
  group: string
  title: string
  children: ReactNode
}

/** An action in two steps, without script: the first opens what it does and the button that does it. */
export function ConfirmedAction({ group, title, children }: ConfirmedActionProps) {
  return (
    <details className={styles.action} name={group}>
      <summary className={styles.summary}>
        {title}
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
