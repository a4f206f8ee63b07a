import drawn from '@site/kit/ui/base/drawn-rule.module.css'
import styles from './ruled-cards.module.css'

export type RuledCardsProps = {
  /** Their titles are headings one level below the section's. */
  cards: readonly { readonly title: string; readonly description: string }[]
}

/** Short statements side by side, each hung from a rule: three to a row. */
export function RuledCards({ cards }: RuledCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, description }) => (
        <li key={title} className={`${drawn.rule} ${styles.card}`} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
