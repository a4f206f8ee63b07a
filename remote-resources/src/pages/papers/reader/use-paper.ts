import { type RefObject, useCallback, useEffect, useState } from 'react'
import { editionOf } from '../paper-content.ts'
import type { WhitePaper } from '../paper-document.ts'
import { fetchPaper } from './fetch-paper.ts'

export type PaperLoad =
  | { readonly state: 'waiting' | 'loading' }
  | { readonly state: 'loaded'; readonly paper: WhitePaper }
  | { readonly state: 'failed'; readonly message: string }

/** A paper at hand, or the promise of one; it never rejects: a failed request leaves it open for the next. */
export type PaperSource = WhitePaper | Promise<WhitePaper>

/** What this document has fetched: who comes back finds the text at once, and in it the place where they were. */
export const fetchedPapers = new Map<string, WhitePaper>()

/**
 * Fetches the paper at `data` and says how far it is.
 *
 * The text is not in the page's JavaScript. It is in the markup, and once more in the file that is
 * fetched anyway; so the parts that show it stand in Suspense boundaries that read `source`. React
 * leaves prerendered markup alone while its boundary waits, and hydrates it with the fetched
 * document when that is here. After a client navigation there is no markup, and the fallback waits
 * instead. When the request fails, the promise stays open and the prerendered text stays on the page.
 * A document other than the printed one replaces it: `source` changes and takes the boundary's key along.
 *
 * @param printed the document, while pages are prerendered; undefined in the browser
 * @param frame element that the text stands in, marked with its edition
 */
export function usePaper(data: string, printed: WhitePaper | undefined, frame: RefObject<HTMLElement | null>) {
  const [arrival] = useState(createArrival)
  const [source, setSource] = useState<PaperSource>(printed ?? fetchedPapers.get(data) ?? arrival.promise)
  const [load, setLoad] = useState<PaperLoad>({ state: 'waiting' })
  const [attempt, setAttempt] = useState(0)

  // Another attempt is another request.
  useEffect(() => {
    const request = new AbortController()
    setLoad({ state: 'loading' })
    fetchPaper(data, request.signal).then(
      paper => {
        fetchedPapers.set(data, paper)
        const shown = frame.current?.querySelector<HTMLElement>('[data-edition]')?.dataset.edition
        if (shown && shown !== editionOf(paper)) setSource(paper)
        arrival.resolve(paper)
        setLoad({ state: 'loaded', paper })
      },
      (error: unknown) => {
        if (!request.signal.aborted) setLoad({ state: 'failed', message: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => request.abort()
  }, [data, attempt, arrival, frame])

  return { source, load, retry: useCallback(() => setAttempt(count => count + 1), []) }
}

function createArrival() {
  let resolve: (paper: WhitePaper) => void = () => undefined
  const promise = new Promise<WhitePaper>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
