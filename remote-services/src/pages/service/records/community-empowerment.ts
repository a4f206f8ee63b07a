import lifeBuoy from 'icon:life-buoy'
import repeat from 'icon:repeat-2'
import users from 'icon:users'
import { figures } from '@site/identity/figures/community-empowerment'
import shareCard from '@site/media/cards/community-empowerment.jpg?url'
import seedling from '@site/media/pictures/community-empowerment.webp?picture'
import grown from '@site/media/pictures/community-empowerment-grown.webp?picture'
import market from '@site/media/pictures/community-empowerment-market.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/community-empowerment/weave-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './public-speaking.ts?hem'

export const head = {
  description:
    'Local leaders, shared resources and support that stays, from the first walk through a place to the day its people carry the work on.',
  barTone: 'paper',
  articles: [29, 20, 21],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Support for local people who are already leading, on terms they set.',
  picture: seedling,
  focus: 'centre',
} as const satisfies ServiceCard

export const details = `Training, small structures and patient company for groups that want to change the place they live in.
Key Features
Asset walk: We begin by mapping the skills, rooms and friendships that exist already.
Leadership circles: Organisers learn from one another, with coaching between meetings.
Doors opened: Introductions to councils, funders and neighbouring groups.
Handing over: Accounts, contacts and decisions rest with the community from the start.`

