import type { StatusEvent } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import { percent, shortRelease } from './format-figures.ts'
import { dateTime } from './format-time.ts'
import styles from './history-list.module.css'

export type HistoryListProps = {
  events: readonly StatusEvent[]
  /** A reason that the panel shows already. */
  known?: string | undefined
}

/** The events that are shown at once; older ones open. */
const recent = 4

const actionWords: Readonly<Record<string, string>> = {
  published: 'Published',
  rollout: 'Given',
  promoted: 'Promoted to stable',
  stable: 'Made stable',
  rollback: 'Rolled back to',
  withdrawn: 'Withdrawn',
  stopped: 'Stopped by the guard',
  pruned: 'Pruned',
}

/** What happened to a program's releases, newest first. */
export function HistoryList({ events, known }: HistoryListProps) {
  if (events.length === 0) return <p className={text.meta}>Nothing has happened yet.</p>
  const older = events.slice(recent)
  return (
    <div className={styles.history}>
      <EventList events={events.slice(0, recent)} known={known} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{older.length} earlier</summary>
          <EventList events={older} known={known} />
        </details>
      )}
    </div>
  )
}

function EventList({ events, known }: HistoryListProps) {
  return (
    <ol className={styles.list}>
      {events.map(({ action, release, at, weight, reason }, index) => (
        <li key={index} className={styles.event}>
          <span className={styles.what}>
            {eventWords(action, weight)} <code className={styles.release}>{shortRelease(release)}</code>
          </span>
          <time className={`${styles.when} ${text.num}`} dateTime={at}>
            {dateTime(at)}
          </time>
          {reason && reason !== known && <span className={styles.reason}>{reason}</span>}
        </li>
      ))}
    </ol>
  )
}

const eventWords = (action: string, weight: number | undefined): string =>
  action === 'rollout' ? `${weight === undefined ? 'A weight' : percent(weight)} of visitors for` : (actionWords[action] ?? action)
