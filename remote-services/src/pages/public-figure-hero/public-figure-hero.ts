import microphones from '@site/media/pictures/public-figure-hero.webp?picture'
import camera from '@site/media/pictures/public-figure-hero-camera.webp?picture'
import coil from '@site/media/pictures/public-figure-hero-coil.webp?picture'
import drawers from '@site/media/pictures/public-figure-hero-drawers.webp?picture'
import lectern from '@site/media/pictures/public-figure-hero-lectern.webp?picture'
import programmes from '@site/media/pictures/public-figure-hero-programmes.webp?picture'
import reels from '@site/media/pictures/public-figure-hero-reels.webp?picture'
import row from '@site/media/pictures/public-figure-hero-row.webp?picture'
import spectacles from '@site/media/pictures/public-figure-hero-spectacles.webp?picture'
import stage from '@site/media/pictures/public-figure-hero-stage.webp?picture'
import afterwards from '@site/media/pictures/public-speaking-afterwards.webp?picture'
import type { PublicFigureHeroRecord } from './public-figure-hero-record.ts'

export const record = {
  hero: {
    title: 'Public figure *and media*',
    tagline:
      'The guest whom newsrooms, festivals and parliaments call when the subject is rights and everyone has to understand the answer.',
    tone: 'dark',
    picture: { source: microphones, focus: 'left' },
    facts: [],
  },
  presence: {
    label: 'Media presence',
    statement: 'A studio door opens for a few minutes. She walks through it *carrying other people’s questions.*',
    paragraphs: [
      'Interviews are prepared with those they concern: what may be told, what must stay out, and who will be watching from home that evening.',
      'Producers meet a guest who answers in one breath and brings her sources. Listeners get the law without the Latin.',
    ],
  },
  footprint: {
    title: 'Where she is heard',
    lead: 'Six kinds of stage, and one way of preparing for them.',
    cards: [
      {
        title: 'Television',
        description: 'Studio interviews and panel programmes, from breakfast to the late edition.',
        voice: 'television',
      },
      { title: 'Radio', description: 'Live conversation with listeners on the line, and time enough to finish a thought.', voice: 'radio' },
      {
        title: 'Print',
        description: 'Opinion pages and long interviews, each figure checked against its source before filing.',
        voice: 'print',
      },
      {
        title: 'Debates',
        description: 'Chambers, campuses and festival tents, against the strongest opponent to be found.',
        voice: 'debate',
      },
      { title: 'Podcasts', description: 'Long episodes that follow a single case from its complaint to its remedy.', voice: 'podcast' },
      {
        title: 'Video',
        description: 'Short films on one article of law at a time, captioned and free for any classroom to show.',
        voice: 'video',
      },
    ],
  },
  topics: {
    title: 'What she speaks about',
    lead: 'Each can be a keynote, a debate or an hour on air.',
    picture: coil,
    rows: [
      {
        title: 'Rights in ordinary rooms',
        description: 'How a declaration reaches the housing office, the ward and the staff meeting, and where it gets lost on the way.',
        service: 'human-rights-equality-consultation',
      },
      {
        title: 'School without a building',
        description: 'Cells, tents and parish halls as classrooms, with lessons that mainstream schools could borrow.',
        service: 'non-mainstream-curriculum',
      },
      {
        title: 'Healing as public policy',
        description: 'What moves in a budget once trauma is entered among its costs.',
        service: 'policy-governance-consultancy',
      },
      {
        title: 'Race, language and power',
        description: 'The words that institutions choose about people, and the decisions those words turn into.',
        service: 'racial-literacy-training',
      },
      {
        title: 'Facts from dangerous places',
        description: 'Gathering what happened where asking is forbidden, and keeping those who told it safe.',
        service: 'data-driven-research',
      },
    ],
  },
  events: {
    provenance: 'specimen',
    title: '*Four events,* September to December 2023',
    lead: 'You can still ask for any of these subjects.',
  },
  highlights: {
    provenance: 'specimen',
    title: 'Said on air, *and in print*',
    voices: [
      {
        outlet: 'National radio, evening programme',
        feature: 'An hour on schooling in custody',
        quote: 'Our callers began by asking whether prisoners should learn. They ended by asking what, and who would teach it.',
      },
      {
        outlet: 'Daily newspaper, opinion pages',
        feature: 'Essay on apology and repair',
        quote: 'An essay on apology that does the rare thing: it closes with instructions.',
      },
      {
        outlet: 'Public television, late edition',
        feature: 'Studio debate on equal treatment',
        quote: 'Only one guest quoted the statute from memory, and the same guest translated it.',
      },
      {
        outlet: 'Independent podcast, season finale',
        feature: 'A conversation about returning home',
        quote: 'The quietest episode we have made, and the one listeners send to their mothers.',
      },
    ],
  },
  archive: {
    title: 'From the archive',
    lead: 'Stills and recordings are being catalogued and captioned, one by one.',
    tiles: [
      { picture: reels, caption: 'Tape recorder' },
      { picture: lectern, caption: 'Lectern' },
      { picture: camera, caption: 'Camera' },
      { picture: row, caption: 'A seat kept free' },
      { picture: programmes, caption: 'Programmes' },
      { picture: drawers, caption: 'Card index' },
      { picture: spectacles, caption: 'Notes and spectacles' },
      { picture: afterwards, caption: 'After the talk' },
    ],
    action: 'View Full Media Archive',
    note: 'Archive in preparation',
  },
  ways: [
    { href: '/public-speaking', title: 'Guest lecturing and public speaking', why: 'Formats, and how a talk is prepared' },
    { href: '/public-figure', title: 'Public figure', why: 'Eight ways to hear her' },
    { href: '/fees#speaking', title: 'Fees for speaking', why: 'Keynote, panel, or a talk with a workshop' },
    { href: '/contact-us', title: 'Contact', why: 'The press address, and a telephone number' },
    { href: '/profile', title: 'Profile', why: 'Her work so far, and its purpose' },
  ],
  closing: {
    title: 'Give the subject *a stage*',
    lead: 'Name the subject, the audience and roughly when. Editors, please write to the press address on the contact page and give your deadline.',
    action: { label: 'Request Speaking Engagement', href: '/booking-request' },
    topic: 'public-figure-hero',
    picture: { source: stage, focus: 'right' },
    whole: true,
  },
} as const satisfies PublicFigureHeroRecord
