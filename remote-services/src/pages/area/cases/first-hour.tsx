import layout from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { Section } from '@site/kit/ui/base/section'
import text from '@site/kit/ui/base/text.module.css'
import { Media } from '@site/kit/ui/media/media'
import { Illustration } from '../../../blocks/case-heading.tsx'
import type { FirstHour as FirstHourRecord } from '../area-record.ts'
import styles from './first-hour.module.css'
import { voicePath, voiceWidth } from './voice-path.ts'

type Stretch = FirstHourRecord['moments'][number]['stretches'][number]

const lengthOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { minutes }) => sum + minutes, 0)

/** From so many minutes on a moment is taller than its words, which then go with whoever reads. */
const minLong = 15

/**
 * A first meeting, minute by minute: the thread swings to one side where we speak, to the other where the visitor does, and hangs straight
 * for as long as nobody does. The picture stays beside it while it is read.
 */
export function FirstHour({ title, lead, note, picture, moments, voices }: FirstHourRecord) {
  const stretches = moments.flatMap(moment => moment.stretches)
  const longestSilence = Math.max(...stretches.map(({ voice, minutes }) => (voice === 'nobody' ? minutes : 0)))
  return (
    <Section ground="rose" labelledBy="first-hour">
      <div className={`${layout.grid} ${styles.hour}`}>
        <div className={styles.beside} data-reveal="">
          <Media picture={picture} alt={picture.alt ?? ''} className={styles.picture} sizes="(width >= 64rem) 42vw, 82vw" />
        </div>
        <div className={`${layout.stack6} ${styles.copy}`}>
          <div className={layout.stack5} data-reveal="">
            <h2 id="first-hour">
              <RichText text={title} />
            </h2>
            <p className={text.lead}>{lead}</p>
            <div>
              <Illustration />
              <p className={styles.note}>{note}</p>
            </div>
          </div>
          <dl className={styles.voices} data-reveal="">
            {voices.map(({ voice, words }) => (
              <div key={voice} className={styles.voice}>
                <dt>{words}</dt>
                <dd className={styles.count}>{lengthOf(stretches.filter(stretch => stretch.voice === voice))}</dd>
              </div>
            ))}
          </dl>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
          <ol role="list">
            {moments.map((moment, index) => (
              <li key={moment.title} className={styles.moment} data-long={lengthOf(moment.stretches) >= minLong || undefined}>
                <Thread stretches={moment.stretches} seed={index + 3} />
                <div className={styles.told}>
                  <h3>{moment.title}</h3>
                  <p>{moment.description}</p>
                </div>
                <ul className={styles.stretches}>
                  {moment.stretches.map(({ voice, minutes }, at) => (
                    <li
                      key={at}
                      className={styles.stretch}
                      data-voice={voice}
                      data-longest={(voice === 'nobody' && minutes === longestSilence) || undefined}
                    >
                      <Minutes count={minutes} />
                      <span className={styles.said}>
                        {who[voice]}
                        {voice !== 'nobody' && <span className={styles.verb}> speak</span>}, {`${minutes}\u00a0min`}
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}

const who: Record<Stretch['voice'], string> = { ours: 'We', yours: 'You', nobody: 'Silence' }

/** Room for so many minutes; ten of them are one em. */
function Minutes({ count }: { count: number }) {
  return <svg className={styles.minutes} width="1" height={`${count / 10}em`} aria-hidden="true" />
}

/** As long as its moment: beside longer words it is stretched as a whole. */
function Thread({ stretches, seed }: { stretches: readonly Stretch[]; seed: number }) {
  const length = lengthOf(stretches)
  return (
    <div className={styles.thread}>
      <Minutes count={length} />
      <svg className={styles.drawn} viewBox={`0 0 ${voiceWidth} ${length}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path d={voicePath(stretches, seed)} vectorEffect="non-scaling-stroke" stroke="currentColor" />
      </svg>
    </div>
  )
}
