import type { ReactNode } from 'react'
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
}

/**
 * Cards that select a panel of detail by hover, focus, keys or touch. All panels lie in one place, so
 * the tallest keeps the height; without script the cards are links and every panel is in the flow.
 */
export function FrameworkCards({ name, cards }: FrameworkCardsProps) {
  const { live, tab, panel } = useCardTabs(cards.length)
  const list = live && ({ role: 'tablist', 'aria-orientation': 'vertical', 'aria-label': name } as const)
  return (
    <div className={styles.framework} data-live={live || undefined} data-reveal="">
      <div className={styles.cards} {...list}>
        {cards.map(({ title, summary, icon }, index) => (
          <a key={title} className={styles.card} {...tab(index)}>
            {icon}
            <b className={styles.name}>{title}</b>
            <span className={styles.summary}>{summary}</span>
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {cards.map((card, index) => (
          <div key={card.title} className={styles.panel} {...panel(index)}>
            <PanelThread />
            <FrameworkDetail card={card} />
          </div>
        ))}
      </div>
    </div>
  )
}

function FrameworkDetail({ card }: { card: FrameworkCard }) {
  return (
    <>
      <h3 className={styles.title}>{card.title}</h3>
      <p className={styles.description}>{card.description}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers. */}
      <ol role="list" className={styles.steps}>
        {card.steps.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <b>{title}</b>
              <p className={styles.stepText}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
