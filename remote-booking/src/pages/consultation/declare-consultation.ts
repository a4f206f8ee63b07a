import { identity } from '@site/identity'
import { promised } from '@site/identity/promised'
import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/consultation.jpg?url'
import { consultation } from './consultation.ts'
import { consultationSchema, topicsSchema } from './consultation-record.ts'
import { bookingCopy, bookingFields } from './form/booking-copy.ts'
import { bookingCopySchema } from './form/booking-copy-record.ts'
import { topics } from './topics.ts'

if (import.meta.env.SSR) {
  const folder = 'remote-booking/src/pages/consultation'
  parseRecord(consultationSchema, { consultation }, `${folder}/consultation.ts`)
  parseRecord(topicsSchema, { topics }, `${folder}/topics.ts`)
  parseRecord(bookingCopySchema, { bookingFields, bookingCopy }, `${folder}/form/booking-copy.ts`)
}

const title = 'Consultancy services and booking form'

export const consultationPage: SectionPage = {
  path: '/consultation',
  head: {
    title,
    description: `Human rights review, curriculum, healing, policy, research and facilitation${promised('confidence', ', in confidence')}. Request a consultation${promised('reply', '; the reply comes within two working days')}.`,
    card,
    area: 'policy',
    // The form's hero is light.
    barTone: 'ink',
    quickExit: true,
    structuredData: __FOR_BROWSERS__
      ? []
      : [{ '@type': 'Service', name: title, provider: { '@type': 'Person', name: identity.name }, url: '/consultation' }],
  },
  load: () => import('./consultation-page.tsx'),
}
