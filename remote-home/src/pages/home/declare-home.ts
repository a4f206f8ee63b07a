import type { SectionPage } from '@site/kit/contract'
import { parseRecord } from '@site/kit/records'
import { arrivals } from './arrivals/arrivals.ts'
import { heroFilms } from './hero/films.ts'
import { opening } from './hero/opening.ts'
import { home } from './home.ts'
import { arrivalsSchema, filmsSchema, homeSchema } from './home-record.ts'

if (import.meta.env.SSR) {
  parseRecord(arrivalsSchema, { arrivals }, 'remote-home/src/pages/home/arrivals/arrivals.ts')
  parseRecord(filmsSchema, { heroFilms }, 'remote-home/src/pages/home/hero/films.ts')
  parseRecord(homeSchema, { home }, 'remote-home/src/pages/home/home.ts')
}

export const homePage: SectionPage = {
  path: '/',
  head: __FOR_BROWSERS__ ? home.head : { ...home.head, beforePaint: opening },
  load: () => import('./home-page.tsx'),
}
