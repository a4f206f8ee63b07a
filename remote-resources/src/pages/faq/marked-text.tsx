import { stretchesOf } from './faq-search.ts'
import styles from './marked-text.module.css'

/** A text with what the search matched marked in it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return stretchesOf(text, query).map(stretch =>
    stretch.hit ? (
      <mark key={stretch.at} className={styles.hit}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  )
}
