import styles from './sample-letter.module.css'
import type { LetterRecord } from './writing-safely-record.ts'

/** A first letter as it may be written: short, and silent about what it is for. */
export function SampleLetter({ name, subject, lines }: LetterRecord) {
  return (
    <figure className={styles.letter} data-reveal="">
      <figcaption className={styles.name}>{name}</figcaption>
      <blockquote className={styles.sheet}>
        <p className={styles.subject}>Subject: {subject}</p>
        {lines.map(each => (
          <p key={each}>{each}</p>
        ))}
      </blockquote>
    </figure>
  )
}
