import layout from '@site/kit/ui/base/layout.module.css'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { SectionHeading } from '@site/kit/ui/base/section-heading'
import type { ReactNode } from 'react'
import { keptEnd } from '../kept-end.ts'
import places from './heading-places.module.css'

export type OffersProps = {
  title: string
  lead: string
  cards: readonly { readonly title: string; readonly description: string }[]
  ground: Ground
  /** The page's classes: `frame` round the drawing and the list, `list`, and `item`. */
  look: Readonly<Record<string, string>>
  /** Where its heading stands on wide screens, if not above the list with the lead on the right. */
  head?: keyof typeof places
  /** The list is one drawing, and arrives as one. */
  whole?: boolean
  /** Stands behind the list. */
  drawing?: ReactNode
  /** One worked case, in which what the list names is seen. */
  children?: ReactNode
}

/** What is offered, in the shape that its page has for it, and then a case in which it is seen at work. */
export function Offers({ title, lead, cards, ground, look, head, whole, drawing, children }: OffersProps) {
  return (
    <Section ground={ground} labelledBy="offers">
      <div className={`${layout.stack7} ${head ? places[head] : ''}`.trim()}>
        <SectionHeading id="offers" title={title} lead={lead} />
        <div className={look.frame}>
          {drawing}
          <ul className={look.list} data-reveal={whole ? '' : undefined}>
            {cards.map(card => (
              <li key={card.title} className={look.item} data-reveal={whole ? undefined : ''}>
                <h3>{card.title}</h3>
                <p>{keptEnd(card.description)}</p>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </Section>
  )
}
