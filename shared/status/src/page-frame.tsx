import layout from '@site/kit/ui/base/layout.module.css'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

export type PageFrameProps = {
  siteName: string
  /** The words of the page's heading. */
  title: ReactNode
  /** Below the heading: what has to be read first. */
  notices?: ReactNode
  /** At the right of the bar. */
  bar?: ReactNode
  children: ReactNode
}

/** What all pages of the admin origin share: the ink above, the paper below, one heading. */
export function PageFrame({ siteName, title, notices, bar, children }: PageFrameProps) {
  return (
    <>
      <header className={styles.head} data-ground="ink">
        <div className={layout.wrap}>
          <div className={styles.bar}>
            <p className={styles.site}>
              <Knot className={styles.knot} />
              {siteName}
            </p>
            {bar}
          </div>
          <h1 className={styles.title}>{title}</h1>
          {notices}
        </div>
      </header>
      <main className={`${layout.wrap} ${styles.main}`}>{children}</main>
    </>
  )
}
