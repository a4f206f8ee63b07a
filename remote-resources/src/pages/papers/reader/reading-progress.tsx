import { type RefObject, useRef } from 'react'
import styles from './reading-progress.module.css'
import { useReadingProgress } from './use-reading-progress.ts'

export type ReadingProgressProps = { article: RefObject<HTMLElement | null>; steps: number }

/** How far an article is read: a thread along the top of the screen. The contents say the same in words. */
export function ReadingProgress({ article, steps }: ReadingProgressProps) {
  const thread = useRef<HTMLDivElement>(null)
  useReadingProgress(article, thread, steps)
  return <div ref={thread} className={styles.thread} aria-hidden="true" />
}
