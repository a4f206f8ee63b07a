import lens from 'icon:search'
import cross from 'icon:x'
import rule from '@site/kit/ui/base/drawn-rule.module.css'
import { Icon } from '@site/kit/ui/base/icon'
import text from '@site/kit/ui/base/text.module.css'
import { useModal } from '@site/kit/ui/base/use-modal'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react'
import { searchCopy } from '../content/search-copy.ts'
import styles from './search.module.css'
import { optionId, SearchResults } from './search-results.tsx'
import { type SearchState, useSearch } from './use-search.ts'

/** `typed`: what it begins with. */
export type SearchDialogProps = { open: boolean; typed: string; onClose: () => void }

/** The search over the whole site. Each time it opens it begins anew. */
export function SearchDialog({ open, typed, onClose }: SearchDialogProps) {
  const modal = useModal({ open, onClose })
  return (
    <dialog {...modal} className={styles.dialog} data-ground="paper" aria-label={searchCopy.name}>
      {open && <SearchSheet typed={typed} close={onClose} />}
    </dialog>
  )
}

/** A field whose arrow keys walk through what was found (combobox pattern). */
function SearchSheet({ typed, close }: { typed: string; close: () => void }) {
  const id = useId()
  const [query, setQuery] = useState(typed)
  const [active, setActive] = useState(-1)
  const [following, setFollowing] = useState(false)
  const deferredQuery = useDeferredValue(query) // what is typed shows first, then what it finds
  const search = useSearch(deferredQuery)
  const { pages, count } = search.found

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  useEffect(() => {
    if (!following || deferredQuery !== query) return
    setFollowing(false)
    document.getElementById(optionId(id, Math.max(active, 0)))?.click()
  }, [following, deferredQuery, query, id, active])

  const press = (event: KeyboardEvent) => {
    // The keys of a word that is still being composed are the input method's; Safari says so by their code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const next = nextActive(event.key, active, count)
    if (event.key === 'Enter') setFollowing(true)
    else if (next === undefined) return
    else setActive(next)
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.field}>
        <Icon drawing={lens} />
        <input
          className={styles.input}
          type="text"
          dir="auto"
          role="combobox"
          aria-label={searchCopy.name}
          aria-expanded={count > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && active < count ? optionId(id, active) : undefined}
          placeholder={searchCopy.name}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={query}
          onChange={event => {
            setQuery(event.currentTarget.value)
            setActive(-1)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} onClick={close}>
          <Icon drawing={cross} />
          <span className={text.spoken}>{searchCopy.close}</span>
        </button>
      </div>
      <p role="status" className={styles.outcome}>
        {outcome(search, deferredQuery.trim())}
      </p>
      <SearchResults id={id} pages={pages} active={active} onFollow={close} />
      {count === 0 && (search.state !== 'loading' || !deferredQuery.trim()) && (
        <p className={styles.wayOn}>
          {searchCopy.wayOn.map(([href, name]) => (
            <a key={href} href={href} className={rule.rule} onClick={close}>
              {name}
            </a>
          ))}
        </p>
      )}
    </>
  )
}

/** Where a key leads among `count` passages; undefined for a key that is the field's own. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (active < 0) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** What came of a search for `query`. */
function outcome({ state, found: { pages, count, more, unknownWord, suggestions } }: SearchState, query: string): string {
  if (state === 'failed') return searchCopy.failed
  if (!query) return searchCopy.hint
  if (state === 'loading') return searchCopy.loading
  const found =
    count === 0 ? searchCopy.nothing(query) : searchCopy.instead(unknownWord, suggestions) + searchCopy.found(count, pages.length, more)
  return state === 'partial' ? `${found} ${searchCopy.partial}` : found
}
