import { readPin } from '@site/kit/contract/pin'
import { useEffect, useMemo, useState } from 'react'
import { type Found, loadSearch, type SearchEngine } from './search-engine.ts'

export type SearchState = {
  /** `partial`: a section of the site cannot be searched now. */
  readonly state: 'loading' | 'ready' | 'partial' | 'failed'
  readonly found: Found
}

const nothing: Found = { pages: [], count: 0, more: false, suggestions: [] }

let loaded: Promise<SearchEngine> | undefined

/** The index is fetched once; where a part of it could not be had, all is asked for again the next time. */
function engineOnce(): Promise<SearchEngine> {
  loaded ??= loadSearch(readPin())
  const forget = () => {
    loaded = undefined
  }
  loaded.then(({ whole }) => whole || forget(), forget)
  return loaded
}

/** What the query finds, as it is typed. */
export function useSearch(query: string): SearchState {
  const [engine, setEngine] = useState<SearchEngine | 'failed'>()
  useEffect(() => {
    engineOnce().then(setEngine, (error: unknown) => {
      console.warn(error)
      setEngine('failed')
    })
  }, [])
  const found = useMemo(() => (typeof engine === 'object' && query.trim() ? engine.find(query) : nothing), [engine, query])
  if (typeof engine !== 'object') return { state: engine ?? 'loading', found }
  return { state: engine.whole ? 'ready' : 'partial', found }
}
