/** The consultant, for search engines: as the subject of a page, and as the one who speaks at an event. */
import { identity } from '@site/identity'
import type { StructuredData } from '@site/kit/contract'
import { addressOf } from '../../declare-page.ts'
import type { ScheduledEvent } from '../public-figure-hero/scheduled-events.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export function profilePage(slug: string): StructuredData {
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

/**
 * An engagement. What the record does not say (doors, tickets, hours) is left out.
 * @param slug the page that lists it
 */
export function engagement(slug: string, event: ScheduledEvent): StructuredData {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.focus,
    url: `${addressOf(slug)}#${event.slug}`,
    startDate: event.date,
    location: { '@type': 'Place', name: event.location, address: event.location },
    performer: { '@type': 'Person', name: identity.name, url: addressOf('profile') },
  }
}
