import { RichText } from '@site/kit/ui/base/rich-text'
import threads from '@site/kit/ui/threads/thread.module.css'
import { Fringe } from '@site/kit/ui/threads/thread-fringe'
import styles from './beginning-seam.module.css'

/** Lower edge of the cloth, of which the path below draws the same. */
const clothEdge = { right: 50, left: 14, c1: 74, c2: 2, x1: 62, x2: 34 }

/** Between a page that does not exist and the home page: where the one ends and the other begins. One strand holds them together. */
export function BeginningSeam({ label }: { label: string }) {
  return (
    <div className={styles.seam} data-ground="paper">
      <svg className={`${threads.threads} ${styles.strand}`} viewBox="0 0 20 200" aria-hidden="true">
        <path d="M10 0V118C10 132 19 130 19 123C19 115 2 115 2 124C2 133 10 128 10 142V200" />
      </svg>
      <Fringe className={styles.edge} edge={clothEdge} length={32} />
      <svg className={styles.edge} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.cloth} d="M0-1H100V50C62 74 34 2 0 14Z" />
      </svg>
      <p className={styles.label}>
        <RichText text={label} />
      </p>
    </div>
  )
}
