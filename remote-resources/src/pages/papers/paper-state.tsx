import { Knot } from '@site/kit/ui/threads/thread-knot'
import styles from './paper-state.module.css'

export type PaperStateProps = {
  ready: boolean
  /** How much there is of it. */
  extent?: string
}

/** Whether a paper can be read: a tied thread, or one that is still open. */
export function PaperState({ ready, extent }: PaperStateProps) {
  return (
    <p className={styles.state}>
      {ready ? (
        <Knot className={styles.thread} />
      ) : (
        <svg className={styles.thread} viewBox="0 0 52 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M0 16C8 18 13 16 18 13M24 15C33 9 33 2 27 2M31 15C40 15 44 18 52 15" strokeLinecap="round" />
        </svg>
      )}
      {ready ? 'Ready to read' : 'In preparation'}
      {extent && `, ${extent}`}
    </p>
  )
}
