import { quoted } from '../quoted.ts'
import styles from './quote-wall.module.css'

export type QuoteWallProps = {
  quotes: readonly {
    /** Without quotation marks. */
    readonly quote: string
    /** Who says it: an organisation, an outlet or a role. */
    readonly by: string
    /** The occasion or the place, where there is one. */
    readonly detail?: string | undefined
  }[]
}

/** Several short voices on one wall; none of them is larger than the others. */
export function QuoteWall({ quotes }: QuoteWallProps) {
  return (
    <ul className={quotes.length % 3 === 0 ? styles.threes : styles.pairs}>
      {quotes.map(({ quote, by, detail }) => (
        <li key={quote} className={styles.item} data-reveal="">
          <figure className={styles.figure}>
            <blockquote>
              <p className={styles.quote}>{quoted(quote)}</p>
            </blockquote>
            <figcaption className={styles.source}>
              <p className={styles.by}>{by}</p>
              {detail && ` ${detail}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
