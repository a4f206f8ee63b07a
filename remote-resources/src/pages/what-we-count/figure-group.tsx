import { identity } from '@site/identity'
import { threadsOf } from '@site/identity/figure-threads'
import { isGiven } from '@site/identity/figure-words'
import type { Figure, FigureGroup as FigureGroupRecord } from '@site/identity/figures'
import { FigureEntry, FigureValue, labelOf } from './figure-entry.tsx'
import styles from './figure-group.module.css'
import { maxLineThreads, more, Tally } from './tally.tsx'

/** A line has room for so many threads, even where a group has few. */
const minLineThreads = 24

/** For all figures of a group, so that they are seen at one scale. */
const columnsOf = ({ figures }: FigureGroupRecord): number => {
  const counts = figures.flatMap(({ figure }) =>
    threadsOf(figure).rows.map(({ all, isOpen }) => Math.min(maxLineThreads, all) + (isOpen ? more : 0)),
  )
  return Math.max(minLineThreads, ...counts)
}

/** The figure that takes most threads; of equal ones the first. */
const sampleOf = ({ figures }: FigureGroupRecord) =>
  figures
    .filter(({ figure }) => isGiven(figure, identity.status) && threadsOf(figure).rows.length > 0)
    .toSorted((one, other) => threadCount(other.figure) - threadCount(one.figure))[0]

const threadCount = (figure: Figure): number => threadsOf(figure).rows[0]?.all ?? 0

/** What is counted alike, opened under its name. */
export function FigureGroup({ group }: { group: FigureGroupRecord }) {
  const columns = columnsOf(group)
  const name = `${group.id}-name`
  const sample = sampleOf(group)
  const each = sample ? threadsOf(sample.figure).each : 1
  return (
    <section className={styles.group} aria-labelledby={name}>
      {/* The browser may have opened it by the address before this runs. */}
      <details suppressHydrationWarning>
        <summary className={styles.summary}>
          <h3 id={name} className={styles.title}>
            {group.title}
          </h3>
          <span className={styles.sample} aria-hidden="true">
            {sample && (
              <>
                <span className={styles.value}>
                  <FigureValue value={sample.figure.value} />
                </span>
                <span className={styles.label}>
                  {labelOf(sample.figure)}
                  {each > 1 && `; one thread for every ${each}`}
                </span>
                <Tally figure={sample.figure} columns={columns} bare />
              </>
            )}
          </span>
          <span className={styles.count}>{`${group.figures.length} ${group.figures.length === 1 ? 'figure' : 'figures'}`}</span>
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
