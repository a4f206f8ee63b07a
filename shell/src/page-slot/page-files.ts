/** Fetching what a page is made of: modules and style sheets, by the pin, with their integrity. */
import type { SectionName } from '@site/kit/contract'
import type { Integrity, Pin, PinnedPage, SectionPin } from '@site/kit/contract/pin'
import { integrityOf } from './fetch-part.ts'
import { singleFlight } from './single-flight.ts'

/** Milliseconds after which a file that has not come counts as failed. */
const timeoutMs = 10_000

export const addressOf = (section: string, file: string, attempt = 0): string => `/_/${section}/${attempt > 0 ? `~${attempt}/` : ''}${file}`

const known = new Map<string, Promise<void>>()

type File = { readonly href: string; readonly name: string }

/** Appends the link unless it stands in the document already; resolves when it has loaded. */
function link(rel: 'modulepreload' | 'stylesheet', { href, name }: File, hashes: () => Promise<Integrity>): Promise<void> {
  const key = `${rel} ${href}`
  // What the document brought is here or on its way: a second request for a module fails in Firefox.
  if (!known.has(key) && document.querySelector(`link[rel="${rel}"][href="${CSS.escape(href)}"]`)) return Promise.resolve()
  return singleFlight(known, key, async () => append(rel, href, (await hashes())[name]))
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

/** A JSON file that the part of the pin names, checked where its hash stands there. @throws {Error} when it cannot be had in time. */
async function fetchJson<T>(section: SectionName, part: SectionPin, name: string): Promise<T> {
  const { [name]: integrity = '' } = await integrityOf(section, part)
  const response = await fetch(addressOf(section, name), { integrity, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${section}: ${name} answered ${response.status}`)
  return (await response.json()) as T
}

/** The file that each release of the pin has of this kind. One that cannot be had is left out. */
export async function fetchOfAll<T>({ sections }: Pin, kind: 'search' | 'weave'): Promise<{ found: T[]; whole: boolean }> {
  const parts = Object.entries(sections) as [SectionName, SectionPin][]
  const fetches = parts.flatMap(([section, part]) => (part[kind] ? [fetchJson<T>(section, part, part[kind])] : []))
  const found = (await Promise.allSettled(fetches)).flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  return { found, whole: found.length === fetches.length }
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
