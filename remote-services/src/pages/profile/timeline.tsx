import { TextLink } from '@site/kit/ui/base/text-link'
import { useRef } from 'react'
import { useDrawnThreads } from '../../blocks/use-drawn-threads.ts'
import { Cord } from './cord.tsx'
import styles from './timeline.module.css'

export type TimelineProps = {
  /** The earliest first; their years are headings one level below the section's. */
  milestones: readonly {
    readonly year: string
    readonly description: string
    /** What became of it: a page. */
    readonly since: { readonly title: string; readonly href: string }
  }[]
}

/** Years in the size of figures, along a cord that each of them adds a thread to, drawn as it comes into view. */
export function Timeline({ milestones }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null)
  useDrawnThreads(list)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers.
    <ol ref={list} role="list">
      {milestones.map(({ year, description, since }, index) => (
        <li key={year} className={styles.milestone}>
          <Cord className={styles.cord} index={index} count={milestones.length} />
          <div className={styles.told} data-reveal="">
            <h3 className={styles.year}>
              <time dateTime={year}>{year}</time>
            </h3>
            <div className={styles.words}>
              <p className={styles.description}>{description}</p>
              <p className={styles.since}>
                <TextLink href={since.href}>{since.title}</TextLink>
              </p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
