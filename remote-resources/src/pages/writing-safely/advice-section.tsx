import type { ReactNode } from 'react'
import type { NoticePartRecord } from '../../blocks/notice-record.ts'
import styles from './advice-section.module.css'
import { SampleLetter } from './sample-letter.tsx'
import type { LetterRecord } from './writing-safely-record.ts'

export type AdviceSectionProps = {
  id: string
  title: string
  parts?: readonly NoticePartRecord[]
  /** Its title is what has to be remembered, and is set as large as that of the page. */
  stated?: boolean
  /** Stands beside its parts. */
  letter?: LetterRecord
  children?: ReactNode
}

/** One piece of advice in full: its title on a seam, and its parts side by side below it. */
export function AdviceSection({ id, title, parts = [], stated = false, letter, children }: AdviceSectionProps) {
  return (
    <section className={`${styles.section} ${stated ? styles.stated : ''} ${letter ? styles.shown : ''}`} aria-labelledby={id}>
      <h2 id={id} className={styles.title} data-reveal="">
        {title}
      </h2>
      {letter && <SampleLetter {...letter} />}
      <div className={styles.parts}>
        {parts.map(part => (
          <div key={part.title} className={styles.part} data-reveal="">
            <h3 className={styles.subtitle}>{part.title}</h3>
            {part.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
      {children}
    </section>
  )
}