export const hem = { picture: seedling, focus: 'centre' } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'screen',
    order: [['mission', 'philosophy'], ['testimonials'], ['framework'], ['process', 'model', 'results'], ['offer']],
    grounds: {
      mission: 'paper',
      philosophy: 'rose',
      testimonials: 'linen',
      framework: 'ink',
      process: 'paper',
      model: 'indigo',
      results: 'ink',
      offer: 'linen',
    },
    mission: 'picture-left',
    philosophy: 'whole',
    framework: 'below',
    process: 'rail',
    offer: 'rooted',
    testimonials: 'large-right',
    statistics: 'band',
    closing: 'leaf-left',
  },
  hero: {
    title: 'Community *empowerment* and outreach',
    tagline: 'Neighbours who lead, share and decide, backed until they no longer need us.',
    tone: 'dark',
    picture: { source: seedling, focus: 'centre' },
    facts: [
      said(`${figures.initiatives.value} initiatives led by residents`, figures.initiatives),
      said(`Working in ${figures.countries.value} countries`, figures.countries),
      said(`${figures.leaders.value} ${figures.leaders.label}`, figures.leaders),
    ].filter(Boolean),
  },
  mission: {
    statement:
      'Every community we have entered was\u00a0already *organised*. Somebody held the keys, kept the savings, settled the quarrels and knew which child had not eaten.',
    thread:
      'M-40 50c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0M-40 50c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0c26-48 48-48 74 0c26 48 48 48 74 0',
    paragraphs: [
      'Our part is to find those people, add what they lack and step back in good time. Money, training and introductions follow a plan that residents have written themselves.',
      'Outreach means that we do the travelling: to the market, the laundry, the mosque car park, the late bus. People who never attend a consultation are met where they already are.',
    ],
    picture: market,
  },
  philosophy: {
    label: 'An approach that steps aside',
    quote: 'I have never empowered anyone. I have moved out of the light, and watched a street see how strong it was.',
    occasion: 'on the word in the title of this page',
  },
  framework: {
    title: 'How a neighbourhood *gathers strength*',
    lead: 'People, means and staying power grow together. Look into each.',
    cards: [
      {
        title: 'Local Leadership Development',
        summary: 'Those whom others already follow',
        icon: users,
        description:
          'The people a street turns to seldom have a title. We look for them in kitchens, choirs and queues, and prepare them to be heard in the council chamber\u00a0as\u00a0well.',
        steps: [
          { title: 'Notice the trusted', description: 'Residents say, in private, whom they would wake at night.' },
          { title: 'Speak in public', description: 'Practice for meetings, microphones and hostile questions.' },
          { title: 'Open the books', description: 'Budgets and minutes, taught until nobody can hide behind them.' },
          { title: 'Lead in pairs', description: 'Each new role is shared, so that it survives a move or an illness.' },
        ],
      },
      {
        title: 'Skills & Resource Sharing',
        summary: 'What one street can lend another',
        icon: repeat,
        description:
          'Nearly everything a community is short of exists somewhere within walking distance. We map it, agree fair terms for lending it, and look outside only for what is truly missing.',
        steps: [
          { title: 'Draw the asset map', description: 'Tools, rooms, trades, languages and spare hours, house by house.' },
          { title: 'Set up the exchange', description: 'A board, a phone line, and rules that fit on a postcard.' },
          { title: 'Teach each other', description: 'Evening classes led by residents in what they know best.' },
          { title: 'Buy together', description: 'Joint orders and shared premises bring the costs down.' },
        ],
      },
      {
        title: 'Ongoing Support',
        summary: 'A voice at the end of the line',
        icon: lifeBuoy,
        description:
          'The second year is harder than the launch. Mentors stay in touch through elections, quarrels, floods and grant deadlines, and visit less as confidence grows.',
        steps: [
          { title: 'Stay on call', description: 'A mentor people know, reached by telephone and without a form.' },
          { title: 'Review in the open', description: 'Results are read out at a meeting that anyone can attend.' },
          { title: 'Repair early', description: 'Disputes go to trained neighbours while they are still small.' },
          { title: 'Plan our leaving', description: 'The date and the conditions are agreed from the outset.' },
        ],
      },
    ],
  },
  process: {
    title: 'Arriving on foot, *leaving in good time*',
    lead: 'Residents can halt or reshape the work at each of these points.',
    steps: [
      { number: '01', title: 'Community Engagement', description: 'Walking, listening and sharing meals before any proposal.' },
      { number: '02', title: 'Leadership Identification', description: 'Trusted people, named by their neighbours and asked in person.' },
      { number: '03', title: 'Skill Development', description: 'Training in the evenings, with childcare, food and fares provided.' },
      { number: '04', title: 'Resource Mobilization', description: 'Local assets first; then grants, partners and public budgets.' },
      { number: '05', title: 'Initiative Launch', description: 'A first project that is small, visible and wanted by many.' },
      { number: '06', title: 'Sustainable Networks', description: 'Groups are joined to others like them and carry on together.' },
    ],
  },
  offer: {
    label: 'Where it takes root',
    rows: [
      { title: 'City estates', description: 'Tenants’ groups, youth clubs and the long corridors in between.' },
      { title: 'Rural districts', description: 'Cooperatives, water committees and women’s savings circles.' },
      { title: 'Refugee settlements', description: 'Councils that speak for people who arrived without an address.' },
      { title: 'Diaspora associations', description: 'Ties between the town people live in and the one they left.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'In their own handwriting',
    voices: [
      {
        quote: 'They came for months with nothing to sign. By the time there was a paper, it was ours, in our own handwriting.',
        author: 'Chair of a residents’ council',
        place: 'Informal settlement, Nairobi',
      },
      {
        quote: 'I ran the crèche for years and thought that was all I could run. Now I chair the water board.',
        author: 'Community organiser',
        place: 'Fishing town, Kerala',
      },
      {
        quote: 'The council telephones us now. It does not always listen, but it telephones.',
        author: 'Youth worker',
        place: 'Housing estate, Lyon',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'Since then, in the same streets',
    statistics: [figures.civic, figures.initiatives, figures.leaders],
    also: [figures.sustained, figures.countries, figures.return, figures.women, figures.satisfaction, figures.lifespan],
  },
  duration: 'A project, or month by month. The date on which we leave is agreed at the outset.',
  fees: ['project-based-consulting', 'ongoing-monthly-retainer'],
  ways: [
    { href: '/faq#how-can-a-community-ask-for-support', title: 'How can a community ask for support?', why: 'Any member may write' },
    { href: '/impact-work', title: 'Impact work', why: 'What communities have taken over' },
  ],
  closing: {
    title: 'Walk us round *your streets*',
    lead: 'An assessment begins on foot. You choose the route; we bring questions and good shoes.',
    action: 'Request an Assessment',
    picture: { source: grown, focus: 'right' },
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'public-speaking', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/community-empowerment/weave-model.tsx')).Model },
} satisfies ServiceParts
