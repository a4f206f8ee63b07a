import shareCard from '@site/media/cards/education-programme.jpg?url'
import { declareOffer } from '../../declare-page.ts'

export const educationProgramme = declareOffer(
  'education-programme',
  {
    title: 'Education programme',
    description:
      'Education in prisons, youth units and refugee camps: six programmes, five steps from arrival to the months outside, and what learners leave with.',
    area: 'education',
    barTone: 'paper',
    articles: [26, 11, 14],
    card: shareCard,
  },
  () => import('./education-programme-page.tsx'),
)
