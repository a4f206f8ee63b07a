import { CaseHeading } from '../../../blocks/case-heading.tsx'
import type { EducationRecord } from '../area-record.ts'
import { minutesAfter, minutesBetween } from './minutes.ts'
import styles from './school-day.module.css'
import { dayHeight, fanHeight, fanPath, fanShape, strandPaths } from './school-day-paths.ts'

type Day = EducationRecord['day']

/** Twenty-four hours as a thread which roll calls cut; where it can be woven there is a lesson, drawn large below. */
export function SchoolDay({ title, note, hours, lesson }: Day) {
  const start = minutesBetween('00:00', lesson.from)
  const length = minutesBetween(lesson.from, lesson.until)
  return (
    <div className={styles.day}>
      <CaseHeading title={title} note={note} />
      <div className={styles.drawn}>
        <Hours hours={hours} />
        <p className={styles.clock} aria-hidden="true">
          {['00', '06', '12', '18', '24'].map(hour => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <svg className={styles.strands} viewBox={`0 0 1440 ${dayHeight}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d={strandPaths(hours).join('')} vectorEffect="non-scaling-stroke" stroke="currentColor" />
          <path className={styles.woven} d={`M${start} ${dayHeight / 2}h${length}`} strokeWidth={dayHeight} />
        </svg>
        <svg className={styles.fan} viewBox={`0 0 1440 ${fanHeight}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
          {/* Where they lie closer than a screen can draw them they are one. */}
          <linearGradient id="lesson-threads" x2="0" y2="1">
            <stop offset="0.3" stopColor="currentColor" />
            <stop offset="0.62" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          <path d={fanShape(start, length)} fill="url(#lesson-threads)" />
          <path d={fanPath(start, length)} vectorEffect="non-scaling-stroke" stroke="currentColor" />
        </svg>
        <p className={styles.left}>
          <span className={styles.minutes}>{length}</span> {lesson.words}
        </p>
        <Lesson {...lesson} />
      </div>
    </div>
  )
}

/** What happens when: on wide screens each stands at its hour. */
function Hours({ hours }: Pick<Day, 'hours'>) {
  const lengths = minutesAfter(hours, '00:00')
  return (
    <ol className={styles.hours}>
      {hours.map(({ at, words, kind }, index) => (
        <li key={at} className={styles.hour} data-kind={kind}>
          <svg className={styles.strut} width={`${(lengths[index] ?? 0) / 60}em`} height="1" aria-hidden="true" />
          <p className={styles.label}>
            <time dateTime={at}>{at}</time> {words}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Its parts, each as long as its minutes: across where there is room, else downwards. */
function Lesson({ until, parts }: Day['lesson']) {
  const lengths = minutesAfter(parts, until).map(minutes => `${minutes / 10}em`)
  return (
    <ol className={styles.lesson} data-ground="lagoon">
      {parts.map(({ at, title, description }, index) => (
        <li key={at} className={styles.part}>
          <svg className={styles.partLong} width={lengths[index]} height={lengths[index]} aria-hidden="true" />
          <div className={styles.told}>
            <h4 className={styles.partTitle}>
              <time dateTime={at}>{at}</time> {title}
            </h4>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
