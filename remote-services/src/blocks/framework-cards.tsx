import { memo, type ReactNode } from 'react'
import { keptEnd } from '../kept-end.ts'
import before from './framework-before.module.css'
import below from './framework-below.module.css'
import beside from './framework-beside.module.css'
import styles from './framework-cards.module.css'
import { PanelThread } from './panel-thread.tsx'
import { useCardTabs } from './use-card-tabs.ts'

export type FrameworkCard = {
  readonly title: string
  /** A short line under the title. */
  readonly summary: string
  readonly icon: ReactNode
  readonly description: string
  /** Numbered in this order. */
  readonly steps: readonly { readonly title: string; readonly description: string }[]
}

export type FrameworkCardsProps = {
  /** Names the group of cards for screen readers. */
  name: string
  cards: readonly FrameworkCard[]
  /** Where wide screens show the panel: beside a column of cards, below a row of them, or before their names. */
  panel?: keyof typeof looks
}

const looks = { beside, below, before }

/** The classes of a part of the block: what it always has, and what this look adds. */
const partOf =
  (look: Readonly<Record<string, string>>) =>
  (name: string): string =>
    `${styles[name] ?? ''} ${look[name] ?? ''}`.trim()

const orientations = { beside: 'vertical', below: 'horizontal', before: 'vertical' } as const

/**
 * Cards that select a panel of detail by hover, focus, keys or touch. All panels lie in one place, so
 * the tallest keeps the height; without script the cards are links and every panel is in the flow.
 */
export function FrameworkCards({ name, cards, panel: place = 'beside' }: FrameworkCardsProps) {
  const { live, tab, panel } = useCardTabs(cards.length)
  const part = partOf(looks[place])
  const list = live && ({ role: 'tablist', 'aria-orientation': orientations[place], 'aria-label': name } as const)
  return (
    <div className={`${part('framework')} ${place === 'beside' ? '' : styles.threaded}`} data-live={live || undefined} data-reveal="">
      <div className={part('cards')} {...list}>
        {cards.map(({ title, summary, icon }, index) => (
          <a key={title} className={part('card')} {...tab(index)}>
            {icon}
            <b className={part('name')}>{title}</b>
            <span className={part('summary')}>{summary}</span>
          </a>
        ))}
      </div>
      <div className={part('panels')}>
        {cards.map((card, index) => (
          <div key={card.title} className={part('panel')} {...panel(index)}>
            {place === 'beside' && <PanelThread />}
            <FrameworkDetail card={card} place={place} />
          </div>
        ))}
      </div>
    </div>
  )
}

type FrameworkDetailProps = { card: FrameworkCard; place: keyof typeof looks }

const FrameworkDetail = memo(function FrameworkDetail({ card, place }: FrameworkDetailProps) {
  const part = partOf(looks[place])
  return (
    <>
      <h3 className={part('title')}>{card.title}</h3>
      <p className={part('description')}>{keptEnd(card.description)}</p>
      <ol className={part('steps')}>
        {card.steps.map(({ title, description }, index) => (
          <li key={title} className={part('step')}>
            <span className={part('number')}>{index + 1}</span>
            <div>
              <b>{title}</b>
              <p className={part('stepText')}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
})
