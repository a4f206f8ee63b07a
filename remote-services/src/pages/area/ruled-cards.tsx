import drawn from '@site/kit/ui/base/drawn-rule.module.css'
import styles from './ruled-cards.module.css'

export type RuledCardsProps = {
  /** Their titles are headings one level below the section's. */
  cards: readonly { readonly title: string; readonly description: string }[]
}

/** In units of the drawing, which is as wide as the screen: loops below the beginnings of three columns. */
const cable =
  'M-360 98S20 84 96 84C150 84 154 26 110 26C66 26 70 84 136 84S300 100 345 100S475 84 545 84C599 84 603 26 559 26C515 26 519 84 585 84S749 100 794 100S924 84 994 84C1048 84 1052 26 1008 26C964 26 968 84 1034 84S1150 96 1190 92S1245 84 1270 84'

/** A jack: its boot, its body, and the sleeve, ring and tip that go in. */
const plug = 'M1270 80H1294V88H1270ZM1277 80V88M1286 80V88M1294 74H1336V94H1294ZM1336 79H1370L1380 84L1370 89H1336ZM1350 79V89M1362 79V89'

/** Short statements side by side, each hung from a rule, three to a row; at their feet a cable that is laid and not plugged in. */
export function RuledCards({ cards }: RuledCardsProps) {
  return (
    <>
      <ul className={styles.cards}>
        {cards.map(({ title, description }) => (
          <li key={title} className={`${drawn.rule} ${styles.card}`} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
      <svg className={styles.cable} viewBox="0 0 1440 120" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
        <path d={cable} />
        <path d={plug} />
      </svg>
    </>
  )
}
