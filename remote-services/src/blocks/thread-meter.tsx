import { identity } from '@site/identity'
import { isGiven } from '@site/identity/figure-words'
import type { Figure } from '@site/identity/figures'
import { Evidence } from './figures/evidence.tsx'
import { FigureThreads } from './figures/figure-threads.tsx'
import { FigureValue } from './figures/figure-value.tsx'
import type { FigureMark } from './figures/mark-paths.ts'
import styles from './thread-meter.module.css'

export type ThreadMeterProps = {
  figure: Figure
  note: string
  /** Another seed is another set of loose ends, so that neighbours differ. */
  seed: number
  mark?: FigureMark | undefined
}

/** An outcome counted out in threads or in the page's own mark, and what it rests on. */
export function ThreadMeter({ figure, note, seed, mark }: ThreadMeterProps) {
  const { label, value } = figure
  const given = isGiven(figure, identity.status)
  return (
    <div className={styles.meter} data-reveal="">
      <div className={styles.head}>
        <b className={styles.label}>{label}</b>
        <span className={styles.figure}>
          <FigureValue figure={figure} />
        </span>
      </div>
      <p className={styles.note}>{note}</p>
      {given ? <FigureThreads figure={figure} seed={seed} mark={mark} name={`${label}: ${value}`} /> : <div />}
      <Evidence figure={figure} />
    </div>
  )
}
