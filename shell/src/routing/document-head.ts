import { identity } from '@site/identity'
import { locale } from '@site/identity/locale'
import type { PageHead } from '@site/kit/contract'
import { documentTitle, headElements } from '@site/kit/contract/head'

/** What the composition wrote of the page before; the viewport, icons and scripts are every page's. */
const ofPage = [
  'meta:is([name="description"], [name="robots"], [name="theme-color"], [name="twitter:card"], [property^="og:"])',
  'link:is([rel="canonical"], [rel="alternate"])',
  'script[type="application/ld+json"]',
].join()

/** The address that the document names: the server knows it, and wrote it into each. */
function shownOrigin(): string {
  const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? ''
  return new URL(address, location.href).origin
}

/**
 * Title and head of the document after a client navigation: what a full load would have said. Only the structured data
 * goes without a successor: search engines alone read it, and they load documents in full.
 * @param path the page's own, decoded
 */
export function applyHead(head: PageHead, path: string): void {
  const origin = shownOrigin()
  document.title = documentTitle(path, head, identity.name)
  const { dataset } = document.documentElement
  dataset.area = head.area
  dataset.bar = head.barTone
  document.documentElement.toggleAttribute('data-quick-exit', head.quickExit === true)
  if (head.articles) dataset.articles = head.articles.join(' ')
  else delete dataset.articles
  for (const element of document.head.querySelectorAll(ofPage)) element.remove()
  for (const { tag, attributes } of headElements(path, head, { name: identity.name, origin, locale })) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
