import layout from '@site/kit/ui/base/layout.module.css'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import type { ReactNode } from 'react'
import styles from './offers.module.css'

export type OffersProps = {
  title: string
  lead: string
  cards: readonly { readonly title: string; readonly description: string }[]
  ground: Ground
  /** One worked case, in which what the list names is seen. */
  children?: ReactNode
}

/** What is offered in one area of work, as its heading says, and then a case in which it is seen at work. */
export function Offers({ title, lead, cards, ground, children }: OffersProps) {
  return (
    <Section ground={ground} labelledBy="offers">
      <div className={layout.stack7}>
        <SectionHeading id="offers" title={title} lead={lead} />
        <ul className={styles.offers}>
          {cards.map(card => (
            <li key={card.title} className={styles.offer} data-reveal="">
              <h3>{card.title}</h3>
              <p className={styles.description}>{card.description}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Section>
  )
}
