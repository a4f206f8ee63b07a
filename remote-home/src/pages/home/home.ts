import card from '@site/media/cards/home.jpg?url'
import trailerMp4 from '@site/media/films/trailer.mp4?url'
import captions from '@site/media/films/trailer.vtt?url'
import trailerWebm from '@site/media/films/trailer.webm?url'
import trailerPoster from '@site/media/films/trailer.webp?picture'
import aboutPicture from '@site/media/pictures/about.webp?picture'
import contact1 from '@site/media/pictures/contact-1.webp?picture'
import contact2 from '@site/media/pictures/contact-2.webp?picture'
import contact3 from '@site/media/pictures/contact-3.webp?picture'
import contact4 from '@site/media/pictures/contact-4.webp?picture'
import contact5 from '@site/media/pictures/contact-5.webp?picture'
import contact6 from '@site/media/pictures/contact-6.webp?picture'
import contact7 from '@site/media/pictures/contact-7.webp?picture'
import contact8 from '@site/media/pictures/contact-8.webp?picture'
import entrance from '@site/media/pictures/entrance.webp?picture'
import committee from '@site/media/pictures/room-committee.webp?picture'
import library from '@site/media/pictures/room-library.webp?picture'
import tent from '@site/media/pictures/room-tent.webp?picture'
import { timedShots } from '@site/media/trailer'
import { featureTiles } from './features/feature-tiles.ts'
import type { HomeContent } from './home-record.ts'

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
  missing: {
    label: 'Page not found',
    says: 'There is no page at',
    here: 'this address',
    why: 'There may be a slip in the address, or the page has been taken down. That thread is torn; *these hold.*',
    links: [
      { label: 'The twelve services', href: '/discover', leads: 'What can be asked for' },
      { label: 'Profile', href: '/profile', leads: 'Who does the work' },
      { label: 'Consultation', href: '/consultation', leads: 'How to begin' },
      { label: 'Contact', href: '/contact-us', leads: 'Whom to write to' },
    ],
    search: 'Search the site',
    begin: 'Or begin *at the beginning*',
  },
  loader: {
    lines: ['Thread by', '*thread.*'],
    status: 'The page is opening. Press any key to go straight to it.',
  },
  trailer: {
    title: 'A common thread',
    lead: 'A film of 54 seconds, with music and captions. All that is seen and read in it is written out here.',
    film: { webm: trailerWebm, mp4: trailerMp4 },
    poster: trailerPoster,
    captions,
    failure: 'The trailer could not be loaded. The lines beside it say what it shows.',
    transcript: timedShots().map(({ start, end, title, shows, sound }) => ({ start, end, title, shows, ...(sound && { sound }) })),
  },
  about: {
    title: ['Every right is a thread.', 'A life worth living is *the cloth.*'],
    lead: '{name} investigates violations of human rights, teaches people to claim their rights, and helps them to recover from harm: in prisons and parliaments, in camps and classrooms.',
    picture: aboutPicture,
    statement: 'One practice, from the first testimony to the last line of the law.',
    ground: 'Research came first, in 2015; teaching, healing and policy grew out of it.',
    links: [
      { label: 'Request a consultation', href: '/consultation', look: 'solid' },
      { label: 'Read her profile', href: '/profile', look: 'line' },
    ],
  },
  work: {
    title: 'Eight ways *into the work*',
    lead: 'Begin with any of them. Each leads on to the others.',
    tiles: featureTiles,
  },
  story: {
    title: ['The story of', '*a new era*'],
    picture: entrance,
    opening: 'It begins in small rooms:',
    rooms: [
      { says: 'a circle of chairs in a prison library,', picture: library },
      { says: 'a tent with a blackboard,', picture: tent },
      { says: 'a committee that finally asks the right question.', picture: committee },
    ],
    text: 'Nobody cuts a ribbon there. People come back the week after, and the week after that, until what was new has become the way things are done.',
    link: { label: 'Discover what we do', href: '/discover' },
  },
  contact: {
    title: 'Let us build a future of equality and justice, *together*',
    link: { label: 'Contact us', href: '/contact-us' },
    pictures: [contact1, contact2, contact3, contact4, contact5, contact6, contact7, contact8],
  },
} as const satisfies HomeContent
