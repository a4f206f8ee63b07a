import { CaseHeading } from '../../../blocks/case-heading.tsx'
import type { HumanRightsRecord } from '../area-record.ts'
import styles from './complaint-file.module.css'
import { minutesAfter, minutesBetween } from './minutes.ts'

type File = HumanRightsRecord['file']
type Paper = File['papers'][number]

/** One complaint and two papers about the same night: they lie in one pile until they are laid side by side, minute beside minute. */
export function ComplaintFile({ title, note, complaint, from, until, papers, gap, findings }: File) {
  return (
    <div className={styles.file}>
      <CaseHeading title={title} note={note} />
      <div className={styles.table}>
        <div className={styles.complaint} data-ground="paper">
          <PaperHead {...complaint} />
          <blockquote className={styles.words}>
            <p>{complaint.words}</p>
          </blockquote>
        </div>
        <p className={styles.again}>{complaint.again}</p>
        <div className={styles.papers}>
          {papers.map((paper, index) => (
            <div key={paper.name} className={index === 0 ? styles.log : styles.roll} data-ground="paper">
              <PaperHead {...paper} />
              <Entries entries={paper.entries} from={from} until={until} doubted={[gap.from, gap.until]} />
            </div>
          ))}
          <Seam before={minutesBetween(from, gap.from)} count={minutesBetween(gap.from, gap.until)} of={minutesBetween(from, until)} />
        </div>
        <div className={styles.finding}>
          <p className={styles.gap}>
            <span className={styles.minutes}>{minutesBetween(gap.from, gap.until)}</span> {gap.words}
          </p>
          <dl>
            {findings.map(({ title, description }) => (
              <div key={title} className={styles.found}>
                <dt>{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  )
}

function PaperHead({ name, kept }: { name: string; kept: string }) {
  return (
    <p className={styles.head}>
      <b className={styles.name}>{name}</b>
      <span>{kept}</span>
    </p>
  )
}

type EntriesProps = Pick<Paper, 'entries'> & Pick<File, 'from' | 'until'> & { doubted: readonly string[] }

/** Each entry stands at its minute: one scale for both papers, so that what was written at the same time stands on one line. */
function Entries({ entries, from, until, doubted }: EntriesProps) {
  const lengths = minutesAfter(entries, until)
  return (
    <div>
      <Minutes count={minutesBetween(from, entries[0]?.at ?? until)} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
      <ol role="list">
        {entries.map(({ at, words }, index) => (
          <li key={at} className={styles.entry} data-doubted={doubted.includes(at) || undefined}>
            <Minutes count={lengths[index] ?? 0} />
            <p className={styles.line}>
              <time dateTime={at}>{at}</time> {words}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Room for so many minutes; ten of them are one em. */
function Minutes({ count }: { count: number }) {
  return <svg className={styles.minutesLong} width="1" height={`${count / 10}em`} aria-hidden="true" />
}

/** The gap between the papers, with a stitch for each minute in which nobody came. */
function Seam({ before, count, of }: { before: number; count: number; of: number }) {
  return (
    <svg
      className={`${styles.seam} ${styles.minutesLong}`}
      height={`${of / 10}em`}
      viewBox={`0 0 10 ${of}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M5 ${before}v${count}`} strokeWidth="10" strokeDasharray="0.34 0.66" stroke="currentColor" />
    </svg>
  )
}
