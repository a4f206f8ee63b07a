import arrowRight from 'icon:arrow-right'
import { useId } from 'react'
import { kitCopy } from '../kit-copy.ts'
import { Icon } from './icon.tsx'
import styles from './leave-page.module.css'
import text from './text.module.css'
import { useLeavePage } from './use-leave-page.ts'

export type LeavePageProps = {
  /** A neutral page of another site. */
  href: string
}

/**
 * A way out for readers who may be watched: a row along the upper edge of the screen, above the bar. It hides the page at
 * once, and what is opened takes the page's place in the browser's history. Without script it is a plain link.
 * Put it first in the page, and `quickExit` into its head. https://design-system.service.gov.uk/patterns/exit-a-page-quickly/
 */
export function LeavePage({ href }: LeavePageProps) {
  const hint = useId()
  const { presses, leaving, leave } = useLeavePage(href)
  return (
    <div className={styles.room} data-unread="">
      <section className={styles.row} data-ground="ink" data-screen-edge="" aria-label={kitCopy.leavePage}>
        <p id={hint} className={styles.hint}>
          {kitCopy.leaveWhy} <span className={styles.keys}>{kitCopy.leaveHint}</span>
        </p>
        <span className={styles.stitches} data-presses={presses} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <a
          className={styles.link}
          href={href}
          rel="nofollow noreferrer"
          aria-describedby={hint}
          onClick={event => {
            event.preventDefault()
            leave()
          }}
        >
          {kitCopy.leavePage}
          <Icon drawing={arrowRight} />
        </a>
        <p role="status" className={leaving ? styles.leaving : text.spoken}>
          {leaving ? kitCopy.leaving : (kitCopy.escapesLeft[presses] ?? '')}
        </p>
      </section>
    </div>
  )
}
