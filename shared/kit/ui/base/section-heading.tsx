import layout from './layout.module.css'
import { RichText } from './rich-text.tsx'
import styles from './section-heading.module.css'
import text from './text.module.css'

export type SectionHeadingProps = { title: string; lead?: string; id?: string }

/** The large heading of a section; its lead stands beside it on wide screens. `title` as in {@link RichText}. */
export function SectionHeading({ title, lead, id }: SectionHeadingProps) {
  return (
    <div className={`${layout.grid} ${styles.heading}`} data-reveal="">
      <h2 id={id} className={styles.title}>
        <RichText text={title} />
      </h2>
      {lead && <p className={`${text.lead} ${styles.lead}`}>{lead}</p>}
    </div>
  )
}
