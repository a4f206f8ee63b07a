import type { StructuredData } from '@site/kit/contract'
import { addressOf } from '../../declare-page.ts'

/** In the order of /discover. */
export const listedServices = [
  'human-rights-equality-consultation',
  'non-mainstream-curriculum',
  'healing-before-learning',
  'racial-literacy-training',
  'cross-cultural-mediation',
  'data-driven-research',
  'policy-governance-consultancy',
  'holistic-healing',
  'emergency-education',
  'community-empowerment',
  'public-speaking',
  'youth-rehabilitation',
] as const

/** A page that lists services, for search engines: https://developers.google.com/search/docs/appearance/structured-data/carousel */
export const serviceList = (slugs: readonly string[]): StructuredData => ({
  '@type': 'ItemList',
  itemListElement: slugs.map((slug, index) => ({ '@type': 'ListItem', position: index + 1, url: addressOf(slug) })),
})
