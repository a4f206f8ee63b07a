import { Icon, type IconDrawing } from '@site/kit/ui/base/icon'
import { useState } from 'react'
import styles from './card-grid.module.css'

export type CardGridProps = {
  /** Their titles are headings one level below the section's; `wayOut` is for a look that has a place for it. */
  cards: readonly { readonly title: string; readonly description: string; readonly icon: IconDrawing; readonly wayOut?: string }[]
  /** How many stand in a row on wide screens. */
  columns?: 3 | 4
  /** Classes of another look of the same cards. */
  look?: Readonly<Record<string, string>>
}

/**
 * Services, programmes or fields of work as cards. One of them is raised: the first, until another is
 * pointed at. It stays raised, so that nothing jumps back while the pointer crosses a gap. On a screen that is touched none is.
 */
export function CardGrid({ cards, columns = 3, look = styles }: CardGridProps) {
  const [raised, setRaised] = useState(0)
  return (
    <ul className={`${look.cards} ${columns === 4 ? styles.four : ''}`}>
      {cards.map(({ title, description, icon, wayOut }, index) => (
        <li
          key={title}
          className={look.card}
          data-raised={index === raised || undefined}
          data-reveal=""
          onPointerEnter={() => setRaised(index)}
        >
          <Icon drawing={icon} className={look.icon} />
          <h3 className={look.title}>{title}</h3>
          <p className={look.description}>{description}</p>
          {wayOut && <p className={look.wayOut}>{wayOut}</p>}
        </li>
      ))}
    </ul>
  )
}
