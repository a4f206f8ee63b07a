import { useRef } from 'react'
import { ThreadLoop } from '../../blocks/thread-loop.tsx'
import { useDrawnThreads } from '../../blocks/use-drawn-threads.ts'
import styles from './timeline.module.css'

export type TimelineProps = {
  /** The earliest first; their years are headings one level below the section's. */
  milestones: readonly { readonly year: string; readonly description: string }[]
}

/** Years in the size of figures, along one thread that is drawn as they come into view, with a loop for each. */
export function Timeline({ milestones }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null)
  useDrawnThreads(list)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers.
    <ol ref={list} role="list" className={styles.timeline}>
      {milestones.map(({ year, description }) => (
        <li key={year} className={styles.milestone}>
          <ThreadLoop className={styles.loop} />
          <h3 className={styles.year} data-reveal="">
            <time dateTime={year}>{year}</time>
          </h3>
          <p className={styles.description} data-reveal="" data-tack="">
            {description}
          </p>
        </li>
      ))}
    </ol>
  )
}
