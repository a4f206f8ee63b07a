import search from 'icon:search'
import { Icon } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import { useEffect, useId, useRef } from 'react'
import { searchResult } from './faq-search.ts'
import styles from './faq-search-box.module.css'

/** `query`: what has been searched for of what is `typed`. */
export type FaqSearchBoxProps = { typed: string; query: string; found: number; all: number; onChange: (query: string) => void }

/** The search with its outcome, which is announced. */
export function FaqSearchBox({ typed, query, found, all, onChange }: FaqSearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed before the script was ready is searched for.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value)
  }, [])
  return (
    <search className={styles.search} data-asked={query.trim() ? '' : undefined}>
      <div className={styles.field}>
        <label className={text.spoken} htmlFor={id}>
          Search FAQs
        </label>
        <Icon drawing={search} className={styles.icon} />
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          placeholder="Search FAQs"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={event => onChange(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={styles.outcome}>
        {searchResult(query, found, all)}
        {/* The way there is shown where the questions were. */}
        {found === 0 && <span className={text.spoken}> Write to us instead.</span>}
      </p>
    </search>
  )
}
