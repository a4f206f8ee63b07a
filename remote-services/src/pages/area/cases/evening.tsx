import { Media } from '@site/kit/ui/media/media'
import type { ReactNode } from 'react'
import type { PublicFigureRecord } from '../area-record.ts'
import styles from './evening.module.css'
import { floorPath, laneHeight, laneMiddle } from './floor-path.ts'
import { timeAfter } from './minutes.ts'

type Evening = Omit<PublicFigureRecord['evening'], 'title' | 'note'>
type Turn = Evening['moments'][number]['turns'][number]

const lengthOf = (turns: readonly Turn[]): number => turns.reduce((sum, { minutes }) => sum + minutes, 0)

/** One evening as one thread: it is with whoever has the floor, and its length is the minutes that each of them had. Its moments are told beside the picture. */
export function Evening({ from, picture, voices, moments, half, after }: Evening) {
  const turns = moments.flatMap(moment => moment.turns)
  const minutesOf = (voice: string) => lengthOf(turns.filter(turn => turn.voice === voice))
  const startOf = (index: number) => lengthOf(moments.slice(0, index).flatMap(moment => moment.turns))
  const all = lengthOf(turns)
  return (
    <div className={styles.evening}>
      <p className={styles.half} data-reveal="">
        <span className={styles.figure}>{minutesOf('hers')}</span>{' '}
        <span>
          of {all} {half}
        </span>
      </p>
      <div className={styles.floor}>
        <dl className={styles.voices}>
          {voices.map(({ voice, name }) => (
            <div key={voice} className={styles.voice}>
              <dt>{name}</dt>
              <dd className={styles.count}>{minutesOf(voice)} min</dd>
            </div>
          ))}
        </dl>
        <svg
          className={styles.lanes}
          viewBox={`0 0 ${all} ${voices.length * laneHeight}`}
          preserveAspectRatio="none"
          fill="none"
          aria-hidden="true"
        >
          <path
            d={voices.map((_, lane) => `M0 ${laneMiddle(lane)}H${all}`).join('')}
            className={styles.lane}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={floorPath(
              turns.map(({ voice, minutes }) => ({ lane: voices.findIndex(other => other.voice === voice), minutes })),
              7,
            )}
            className={styles.thread}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className={styles.span}>
          <time>{from}</time> <time>{timeAfter(from, all)}</time>
        </p>
      </div>
      <div className={styles.told}>
        <div className={styles.beside} data-reveal="">
          <Media
            picture={picture}
            alt={picture.alt ?? ''}
            className={styles.picture}
            sizes="(width >= 75rem) 40vw, (width >= 40rem) 45vw, 82vw"
          />
        </div>
        <ol className={styles.moments}>
          {moments.map(({ title, description }, index) => (
            <Moment key={title} when={<time>{timeAfter(from, startOf(index))}</time>} title={title} description={description} />
          ))}
          <Moment {...after} />
        </ol>
      </div>
    </div>
  )
}

function Moment({ when, title, description }: { when: ReactNode; title: string; description: string }) {
  return (
    <li className={styles.moment} data-reveal="">
      <h3 className={styles.momentTitle}>
        <span className={styles.when}>{when}</span> {title}
      </h3>
      <p className={styles.words}>{description}</p>
    </li>
  )
}
