import { Icon, type IconDrawing } from '@site/kit/ui/base/icon'
import { useState } from 'react'
import styles from './card-grid.module.css'

export type CardGridProps = {
  /** Their titles are headings one level below the section's. */
  cards: readonly { readonly title: string; readonly description: string; readonly icon: IconDrawing }[]
  /** How many stand in a row on wide screens. */
  columns?: 3 | 4
}

/**
 * Services, programmes or fields of work as cards. One of them is raised: the first, until another is
 * pointed at. It stays raised, so that nothing jumps back while the pointer crosses a gap. On a screen that is touched none is.
 */
export function CardGrid({ cards, columns = 3 }: CardGridProps) {
  const [raised, setRaised] = useState(0)
  return (
    <ul className={`${styles.cards} ${columns === 4 ? styles.four : ''}`}>
      {cards.map(({ title, description, icon }, index) => (
        <li
          key={title}
          className={styles.card}
          data-raised={index === raised || undefined}
          data-reveal=""
          onPointerEnter={() => setRaised(index)}
        >
          <Icon drawing={icon} className={styles.icon} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  )
}
