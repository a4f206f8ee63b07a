import type { StatusEvent } from '@site/delivery/status-model'
import text from '@site/kit/ui/base/text.module.css'
import { dateTime, percent } from './figures.ts'
import styles from './history-list.module.css'

const actionWords: Readonly<Record<string, string>> = {
  published: 'Published',
  promoted: 'Promoted to stable',
  stable: 'Made stable',
  rollback: 'Rolled back to',
  withdrawn: 'Withdrawn',
  stopped: 'Stopped by the guard',
  pruned: 'Pruned',
}

/** What happened to a program's releases, newest first. An action of a newer server is shown as it is called there. */
export function HistoryList({ events }: { events: readonly StatusEvent[] }) {
  if (events.length === 0) return <p className={text.meta}>Nothing has happened yet.</p>
  return (
    <ol className={styles.list}>
      {events.map(({ action, release, at, weight, reason }, index) => (
        <li key={index} className={styles.event}>
          <time className={`${text.num} ${text.meta}`} dateTime={at}>
            {dateTime(at)}
          </time>
          <span>
            {weight === undefined ? (actionWords[action] ?? action) : `Rolled out to ${percent(weight)}:`} <code>{release}</code>
            {reason && `. ${reason}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
