import { Fragment, type ReactNode } from 'react'
import { RichText } from '../base/rich-text.tsx'
import text from '../base/text.module.css'
import { weft, weftLength } from '../threads/weft.ts'
import styles from './sewn-sentence.module.css'

export type SewnSentenceProps = {
  /** As in {@link RichText}. An article stays with its noun. */
  statement: string
  /** What it begins with, and what is sewn: its first sentence by default. The rest goes on in the size of a statement. */
  sewn?: string
  /** Drawn by the page instead of the wefts. */
  thread?: ReactNode
}

/** Three, of which every other is turned round: no two of the first six lines have the same one. */
const wefts = [0, 1, 2].map(row => weft(row * 0x9e3779b9))

/** As many as a long sentence has on the narrowest screen; those below its last one are cut away. */
const rows = (
  <span className={styles.weft}>
    {[0, 1, 2, 3, 4, 5, 6, 7, 8].map(line => (
      <svg key={line} className={styles.row} aria-hidden="true" viewBox={`0 0 ${weftLength} 100`} preserveAspectRatio="xMinYMid slice">
        <path d={wefts[line % 3]} />
      </svg>
    ))}
  </span>
)

/**
 * A sentence as large as the page, and a weft that the scroll sews through its letters: to one side of the screen in a line, back in the
 * next. The thread lies beneath the words: over a letter it would strike it out. It stands in a heading, a paragraph or a quotation.
 */
export function SewnSentence({ statement, sewn = firstSentence(statement), thread = rows }: SewnSentenceProps) {
  const rest = statement.slice(sewn.length).trim()
  return (
    <>
      <span className={styles.sewn} data-reveal="">
        {thread}
        <span className={styles.words}>
          {sewn.split(/(?<=[.!?]) /).map((sentence, place) => (
            <Fragment key={sentence}>
              {place > 0 && ' '}
              <span className={styles.sentence}>
                <RichText text={sentence.replaceAll(/\ba /gi, article => article.replace(' ', '\u00a0'))} />
              </span>
            </Fragment>
          ))}
        </span>
      </span>{' '}
      {rest && (
        <span className={`${text.statement} ${styles.rest}`} data-reveal="">
          <RichText text={rest} />
        </span>
      )}
    </>
  )
}

const firstSentence = (statement: string): string => /^.+?[.!?]\*?(?= |$)/.exec(statement)?.[0] ?? statement
