import layout from './layout.module.css'
import { RichText } from './rich-text.tsx'
import styles from './section-heading.module.css'
import text from './text.module.css'

/** `halves`: title and lead are as wide as each other. */
export type SectionHeadingProps = { title: string; lead?: string; id?: string; halves?: boolean }

/** The large heading of a section; its lead stands beside it on wide screens. `title` as in {@link RichText}. */
export function SectionHeading({ title, lead, id, halves }: SectionHeadingProps) {
  return (
    <div className={`${layout.grid} ${styles.heading} ${halves ? styles.halves : ''}`.trim()} data-reveal="">
      <h2 id={id} className={styles.title}>
        <RichText text={title} />
      </h2>
      {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
    </div>
  )
}
