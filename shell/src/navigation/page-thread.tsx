import styles from './page-thread.module.css'

/** A thread in the left margin that is drawn as the page is read. Decorates. */
export function PageThread() {
  return <div className={styles.thread} aria-hidden="true" />
}
