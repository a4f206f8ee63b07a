import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import card from '@site/media/cards/writing-safely.jpg?url'
import { writingSafely } from './writing-safely.ts'
import { writingSafelySchema } from './writing-safely-record.ts'

if (import.meta.env.SSR) parseRecord(writingSafelySchema, writingSafely, 'remote-resources/src/pages/writing-safely/writing-safely.ts')

export const writingSafelyPage: SectionPage = {
  path: '/writing-safely',
  head: {
    title: 'How to write to us safely',
    description:
      'Before you write: shared devices, what a browser’s history shows, private windows and their limits, quiet subject lines, and what is kept of your letter.',
    area: 'rights',
    barTone: 'ink',
    quickExit: true,
    articles: [12, 19],
    card,
  },
  load: () => import('./writing-safely-page.tsx'),
}
