import { readPin, shownPage } from '@site/kit/contract/pin'
import { layOut, onceVisited, restoreChoices, siteStore } from '@site/kit/runtime'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { quotedInDocument } from './footer/quoted-article.ts'
import { FrameFoot, FrameTop } from './frame.tsx'
import { hydratePage } from './page-slot/page-slot.tsx'
import { watchErrors } from './reports/error-watch.ts'
import { startVitals } from './reports/start-vitals.ts'
import { arriveAtPart } from './routing/arrival.ts'
import { Router } from './routing/router.tsx'

function hydrateFrame(id: 'frame-top' | 'frame-foot', identifierPrefix: string, part: ReactNode): void {
  const element = document.getElementById(id)
  // A transition gives way to the visitor's input between its steps; a plain hydration is one long task.
  if (!element) return
  startTransition(() => void hydrateRoot(element, part, { identifierPrefix }))
  element.dispatchEvent(new Event('listening', { bubbles: true }))
}

/** React listens for these at every root, and the drawings' endless animations fire them all the time: they stop at an SVG element. */
const eventTypes = 'animationstart animationiteration animationend transitionrun transitionstart transitionend transitioncancel'.split(' ')

const stopFromDrawings = (event: Event): void => {
  if (event.target instanceof SVGElement) event.stopImmediatePropagation()
}

const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Step by step, each a task of its own: the frame's top, the page, and what stands below it. */
async function start(): Promise<void> {
  for (const type of eventTypes) addEventListener(type, stopFromDrawings, true)
  watchErrors()
  const pin = readPin()
  const page = shownPage(pin, location.pathname)
  siteStore.setState({ path: page?.path ?? '' })
  hydrateFrame(
    'frame-top',
    'top-',
    <Router pin={pin}>
      <FrameTop current={page?.path} />
    </Router>,
  )
  onceVisited(restoreChoices)
  await nextTask()
  if (page) hydratePage(page).catch((error: unknown) => console.warn(error))
  await nextTask()
  hydrateFrame('frame-foot', 'foot-', <FrameFoot quoted={quotedInDocument()} />)
  arriveAtPart()
  void layOut()
  startVitals().catch(() => undefined) // the page does without what cannot be measured
}

void start()
