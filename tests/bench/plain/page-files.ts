/**
 * Fetching ahead in the plain application: one build, one folder. The document lists each page's files, so
 * that a page costs one round trip here as well. Stands in for `shell/src/page-slot/page-files.ts`.
 */
import type { PinnedPage } from '@site/kit/contract/pin'
import { filesFolder } from './files-folder.ts'

export { fetchOfAll } from '../../../shell/src/page-slot/page-files.ts'

const known = new Map<string, Promise<void>>()

function link(rel: 'modulepreload' | 'stylesheet' | 'preload', file: string): Promise<void> {
  const href = filesFolder + file
  const key = rel + href
  const before = known.get(key)
  if (before) return before
  if (document.querySelector(`link[rel="${rel}"][href="${href}"], style[data-href="${href}"]`)) return Promise.resolve()
  const loaded = new Promise<void>((resolve, reject) => {
    const element = document.createElement('link')
    Object.assign(element, { rel, href, crossOrigin: 'anonymous', onload: resolve, onerror: reject })
    if (rel === 'preload') element.as = 'style'
    document.head.append(element)
  })
  known.set(key, loaded)
  return loaded
}

const filesOf = ({ part, path }: PinnedPage) => part.pages[path] ?? { modules: [], styles: [] }

export async function fetchPageFiles(page: PinnedPage): Promise<void> {
  const { modules, styles } = filesOf(page)
  await Promise.all([...styles.map(file => link('stylesheet', file)), ...modules.map(file => link('modulepreload', file))])
}

export function prefetchPageFiles(page: PinnedPage): void {
  const { modules, styles } = filesOf(page)
  const inDocument = (file: string) =>
    document.querySelector(`link[href="${filesFolder + file}"], style[data-href="${filesFolder + file}"]`)
  for (const file of styles) if (!inDocument(file)) link('preload', file).catch(() => undefined)
  for (const file of modules) link('modulepreload', file).catch(() => undefined)
}
