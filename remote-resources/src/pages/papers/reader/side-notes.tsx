import textStyles from '@site/kit/ui/base/text.module.css'
import { referenceId, segmentsWithNotes, sideNoteId } from '../paper-parts.ts'
import { NoteText } from './paper-notes.tsx'
import styles from './side-notes.module.css'

export type SideNotesProps = {
  /** The text that refers to them. */
  text: string
  /** Id of the part that the text stands in. */
  anchor: string
  /** All notes of the paper, by their ids. */
  notes: ReadonlyMap<string, string>
}

/** Ids of the notes that a text refers to and the paper has. */
export const notesCited = (text: string, notes: ReadonlyMap<string, string>): string[] =>
  segmentsWithNotes(text).flatMap(({ note }) => (note && notes.has(note) ? note : []))

/** The notes of one paragraph: beside it where there is room; where there is none, each opens below it when its number is followed. */
export function SideNotes({ text, anchor, notes }: SideNotesProps) {
  return (
    <div className={styles.notes}>
      {notesCited(text, notes).map(note => (
        <div key={note} role="doc-footnote" id={sideNoteId(note, anchor)} className={styles.note} aria-label={`Note ${note}`}>
          <p>
            <span className={styles.number}>{note}</span> <NoteText text={notes.get(note) ?? ''} />
          </p>
          <a className={styles.close} href={`#${referenceId(note, anchor)}`}>
            Close<span className={textStyles.spoken}> note {note}</span>
          </a>
        </div>
      ))}
    </div>
  )
}
