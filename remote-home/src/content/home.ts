import cloth from '@site/media/pictures/culture.webp?picture'
import type { HomeContent } from './home-types.ts'

const description =
  'Independent counsel on human rights, education and healing, for the institutions that shape lives and the people who live them.'

export const home = {
  head: {
    title: 'Redefining Human Rights',
    description,
    area: 'rights',
    barTone: 'paper',
  },
  hero: {
    headline: ['Redefining', 'Human Rights'],
    description,
    trailer: 'Watch trailer',
  },
  loader: {
    lines: ['Every right', 'is *a thread.*'],
    status: 'The page is opening. Press any key to go straight to it.',
  },
  trailer: {
    title: 'The trailer, in four films',
    lead: 'Four short films without sound, one after another. What each of them shows stands beside it.',
  },
  about: {
    title: ['Every right is a thread.', 'A life worth living is *the cloth.*'],
    lead: '{name} investigates where the thread was cut, teaches people to hold it, and helps them to mend what was torn: in prisons and parliaments, in camps and classrooms.',
    picture: cloth,
    links: [
      { label: 'Request a consultation', href: '/consultation', look: 'solid' },
      { label: 'Racial literacy training', href: '/racial-literacy-training', look: 'line' },
    ],
  },
} as const satisfies HomeContent
