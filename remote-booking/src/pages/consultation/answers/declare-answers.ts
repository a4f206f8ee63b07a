import type { SectionPage } from '@site/kit/contract'
import { bookingPaths } from '@site/kit/contract/booking'

/** They stand on paper, and are no finds of a search engine. */
const look = { area: 'policy', barTone: 'ink', robots: 'noindex' } as const

/** The pages that a form posted without script leads to. */
export const answerPages: readonly SectionPage[] = [
  {
    path: bookingPaths.sent,
    head: { title: 'Request sent', description: 'What became of your consultation request.', ...look },
    load: () => import('./booking-sent-page.tsx'),
  },
  {
    path: bookingPaths.failed,
    head: { title: 'Request not sent', description: 'Your consultation request could not be accepted.', ...look },
    load: () => import('./booking-failed-page.tsx'),
  },
]
