/** The services as /discover shows them: the list of all programs, and what the record of each says of its card. */
import { type Service, services } from '@site/identity/services'
import type { Area } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { type ServiceCard, serviceCardSchema } from '../service/service-record.ts'
import type { ListedService } from './service-cards.tsx'

// A query makes a module of its own, which the bundler strips of the exports that nobody imports: the page is sent the cards alone.
const cards = import.meta.glob<ServiceCard>('../service/records/*.ts', { query: '?card', import: 'card', eager: true })

/** The services of these areas, in the order of the list. */
export const servicesOf = (areas: readonly Area[]): ListedService[] => services.filter(({ area }) => areas.includes(area)).map(listed)

/** @throws {TypeError} when the service has no card, and while prerendering when its card is malformed (`parseRecord`). */
function listed({ slug, cardTitle, area }: Service): ListedService {
  const card = cards[`../service/records/${slug}.ts`]
  if (!card)
    throw new TypeError(
      `shared/identity/content/services.ts: ${slug}: expected a card in remote-services/src/pages/service/records/${slug}.ts`,
    )
  if (import.meta.env.SSR) parseRecord(serviceCardSchema, card, `remote-services/src/pages/service/records/${slug}.ts`)
  const { description, picture, focus, near, footless, details } = card
  return {
    slug,
    title: cardTitle,
    description,
    area,
    picture,
    focus,
    near,
    page: `/${slug}`,
    details: { title: cardTitle, description: details, picture, focus, near, footless },
  }
}
