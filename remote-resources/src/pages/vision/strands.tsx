import { Media } from '@site/kit/ui/media/media'
import styles from './strands.module.css'
import type { LearnMoreVisionRecord } from './vision-record.ts'

/** Subjects as strands: each runs under a thread of its own, and ends in a scrap of cloth. */
export function Strands({ topics }: { topics: LearnMoreVisionRecord['topics']['items'] }) {
  return (
    <ul className={styles.strands}>
      {topics.map(({ title, content, picture }) => (
        <li key={title} className={styles.strand} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{content}</p>
          <Media className={styles.scrap} picture={picture} alt="" sizes="(width >= 64rem) 14rem, 40vw" />
        </li>
      ))}
    </ul>
  )
}
