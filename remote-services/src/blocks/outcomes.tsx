import type { Figure } from '@site/identity/figures'
import styles from './outcomes.module.css'
import { ThreadMeter } from './thread-meter.tsx'

export type OutcomesProps = { outcomes: readonly { readonly figure: Figure; readonly note: string }[] }

/** Outcomes as thread meters: side by side where there is room for it, beneath each other where there is not. */
export function Outcomes({ outcomes }: OutcomesProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.outcomes} data-evidences={outcomes.length === 3 ? 'row' : undefined}>
        {outcomes.map(({ figure, note }, index) => (
          <li key={note} className={styles.outcome}>
            <ThreadMeter figure={figure} note={note} seed={index + 21} />
          </li>
        ))}
      </ul>
    </div>
  )
}
