import { identity } from '@site/identity'
import type { PageHead, PageModule, SectionPage, StructuredData } from '@site/kit/contract'

/** What the section must know of a page before its code is loaded. */
export type DeclaredHead = Pick<
  PageHead,
  'title' | 'description' | 'area' | 'barTone' | 'quickExit' | 'articles' | 'card' | 'structuredData'
>

/**
 * A page of this section and its place in the site. The head stands apart from the page's record, because the browser
 * loads the heads of all pages at once and each page's code and record only with the page.
 * @param slug the page's path without the slash
 */
export function declarePage(slug: string, head: DeclaredHead, load: () => Promise<PageModule>): SectionPage {
  return {
    path: addressOf(slug),
    head: { ...head, structuredData: __FOR_BROWSERS__ ? [] : [...(head.structuredData ?? []), breadcrumbs(slug, head.title)] },
    load,
  }
}

/** A page on something that is offered: a service to search engines. Parameters as of {@link declarePage}. */
export function declareOffer(slug: string, head: DeclaredHead, load: () => Promise<PageModule>): SectionPage {
  const { structuredData = [] } = head
  return declarePage(slug, { ...head, structuredData: __FOR_BROWSERS__ ? [] : [service(slug, head), ...structuredData] }, load)
}

/** The address of a page on this site; its document makes it absolute. */
export const addressOf = (slug: string): string => `/${slug}`

function breadcrumbs(slug: string, title: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: addressOf('') },
      { '@type': 'ListItem', position: 2, name: title, item: addressOf(slug) },
    ],
  }
}

function service(slug: string, { title, description }: DeclaredHead): StructuredData {
  const provider = { '@type': 'Person', name: identity.name, url: addressOf('') }
  return { '@type': 'Service', name: title, description, url: addressOf(slug), provider }
}
