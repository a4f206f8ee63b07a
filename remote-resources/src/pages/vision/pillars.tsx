import drawn from '@site/kit/ui/base/drawn-rule.module.css'
import text from '@site/kit/ui/base/text.module.css'
import type { ReactNode } from 'react'
import styles from './pillars.module.css'

export type PillarsProps = {
  /** Their titles are headings one level below the section's; `way` is the title as a link. */
  pillars: readonly { readonly title: string; readonly description: string; readonly way?: ReactNode }[]
}

/** What the work stands on: very large titles, a sentence beside each. */
export function Pillars({ pillars }: PillarsProps) {
  return (
    <ol className={styles.pillars}>
      {pillars.map(({ title, description, way }) => (
        <li key={title} className={`${drawn.rule} ${styles.pillar}`}>
          <div className={styles.words} data-reveal="">
            <h3 className={styles.title}>{way ?? title}</h3>
            <p className={text.lead}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
