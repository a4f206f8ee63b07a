import cornerLeftUp from 'icon:corner-left-up'
import { Icon } from '@site/kit/ui/base/icon'
import textStyles from '@site/kit/ui/base/text.module.css'
import { checkMark } from '../paper-checks.ts'
import { type PaperNote, withWholeSums } from '../paper-content.ts'
import { noteId, type PaperPlace, referenceIds } from '../paper-parts.ts'
import styles from './paper-notes.module.css'

export type PaperNotesProps = {
  notes: readonly PaperNote[]
  citations: ReadonlyMap<string, readonly PaperPlace[]>
}

/** Notes and sources, each with a way back to every place that refers to it. */
export function PaperNotes({ notes, citations }: PaperNotesProps) {
  return (
    <div role="doc-endnotes" aria-label="Notes">
      {notes.some(({ text }) => text.endsWith(checkMark)) && (
        <p className={styles.key} aria-hidden="true">
          <NoteText text={checkMark} /> {checkMark}
        </p>
      )}
      <ol className={styles.notes}>
        {notes.map(({ id, text }) => (
          <li key={id} id={noteId(id)} className={styles.note}>
            <span className={styles.number}>{id}</span>
            <p className={styles.text}>
              <NoteText text={text} />
              <span className={styles.ways}>
                {citations.get(id)?.map(({ anchor, heading }) => (
                  <a
                    key={anchor}
                    className={styles.back}
                    href={`#${referenceIds(id, anchor, citations).reference}`}
                    role="doc-backlink"
                    aria-label={`Back to ‘${heading}’`}
                  >
                    <Icon drawing={cornerLeftUp} />
                  </a>
                ))}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A note; that it is still to be checked is shown as an open ring, which the list of notes explains. */
export function NoteText({ text }: { text: string }) {
  if (!text.endsWith(checkMark)) return withWholeSums(text)
  return (
    <>
      {withWholeSums(text.slice(0, -checkMark.length))}
      <span className={styles.ring}>
        <span className={textStyles.spoken}>{checkMark}</span>
      </span>
    </>
  )
}
