import arrowRight from 'icon:arrow-right'
import { Icon } from '@site/kit/ui/base/icon'
import { TextLink } from '@site/kit/ui/base/text-link'
import { Media } from '@site/kit/ui/media/media'
import styles from './strands.module.css'
import type { LearnMoreVisionRecord } from './vision-record.ts'

/** Subjects as strands: each runs under a thread of its own, and ends in a scrap of cloth and in the work that it becomes. */
export function Strands({ topics }: { topics: LearnMoreVisionRecord['topics']['items'] }) {
  return (
    <ul className={styles.strands}>
      {topics.map(({ title, content, picture, work }, index) => (
        <li key={title} className={styles.strand} data-reveal="">
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{content}</p>
          <p className={styles.work}>
            <TextLink href={work.href}>
              {work.label}
              <Icon drawing={arrowRight} />
            </TextLink>
          </p>
          <Media
            className={styles.scrap}
            picture={picture}
            alt=""
            // Every third is shown in full (strands.module.css).
            sizes={index % 3 === 0 ? '(width >= 48rem) 40vw, 82vw' : '(width >= 64rem) 18.5rem, 45vw'}
          />
        </li>
      ))}
    </ul>
  )
}
