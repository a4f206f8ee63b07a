import styles from './outcomes.module.css'
import { ThreadMeter } from './thread-meter.tsx'

export type OutcomesProps = {
  outcomes: readonly {
    readonly label: string
    /** Width of the bar, 0 to 100. */
    readonly value: number
    /** The figure as it is written; the value in per cent by default. */
    readonly text?: string | undefined
    readonly note?: string | undefined
  }[]
}

/** Outcomes as thread meters: side by side where there is room for it, beneath each other where there is not. */
export function Outcomes({ outcomes }: OutcomesProps) {
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
      <ul role="list" className={styles.outcomes}>
        {outcomes.map(({ label, value, text, note }, index) => (
          <li key={label}>
            <ThreadMeter label={label} value={value} seed={index + 21} {...(text && { text })} {...(note && { note })} />
          </li>
        ))}
      </ul>
    </div>
  )
}
