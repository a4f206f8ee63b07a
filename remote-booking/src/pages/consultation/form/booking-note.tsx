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

/** What became of a request: the specification's copy with its check or cross mark, in the page. That it was sent is the form's heading from then on. */
export function BookingNote({ kind, title, ref, children }: BookingNoteProps) {
  const Title = kind === 'sent' ? 'h2' : 'strong'
  return (
    <div
      ref={ref}
      className={`${styles.note} ${styles[kind]}`}
      role={kind === 'sending' ? undefined : 'alert'}
      tabIndex={kind === 'sent' ? -1 : undefined}
    >
      {kind !== 'sending' && (
        <span className={styles.mark}>
          <Icon drawing={kind === 'sent' ? check : cross} />
        </span>
      )}
      {title && <Title className={styles.title}>{title}</Title>}
      <p className={styles.text}>{children}</p>
      {kind !== 'failed' && (
        <span className={styles.thread} aria-hidden="true">
          <Knot className={styles.knot} />
        </span>
      )}
    </div>
  )
}
