/**
 * Client navigation from plain links. The history is react-router's; what a path shows is the pin's to
 * say; a path it does not know, and a page that fails, become one full load of the document. Where the line is down, the page stays.
 */
import { decodedPath, type Pin, type PinnedPage, pinnedPage } from '@site/kit/contract/pin'
import { announce, beginPage, motionAllowed, showFar, siteStore, skipFar } from '@site/kit/runtime'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { BrowserRouter, type Location, type NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { frameCopy } from '../content/frame-copy.ts'
import { loadPage } from '../page-slot/load-page.ts'
import { swapPage } from '../page-slot/page-slot.tsx'
import { reportFailure } from '../reports/visit-report.ts'
import { applyHead } from './document-head.ts'
import { skipTransitionsWhilePaused } from './full-load.ts'
import { followedLink, isPlainClick, staysOnPage } from './links.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { pinPublicFiles } from './public-files.ts'
import { forgetScroll, loadInFull, rememberScroll, returnTo, startScrollMemory } from './scroll-memory.ts'
import { becomesHero, openCard, takeCard } from './shared-picture.ts'

export type RouterProps = { pin: Pin; children: ReactNode }

/** Wraps one root of the frame: it renders nothing of its own, so the prerendered markup agrees. */
export function Router({ pin, children }: RouterProps) {
  return (
    <BrowserRouter>
      <Navigation pin={pin}>{children}</Navigation>
    </BrowserRouter>
  )
}

function Navigation({ pin, children }: RouterProps) {
  useLinkNavigation(pin)
  usePageOfLocation(pin)
  useEffect(skipTransitionsWhilePaused, [])
  useEffect(pinPublicFiles, [])
  useEffect(() => prefetchOnIntent(pin), [pin])
  return children
}

/** Turns clicks on links to pinned pages into navigations of the history. */
function useLinkNavigation(pin: Pin): void {
  const navigate = useNavigate()
  const location = useLocation()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = isPlainClick(event) ? followedLink(event) : undefined
    if (!link || !pinnedPage(pin, link.pathname)) return
    rememberScroll(entryOf({ ...location, hash: document.location.hash })) // others may have changed it
    const { pathname, hash } = link
    if (staysOnPage(link)) return forgetScroll(entryOf({ key: 'default', pathname, hash })) // the link asks for the part
    event.preventDefault()
    openCard(link)
    history.scrollRestoration = 'manual' // of the entry that is left
    navigate(pathname + link.search + hash, { replace: link.href === document.URL })
  })
  useEffect(() => {
    startScrollMemory()
    const onClick = (event: MouseEvent) => follow(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}

/** The name of an entry of the history. Those that the browser makes, the document's first and each for a part of a page, have one key. */
const entryOf = ({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): string => `${key} ${pathname}${hash}`

/** Shows the page of each new location, after the first, which the document brought itself. */
function usePageOfLocation(pin: Pin): void {
  const location = useLocation()
  const { pathname, hash } = location
  const entry = entryOf(location)
  const kind = useNavigationType()
  // A ref: neither value is rendered. The page that is shown lags behind the address while the next one is fetched, and
  // an address that comes meanwhile is compared with the page that is shown, not with the one that never arrived.
  const current = useRef({ entry, shown: pathname })
  useEffect(() => {
    const { entry: before, shown } = current.current
    current.current.entry = entry
    // Within one page the browser restores the offset itself while `history.scrollRestoration` is 'auto'.
    const stays = shown === pathname
    if (stays) delete document.documentElement.dataset.navigating
    if (stays && (before === entry || history.scrollRestoration === 'auto')) return
    if (kind === 'POP' && !stays) rememberScroll(before)
    const arrive = () => {
      current.current.shown = pathname
      arriveAt(kind === 'POP' ? returnTo(entry, !stays) : undefined, hash)
    }
    if (stays) return arrive()
    const page = pinnedPage(pin, pathname)
    if (!page) return loadInFull(kind === 'POP' ? entry : '')
    const controller = new AbortController()
    showPage(page, arrive, controller.signal, kind)
    return () => controller.abort()
  }, [pin, pathname, hash, entry, kind])
}

async function showPage(page: PinnedPage, arrive: () => void, signal: AbortSignal, kind: NavigationType): Promise<void> {
  document.documentElement.dataset.navigating = ''
  try {
    const loaded = await loadPage(page)
    if (signal.aborted) return
    history.scrollRestoration = 'manual'
    await transition(() => {
      if (signal.aborted) return
      for (const own of ['asked', 'arrive']) delete document.documentElement.dataset[own] // of the document's own page
      beginPage(kind !== 'POP' && !location.hash)
      swapPage(loaded)
      applyHead(loaded.head, page.path)
      siteStore.setState({ path: page.path })
      arrive()
    })
    if (signal.aborted) return
    focusArrival()
    announce(loaded.head.title)
  } catch (error) {
    console.warn(error)
    reportFailure('shell') // what a section does wrong is reported where it is met
    if (signal.aborted) return
    if (navigator.onLine || kind !== 'PUSH') return location.reload() // the prerendered document of this address is readable whatever its code does
    announce(frameCopy.offline)
    history.back()
  } finally {
    if (!signal.aborted) delete document.documentElement.dataset.navigating
  }
}

/** Resolves when `update` is done; rejects with what it throws. Cross-faded where the browser can and the visitor wants it. */
async function transition(update: () => void): Promise<void> {
  if (!document.startViewTransition || !motionAllowed()) return update()
  const card = takeCard()
  skipFar() // a transition styles the whole page again
  const { ready, finished, types, updateCallbackDone } = document.startViewTransition(async () => {
    update()
    if (card && (await becomesHero(card))) types?.add('full-load') // the styles of a tile that becomes its page
  })
  for (const step of [ready, finished]) step.catch(() => undefined) // a skipped animation is no failure
  await updateCallbackDone.finally(() => void showFar())
}

const partAt = (hash: string): HTMLElement | null => document.getElementById(decodedPath(hash.slice(1)) ?? '')

/** Where reading goes on: at the part that the address names, as after a full load, or at the page's beginning. */
function focusArrival(): void {
  const part = partAt(location.hash)
  if (part && part.tabIndex < 0) part.tabIndex = -1
  part?.focus({ preventScroll: true })
  if (!part || document.activeElement !== part) document.getElementById('main')?.focus({ preventScroll: true })
}

/** @param top CSS px, where the visitor left this entry of the history; undefined where they come to it for the first time */
function arriveAt(top: number | undefined, hash: string): void {
  const part = top === undefined ? partAt(hash) : null
  if (part) part.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: top ?? 0, behavior: 'instant' })
}
