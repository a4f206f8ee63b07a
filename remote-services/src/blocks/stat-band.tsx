import { identity } from '@site/identity'
import { numberOf } from '@site/identity/figure-threads'
import { isGiven } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'
import { Evidence } from './figures/evidence.tsx'
import { FigureThreads } from './figures/figure-threads.tsx'
import { FigureValue } from './figures/figure-value.tsx'
import type { FigureMark } from './figures/mark-paths.ts'
import styles from './stat-band.module.css'

export type StatBandProps = {
  statistics: readonly Figure[]
  /** Rows of three by default; a row each, its meter as wide as the page allows; or one, the first or the second, before the rest and larger. */
  layout?: 'band' | 'meters' | 'one-large' | 'second-large'
  /** What they are counted out in, if not in threads. */
  mark?: FigureMark | undefined
}

const layouts = { band: styles.three, meters: styles.meters, 'one-large': styles.oneLarge, 'second-large': styles.oneLarge } as const

/** A count below this is seen in its number; its threads would be a stub beside the others. Of none the wefts run through. */
const minDrawnCount = 20

/** Characters of a number that can fill eight columns on a wide screen; a longer one, such as `5,000+`, is set smaller. */
const maxShort = 4

const isDrawn = (figure: Figure): boolean => figure.unit !== 'count' || numberOf(figure) === 0 || numberOf(figure) >= minDrawnCount

/** Figures, each counted out in threads across its column, and with what it rests on. */
export function StatBand({ statistics, layout = 'band', mark }: StatBandProps) {
  const lead = statistics[layout === 'second-large' ? 1 : 0]
  const shown = [...statistics].sort((one, other) => Number(other === lead) - Number(one === lead))
  return (
    <dl className={`${styles.band} ${layouts[layout]}`}>
      {shown.map((figure, index) => (
        <div key={figure.label} className={styles.statistic} data-reveal="">
          <dt className={styles.label}>{figure.label}</dt>
          <dd className={styles.value}>
            <span className={styles.figure} data-long={figure.value.length > maxShort || undefined}>
              <FigureValue figure={figure} />
            </span>
            {isGiven(figure, identity.status) && isDrawn(figure) && <FigureThreads figure={figure} seed={index + 11} mark={mark} />}
          </dd>
          <dd className={styles.evidence}>
            <Evidence figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
