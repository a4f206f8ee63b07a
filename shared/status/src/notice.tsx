import check from 'icon:check'
import exclamation from 'icon:triangle-exclamation-point'
import { Icon } from '@site/kit/ui/base/icon'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

export type NoticeProps = {
  kind: 'done' | 'refused' | 'warning'
  /** Whether it came of what the reader has just done. */
  live?: boolean
  children: ReactNode
}

/** Something to be read before anything else. */
export function Notice({ kind, live = false, children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} {...(live && { role: kind === 'done' ? 'status' : 'alert' })}>
      <Icon className={styles.mark} drawing={kind === 'done' ? check : exclamation} />
      <p>{children}</p>
    </div>
  )
}
