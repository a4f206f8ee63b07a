import { RichText } from '@site/kit/ui/base/rich-text'
import styles from './case-heading.module.css'

export type CaseHeadingProps = {
  /** `*…*` is set in italics. */
  title: string
  note: string
}

/** What a worked case shows, and beside it that the case is an illustration. */
export function CaseHeading({ title, note }: CaseHeadingProps) {
  return (
    <div className={styles.heading} data-reveal="">
      <h3 className={styles.title}>
        <RichText text={title} />
      </h3>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
