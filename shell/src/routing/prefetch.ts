/** Fetches the files of a page when a visitor is about to ask for it; never where little is to be fetched. */
import type { SectionName } from '@site/kit/contract'
import { type Pin, pinnedPage, type SectionPin } from '@site/kit/contract/pin'
import { afterLoad, fetchesLittle } from '@site/kit/runtime'
import { integrityOf } from '../page-slot/fetch-part.ts'
import { fetchPageFiles } from '../page-slot/page-files.ts'
import { followedLink } from './links.ts'

/** Milliseconds a pointer or the focus rests on a link before that counts as intent; a touch does at once. */
const restMs = 65

/** Returns how to end it. */
export function prefetchOnIntent(pin: Pin): () => void {
  const little = fetchesLittle()
  if (little) document.querySelector('script[type="speculationrules"]')?.remove() // the browser's own guesses
  if (little || !import.meta.env.PROD) return () => undefined
  const listening = new AbortController()
  afterLoad().then(() => fetchHashes(pin))
  let timer: ReturnType<typeof setTimeout> | undefined
  const prefetchOn = (type: 'pointerover' | 'focusin' | 'touchstart', delayMs: number): void => {
    const prefetch = (event: Event): void => {
      clearTimeout(timer)
      const link = followedLink(event)
      const page = link && pinnedPage(pin, link.pathname)
      if (page) timer = setTimeout(() => fetchPageFiles(page).catch(() => undefined), delayMs) // failures are the navigation's
    }
    document.addEventListener(type, prefetch, { passive: true, signal: listening.signal })
  }
  for (const type of ['pointerover', 'focusin'] as const) prefetchOn(type, restMs)
  prefetchOn('touchstart', 0)
  return () => {
    listening.abort()
    clearTimeout(timer)
  }
}

/** What ties the files of all other pages to their content: here before a visitor asks for one of them. */
function fetchHashes({ sections }: Pin): void {
  for (const [section, part] of Object.entries(sections) as [SectionName, SectionPin][]) integrityOf(section, part).catch(() => undefined)
}
