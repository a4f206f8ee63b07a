import { withWholeSums } from '../paper-content.ts'
import { type PaperPlace, referenceIds, segmentsWithNotes } from '../paper-parts.ts'
import styles from './paper-text.module.css'

export type PaperTextProps = {
  text: string
  /** Id of the part that the text stands in. */
  anchor: string
  citations: ReadonlyMap<string, readonly PaperPlace[]>
}

/** A text with its references to notes raised; one to a note that the paper lacks leads nowhere, and is left as it is written. */
export function PaperText({ text, anchor, citations }: PaperTextProps) {
  return segmentsWithNotes(text).map(({ at, text: copy, note }) => {
    if (!note || !citations.has(note)) return withWholeSums(copy)
    const { reference, beside } = referenceIds(note, anchor, citations)
    return (
      <sup key={at} className={styles.reference}>
        <a id={reference} href={`#${beside}`} role="doc-noteref" aria-label={`Note ${note}`}>
          {note}
        </a>
      </sup>
    )
  })
}
