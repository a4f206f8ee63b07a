import thread from '@site/kit/ui/threads/thread.module.css'
import { tenths } from '../../../blocks/cord.ts'
import type { ListedPaper } from '../white-paper-record.ts'
import { type Zero, zerosOf } from './zero-paths.ts'
import styles from './zero-sign.module.css'

export type ZeroSignProps = {
  closed: boolean
  sign: ListedPaper['sign']
}

/** The sign of a paper at its head: each zero is drawn round, one after another. It decorates. */
export function ZeroSign({ closed, sign }: ZeroSignProps) {
  return (
    <div className={styles.sign} data-sign={sign}>
      {zerosOf(sign, closed).map((zero, place) => (
        <div key={place} className={styles.zero}>
          <Half zero={zero} />
          <Half zero={zero} />
        </div>
      ))}
    </div>
  )
}

/** Half of a zero, uncovered by an edge that turns about its middle. Both hold the whole drawing. */
function Half({ zero: { square, strands } }: { zero: Zero }) {
  return (
    <div className={styles.half}>
      <div className={styles.turn}>
        <svg className={`${styles.drawing} ${thread.threads}`} viewBox={square} aria-hidden="true">
          {strands.map(({ d, strand }) => (
            <path key={d} d={d} strokeOpacity={tenths(1 - strand * 0.11)} />
          ))}
        </svg>
      </div>
    </div>
  )
}
