import { identity } from '@site/identity'
import type { StructuredData } from '@site/kit/contract'
import shareCard from '@site/media/cards/public-figure-hero.jpg?url'
import { addressOf, declarePage } from '../../declare-page.ts'
import { type ScheduledEvent, scheduledEvents } from './scheduled-events.ts'

export const publicFigureHero = declarePage(
  'public-figure-hero',
  {
    title: 'Public figure and media',
    description:
      'Where she is heard and on what: broadcast, print, debates, five speaking topics, past engagements, and the way to invite her to your stage.',
    area: 'speaking',
    barTone: 'paper',
    articles: [19, 27],
    card: shareCard,
    structuredData: __FOR_BROWSERS__ ? [] : scheduledEvents.map(event => engagement('public-figure-hero', event)),
  },
  () => import('./public-figure-hero-page.tsx'),
)

/**
 * An engagement. What the record does not say (doors, tickets, hours) is left out.
 * @param slug the page that lists it
 */
function engagement(slug: string, event: ScheduledEvent): StructuredData {
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
