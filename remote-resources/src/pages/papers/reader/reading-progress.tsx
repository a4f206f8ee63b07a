import { useRef } from 'react'
import styles from './reading-progress.module.css'
import { useReadingProgress } from './use-reading-progress.ts'

export type ReadingProgressProps = { articleId: string; steps: number }

/** How far an article is read: a thread along the top of the screen. The contents say the same in words. */
export function ReadingProgress({ articleId, steps }: ReadingProgressProps) {
  const thread = useRef<HTMLDivElement>(null)
  useReadingProgress(thread, articleId, steps)
  return <div ref={thread} className={styles.thread} aria-hidden="true" />
}
