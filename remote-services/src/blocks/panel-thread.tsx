import styles from './panel-thread.module.css'

/**
 * The thread from a card to the title of its panel: a run that is stretched to their distance, and a
 * loop that keeps its shape. It lies in the panel's margin and is drawn when the panel is chosen.
 */
export function PanelThread() {
  return (
    <div className={styles.thread} data-panel-thread="">
      <svg className={styles.run} viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path d="M0 100C50 100 4 0 40 0" />
      </svg>
      <svg className={styles.loop} viewBox="0 0 100 56" fill="none" aria-hidden="true">
        <path d="M40 56C80 56 84 4 54 4C24 4 28 56 64 56C74 56 80 54 88 54" />
      </svg>
    </div>
  )
}
