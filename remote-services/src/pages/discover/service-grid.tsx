import type { Area } from '@site/kit/contract'
import { Unbroken } from '@site/kit/ui/base/unbroken'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import type { ReactNode } from 'react'
import styles from './service-grid.module.css'

export type ServiceCard = {
  /** A heading one level below the section's. */
  readonly title: string
  readonly description: string
  /** Decorates: the title says what the card is about. */
  readonly picture: PictureSource
  readonly focus?: Focus | undefined
  /** Its subject fills the right half of the picture, and is shown larger. */
  readonly near?: boolean | undefined
  /** Chooses the colour of the outline; the page's by default. */
  readonly area?: Area
}

export type ServiceGridProps<C extends ServiceCard> = {
  cards: readonly C[]
  /** What a visitor can do with a card; it stands below its words. */
  actions: (card: C) => ReactNode
}

/** Many things of one kind, each with a picture, in the rhythm of two, three, two, three on wide screens, of one large and two square pictures on phones. */
export function ServiceGrid<C extends ServiceCard>({ cards, actions }: ServiceGridProps<C>) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.title} className={styles.card} data-area={card.area} data-reveal="">
          <Media
            className={card.near ? `${styles.picture} ${styles.near}` : styles.picture}
            picture={card.picture}
            focus={card.focus}
            alt=""
            sizes={card.near ? '(width >= 48rem) 48vw, 100vw' : sizesAt(index)}
            upright={index % 3 > 0 && '(22.5rem <= width < 48rem)'}
          />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Unbroken text={card.title} />
            </h3>
            <p className={styles.description}>{card.description}</p>
          </div>
          <div className={styles.actions}>{actions(card)}</div>
        </li>
      ))}
    </ul>
  )
}

/** The first two of each five share a row; the style sheet gives them the same columns. */
const sizesAt = (index: number): string => `(width >= 64rem) ${index % 5 < 2 ? 54 : 32}vw, (width >= 48rem) 48vw, 82vw`
