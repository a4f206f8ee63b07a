import textStyles from '@site/kit/ui/base/text.module.css'
import { type PaperPlace, referenceIds, segmentsWithNotes } from '../paper-parts.ts'
import { NoteText } from './paper-notes.tsx'
import styles from './side-notes.module.css'

export type SideNotesProps = {
  /** The text that refers to them. */
  text: string
  /** Id of the part that the text stands in. */
  anchor: string
  /** The parts that refer to each note of the paper. */
  citations: ReadonlyMap<string, readonly PaperPlace[]>
  /** All notes of the paper, by their ids. */
  notes: ReadonlyMap<string, string>
}

/** Ids of the notes that a text refers to and the paper has. */
export const notesCited = (text: string, notes: ReadonlyMap<string, string>): string[] =>
  segmentsWithNotes(text).flatMap(({ note }) => (note && notes.has(note) ? note : []))

/** The notes of one paragraph: beside it where there is room; where there is none, each opens below it when its number is followed. */
export function SideNotes({ text, anchor, citations, notes }: SideNotesProps) {
  return (
    <div className={styles.notes}>
      {notesCited(text, notes).map(note => {
        const { reference, beside } = referenceIds(note, anchor, citations)
        return (
          <div key={note} role="doc-footnote" id={beside} className={styles.note}>
            <p>
              <span className={styles.number}>{`${note} `}</span>
              <NoteText text={notes.get(note) ?? ''} />
            </p>
            <a className={styles.close} href={`#${reference}`}>
              Close<span className={textStyles.spoken}>{` note ${note}`}</span>
            </a>
          </div>
        )
      })}
    </div>
  )
}
