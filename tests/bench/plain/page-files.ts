/**
 * Fetching ahead in the plain application: one build, one folder. The document lists each page's files, so
 * that a page costs one round trip here as well. Stands in for `shell/src/page-slot/page-files.ts`.
 */
import type { PinnedPage } from '@site/kit/contract/pin'
import { filesFolder } from './files-folder.ts'

export { fetchOfAll } from '../../../shell/src/page-slot/page-files.ts'

const sheets = new Map<string, Promise<CSSStyleSheet>>()
const modules = new Map<string, Promise<unknown>>()

const inDocument = (rel: string, href: string): boolean =>
  document.querySelector(`link[rel="${rel}"][href="${href}"], style[data-href="${href}"]`) !== null

const fetchSheet = async (href: string): Promise<CSSStyleSheet> => new CSSStyleSheet().replace(await (await fetch(href)).text())

const preloadModule = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: 'anonymous', onload: resolve, onerror: reject }))
  })

function once<T>(flights: Map<string, Promise<T>>, href: string, fetch: (href: string) => Promise<T>): Promise<T> {
  const flight = flights.get(href) ?? fetch(href)
  flights.set(href, flight)
  return flight
}

export async function fetchPageFiles({ part, path }: PinnedPage): Promise<CSSStyleSheet[]> {
  const page = part.pages[path] ?? { modules: [], styles: [] }
  const addresses = (files: readonly string[], rel: string) => files.map(file => filesFolder + file).filter(href => !inDocument(rel, href))
  const styles = addresses(page.styles, 'stylesheet').map(href => once(sheets, href, fetchSheet))
  const code = page.modules.map(file => filesFolder + file).filter(href => modules.has(href) || !inDocument('modulepreload', href))
  const [found] = await Promise.all([Promise.all(styles), ...code.map(href => once(modules, href, preloadModule))])
  return found
}
