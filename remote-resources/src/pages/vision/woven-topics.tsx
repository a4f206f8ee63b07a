import { Media } from '@site/kit/ui/media/media'
import type { LearnMoreVisionRecord } from './vision-record.ts'
import styles from './woven-topics.module.css'

/** Subjects as a plain weave: words over, picture under, and the other way round in the next row. */
export function WovenTopics({ topics }: { topics: LearnMoreVisionRecord['topics']['items'] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role with its markers.
    <ul role="list" className={styles.weave}>
      {topics.map(({ title, content, picture, focus }) => (
        <li key={title} className={styles.topic}>
          <Media className={styles.picture} picture={picture} alt="" focus={focus} sizes="(width >= 48rem) 64vw, 100vw" />
          <div className={styles.words} data-reveal="">
            <h3 className={styles.title}>{title}</h3>
            <p>{content}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
