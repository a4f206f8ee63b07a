import { Check, Scissors, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

export type NoticeProps = {
  kind: 'done' | 'refused' | 'warning' | 'stopped'
  title: string
  /** A heading of level 3 instead of a line. */
  heading?: boolean
  /** Whether it came of what the reader has just done. */
  live?: boolean
  children?: ReactNode
}

const marks = { done: Check, refused: TriangleAlert, warning: TriangleAlert, stopped: Scissors } as const

/** Something to be read before anything else. A stop by the guard is a thread that was cut. */
export function Notice({ kind, title, heading = false, live = false, children }: NoticeProps) {
  const Mark = marks[kind]
  const Title = heading ? 'h3' : 'p'
  return (
    <div className={`${styles.notice} ${styles[kind]}`} {...(live && { role: kind === 'done' ? 'status' : 'alert' })}>
      <Mark className={styles.mark} aria-hidden="true" />
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  )
}
