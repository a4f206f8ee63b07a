import shareCard from '@site/media/cards/human-rights-hero.jpg?url'
import { declareOffer } from '../../declare-page.ts'

export const humanRightsHero = declareOffer(
  'human-rights-hero',
  {
    title: 'Human rights initiatives',
    description:
      'Investigation on four pillars, from testimony to remedy, with care for everyone who testifies, courses in rights and a fact sheet to download.',
    area: 'rights',
    barTone: 'paper',
    quickExit: true,
    articles: [8, 3, 6, 10],
    card: shareCard,
  },
  () => import('./human-rights-hero-page.tsx'),
)
