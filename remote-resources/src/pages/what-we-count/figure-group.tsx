import { threadsOf } from '@site/identity/figure-threads'
import type { FigureGroup as FigureGroupRecord } from '@site/identity/figures'
import { FigureEntry } from './figure-entry.tsx'
import styles from './figure-group.module.css'
import { maxLineThreads } from './tally.tsx'

/** A line has room for so many threads, even where a group has few. */
const minLineThreads = 24

/** For all figures of a group, so that they are seen at one scale. */
const columnsOf = ({ figures }: FigureGroupRecord): number => {
  const counts = figures.flatMap(({ figure }) => threadsOf(figure).rows.map(({ all }) => all))
  return Math.min(maxLineThreads, Math.max(minLineThreads, ...counts))
}

/** What is counted alike, opened under its name. */
export function FigureGroup({ group }: { group: FigureGroupRecord }) {
  const columns = columnsOf(group)
  const name = `${group.id}-name`
  return (
    <section className={styles.group} aria-labelledby={name}>
      {/* The browser may have opened it by the address before this runs. */}
      <details suppressHydrationWarning>
        <summary className={styles.summary}>
          <h2 id={name} className={styles.title}>
            {group.title}
          </h2>
          <span className={styles.count}>{group.figures.length}</span>
        </summary>
        {/* Its address is on what opens, so that the browser opens it. */}
        <div id={group.id} className={styles.content}>
          <p className={styles.lead}>{group.lead}</p>
          <ol className={styles.figures}>
            {group.figures.map(({ figure, page }) => (
              <FigureEntry key={figure.id} figure={figure} page={page} columns={columns} />
            ))}
          </ol>
        </div>
      </details>
    </section>
  )
}
