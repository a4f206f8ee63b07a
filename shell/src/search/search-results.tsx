import { searchCopy } from '../content/search-copy.ts'
import { excerptOf, segmentsOf } from './marked-words.ts'
import styles from './search.module.css'
import type { PageHits } from './search-engine.ts'

export type SearchResultsProps = {
  id: string
  pages: readonly PageHits[]
  /** Index of the active passage among all that are shown; -1 for none. */
  active: number
  onFollow: () => void
}

export const optionId = (list: string, index: number): string => `${list}-${index}`

/** The passages that were found, by page. The focus stays in the field: see the combobox pattern of the ARIA practices. */
export function SearchResults({ id, pages, active, onFollow }: SearchResultsProps) {
  let index = -1
  return (
    <div id={id} role="listbox" aria-label={searchCopy.results} className={styles.results}>
      {pages.map(({ path, title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, which no fieldset can be.
        <div key={path} role="group" aria-label={title} className={styles.page}>
          <p className={styles.pageTitle} aria-hidden="true">
            <Marked text={title} words={hits.flatMap(({ words }) => words)} />
          </p>
          {hits.map(({ id: passage, href, heading, text, words, rests }) => {
            index++
            return (
              <a
                key={passage}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
                href={href}
                onClick={onFollow}
              >
                {heading && (
                  <strong className={styles.heading}>
                    <Marked text={heading} words={words} />
                  </strong>
                )}
                {text && (
                  <span className={styles.excerpt}>
                    <Marked text={excerptOf(text, words)} words={words} />
                  </span>
                )}
                {rests && <em className={styles.excerpt}>{rests}</em>}
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return segmentsOf(text, words).map(segment =>
    segment.hit ? (
      <mark key={segment.at} className={styles.hit}>
        {segment.text}
      </mark>
    ) : (
      segment.text
    ),
  )
}
