import { identity } from '@site/identity'
import { RichText } from '@site/kit/ui/base/rich-text'
import text from '@site/kit/ui/base/text.module.css'
import { useEffect, useRef } from 'react'
import type { HomeContent } from '../home-record.ts'
import { GatheringThreads, threadCount } from './gathering-threads.tsx'
import styles from './loading-screen.module.css'

export type LoadingScreenProps = { loader: HomeContent['loader']; headline: string }

const counts = Array.from({ length: threadCount + 1 }, (_, count) => count).join('\n')

/**
 * The opening of the home page: thirty threads gather into a cord, then the screen lifts off the page, which is
 * painted beneath it. Part of the document, where `opening.ts` lets it run; the style sheet alone moves it.
 */
export function LoadingScreen({ loader, headline }: LoadingScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => forgetOpening(screen.current), [])
  return (
    <div ref={screen} className={styles.opening} data-on="ink">
      <p role="status" className={text.spoken}>
        {loader.status}
      </p>
      <div className={styles.screen} aria-hidden="true">
        <div className={styles.hem} />
        <div className={styles.cloth} />
        <div className={styles.taut} />
        <div className={styles.bundle}>
          <div className={styles.front}>
            <GatheringThreads />
          </div>
        </div>
        <div className={styles.content}>
          <div className={styles.line}>
            <span className={styles.name}>{identity.name}</span>
            <span className={text.meta}>{headline}</span>
          </div>
          <div className={styles.line}>
            <p className={styles.say}>
              {loader.lines[0]}
              <br />
              <RichText text={loader.lines[1]} />
            </p>
            <p className={styles.count}>
              <span className={styles.window}>
                <span className={styles.reel}>{counts}</span>
              </span>
              of {threadCount}
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Once it has run, the mark that lets it run is taken away: a visitor who comes back to this page is not shown it again. */
function forgetOpening(screen: HTMLElement | null): (() => void) | undefined {
  const root = document.documentElement
  if (!screen || root.dataset.opening === undefined) return
  const forget = () => {
    delete root.dataset.opening
  }
  Promise.allSettled(screen.getAnimations({ subtree: true }).map(({ finished }) => finished)).then(forget)
  return forget
}
