import layout from '@site/kit/ui/base/layout.module.css'
import type { ReactNode } from 'react'
import type { NoticeSectionRecord } from './notice-record.ts'
import styles from './notice-section.module.css'

export type NoticeSectionProps = { section: NoticeSectionRecord; children?: ReactNode }

/** One section of a notice: its title at the side, its paragraphs and parts beside it. */
export function NoticeSection({ section: { id, title, paragraphs, parts = [] }, children }: NoticeSectionProps) {
  return (
    <section className={`${layout.grid} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-reveal="">
        {title}
      </h2>
      <div className={styles.copy} data-reveal="">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {parts.map(part => (
          <div key={part.title} className={styles.part}>
            <h3 className={styles.subtitle}>{part.title}</h3>
            {part.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
        {children}
      </div>
    </section>
  )
}
