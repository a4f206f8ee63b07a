/** The services as /discover shows them: the list of all programs, and what the record of each says of its card. */
import { services } from '@site/identity/services'
import type { Area } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { type ServiceCard, serviceCardSchema } from '../service/service-record.ts'
import type { ListedService } from './service-cards.tsx'

// A query makes a module of its own, which the bundler strips of the exports that nobody imports: the page is sent the cards alone.
const cards = import.meta.glob<ServiceCard>('../service/records/*.ts', { query: '?card', import: 'card', eager: true })

const fileOf = (slug: string): string => `../service/records/${slug}.ts`

if (import.meta.env.SSR) for (const { slug } of services) parseRecord(serviceCardSchema, cards[fileOf(slug)], fileOf(slug))

/** The services of these areas, in the order of the list. While prerendering, a card that is missing or malformed was refused before. */
export const servicesOf = (areas: readonly Area[]): ListedService[] =>
  services
    .filter(({ area }) => areas.includes(area))
    .map(({ slug, cardTitle, area }) => ({
      ...(cards[fileOf(slug)] as ServiceCard),
      slug,
      title: cardTitle,
      area,
      page: `/${slug}`,
    }))
