import { Label } from './label.tsx'
import layout from './layout.module.css'
import styles from './mission.module.css'
import { RichText } from './rich-text.tsx'

export type MissionProps = {
  /** Names the section; `Mission` by default. */
  label?: string
  /** Id of that heading. */
  id?: string
  /** One or two large sentences; a phrase between asterisks takes the accent. */
  statement: string
  paragraphs: readonly string[]
}

/** What the page is for: one large statement, and beneath it the reasons in two columns. */
export function Mission({ label = 'Mission', id, statement, paragraphs }: MissionProps) {
  return (
    <div className={`${layout.grid} ${styles.mission}`}>
      <div className={styles.label}>
        <Label level={2} {...(id && { id })}>
          {label}
        </Label>
      </div>
      <p className={styles.statement} data-reveal="">
        <RichText text={statement} />
      </p>
      <div className={styles.columns} data-reveal="">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  )
}
