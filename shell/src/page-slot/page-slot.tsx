/**
 * The slot in `<main>` that holds the page, as a React root of its own: whatever a page does, the
 * frame around it lives on, and its prerendered markup stays readable until something better is complete.
 */
import type { PinnedPage } from '@site/kit/contract/pin'
import { type ComponentType, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { reportFailure, reportReady } from '../reports/visit-report.ts'
import { type LoadedPage, loadPage, loadPreviousPage } from './load-page.ts'

const identifierPrefix = 'page-'

let current: { element: HTMLElement; root: Root | undefined } | undefined

const slot = (): HTMLElement => {
  const element = document.getElementById('page')
  if (!element) throw new Error('The document has no page')
  return element
}

/** A copy in a document that fetches no picture. Without any `source`: one outside the page is kept by Chromium, with all around it. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = new Document().importNode(element, true)
  for (const source of copy.querySelectorAll('source')) source.remove()
  return copy
}

/** In the step that shows their page: the page before it is not styled again. */
function apply(sheets: readonly CSSStyleSheet[]): void {
  for (const sheet of sheets) if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

/** Puts the page into the document and renders it at once. Throws what the page throws; the old page is back then. */
export function swapPage({ Page, section, source, sheets }: LoadedPage): void {
  const old = current ?? { element: slot(), root: undefined }
  const element = document.createElement('div')
  element.id = 'page'
  let failure: unknown
  let rendered: HTMLElement | undefined
  const root = createRoot(element, {
    identifierPrefix,
    onUncaughtError: error => {
      reportFailure(section)
      if (rendered) keepReadable(element, error, rendered)
      failure ??= error
    },
  })
  apply(sheets)
  old.element.replaceWith(element)
  flushSync(() => root.render(<Page />))
  if (failure !== undefined) {
    element.replaceWith(old.element)
    root.unmount()
    throw failure
  }
  rendered = copyOf(element)
  // The visitor may go on before the document's own page is hydrated.
  if (source === 'pinned') reportReady()
  current = { element, root }
  old.root?.unmount()
}

/** After a render error, which empties the page, puts a copy of its markup there, which nothing hydrates: it can still be read. */
function keepReadable(element: HTMLElement, error: unknown, still: HTMLElement): HTMLElement {
  console.error(error)
  if (current?.element !== element) return still // it has left the document, and failed as it went
  element.replaceWith(still)
  current = { element: still, root: undefined }
  return still
}

/**
 * Hydrates the prerendered page. Where its code fails, the release before it is rendered apart
 * and swapped in when complete; where that fails too, the prerendered page stays, its links working.
 */
export async function hydratePage(pinned: PinnedPage): Promise<void> {
  const element = slot()
  current = { element, root: undefined }
  const loaded = await loadPage(pinned)
  if (current.element !== element) return // the visitor went on before the code came
  if (loaded.source === 'previous') return swapPage(loaded)
  apply(loaded.sheets)
  const prerendered = copyOf(element)
  const onUncaughtError = (error: unknown): void => {
    reportFailure(loaded.section)
    const still = keepReadable(element, error, prerendered)
    loadPreviousPage(pinned)
      .then(previous => current?.element === still && swapPage(previous))
      .catch(() => undefined) // no earlier release, or it throws as well: the prerendered page stays
  }
  startTransition(() => {
    current = { element, root: hydrateRoot(element, <Hydrated Page={loaded.Page} />, { identifierPrefix, onUncaughtError }) }
  })
  element.dispatchEvent(new Event('listening', { bubbles: true }))
}

/** Reports that the page was hydrated. It renders nothing of its own, so prerendered markup agrees. */
function Hydrated({ Page }: { Page: ComponentType }) {
  useEffect(reportReady, [])
  return <Page />
}
