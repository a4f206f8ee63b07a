import drum from 'icon:drum'
import handHeart from 'icon:hand-heart'
import scissors from 'icon:scissors'
import sprout from 'icon:sprout'
import trees from 'icon:trees'
import wind from 'icon:wind'
import { figures } from '@site/identity/figures/healing-recovery'
import water from '@site/media/pictures/healing-recovery.webp?picture'
import lake from '@site/media/pictures/healing-recovery-still.webp?picture'
import { said } from '../../blocks/figures/said.ts'
import type { HealingRecoveryRecord } from './practice-record.ts'

export const record = {
  hero: {
    title: 'Healing *and recovery*',
    tagline: 'Help to recover from harm, in company and at your own pace.',
    tone: 'dark',
    picture: { source: water, focus: 'left' },
    facts: [
      said(`Practised with ${figures.communities.value} communities`, figures.communities),
      'Nobody has to tell their story',
      'You may always leave',
    ].filter(Boolean),
  },
  programmes: {
    title: 'Programmes *with a way out*',
    lead: 'People come by referral, by invitation, or because a friend once did.',
    cards: [
      {
        title: 'Trauma circles',
        description: 'A ring of chairs, one facilitator and an agreed silence. Whoever speaks is welcome.',
        wayOut: 'Speech is never owed',
        icon: sprout,
      },
      {
        title: 'Somatic release',
        description: 'Breath, weight and slow movement, for what the body kept when words gave out.',
        wayOut: 'Any of it can be sat out',
        icon: wind,
      },
      {
        title: 'Voice and drum',
        description: 'Rhythm first, then song. Breathing together tends to come back before trust does.',
        wayOut: 'To listen is enough',
        icon: drum,
      },
      {
        title: 'Making and\u00a0mending',
        description: 'Cloth, clay and thread in the hands, while the conversation finds its own way round.',
        wayOut: 'Work put down is kept for you',
        icon: scissors,
      },
      {
        title: 'Land and season',
        description: 'Walking, planting and rites of return, kept with the elders of the place.',
        wayOut: 'At any gate you may turn back',
        icon: trees,
      },
      {
        title: 'Carers’ rest',
        description: 'Quiet days for nurses, teachers and parents who hold others all week, and are tired.',
        wayOut: 'Nobody asks why you leave early',
        icon: handHeart,
      },
    ],
  },
  journey: {
    title: 'The journey, *step by step*',
    lead: 'Each takes the time it takes, and going back a step is part of it.',
    illustration: {
      title: 'Half an hour of words, *in eight evenings*',
      note: 'One woman in one circle. Each ring is an hour, read like a clock from the top, and what is lit is how long she spoke. The dotted one she spent at home.',
      hint: 'Choose a step to see its evenings alone.',
    },
    steps: [
      {
        number: '01',
        title: 'Arriving',
        description: 'A door, a cup of tea, the rules of the room. You learn who is here and how to leave.',
        evenings: [{ number: 1, minutes: 0, words: 'Nothing said. Hers was the chair by the door.' }],
      },
      {
        number: '02',
        title: 'Settling',
        description: 'In small doses the body is shown that the danger has passed, until it believes it.',
        evenings: [
          { number: 2, minutes: 0, words: 'Nothing said. She stayed for the tea.' },
          { number: 3, minutes: 2, words: 'Two minutes, mostly about the bus.' },
          { number: 6, minutes: 3, words: 'Three minutes. A step back, and nobody minded.' },
        ],
      },
      {
        number: '03',
        title: 'Telling',
        description: 'In words, in stitches, on a drum, or by sitting next to somebody who tells.',
        evenings: [
          { number: 4, minutes: 5, sang: true, words: 'Five minutes, and a song over the cups.' },
          { number: 5, minutes: null, words: 'At home. Her chair was kept.' },
        ],
      },
      {
        number: '04',
        title: 'Mending',
        description: 'New patterns are practised in company, then at home, with a call in between.',
        evenings: [{ number: 7, minutes: 12, words: 'Twelve minutes, with her sewing in her lap.' }],
      },
      {
        number: '05',
        title: 'Returning',
        description: 'Home, work and neighbours again, with a person to ring and a circle to come back to.',
        evenings: [{ number: 8, minutes: 8, words: 'Eight minutes. Somebody new had the chair by the door.' }],
      },
    ],
  },
  outcomes: {
    provenance: 'specimen',
    title: 'What people *report*',
    lead: 'A hundred stitches to each seam: closed for those who reported it, open for the others.',
    outcomes: [
      { figure: figures.trauma, note: 'had fewer symptoms, or milder ones, when the programme closed' },
      { figure: figures.efficacy, note: 'feel able again to act on what matters to them' },
      { figure: figures.connection, note: 'know someone to turn to whom they had not known before' },
    ],
    also: [figures.communities],
  },
  testimonial: {
    provenance: 'specimen',
    label: 'From a circle',
    quote: 'I came to be fixed. Nobody tried. In the fourth week I noticed I was singing while I washed the cups.',
    by: 'Participant, women’s recovery circle, Leeds',
    aside: 'We show no face here. What is said in a circle leaves it only if the speaker agrees, and without a name.',
  },
  modalities: {
    label: 'Modalities',
    rows: [
      { title: 'Somatic practice', description: 'Breath, posture and grounding. Touch is always asked for, and a no needs no reason.' },
      { title: 'Narrative and art', description: 'A story is told by the person who owns it, in the form that person chooses.' },
      { title: 'Ancestral ceremony', description: 'Practised with permission, and led by those who carry it.' },
      { title: 'Peer support', description: 'People a little further along the same road, who are trained and paid to walk beside you.' },
    ],
  },
  ways: [
    { href: '/healing', title: 'Healing and repair', why: 'What the first hour is like' },
    { href: '/holistic-healing', title: 'Holistic healing', why: 'The service, and whom it is for' },
    { href: '/fees#healing', title: 'What it costs', why: 'Sessions, ceremonies and guidance by the hour' },
    {
      href: '/faq#is-healing-a-replacement-for-medical-care',
      title: 'Is healing work a replacement for medical care?',
      why: 'No: it stands beside a doctor’s',
    },
  ],
  closing: {
    title: 'Go only *as\u00a0deep as\u00a0you\u00a0wish*',
    lead: 'Look at the workshops and what they cost, or write and ask who will be there.',
    action: { label: 'Explore Workshops', href: '/healing-workshops' },
    topic: 'healing-recovery',
    picture: { source: lake, focus: 'centre' },
  },
} as const satisfies HealingRecoveryRecord
