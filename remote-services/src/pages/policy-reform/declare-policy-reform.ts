import shareCard from '@site/media/cards/policy-reform.jpg?url'
import { declareOffer } from '../../declare-page.ts'

export const policyReform = declareOffer(
  'policy-reform',
  {
    title: 'Policy reform',
    description: 'Rules traced to where they do harm, redrafted with those who apply them, and taught until the practice follows the text.',
    area: 'policy',
    barTone: 'paper',
    articles: [21, 7, 8],
    card: shareCard,
  },
  () => import('./policy-reform-page.tsx'),
)
