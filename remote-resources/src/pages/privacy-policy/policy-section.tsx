import layout from '@site/kit/ui/base/layout.module.css'
import type { ReactNode } from 'react'
import styles from './policy-section.module.css'
import type { PrivacySection } from './privacy-policy-record.ts'

export type PolicySectionProps = { section: PrivacySection; children?: ReactNode }

/** One section of the policy: its title at the side, its paragraphs and parts beside it. */
export function PolicySection({ section: { id, title, paragraphs, parts = [] }, children }: PolicySectionProps) {
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
