import { readPin } from '@site/kit/contract/pin'
import { useEffect, useState } from 'react'
import { type Found, loadSearch, type SearchEngine } from './search-engine.ts'

export type SearchState = {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly found: Found
}

const nothing: Found = { pages: [], count: 0, more: false }

let loaded: Promise<SearchEngine> | undefined

/** The index is fetched once; one that could not be had is asked for again the next time. */
function engineOnce(): Promise<SearchEngine> {
  loaded ??= loadSearch(readPin())
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

/** What the query finds, as it is typed. */
export function useSearch(query: string): SearchState {
  const [engine, setEngine] = useState<SearchEngine | 'failed'>()
  useEffect(() => {
    let here = true
    engineOnce().then(
      search => here && setEngine(() => search),
      (error: unknown) => {
        console.warn(error)
        if (here) setEngine('failed')
      },
    )
    return () => {
      here = false
    }
  }, [])
  if (engine === undefined) return { state: 'loading', found: nothing }
  if (engine === 'failed') return { state: 'failed', found: nothing }
  return { state: 'ready', found: query.trim() ? engine(query) : nothing }
}
