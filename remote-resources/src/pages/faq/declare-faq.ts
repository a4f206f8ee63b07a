import { identity } from '@site/identity'
import { fees } from '@site/identity/fees'
import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/faq.jpg?url'
import { faqRecords, openScope, waysOn } from './faq.ts'
import { answered } from './faq-answers.ts'
import { faqData } from './faq-data.ts'
import { faqSchema } from './faq-record.ts'

if (import.meta.env.SSR) parseRecord(faqSchema, { faqRecords, openScope, waysOn }, 'remote-resources/src/pages/faq/faq.ts')

export const faqPage: SectionPage = {
  path: '/faq',
  head: {
    title: 'Questions and answers',
    description: `What people ask ${identity.name} most often: consultations, services, healing, policy, fees, education and youth work. Search all answers.`,
    area: 'rights',
    barTone: 'ink',
    card,
    // It stands in the document, for search engines; a build for browsers drops the branch.
    ...(import.meta.env.SSR && { structuredData: [faqData(answered(faqRecords, fees))] }),
  },
  load: () => import('./faq-page.tsx'),
}
