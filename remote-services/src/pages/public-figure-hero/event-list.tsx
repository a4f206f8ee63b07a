import calendarPlus from 'icon:calendar-plus'
import { monthInWords } from '@site/identity/locale'
import { Icon } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import { TextLink } from '@site/kit/ui/base/text-link'
import styles from './event-list.module.css'
import type { ScheduledEvent } from './scheduled-events.ts'
import { useToday } from './use-today.ts'

export type EventListProps = {
  /** On a live site each has a calendar file at `/assets/events/<slug>.ics`. */
  events: readonly ScheduledEvent[]
  /** A day that has come for everybody, `2025-01-15`: the page goes by it until it knows the reader's own. */
  revised: string
  /** Whether there are calendar files: nobody is to keep a specimen. */
  kept: boolean
}

/** Dates with a title, a place and a focus. Each says whether it is past; until then it can be kept in a calendar. */
export function EventList({ events, revised, kept }: EventListProps) {
  const today = useToday(revised)
  return (
    <ol className={styles.events}>
      {events.map(event => (
        <li key={event.slug} id={event.slug} className={styles.event} data-reveal="">
          <div className={styles.copy}>
            <h3 className={styles.title}>{event.title}</h3>
            <p className={styles.focus}>{event.focus}</p>
          </div>
          <EventDate date={event.date} />
          <div className={styles.facts}>
            <p className={styles.state}>{stateOf(event.date, today)}</p>
            <p>{event.location}</p>
            {kept && event.date >= today && (
              <p>
                <TextLink href={`/assets/events/${event.slug}.ics`} download="">
                  Calendar file <span className={text.spoken}>for {event.title}</span>
                  <Icon drawing={calendarPlus} />
                </TextLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Dates of ISO 8601 sort as the days do. */
function stateOf(date: string, today: string): string {
  if (date === today) return 'Today'
  return date < today ? 'Past event' : 'Coming up'
}

function EventDate({ date }: { date: string }) {
  return (
    <time className={styles.date} dateTime={date}>
      <span className={styles.day}>{Number(date.slice(8))}</span> <span>{monthInWords(date)}</span>
    </time>
  )
}
