import { identity } from '@site/identity'
import type { SectionPage, StructuredData } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { addressOf, type DeclaredHead, declarePage } from '../../declare-page.ts'
import { type ServiceRecord, serviceSchema } from './service-record.ts'

export type ServiceHead = Omit<DeclaredHead, 'structuredData'>

/**
 * A page made of the service template and one record.
 * @param slug the page's path without the slash; its record is `records/<slug>.ts`
 * @throws {TypeError} while prerendering, when the record is malformed (`parseRecord`).
 */
export function declareService(slug: string, head: ServiceHead, load: () => Promise<{ readonly record: ServiceRecord }>): SectionPage {
  return declarePage(slug, { ...head, structuredData: __FOR_BROWSERS__ ? [] : [service(slug, head)] }, async () => {
    const [{ servicePage }, { record }] = await Promise.all([import('./service-page.tsx'), load()])
    // Constant in each build: browsers get neither the check nor its library.
    if (import.meta.env.SSR) parseRecord(serviceSchema, record, `remote-services/src/pages/service/records/${slug}.ts`)
    return { Page: servicePage({ record, slug }) }
  })
}

/** What a page offers, for search engines. */
export function service(slug: string, { title, description }: ServiceHead): StructuredData {
  const provider = { '@type': 'Person', name: identity.name, url: addressOf('') }
  return { '@type': 'Service', name: title, description, url: addressOf(slug), provider }
}
