/** The pages of the services: the template, filled with the record of each service in the list. */
import { type Service, services } from '@site/identity/services'
import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { declareOffer } from '../../declare-page.ts'
import type { Model, ModelSource } from './models/model-slot.tsx'
import { nextService } from './next-service.ts'
import { type ServiceHead, type ServiceParts, serviceHemSchema, serviceSchema } from './service-record.ts'

// A query makes a module of its own, which has no other export (`oneExportPlugin`): browsers are sent all heads with the
// section, and each record only with its page, which brings the hem of the next one (`?hem`).
const heads = import.meta.glob<ServiceHead>('./records/*.ts', { query: '?head', import: 'head', eager: true })
const parts = import.meta.glob<ServiceParts>('./records/*.ts', { import: 'parts' })

/**
 * By service, the models whose code is there: whoever comes back to a page finds its model at once, as high as it was. For prerendering all of
 * them, imported before any page is loaded: what a page's `load` imports is sent with the page.
 */
const ready = new Map<string, Model>()
if (import.meta.env.SSR) {
  const models = import.meta.glob<Model>('./models/*/*-model.tsx', { import: 'Model' })
  for (const [file, load] of Object.entries(models)) ready.set(file.split('/')[2] ?? '', await load())
}

export const servicePages: readonly SectionPage[] = services.map(declareService)

/** @throws {TypeError} when the service has no record, and while prerendering when its record is malformed (`parseRecord`) or shows another service at its foot than the next. */
function declareService({ slug, title, area }: Service): SectionPage {
  const file = `./records/${slug}.ts`
  const [head, load] = [heads[file], parts[file]]
  if (!head || !load)
    throw new TypeError(
      `shared/identity/content/services.ts: ${slug}: expected a record in remote-services/src/pages/service/records/${slug}.ts`,
    )
  return declareOffer(slug, { title, area, ...head }, async () => {
    const [{ servicePage }, { record, next, model }] = await Promise.all([import('./service-page.tsx'), load()])
    const following = nextService(slug, services)
    if (import.meta.env.SSR) {
      const recordFile = `remote-services/src/pages/service/records/${slug}.ts`
      const { slug: _, ...hem } = next
      parseRecord(serviceSchema, record, recordFile)
      parseRecord(serviceHemSchema, hem, recordFile)
      if (next.slug !== following.slug) throw new TypeError(`${slug}: expected ${following.slug} as the next service, got ${next.slug}`)
    }
    return { Page: servicePage({ record, slug, next: { ...next, ...following }, model: modelOf(slug, model) }) }
  })
}

function modelOf(slug: string, { styles, load }: ServiceParts['model']): ModelSource {
  const loadOnce = async () => {
    const model = await load()
    ready.set(slug, model)
    return model
  }
  return { styles, load: loadOnce, ready: ready.get(slug) }
}
