import type { Pin } from '@site/kit/contract'
import { onceVisited, restoreChoices, siteStore } from '@site/kit/runtime'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FrameFoot, FrameTop } from './frame.tsx'
import { hydratePage } from './page-slot/page-slot.tsx'
import { pinnedPage, readPin } from './page-slot/pin.ts'
import { watchErrors } from './reports/error-watch.ts'
import { startVitals } from './reports/start-vitals.ts'
import { arriveAtPart } from './routing/arrival.ts'
import { decodedPath } from './routing/links.ts'
import { Router } from './routing/router.tsx'

function hydrateFrame(id: 'frame-top' | 'frame-foot', identifierPrefix: string, part: ReactNode): void {
  const element = document.getElementById(id)
  // A transition gives way to the visitor's input between its steps; a plain hydration is one long task.
  if (element) startTransition(() => void hydrateRoot(element, part, { identifierPrefix }))
}

/** The page the document shows: its own path's, or home for every path that no section has. */
const shownPage = (pin: Pin) => pinnedPage(pin, decodedPath(location.pathname) ?? '/') ?? pinnedPage(pin, '/')

function start(): void {
  watchErrors()
  const pin = readPin()
  const page = shownPage(pin)
  hydrateFrame(
    'frame-top',
    'top-',
    <Router pin={pin}>
      <FrameTop current={page?.path} />
    </Router>,
  )
  hydrateFrame('frame-foot', 'foot-', <FrameFoot />)
  siteStore.setState({ path: page?.path ?? '' })
  onceVisited(restoreChoices)
  if (page) hydratePage(page).catch((error: unknown) => console.warn(error))
  arriveAtPart()
  startVitals().catch(() => undefined) // nobody misses numbers that cannot be had
}

start()
