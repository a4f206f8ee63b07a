/** Fetching what a page is made of: modules and style sheets, by the pin, with their integrity. */
import type { PinnedPage } from '@site/kit/contract/pin'

/** Milliseconds after which a file that has not come counts as failed. */
const timeoutMs = 10_000

export const addressOf = (section: string, file: string, attempt = 0): string => `/_/${section}/${attempt > 0 ? `~${attempt}/` : ''}${file}`

const known = new Map<string, Promise<void>>()

/** Appends the link unless it stands in the document already; resolves when it has loaded. */
function link(rel: 'modulepreload' | 'stylesheet' | 'preload', href: string, integrity: string | undefined): Promise<void> {
  const key = `${rel} ${href}`
  const before = known.get(key)
  if (before) return before
  // What the document brought is here or on its way: a second request for a module fails in Firefox.
  const brought = document.querySelector(`link[rel="${rel}"][href="${CSS.escape(href)}"], style[data-href="${CSS.escape(href)}"]`)
  if (brought && rel !== 'preload') return Promise.resolve()
  const element = document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => reject(new Error(`${href} could not be loaded`))
  })
  element.rel = rel
  if (rel === 'preload') element.as = 'style'
  if (integrity) element.integrity = integrity
  element.crossOrigin = 'anonymous'
  element.href = href
  document.head.append(element)
  known.set(key, loaded)
  loaded.catch(() => {
    known.delete(key)
    element.remove()
  })
  return loaded
}

/** Rejects when `work` takes longer than a visitor would wait. */
export function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${timeoutMs / 1000} s`)), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const canPreloadModules = (): boolean => document.createElement('link').relList.supports('modulepreload')

/**
 * Fetches all modules and styles of a page; resolves when every one is here and intact.
 * @param attempt above 0 asks under another address, past what the browser remembers as failed
 */
export async function fetchPageFiles({ section, part, path }: PinnedPage, attempt = 0): Promise<void> {
  const page = part.pages[path]
  if (!page) throw new Error(`${section} ${part.release} has no page ${path}`)
  const files = page.styles.map(file => link('stylesheet', addressOf(section, file), part.integrity[file]))
  if (canPreloadModules())
    files.push(...page.modules.map(file => link('modulepreload', addressOf(section, file, attempt), part.integrity[file])))
  await inTime(Promise.all(files), `The files of ${path}`)
}

/** The same on a visitor's intent: fetched ahead, nothing applied or run. Failures are left to the navigation. */
export function prefetchPageFiles({ section, part, path }: PinnedPage): void {
  const page = part.pages[path]
  if (!page) return
  for (const file of page.styles) link('preload', addressOf(section, file), part.integrity[file]).catch(() => undefined)
  if (canPreloadModules())
    for (const file of page.modules) link('modulepreload', addressOf(section, file), part.integrity[file]).catch(() => undefined)
}
