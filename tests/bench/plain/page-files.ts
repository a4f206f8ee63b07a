/**
 * Fetching ahead in the plain application: one build, one folder. The document lists each page's files, so
 * that a page costs one round trip here as well. Stands in for `shell/src/page-slot/page-files.ts`.
 */
import type { PinnedPage } from '@site/kit/contract/pin'
import { filesFolder } from './files-folder.ts'

export { fetchOfAll } from '../../../shell/src/page-slot/page-files.ts'

const known = new Map<string, Promise<void>>()
const waiting: CSSStyleSheet[] = []

const inDocument = (rel: string, href: string): boolean =>
  document.querySelector(`link[rel="${rel}"][href="${href}"], style[data-href="${href}"]`) !== null

function fetchOnce(rel: 'modulepreload' | 'stylesheet', file: string): Promise<void> {
  const href = filesFolder + file
  const before = known.get(href)
  if (before) return before
  if (inDocument(rel, href)) return Promise.resolve()
  const fetched = rel === 'stylesheet' ? fetchStyles(href) : preloadModule(href)
  known.set(href, fetched)
  return fetched
}

async function fetchStyles(href: string): Promise<void> {
  const response = await fetch(href)
  waiting.push(await new CSSStyleSheet().replace(await response.text()))
}

export function applyStyles(): void {
  document.adoptedStyleSheets.push(...waiting.splice(0))
}

const preloadModule = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: 'anonymous', onload: resolve, onerror: reject }))
  })

export async function fetchPageFiles({ part, path }: PinnedPage): Promise<void> {
  const { modules, styles } = part.pages[path] ?? { modules: [], styles: [] }
  await Promise.all([...styles.map(file => fetchOnce('stylesheet', file)), ...modules.map(file => fetchOnce('modulepreload', file))])
}
