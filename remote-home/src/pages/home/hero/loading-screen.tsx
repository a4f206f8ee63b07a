import { identity } from '@site/identity'
import { RichText } from '@site/kit/ui/base/rich-text'
import text from '@site/kit/ui/base/text.module.css'
import { Fringe } from '@site/kit/ui/threads/thread-fringe'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HomeContent } from '../home-record.ts'
import { GatheringThreads, threadCount } from './gathering-threads.tsx'
import styles from './loading-screen.module.css'
import { useLoadingScreen } from './use-loading-screen.ts'

/** Milliseconds from one thread to the next: the thirtieth joins with half a second left to pull the cord tight. */
const threadEvery = 80

/** The hem of the screen as it lifts; the same numbers stand in `loading-screen.module.css`. */
const hem = { right: 80, left: 90, c1: 80, c2: 104, x1: 66, x2: 42 }

export type LoadingScreenProps = { loader: HomeContent['loader']; headline: string }

/**
 * The opening of the home page: thirty threads gather into a cord, then the screen lifts off the
 * page. It lies over what is painted already; a click, a key or the wheel ends it.
 */
export function LoadingScreen({ loader, headline }: LoadingScreenProps) {
  const { phase, skip } = useLoadingScreen()
  const present = phase !== 'absent'
  useEffect(() => {
    if (!present) return
    const events = ['click', 'keydown', 'wheel', 'touchmove'] as const
    for (const event of events) addEventListener(event, skip, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, skip)
    }
  }, [present, skip])
  if (!present) return null
  return createPortal(
    <div className={styles.screen} data-phase={phase} data-on="ink" role="status">
      <p className={text.spoken}>{loader.status}</p>
      <LoadingCloth loader={loader} headline={headline} />
    </div>,
    document.body,
  )
}

function LoadingCloth({ loader, headline }: LoadingScreenProps) {
  const gathered = useGathered()
  return (
    <div aria-hidden="true">
      <div className={styles.hem}>
        <Fringe edge={hem} palette="light" length={6} />
      </div>
      <div className={styles.cloth} />
      <div className={styles.content}>
        <GatheringThreads gathered={gathered} />
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
            <span>{gathered}</span> of {threadCount}
          </p>
        </div>
      </div>
    </div>
  )
}

/** How many threads have joined the cord, by the clock, so that a busy machine drops steps and not time. */
function useGathered(): number {
  const [gathered, setGathered] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => {
      const count = Math.min(threadCount, Math.floor((performance.now() - start) / threadEvery))
      setGathered(count)
      if (count === threadCount) clearInterval(timer)
    }, threadEvery)
    return () => clearInterval(timer)
  }, [])
  return gathered
}
