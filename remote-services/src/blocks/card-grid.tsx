import { Icon, type IconDrawing } from '@site/kit/ui/base/icon'
import { useState } from 'react'
import styles from './card-grid.module.css'

export type CardGridProps = {
  /** Their titles are headings one level below the section's; `icon` and `wayOut` are for a look that has a place for them. */
  cards: readonly { readonly title: string; readonly description: string; readonly icon?: IconDrawing; readonly wayOut?: string }[]
  /** The page's classes: `cards`, `card`, `description`, and those of what its cards have besides. */
  look: Readonly<Record<string, string>>
}

/**
 * Services, programmes or fields of work as cards, in the look of their page. One of them is raised: the first, until another is
 * pointed at. It stays raised, so that nothing jumps back while the pointer crosses a gap. On a screen that is touched none is.
 */
export function CardGrid({ cards, look }: CardGridProps) {
  const [raised, setRaised] = useState(0)
  return (
    <ul className={`${styles.cards} ${look.cards}`}>
      {cards.map(({ title, description, icon, wayOut }, index) => (
        <li
          key={title}
          className={`${styles.card} ${look.card}`}
          data-raised={index === raised || undefined}
          data-reveal=""
          onPointerEnter={() => setRaised(index)}
        >
          {icon && <Icon drawing={icon} className={look.icon} />}
          <h3 className={styles.title}>{title}</h3>
          <p className={look.description}>{description}</p>
          {wayOut && <p className={look.wayOut}>{wayOut}</p>}
        </li>
      ))}
    </ul>
  )
}
