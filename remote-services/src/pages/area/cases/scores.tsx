import drawn from '@site/kit/ui/base/drawn-rule.module.css'
import { type Format, type Score, scoreOf } from './score-paths.ts'
import styles from './scores.module.css'

export type ScoresProps = {
  /** Their titles are headings one level below the section's. */
  cards: readonly { readonly title: string; readonly description: string; readonly format: Format }[]
  voices: { readonly hers: string; readonly others: string }
}

/** Formats on one sheet: beside each, how the voices fall in it, hers and those of all others. */
export function Scores({ cards, voices }: ScoresProps) {
  return (
    <div>
      <p className={styles.key} data-reveal="">
        <span className={styles.voice}>{voices.hers}</span> <span className={`${styles.voice} ${styles.theirs}`}>{voices.others}</span>
      </p>
      <ul className={styles.sheet}>
        {cards.map(({ title, description, format }) => (
          <li key={title} className={`${drawn.rule} ${styles.card}`} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <Staff {...scoreOf(format)} />
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Staff({ hers, others }: Score) {
  return (
    <svg className={styles.score} viewBox="0 0 480 80" preserveAspectRatio="none" fill="none" aria-hidden="true">
      {others && <path d={others} />}
      <path d={hers} className={styles.hers} />
    </svg>
  )
}
