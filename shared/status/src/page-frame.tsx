import layout from '@site/kit/ui/base/layout.module.css'
import { HangingThreads } from '@site/kit/ui/threads/thread-hang'
import { Knot } from '@site/kit/ui/threads/thread-knot'
import type { ReactNode } from 'react'
import styles from './page-frame.module.css'

export type PageFrameProps = {
  siteName: string
  /** The words of the page's heading. */
  title: ReactNode
  /** Beside the heading. */
  aside?: ReactNode
  /** What has to be read first. */
  notices?: ReactNode
  /** Whether the ink ends in a fringe of thirty threads, as the site's own pages do. */
  fringe?: boolean
  /** At the right of the bar. */
  bar?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** What all pages of this origin weight: the ink above, the paper below, one heading. */
export function PageFrame({ siteName, title, aside, notices, fringe = false, bar, children, foot }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header className={styles.head} data-ground="ink">
        <div className={`${layout.wrap} ${styles.bar}`}>
          <p className={styles.site}>
            <Knot className={styles.knot} />
            {siteName}
          </p>
          {bar}
        </div>
        <div className={`${layout.wrap} ${styles.words}`}>
          <h1 className={styles.title}>{title}</h1>
          {aside}
        </div>
        {notices && <div className={`${layout.wrap} ${styles.notices}`}>{notices}</div>}
      </header>
      {fringe && (
        <div className={styles.fringe}>
          <HangingThreads count={30} palette="deep" />
        </div>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {foot && (
        <footer className={layout.wrap}>
          <div className={styles.foot}>{foot}</div>
        </footer>
      )}
    </div>
  )
}
