/** Fetching what a page is made of: modules and style sheets, by the pin, with their integrity. */
import type { Integrity, PinnedPage } from '@site/kit/contract/pin'
import { integrityOf } from './fetch-part.ts'

/** Milliseconds after which a file that has not come counts as failed. */
export const timeoutMs = 10_000

export const addressOf = (section: string, file: string, attempt = 0): string => `/_/${section}/${attempt > 0 ? `~${attempt}/` : ''}${file}`

const known = new Map<string, Promise<void>>()

type File = { readonly href: string; readonly name: string }

/** Appends the link unless it stands in the document already; resolves when it has loaded. */
function link(rel: 'modulepreload' | 'stylesheet', { href, name }: File, hashes: () => Promise<Integrity>): Promise<void> {
  const key = `${rel} ${href}`
  const before = known.get(key)
  if (before) return before
  // What the document brought is here or on its way: a second request for a module fails in Firefox.
  if (document.querySelector(`link[rel="${rel}"][href="${CSS.escape(href)}"]`)) return Promise.resolve()
  const loaded = hashes().then(integrity => append(rel, href, integrity[name]))
  known.set(key, loaded)
  loaded.catch(() => known.delete(key))
  return loaded
}

async function append(rel: string, href: string, integrity: string | undefined): Promise<void> {
  const element = document.createElement('link')
  element.rel = rel
  if (integrity) element.integrity = integrity
  element.crossOrigin = 'anonymous'
  element.href = href
  await new Promise<void>((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    document.head.append(element)
  })
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
  const hashes = () => integrityOf(section, part)
  const files = page.styles.map(name => link('stylesheet', { href: addressOf(section, name), name }, hashes))
  if (canPreloadModules())
    files.push(...page.modules.map(name => link('modulepreload', { href: addressOf(section, name, attempt), name }, hashes)))
  await inTime(Promise.all(files), `The files of ${path}`)
}

/** The same on a visitor's intent: fetched ahead, nothing applied or run. Failures are left to the navigation. */
export function prefetchPageFiles({ section, part, path }: PinnedPage): void {
  const page = part.pages[path]
  if (!page) return
  const hashes = () => integrityOf(section, part)
  // Not by a link: `prefetch` is against the policy in Firefox, and Safari does not know it.
  for (const name of page.styles) fetch(addressOf(section, name), { priority: 'low' }).catch(() => undefined)
  if (canPreloadModules())
    for (const name of page.modules) link('modulepreload', { href: addressOf(section, name), name }, hashes).catch(() => undefined)
}
