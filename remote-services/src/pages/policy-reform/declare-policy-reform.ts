import shareCard from '@site/media/cards/policy-reform.jpg?url'
import { declareOffer } from '../../declare-page.ts'

export const policyReform = declareOffer(
  'policy-reform',
  {
    title: 'Policy reform',
    description: 'Rules traced, redrafted and taught with those who apply them: 127 frameworks and 289 institutions in 42+ countries.',
    area: 'policy',
    barTone: 'paper',
    articles: [21, 7, 8],
    card: shareCard,
  },
  () => import('./policy-reform-page.tsx'),
)
