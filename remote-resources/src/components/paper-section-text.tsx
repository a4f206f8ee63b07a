import type { PaperSection } from './paper-document.ts'
import styles from './paper-section-text.module.css'
import { blocksOf, stripNumbering } from './paper-words.ts'

export type PaperSectionTextProps = {
  /** The section's key: its anchor. */
  id: string
  section: PaperSection
  /** The paper's first section, whose first paragraph opens it in a larger face. */
  opening: boolean
}

/** One section of a paper with its subsections, whose titles lose their numbers. */
export function PaperSectionText({ id, section, opening }: PaperSectionTextProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {stripNumbering(section.heading)}
      </h2>
      <Prose content={section.content} opening={opening} />
      {Object.entries(section.subsections).map(([title, part]) => (
        <div key={title} className={styles.subsection}>
          <h3 className={styles.subheading}>{stripNumbering(typeof part === 'string' ? title : part.heading)}</h3>
          <Prose content={typeof part === 'string' ? part : part.content} />
        </div>
      ))}
    </section>
  )
}

function Prose({ content, opening = false }: { content: string; opening?: boolean }) {
  return blocksOf(content).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={block.text} className={opening && index === 0 ? styles.opening : styles.paragraph}>
        {block.text}
      </p>
    ) : (
      <figure key={block.text} className={styles.quote}>
        <blockquote>
          <p className={styles.quoted}>{block.source ? `“${block.text}”` : block.text}</p>
        </blockquote>
        {block.source && <figcaption className={styles.source}>{block.source}</figcaption>}
      </figure>
    ),
  )
}
