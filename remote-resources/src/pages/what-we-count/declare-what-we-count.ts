import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/what-we-count.jpg?url'
import { whatWeCount } from './what-we-count.ts'
import { whatWeCountSchema } from './what-we-count-record.ts'

if (import.meta.env.SSR) parseRecord(whatWeCountSchema, whatWeCount, 'remote-resources/src/pages/what-we-count/what-we-count.ts')

export const whatWeCountPage: SectionPage = {
  path: '/what-we-count',
  head: {
    title: 'What we count',
    description:
      'Every figure we give for our work, side by side: what was counted, out of how many, since when, by whom, and what would make it wrong.',
    area: 'research',
    barTone: 'ink',
    articles: [27, 19],
    card,
  },
  load: () => import('./what-we-count-page.tsx'),
}
