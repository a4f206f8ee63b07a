import type { ReactNode } from 'react'
import type { ModelProps } from './model-slot.tsx'

/** What a model can say: plain words, or a lead in bold and the words after it. */
export type Sayable = string | readonly [lead: string, words: string]

export type SaidProps = ModelProps & {
  /** Everything that may come to stand here. */
  can: readonly Sayable[]
  /** Class of the words, of the frame or of the model. */
  look?: string
  /** Changes are read aloud. */
  role?: 'status'
  children: ReactNode
}

/** Of shorter ones none has more lines than the longest. */
const nearlyLongest = 0.7

/**
 * Words that change while the model is worked, in a place as high as the longest of them is at this width: the page below stays where it
 * is. The others are drawn by the style sheet, unseen: they are no text, for readers and for searches.
 */
export function Said({ styles, can, look = 'said', role, children }: SaidProps) {
  const longest = Math.max(...can.map(lengthOf))
  return (
    <div className={`${styles.saying} ${look === 'said' ? styles.worked : ''}`}>
      <p className={styles[look]} role={role}>
        {children}
      </p>
      {can
        .filter(words => lengthOf(words) >= longest * nearlyLongest)
        .map(words => {
          const [lead, rest] = typeof words === 'string' ? [undefined, words] : words
          return <p key={rest} className={`${styles[look]} ${styles.unsaid}`} data-lead={lead} data-words={rest} aria-hidden="true" />
        })}
    </div>
  )
}

const lengthOf = (words: Sayable): number => (typeof words === 'string' ? words : words.join(' ')).length
