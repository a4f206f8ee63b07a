import { Icon } from '@site/kit/ui/base/icon'
import { useState } from 'react'
import styles from './open-cards.module.css'
import type { HealingRecoveryRecord } from './practice-record.ts'

/** Programmes as cards whose hem is left open, and in the opening the way out. One is raised, as in a `CardGrid`. */
export function OpenCards({ cards }: Pick<HealingRecoveryRecord['programmes'], 'cards'>) {
  const [raised, setRaised] = useState(0)
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, description, wayOut, icon }, index) => (
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
          <p className={styles.wayOut}>{wayOut}</p>
        </li>
      ))}
    </ul>
  )
}
