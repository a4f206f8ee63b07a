import card from '@site/media/cards/home.jpg?url'
import trailerMp4 from '@site/media/films/trailer.mp4?url'
import captions from '@site/media/films/trailer.vtt?url'
import trailerWebm from '@site/media/films/trailer.webm?url'
import trailerPoster from '@site/media/films/trailer.webp?picture'
import aboutPicture from '@site/media/pictures/about.webp?picture'
import { timedShots } from '@site/media/trailer'
import type { HomeContent } from './home-types.ts'

const description =
  'Independent counsel on human rights, education and healing, for the institutions that shape lives and the people who live them.'

export const home = {
  head: {
    title: 'Redefining Human Rights',
    description,
    area: 'rights',
    barTone: 'paper',
    card,
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
    title: 'A common thread',
    lead: 'A film of 54 seconds, with music and captions. What is seen and read in it stands here too.',
    film: { webm: trailerWebm, mp4: trailerMp4 },
    poster: trailerPoster,
    captions,
    failure: 'The trailer could not be loaded. The lines beside it say what it shows.',
    transcript: timedShots().map(({ start, end, title, shows, sound }) => ({ start, end, title, shows, ...(sound && { sound }) })),
  },
  about: {
    title: ['Every right is a thread.', 'A life worth living is *the cloth.*'],
    lead: '{name} investigates where the thread was cut, teaches people to hold it, and helps them to mend what was torn: in prisons and parliaments, in camps and classrooms.',
    picture: aboutPicture,
    links: [
      { label: 'Request a consultation', href: '/consultation', look: 'solid' },
      { label: 'Racial literacy training', href: '/racial-literacy-training', look: 'line' },
    ],
  },
} as const satisfies HomeContent
