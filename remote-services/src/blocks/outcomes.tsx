import type { Figure } from '@site/identity/figures'
import type { FigureMark } from './figures/mark-paths.ts'
import styles from './outcomes.module.css'
import { ThreadMeter } from './thread-meter.tsx'

export type OutcomesProps = {
  outcomes: readonly { readonly figure: Figure; readonly note: string }[]
  /** The page's own thing to count in, in place of threads. */
  mark?: FigureMark
}

/** Outcomes as thread meters: side by side where there is room for it, beneath each other where there is not. */
export function Outcomes({ outcomes, mark }: OutcomesProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.outcomes} data-evidences={outcomes.length === 3 ? 'row' : undefined}>
        {outcomes.map(({ figure, note }, index) => (
          <li key={note} className={styles.outcome}>
            <ThreadMeter figure={figure} note={note} seed={index + 21} mark={mark} />
          </li>
        ))}
      </ul>
    </div>
  )
}
