/** Title and head of the document after client navigation: what a full load would have said. */

import { identity } from '@site/identity'
import { documentTitle, type PageHead } from '@site/kit/contract'

const element = (selector: string, tag: 'meta' | 'link', attributes: Record<string, string>): Element => {
  const existing = document.head.querySelector(selector)
  if (existing) return existing
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  document.head.append(made)
  return made
}

export function applyHead(head: PageHead, path: string): void {
  document.title = documentTitle(path, head, identity.name)
  const { dataset } = document.documentElement
  dataset.area = head.area
  dataset.bar = head.barTone
  element('meta[name="description"]', 'meta', { name: 'description' }).setAttribute('content', head.description)
  element('link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', identity.origin + encodeURI(head.canonical ?? path))
  document.head.querySelector('meta[name="robots"]')?.remove()
  if (head.robots) element('meta[name="robots"]', 'meta', { name: 'robots' }).setAttribute('content', head.robots)
  for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove()
}
