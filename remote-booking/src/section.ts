import { identity } from '@site/identity'
import { defineSection } from '@site/kit/contract'
import consultationCard from '@site/media/cards/consultation.jpg?url'
import feesCard from '@site/media/cards/fees.jpg?url'
import { checkContent } from './pages/fees/check-content.ts'
import { feeOffers } from './pages/fees/fee-offers.ts'
import { feeGroups } from './pages/fees/fees.ts'

// Constant in each build: browsers get neither the check nor its library.
if (import.meta.env.SSR) checkContent()

/** The form's hero is light, and the two answers stand on paper: the bar's text is ink there. */
const look = { area: 'policy', barTone: 'ink' } as const

export const section = defineSection({
  name: 'remote-booking',
  pages: [
    {
      path: '/consultation',
      head: {
        title: 'Consultancy services',
        description:
          'Human rights review, curriculum, healing, policy, research and facilitation, in confidence. Request a consultation; the reply comes within two working days.',
        card: consultationCard,
        ...look,
        structuredData: __FOR_BROWSERS__
          ? []
          : [
              {
                '@type': 'Service',
                name: 'Consultancy services',
                provider: { '@type': 'Person', name: identity.name },
                url: '/consultation',
              },
            ],
      },
      load: () => import('./pages/consultation/consultation-page.tsx'),
    },
    {
      path: '/fees',
      head: {
        title: 'Fees and packages',
        description:
          'Indicative fees in pounds sterling for consultancy, workshops, healing, speaking, research and policy, excluding VAT and travel. Quotes are negotiable.',
        card: feesCard,
        ...look,
        barTone: 'paper',
        structuredData: __FOR_BROWSERS__ ? [] : [feeOffers(feeGroups, identity.name)],
      },
      load: () => import('./pages/fees/fees-page.tsx'),
    },
    {
      path: '/booking/sent',
      head: {
        title: 'Request sent',
        description: 'Your consultation request has arrived. Expect a reply within two working days.',
        robots: 'noindex',
        ...look,
      },
      load: () => import('./pages/consultation/answers/booking-sent-page.tsx'),
    },
    {
      path: '/booking/failed',
      head: { title: 'Request not sent', description: 'Your consultation request could not be accepted.', robots: 'noindex', ...look },
      load: () => import('./pages/consultation/answers/booking-failed-page.tsx'),
    },
  ],
})
