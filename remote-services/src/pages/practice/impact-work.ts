import { figures } from '@site/identity/figures/impact-work'
import valley from '@site/media/pictures/impact-work.webp?picture'
import later from '@site/media/pictures/impact-work-handed-on.webp?picture'
import { said } from '../../blocks/figures/said.ts'
import type { ImpactWorkRecord } from './practice-record.ts'

export const record = {
  hero: {
    title: 'Impact *work*',
    tagline: 'Change travels as water does in a dry valley: from hand to hand, until the last house has some.',
    tone: 'light',
    picture: { source: valley, focus: 'lower-right' },
    facts: [
      said(`Programmes handed over in ${figures.countries.value} countries`, figures.countries),
      'Run from within each community',
    ].filter(Boolean),
  },
  intro: {
    provenance: 'specimen',
    label: 'Introduction',
    statement: 'Good intentions arrive by car, and leave by car. *Impact* is what a place still does a year after the car has gone.',
    paragraphs: [
      'We call a programme finished when the people on the spot can run it, mend it and teach it to the next valley. That rule makes us slow at the start.',
      'What is passed on differs: a reading room, a habit of mediation, a clause in a by-law. Passing it on begins everywhere with the same courtesy: to ask who already carries it.',
    ],
    countries: figures.countries,
    unit: 'countries',
    caption: 'Each ring in the water is a country where a programme has been handed over.',
  },
  programmes: {
    title: 'Programmes *to hand on*',
    lead: 'Each is handed over whole, with its accounts, its tools and the list of its mistakes.',
    cards: [
      {
        title: 'Learning without walls',
        description: 'Lessons in courtyards, huts and waiting rooms, taught by neighbours who were trained for it.',
      },
      {
        title: 'Neighbourhood mediation',
        description: 'Local mediators take on the quarrels that used to end in court, or in silence.',
      },
      {
        title: 'Rights clinics',
        description: 'A table, two chairs and somebody who knows the form, at the market every week.',
      },
      {
        title: 'Healing houses',
        description: 'Rooms where grief is expected, kept by people the community chose.',
      },
      {
        title: 'Young stewards',
        description: 'Teenagers hold the budget of one public thing, and answer for it in public.',
      },
      {
        title: 'Policy relays',
        description: 'What a village has learnt is carried to the ministry by the people who learnt it.',
      },
    ],
  },
  journey: {
    title: 'How it travels, *hand to hand*',
    lead: 'The last stage takes place without us.',
    handing: {
      label: 'In whose hands',
      hands: [
        'Theirs: they asked',
        'Theirs, while we draw the map',
        'Theirs and ours, for one season',
        'Theirs, with ours held open beneath',
        'Theirs alone: we are not there',
      ],
      next: 'Hand it on',
      again: 'Begin again',
    },
    steps: [
      {
        number: '01',
        title: 'Invitation',
        description: 'We come when a community asks, and first meet those who did not sign the letter.',
      },
      {
        number: '02',
        title: 'Mapping strengths',
        description: 'Skills, wells, halls, debts and quarrels: what is there already goes on the map.',
      },
      {
        number: '03',
        title: 'First programme',
        description: 'Something small that everybody can see, and that is of use within a season.',
      },
      {
        number: '04',
        title: 'Local hands',
        description: 'Teachers, treasurers and trainers are prepared from among those who came to it.',
      },
      {
        number: '05',
        title: 'Passing on',
        description: 'The community hosts the next place, shows its books and gives the lessons itself.',
      },
    ],
  },
  outcomes: {
    provenance: 'specimen',
    title: 'What has been *passed along*',
    lead: 'A jar for each: full for what has been passed along, empty for what is left to the mark.',
    outcomes: [
      { figure: figures.communities, note: 'The mark is reached, and the count goes on.' },
      { figure: figures.policies, note: 'Seven tenths of the way, most of it by relay.' },
      { figure: figures.reforms, note: 'Schools change by the year: a little over six tenths so far.' },
    ],
  },
  ways: [
    { href: '/community-empowerment', title: 'Community empowerment and outreach', why: 'How a programme is handed over' },
    { href: '/cross-cultural-mediation', title: 'Cross-cultural mediation', why: 'When neighbours cannot agree' },
    { href: '/education-programme', title: 'Education programme', why: 'Lessons in prisons, youth units and camps' },
    { href: '/faq#how-can-a-community-ask-for-support', title: 'How can a community ask for support?', why: 'Any member may write' },
    { href: '/fees#consultancy', title: 'What it costs', why: 'By the hour, project or month' },
  ],
  closing: {
    title: 'Take a place *in the line*',
    lead: 'A foundation, a council, a company, a choir: there is always room for one more pair of hands.',
    action: { label: 'Become an Impact Partner', href: '/impact-partnership' },
    topic: 'impact-work',
    picture: { source: later, focus: 'lower-right' },
    tone: 'light',
  },
} as const satisfies ImpactWorkRecord
