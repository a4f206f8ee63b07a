import consultancyPolicyCard from '@site/media/cards/consultancy-policy.jpg?url'
import healingRecoveryCard from '@site/media/cards/healing-recovery.jpg?url'
import humanRightsAdvocacyCard from '@site/media/cards/human-rights-advocacy.jpg?url'
import impactWorkCard from '@site/media/cards/impact-work.jpg?url'
import { declareOffer } from '../../declare-page.ts'

export const consultancyPolicy = declareOffer(
  'consultancy-policy',
  {
    title: 'Consultancy and policy',
    description:
      'Reading, drafting and adopting policies on equality, safeguarding and fair work, with the people who will live under them.',
    area: 'policy',
    barTone: 'ink',
    articles: [23, 7, 21],
    card: consultancyPolicyCard,
  },
  () => import('./consultancy-policy-page.tsx'),
)

export const healingRecovery = declareOffer(
  'healing-recovery',
  {
    title: 'Healing and recovery',
    description:
      'Six programmes and a journey of five steps, from circles and somatic work to rest for carers. Everyone may leave at any time.',
    area: 'healing',
    barTone: 'paper',
    quickExit: true,
    articles: [3, 5, 25],
    card: healingRecoveryCard,
  },
  () => import('./healing-recovery-page.tsx'),
)

export const humanRightsAdvocacy = declareOffer(
  'human-rights-advocacy',
  {
    title: 'Human rights advocacy',
    description:
      'Evidence, legal empowerment and campaigns led by those affected, and what has changed since in policies, institutions and communities.',
    area: 'rights',
    barTone: 'paper',
    quickExit: true,
    articles: [20, 8, 19, 21],
    card: humanRightsAdvocacyCard,
  },
  () => import('./human-rights-advocacy-page.tsx'),
)

export const impactWork = declareOffer(
  'impact-work',
  {
    title: 'Impact work',
    description:
      'Programmes that communities take over and pass on, what they have changed in policy and in schools, and how they are handed over.',
    area: 'community',
    barTone: 'ink',
    articles: [28, 21, 26],
    card: impactWorkCard,
  },
  () => import('./impact-work-page.tsx'),
)
