import { threadsOf } from '@site/identity/figure-threads'
import type { FigureGroup as FigureGroupRecord } from '@site/identity/figures'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { FigureEntry } from './figure-entry.tsx'
import styles from './figure-group.module.css'
import { longestLine } from './tally.tsx'

/** A line has room for so many threads, even where a group has few. */
const shortestLine = 24

/** For all figures of a group, so that they are seen at one scale. */
const columnsOf = ({ figures }: FigureGroupRecord): number => {
  const counts = figures.flatMap(({ figure }) => threadsOf(figure).rows.map(({ all }) => all))
  return Math.min(longestLine, Math.max(shortestLine, ...counts))
}

/** What is counted alike, under a name that stays in sight. */
export function FigureGroup({ group, ground }: { group: FigureGroupRecord; ground: Ground }) {
  const columns = columnsOf(group)
  return (
    <Section ground={ground} labelledBy={group.id} className={styles.section}>
      <div className={styles.group}>
        <div className={styles.head}>
          <div className={styles.name}>
            <h2 id={group.id} className={styles.title}>
              {group.title}
            </h2>
            <span className={styles.number} aria-hidden="true">
              {group.figures.length}
            </span>
          </div>
          <p className={styles.lead}>{group.lead}</p>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
        <ol role="list" className={styles.figures}>
          {group.figures.map(({ figure, page }) => (
            <FigureEntry key={figure.id} figure={figure} page={page} columns={columns} />
          ))}
        </ol>
      </div>
    </Section>
  )
}
