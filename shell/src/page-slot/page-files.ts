/** Fetching what a page is made of: modules and style sheets, by the pin, with their integrity. */
import type { SectionName } from '@site/kit/contract'
import type { Pin, PinnedPage, SectionPin } from '@site/kit/contract/pin'
import { integrityOf } from './fetch-part.ts'
import { singleFlight } from './single-flight.ts'

/** Milliseconds after which a file that has not come counts as failed. */
const timeoutMs = 10_000

export const addressOf = (section: string, file: string, attempt = 0): string => `/_/${section}/${attempt > 0 ? `~${attempt}/` : ''}${file}`

/** By address. */
const sheets = new Map<string, Promise<CSSStyleSheet>>()
const modules = new Map<string, Promise<void>>()

const inDocument = (rel: 'stylesheet' | 'modulepreload', href: string): boolean =>
  document.querySelector(`link[rel="${rel}"][href="${CSS.escape(href)}"]`) !== null

const fetchSheet = async (href: string, integrity?: string): Promise<CSSStyleSheet> =>
  new CSSStyleSheet().replace(await (await fetchFile(href, integrity)).text())

async function preloadModule(href: string, integrity = ''): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', integrity, crossOrigin: 'anonymous', href })
  document.head.append(link)
  await new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject })).catch(() => {
    link.remove()
    throw new Error(`${href} could not be loaded`)
  })
}

/** @throws {Error} when it cannot be had in time, or was altered */
async function fetchFile(href: string, integrity = ''): Promise<Response> {
  const response = await fetch(href, { integrity, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
  if (!response?.ok) throw new Error(`${href} could not be loaded: ${response?.status ?? 'no answer'}`)
  return response
}

/** Rejects when `work` takes longer than a visitor would wait. */
export function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${timeoutMs / 1000} s`)), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A JSON file that the part of the pin names, checked where its hash stands there. */
async function fetchJson<T>(section: SectionName, part: SectionPin, name: string): Promise<T> {
  const { [name]: integrity } = await integrityOf(section, part)
  return (await (await fetchFile(addressOf(section, name), integrity)).json()) as T
}

/** The file that each release of the pin has of this kind. One that cannot be had is left out. */
export async function fetchOfAll<T>({ sections }: Pin, kind: 'search' | 'weave'): Promise<{ found: T[]; whole: boolean }> {
  const parts = Object.entries(sections) as [SectionName, SectionPin][]
  const fetches = parts.flatMap(([section, part]) => (part[kind] ? [fetchJson<T>(section, part, part[kind])] : []))
  const found = (await Promise.allSettled(fetches)).flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  return { found, whole: found.length === fetches.length }
}

/**
 * Fetches all modules and styles of a page; resolves when every one is here and intact. Nothing is applied or run.
 * @param attempt above 0 asks under another address, past what the browser remembers as failed
 * @returns the style sheets that the document does not have, in their order
 */
export async function fetchPageFiles({ section, part, path }: PinnedPage, attempt = 0): Promise<CSSStyleSheet[]> {
  const page = part.pages[path]
  if (!page) throw new Error(`${section} ${part.release} has no page ${path}`)
  const hashOf = async (name: string) => (await integrityOf(section, part))[name]
  const styles = page.styles.flatMap(name => {
    const href = addressOf(section, name)
    return inDocument('stylesheet', href) ? [] : singleFlight(sheets, href, async () => fetchSheet(href, await hashOf(name)))
  })
  const canPreload = document.createElement('link').relList.supports('modulepreload')
  const code = (canPreload ? page.modules : []).map(async name => {
    const href = addressOf(section, name, attempt)
    // What the document brought is here or on its way: a second request for a module fails in Firefox.
    if (modules.has(href) || !inDocument('modulepreload', href))
      await singleFlight(modules, href, async () => preloadModule(href, await hashOf(name)))
  })
  const [found] = await inTime(Promise.all([Promise.all(styles), ...code]), `The files of ${path}`)
  return found
}
