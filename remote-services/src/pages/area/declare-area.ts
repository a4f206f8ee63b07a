import educationCard from '@site/media/cards/education.jpg?url'
import healingCard from '@site/media/cards/healing.jpg?url'
import humanRightsCard from '@site/media/cards/human-rights.jpg?url'
import publicFigureCard from '@site/media/cards/public-figure.jpg?url'
import { declareOffer } from '../../declare-page.ts'
import { equality, expression, quotation, education as rightToEducation } from './articles.ts'

export const humanRights = declareOffer(
  'human-rights',
  {
    title: 'Human rights investigation',
    description: 'Independent fact-finding, witness interviews and document review, for institutions and for those they have failed.',
    area: 'rights',
    barTone: 'paper',
    quickExit: true,
    articles: [10, 7, 8, 12],
    card: humanRightsCard,
    structuredData: __FOR_BROWSERS__ ? [] : [quotation(equality)],
  },
  () => import('./human-rights-page.tsx'),
)

export const education = declareOffer(
  'education',
  {
    title: 'Education infrastructure',
    description:
      'Schools for prisons, refugee camps and communities that have none: rooms, teachers, materials and the arrangements that make them last.',
    area: 'education',
    barTone: 'paper',
    articles: [27, 26],
    card: educationCard,
    structuredData: __FOR_BROWSERS__ ? [] : [quotation(rightToEducation)],
  },
  () => import('./education-page.tsx'),
)

export const healing = declareOffer(
  'healing',
  {
    title: 'Healing and repair',
    description:
      'Listening circles, testimony, work with the body, and apologies that put something right. Read what the first hour is like before you come.',
    area: 'healing',
    barTone: 'paper',
    quickExit: true,
    articles: [25, 3, 5, 19],
    card: healingCard,
    structuredData: __FOR_BROWSERS__ ? [] : [quotation(expression)],
  },
  () => import('./healing-page.tsx'),
)

export const publicFigure = declareOffer(
  'public-figure',
  {
    title: 'Public figure',
    description:
      'Keynotes, debates, interviews, a podcast and a video channel on rights, education and healing. How to book her, and what an organiser can expect.',
    area: 'speaking',
    barTone: 'paper',
    articles: [19, 20, 27],
    card: publicFigureCard,
  },
  () => import('./public-figure-page.tsx'),
)
