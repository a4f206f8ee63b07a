import { withWholeSums } from '../paper-content.ts'
import { type PaperPlace, referenceId, segmentsWithNotes, sideNoteId } from '../paper-parts.ts'
import styles from './paper-text.module.css'

export type PaperTextProps = {
  text: string
  /** Id of the part that the text stands in. */
  anchor: string
  citations: ReadonlyMap<string, readonly PaperPlace[]>
}

/** A text with its references to notes raised; one to a note that the paper lacks leads nowhere, and is left as it is written. */
export function PaperText({ text, anchor, citations }: PaperTextProps) {
  return segmentsWithNotes(text).map(({ at, text: copy, note }) =>
    note && citations.has(note) ? (
      <sup key={at} className={styles.reference}>
        <a id={referenceId(note, anchor)} href={`#${sideNoteId(note, anchor)}`} role="doc-noteref" aria-label={`Note ${note}`}>
          {note}
        </a>
      </sup>
    ) : (
      withWholeSums(copy)
    ),
  )
}
