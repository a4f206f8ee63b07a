import { identity } from '@site/identity'
import type { PageHead, PageModule, SectionPage, StructuredData } from '@site/kit/contract'

/** What the section must know of a page before its code is loaded. */
export type DeclaredHead = Pick<PageHead, 'title' | 'description' | 'area' | 'barTone' | 'card' | 'structuredData'>

/**
 * A page of this section and its place in the site. The head stands in `section.ts` and not in the record,
 * because the browser loads the section whole and each page's code and record only with the page.
 * @param slug the page's path without the slash
 */
export function declarePage(slug: string, head: DeclaredHead, load: () => Promise<PageModule>): SectionPage {
  return {
    path: `/${slug}`,
    head: { ...head, structuredData: __FOR_BROWSERS__ ? [] : [...(head.structuredData ?? []), breadcrumbs(slug, head.title)] },
    load,
  }
}

/** The absolute address of a page. */
export const addressOf = (slug: string): string => `${identity.origin}/${slug}`

function breadcrumbs(slug: string, title: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: addressOf('') },
      { '@type': 'ListItem', position: 2, name: title, item: addressOf(slug) },
    ],
  }
}
