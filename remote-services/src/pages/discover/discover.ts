import voices from '@site/media/films/hero-4.webp?picture'
import door from '@site/media/pictures/discover.webp?picture'
import loom from '@site/media/pictures/discover-decide.webp?picture'
import swing from '@site/media/pictures/discover-holds.webp?picture'
import book from '@site/media/pictures/discover-inside.webp?picture'
import type { DiscoverRecord } from './discover-record.ts'

export const record = {
  hero: {
    title: 'Discover *what we do*',
    tagline: 'Twelve services, each with its own method, for the rooms where people are taught, judged, sheltered or heard.',
    tone: 'dark',
    picture: { source: door, focus: 'right' },
    facts: ['Institutions and governments', 'Schools, prisons and camps', 'Communities and event organisers'],
  },
  intro: [
    {
      title: 'Listening *comes first*',
      paragraphs: [
        'Before anything is proposed we read what you have written about yourselves, and then ask the people it was written about.',
        'What we heard comes back to you in plain words, so that the work starts from an account that everyone in the building recognises.',
      ],
      picture: voices,
    },
    {
      title: 'We stay until *it holds*',
      paragraphs: [
        'Most services end with practice in your own setting, a review of what has changed, and someone inside who keeps it going.',
        'Several are often joined in one programme: a school may need healing workshops before training, and a new policy after both.',
      ],
      picture: swing,
    },
  ],
  purpose: 'A repair is *tested by use*.',
  services: {
    title: 'Twelve *services*',
    lead: 'Take a short look at any of them here, or open its page for the steps, the figures and the fee.',
    groups: [
      { id: 'rights-and-evidence', title: 'Rights and *evidence*', ground: 'linen', areas: ['rights', 'research', 'policy'] },
      { id: 'learning-and-healing', title: 'Learning and *healing*', ground: 'ink', areas: ['education', 'healing'] },
      { id: 'community-and-voice', title: 'Community and *voice*', ground: 'paper', areas: ['community', 'speaking'] },
    ],
  },
  audiences: [
    {
      title: 'For people *on the inside*',
      paragraphs: [
        'Prison wings, secure units and refugee camps are places of learning too. Our materials are made for rooms with few books, no connection and many interruptions.',
        'Staff belong to the group. When officers and volunteers learn beside the residents, the work survives a change of shift.',
      ],
      picture: book,
      action: { label: 'See the education programme', href: '/education-programme' },
    },
    {
      title: 'For those *who decide*',
      paragraphs: [
        'Governors, ministers and head teachers receive short drafts, figures with their sources, and frank advice while a decision can still be changed.',
        'Where none of the twelve fits, we say so and describe what would. An initial consultation is often spent on exactly that.',
      ],
      picture: loom,
      action: { label: 'See the work on policy reform', href: '/policy-reform' },
    },
  ],
  ways: [
    { href: '/consultation?topic=discover#booking', title: 'Write a request', why: 'Help with choosing a service' },
    { href: '/fees', title: 'Fees and packages', why: 'What each kind of work costs' },
    {
      href: '/faq#can-a-service-be-adapted',
      title: 'Can a service be adapted to our setting?',
      why: 'Prisons, camps, schools with little equipment',
    },
    { href: '/learn-more-vision', title: 'Learn more about the vision', why: 'The twelve strands behind the work' },
  ],
} as const satisfies DiscoverRecord
