import { Media } from '@site/kit/ui/media/media'
import lock from '@site/media/pictures/research-locked.webp?picture'
import type { ReactNode } from 'react'
import type { NoticePartRecord } from '../../blocks/notice-record.ts'
import { AdviceDrawing, type AdviceSign } from './advice-drawing.tsx'
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
  /** It decorates, and gives the section its form. */
  sign?: AdviceSign | 'lock'
  children?: ReactNode
}

/** One piece of advice in full: its title on a seam, and its parts below it. */
export function AdviceSection({ id, title, parts = [], stated = false, letter, sign, children }: AdviceSectionProps) {
  return (
    <section
      className={`${styles.section} ${stated ? styles.stated : ''} ${letter ? styles.shown : ''} ${sign ? styles[sign] : ''}`}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.title} data-reveal="">
        {title}
      </h2>
      {sign && (
        <div className={styles.aside} data-reveal="">
          {sign === 'lock' ? (
            <Media className={styles.picture} picture={lock} alt="" sizes="(width >= 64rem) 40vw, 82vw" />
          ) : (
            <AdviceDrawing sign={sign} />
          )}
        </div>
      )}
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
