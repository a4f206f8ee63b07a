import { identity } from '@site/identity'
import { fees } from '@site/identity/fees'
import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/fees.jpg?url'
import { feeOffers } from './fee-offers.ts'
import { feeGroups, feesContent } from './fees.ts'
import { feesSchema } from './fees-record.ts'
import { pricedGroups } from './priced-groups.ts'

if (import.meta.env.SSR) parseRecord(feesSchema, { fees, feeGroups, feesContent }, 'remote-booking/src/pages/fees/fees.ts')

export const feesPage: SectionPage = {
  path: '/fees',
  head: {
    title: 'Fees and packages',
    description:
      'Indicative fees in pounds for consultancy, workshops, healing, speaking, research and policy, excluding VAT, travel, accommodation and materials.',
    card,
    area: 'policy',
    barTone: 'paper',
    structuredData: __FOR_BROWSERS__ ? [] : [feeOffers(pricedGroups(feeGroups, fees), identity.name)],
  },
  load: () => import('./fees-page.tsx'),
}
