import check from 'icon:check'
import cross from 'icon:x'
import { Icon } from '@site/kit/ui/base/icon'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import type { ReactNode, Ref } from 'react'
import styles from './booking-note.module.css'

export type BookingNoteProps = {
  kind: 'sending' | 'sent' | 'failed'
  title?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** What became of a request: the specification's copy with its check or cross mark, in the page. */
export function BookingNote({ kind, title, ref, children }: BookingNoteProps) {
  return (
    <div
      ref={ref}
      className={`${styles.note} ${styles[kind]}`}
      role={kind === 'sending' ? undefined : 'alert'}
      tabIndex={kind === 'sent' ? -1 : undefined}
    >
      {kind === 'sending' ? (
        <span className={styles.thread} aria-hidden="true">
          <Knot className={styles.knot} />
        </span>
      ) : (
        <span className={styles.mark}>
          <Icon drawing={kind === 'sent' ? check : cross} />
        </span>
      )}
      {title && <strong className={styles.title}>{title}</strong>}
      <p className={styles.text}>{children}</p>
    </div>
  )
}
