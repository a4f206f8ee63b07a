import styles from './doubt.module.css'

/** A row of threads as the figures have above it, and one that may not be there. Decorates the question. */
export function Doubt() {
  return (
    <svg className={styles.doubt} viewBox="0 0 484 36" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d="M0 18H476" strokeWidth="36" strokeDasharray="3.2 6.8" />
      <path className={styles.missing} d="M481.6 0v36" strokeDasharray="5 5.3" />
    </svg>
  )
}
