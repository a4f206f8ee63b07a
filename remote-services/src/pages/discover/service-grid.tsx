import type { Area } from '@site/kit/contract'
import { type Focus, Media, type PictureSource } from '@site/kit/ui/media/media'
import type { ReactNode } from 'react'
import styles from './service-grid.module.css'
import { ServiceName } from './service-name.tsx'

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
  /** What a visitor can do with a card, a button and a paragraph with a link; it stands below its words. */
  actions: (card: C) => ReactNode
}

/** Things of one kind: the first large, as high as the others beside it on wide screens; each of these a small picture and its words. */
export function ServiceGrid<C extends ServiceCard>({ cards, actions }: ServiceGridProps<C>) {
  return (
    <ul className={styles.grid} data-reveal="">
      {cards.map((card, index) => (
        <li key={card.title} className={styles.card} data-area={card.area}>
          <Media
            className={card.near ? `${styles.picture} ${styles.near}` : styles.picture}
            picture={card.picture}
            focus={card.focus}
            alt=""
            upright={index > 0 && '(width < 48rem)'}
            sizes={index === 0 ? '(width >= 80rem) 50vw, 100vw' : '(width >= 48rem) 22vw, 32vw'}
          />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <ServiceName name={card.title} />
            </h3>
            <p className={styles.description}>{card.description}</p>
          </div>
          <div className={styles.actions}>{actions(card)}</div>
        </li>
      ))}
    </ul>
  )
}
