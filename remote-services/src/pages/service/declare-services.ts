/** The pages of the services: the template, filled with the record of each service in the list. */
import { type Service, services } from '@site/identity/services'
import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { declareOffer } from '../../declare-page.ts'
import { type ServiceHead, type ServiceRecord, serviceSchema } from './service-record.ts'

// A query makes a module of its own, which the bundler strips of the exports that nobody imports: browsers are sent all
// heads with the section, and each record only with its page.
const heads = import.meta.glob<ServiceHead>('./records/*.ts', { query: '?head', import: 'head', eager: true })
const records = import.meta.glob<ServiceRecord>('./records/*.ts', { import: 'record' })

export const servicePages: readonly SectionPage[] = services.map(declareService)

/** @throws {TypeError} when the service has no record, and while prerendering when its record is malformed (`parseRecord`). */
function declareService({ slug, title, area }: Service): SectionPage {
  const file = `./records/${slug}.ts`
  const [head, load] = [heads[file], records[file]]
  if (!head || !load)
    throw new TypeError(
      `shared/identity/content/services.ts: ${slug}: expected a record in remote-services/src/pages/service/records/${slug}.ts`,
    )
  return declareOffer(slug, { title, area, ...head }, async () => {
    const [{ servicePage }, record] = await Promise.all([import('./service-page.tsx'), load()])
    // Constant in each build: browsers get neither the check nor its library.
    if (import.meta.env.SSR) parseRecord(serviceSchema, record, `remote-services/src/pages/service/records/${slug}.ts`)
    return { Page: servicePage({ record, slug }) }
  })
}
