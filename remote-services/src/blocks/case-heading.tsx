import { RichText } from '@site/kit/ui/base/rich-text'
import styles from './case-heading.module.css'

export type CaseHeadingProps = {
  /** `*…*` is set in italics. */
  title: string
  note: string
}

/** Says of an example, above its title, that it is made up. */
export function Illustration() {
  return <p className={styles.label}>Illustration</p>
}

/** What a worked case shows, that the case is an illustration, and how it is read. */
export function CaseHeading({ title, note }: CaseHeadingProps) {
  return (
    <div className={styles.heading} data-reveal="">
      <div className={styles.title}>
        <Illustration />
        <h3>
          <RichText text={title} />
        </h3>
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  )
}
