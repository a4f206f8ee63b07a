import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import learnMoreCard from '@site/media/cards/learn-more-vision.jpg?url'
import visionCard from '@site/media/cards/vision.jpg?url'
import { learnMoreVision } from './learn-more-vision.ts'
import { vision } from './vision.ts'
import { learnMoreVisionSchema, visionSchema } from './vision-record.ts'

if (import.meta.env.SSR) {
  parseRecord(visionSchema, vision, 'remote-resources/src/pages/vision/vision.ts')
  parseRecord(learnMoreVisionSchema, learnMoreVision, 'remote-resources/src/pages/vision/learn-more-vision.ts')
}

export const visionPages: readonly SectionPage[] = [
  {
    path: '/vision',
    head: {
      title: 'The Vision',
      description:
        'Law, learning and healing in one pair of hands: the thought the work begins from, the seven pillars it stands on, and what it would change, and for whom.',
      area: 'community',
      barTone: 'paper',
      articles: [1, 28],
      card: visionCard,
    },
    load: () => import('./vision-page.tsx'),
  },
  {
    path: '/learn-more-vision',
    head: {
      title: 'Learn more about the vision',
      description:
        'Dignity, reachable law, schools without walls, healing in company: the twelve strands of the vision, and how one of them becomes work.',
      area: 'community',
      barTone: 'paper',
      articles: [28, 1, 25, 26],
      card: learnMoreCard,
    },
    load: () => import('./learn-more-vision-page.tsx'),
  },
]
