import layoutStyles from '@site/kit/ui/base/layout.module.css'
import { RichText } from '@site/kit/ui/base/rich-text'
import { type Ground, Section } from '@site/kit/ui/base/section'
import { useId } from 'react'
import styles from './fee-notes.module.css'

export type FeeNotesProps = { ground: Ground; title: string; items: readonly { readonly title: string; readonly text: string }[] }

/** A title and its points in ruled columns. */
export function FeeNotes({ ground, title, items }: FeeNotesProps) {
  const id = useId()
  return (
    <Section ground={ground} labelledBy={id}>
      <div className={layoutStyles.grid}>
        <h2 id={id} className={styles.title} data-reveal>
          <RichText text={title} />
        </h2>
        <ul className={styles.cards}>
          {items.map(item => (
            <li key={item.title} className={styles.card} data-reveal>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
