import { type Service, services } from '@site/identity/services'
import type { StructuredData } from '@site/kit/contract'
import shareCard from '@site/media/cards/discover.jpg?url'
import { addressOf, declarePage } from '../../declare-page.ts'

// Imported before any page is loaded: what a page's `load` imports is sent with the page.
if (import.meta.env.SSR) await (await import('./late-details.ts')).lateDetails.load()

export const discover = declarePage(
  'discover',
  {
    title: 'Discover what we do',
    description:
      'Twelve services in human rights, education and healing: what each includes, whom it is for, and where to find its steps, its figures and its fee.',
    area: 'community',
    barTone: 'paper',
    card: shareCard,
    structuredData: __FOR_BROWSERS__ ? [] : [serviceList(services)],
  },
  () => import('./discover-page.tsx'),
)

/** A page that lists services, for search engines: https://developers.google.com/search/docs/appearance/structured-data/carousel */
function serviceList(listed: readonly Service[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: listed.map(({ slug }, index) => ({ '@type': 'ListItem', position: index + 1, url: addressOf(slug) })),
  }
}
