import arrowRight from 'icon:arrow-right'
import { Icon } from '@site/kit/ui/base/icon'
import layoutStyles from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { useId } from 'react'
import styles from './vision-cards.module.css'

export type VisionCard = { readonly title: string; readonly text: string; readonly href?: string }

export type VisionCardsProps = { ground: Ground; title: string; items: readonly VisionCard[] }

/** A title and its points in ruled columns; each may be the way to a page. */
export function VisionCards({ ground, title, items }: VisionCardsProps) {
  const id = useId()
  return (
    <Section ground={ground} labelledBy={id}>
      <div className={layoutStyles.grid}>
        <h2 id={id} className={styles.title} data-reveal>
          <RichText text={title} />
        </h2>
        <ul className={styles.cards}>
          {items.map(item => (
            <li key={item.title} className={item.href ? `${styles.card} ${styles.linked}` : styles.card} data-reveal>
              <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
              <p>{item.text}</p>
              {item.href && <Icon drawing={arrowRight} className={styles.arrow} />}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
