import { segmentsOf } from './faq-search.ts'
import styles from './marked-text.module.css'

/** A text with what the search matched marked in it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return segmentsOf(text, query).map(segment =>
    segment.hit ? (
      <mark key={segment.at} className={styles.hit}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  )
}
