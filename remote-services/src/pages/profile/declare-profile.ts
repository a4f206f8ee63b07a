import { identity } from '@site/identity'
import type { StructuredData } from '@site/kit/contract'
import shareCard from '@site/media/cards/profile.jpg?url'
import { addressOf, declarePage } from '../../declare-page.ts'

export const profile = declarePage(
  'profile',
  {
    title: 'Profile',
    description:
      'Who leads the work and what shaped it: milestones from 2015 to 2024, what she works for, and the word of organisations that asked for help.',
    area: 'speaking',
    barTone: 'paper',
    card: shareCard,
    structuredData: __FOR_BROWSERS__ ? [] : [profilePage('profile')],
  },
  () => import('./profile-page.tsx'),
)

/** The consultant as the subject of a page, for search engines: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
function profilePage(slug: string): StructuredData {
  const { name, place, socials } = identity
  return {
    '@type': 'ProfilePage',
    url: addressOf(slug),
    mainEntity: {
      '@type': 'Person',
      name,
      url: addressOf(slug),
      jobTitle: 'Independent consultant in human rights, education and healing',
      address: { '@type': 'PostalAddress', addressLocality: place.city, addressCountry: place.country },
      sameAs: Object.values(socials),
    },
  }
}
