import cornerLeftUp from 'icon:corner-left-up'
import { Icon } from '@site/kit/ui/base/icon'
import type { PaperNote } from '../paper-content.ts'
import { noteId, type PaperPlace, referenceId } from '../paper-parts.ts'
import styles from './paper-notes.module.css'

export type PaperNotesProps = {
  notes: readonly PaperNote[]
  citations: ReadonlyMap<string, readonly PaperPlace[]>
}

/** Notes and sources, each with a way back to every place that refers to it. */
export function PaperNotes({ notes, citations }: PaperNotesProps) {
  return (
    <div role="doc-endnotes" aria-label="Notes">
      <ol className={styles.notes}>
        {notes.map(({ id, text }) => (
          <li key={id} id={noteId(id)} className={styles.note}>
            <span className={styles.number}>{id}</span>
            <p className={styles.text}>
              {text}
              <span className={styles.ways}>
                {citations.get(id)?.map(({ anchor, heading }) => (
                  <a
                    key={anchor}
                    className={styles.back}
                    href={`#${referenceId(id, anchor)}`}
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
