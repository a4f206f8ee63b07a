import { identity } from '@site/identity'
import type { PageHead, SectionPage, StructuredData } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { type ServiceRecord, serviceSchema } from '../content/service-record.ts'

/** What the section must know of a page before its record is loaded. */
export type ServiceHead = Pick<PageHead, 'title' | 'description' | 'area' | 'barTone' | 'card'>

/**
 * A page made of the service template and one record. The head stands in `section.ts` and not in the
 * record, because the browser loads the section whole and each record only with its page.
 * @param slug the page's path without the slash; its record is `content/<slug>.ts`
 * @throws {TypeError} while prerendering, when the record is malformed (`parseRecord`).
 */
export function declareService(slug: string, head: ServiceHead, load: () => Promise<{ readonly record: ServiceRecord }>): SectionPage {
  return {
    path: `/${slug}`,
    head: { ...head, structuredData: structuredData(slug, head) },
    load: async () => {
      const [{ servicePage }, { record }] = await Promise.all([import('./service-page.tsx'), load()])
      // Constant in each build: browsers get neither the check nor its library.
      if (import.meta.env.SSR) parseRecord(serviceSchema, record, `remote-services/src/content/${slug}.ts`)
      return { Page: servicePage({ record, slug, area: head.area }) }
    },
  }
}

function structuredData(slug: string, { title, description }: ServiceHead): StructuredData[] {
  const url = `${identity.origin}/${slug}`
  const provider = { '@type': 'Person', name: identity.name, url: `${identity.origin}/` }
  const crumbs = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${identity.origin}/` },
    { '@type': 'ListItem', position: 2, name: title, item: url },
  ]
  return [
    { '@type': 'Service', name: title, description, url, provider },
    { '@type': 'BreadcrumbList', itemListElement: crumbs },
  ]
}
