import type { ReactNode } from 'react'
import type { NoticeSectionRecord } from '../../blocks/notice-record.ts'
import styles from './policy-section.module.css'

export type PolicySectionProps = { section: NoticeSectionRecord; children?: ReactNode }

/** One section of the policy: the titles of its parts hang beside their paragraphs. */
export function PolicySection({ section: { id, title, paragraphs, parts = [] }, children }: PolicySectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={styles.copy}>
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {parts.map(part => (
        <div key={part.title} className={`${styles.row} ${styles.part}`} data-reveal="">
          <h3 className={styles.subtitle}>{part.title}</h3>
          <div className={styles.copy}>
            {part.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
      {/* Below parts it belongs to the last of them. */}
      {children && (
        <div className={parts.length > 0 ? styles.row : undefined}>
          <div className={styles.copy}>{children}</div>
        </div>
      )}
    </section>
  )
}
