import drawn from '@site/kit/ui/base/drawn-rule.module.css'
import styles from './ruled-cards.module.css'

export type RuledCardsProps = {
  /** Their titles are headings one level below the section's. */
  cards: readonly { readonly title: string; readonly description: string }[]
}

/** Short statements side by side, each hung from a rule: quieter than a grid of cards. */
export function RuledCards({ cards }: RuledCardsProps) {
  return (
    <ul className={`${styles.cards} ${rowsOf(cards.length)}`}>
      {cards.map(({ title, description }) => (
        <li key={title} className={`${drawn.rule} ${styles.card}`} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}

/** How `count` cards are set without a hole in the last row, as far as that goes. */
function rowsOf(count: number): string | undefined {
  if (count === 3) return styles.trio
  return count % 3 === 0 ? styles.threes : styles.fours
}
