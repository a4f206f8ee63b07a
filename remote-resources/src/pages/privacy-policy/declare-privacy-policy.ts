import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/privacy-policy.jpg?url'
import { privacyPolicy } from './privacy-policy.ts'
import { privacyPolicySchema } from './privacy-policy-record.ts'

if (import.meta.env.SSR) parseRecord(privacyPolicySchema, privacyPolicy, 'remote-resources/src/pages/privacy-policy/privacy-policy.ts')

export const privacyPolicyPage: SectionPage = {
  path: '/privacy-policy',
  head: {
    title: 'Privacy policy',
    description:
      'What this site learns about its visitors, what becomes of a booking request, which cookie there is and when, and how to have anything erased.',
    area: 'policy',
    barTone: 'ink',
    articles: [12],
    card,
  },
  load: () => import('./privacy-policy-page.tsx'),
}
