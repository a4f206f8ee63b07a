import flame from 'icon:flame'
import trees from 'icon:trees'
import wind from 'icon:wind'
import { figures } from '@site/identity/figures/holistic-healing'
import shareCard from '@site/media/cards/holistic-healing.jpg?url'
import leaves from '@site/media/pictures/holistic-healing.webp?picture'
import remedies from '@site/media/pictures/holistic-healing-remedies.webp?picture'
import resting from '@site/media/pictures/holistic-healing-resting.webp?picture'
import modelStyles from '../models/holistic-healing/ring-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './emergency-education.ts?hem'

export const head = {
  description:
    'Ceremony, breath, story and land: healing drawn from indigenous traditions, beside medical care, for people and communities after harm.',
  barTone: 'paper',
  quickExit: true,
  articles: [27, 18, 25],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Care that draws on breath, movement, plants and ceremony beside conversation.',
  picture: leaves,
  focus: 'right',
} as const satisfies ServiceCard

export const details = `Individual and group work for people whose hurt sits in the body and the community as well as the mind.
Key Features
Whole-person beginning: A first conversation about sleep, faith, food, kin and work.
Traditions with consent: Practices are shared by those who hold them and who agree to teach them.
Alongside clinicians: Nothing here replaces a doctor or a therapist.
Ways to continue: Participants leave with simple rituals for the weeks ahead.`

export const hem = { picture: leaves, focus: 'right' } as const satisfies ServiceHem

export const record = {
  layout: {
    order: [['framework'], ['mission', 'philosophy'], ['process'], ['results', 'offer'], ['testimonials']],
    grounds: {
      framework: 'linen',
      mission: 'rose',
      philosophy: 'lagoon',
      process: 'paper',
      results: 'ink',
      offer: 'linen',
      testimonials: 'rose',
    },
    mission: 'indented',
    philosophy: 'picture-left',
    framework: 'below',
    process: 'walk',
    offer: 'columns',
    testimonials: 'large-left',
    statistics: 'band',
    closing: 'leaf-left',
  },
  quickExit: true,
  hero: {
    title: 'Holistic *healing* and recovery',
    tagline: 'Care for body, memory and kinship, led by indigenous knowledge and gentle with people who have been hurt.',
    tone: 'dark',
    picture: { source: leaves, focus: 'left' },
    facts: ['17 indigenous traditions', 'Alongside medical care'],
  },
  mission: {
    statement:
      'Harm settles in the breath, in sleep, in the way a family sits down to eat. *Recovery* has to reach it in all those places.',
    thread:
      'M-20 14H150C200 14 196 86 240 86S280 14 330 14H480C540 14 536 86 620 86S700 14 760 14H880C950 14 930 86 1090 86S1230 14 1300 14H1460',
    paragraphs: [
      'The work draws on indigenous traditions of healing, learnt from the elders who keep them. Those who come are told whose each one is before it begins. Song, plants, touch and silence each have their place, chosen with the people who have come.',
      'It stands beside medicine and therapy and never asks anyone to give them up. Where a person needs a doctor or a counsellor we say so, and go on keeping her company.',
    ],
  },
  philosophy: {
    label: 'A philosophy of staying',
    quote: 'I have learnt from many traditions. All of them begin when someone sits down beside you and stays.',
    occasion: 'on what they have in common',
    aside:
      'Indigenous knowledge belongs to the people who kept it while it was forbidden to them. We use it with their consent, credit its source, and leave sacred things where they belong.',
    picture: remedies,
  },
  framework: {
    title: 'Body, story, *belonging*',
    lead: 'Most people come to need more than one of the three. Any of them is a beginning.',
    cards: [
      {
        title: 'Body and breath',
        summary: 'Where safety is felt first',
        icon: wind,
        description:
          'A body that has lived on alert cannot be argued out\u00a0of\u00a0it. Rhythm, breathing and gentle movement give it evidence, again and again, that this room is safe.',
        steps: [
          { title: 'Arrive', description: 'Time to look round the room, choose a seat and find the door.' },
          { title: 'Find the floor', description: 'Weight, warmth and contact, before a word about the past.' },
          { title: 'Follow the breath', description: 'Exercises small enough to use on a bus or in a queue.' },
          { title: 'Rest on purpose', description: 'Guided stillness, with an easy way out for anyone who needs it.' },
        ],
      },
      {
        title: 'Story and ceremony',
        summary: 'Where grief is given a form',
        icon: flame,
        description:
          'Loss that was never mourned goes on asking. Ceremony gives it an hour, a place and witnesses, in forms that participants recognise or make anew.',
        steps: [
          { title: 'Choose what is told', description: 'Each person decides how much of her story enters the room.' },
          { title: 'Prepare the place', description: 'Cloth, water, light and food are set out together.' },
          { title: 'Be witnessed', description: 'Those who listen stay, and add nothing to it.' },
          { title: 'Let it close', description: 'An ending is marked, so that nobody carries the rite home open.' },
        ],
      },
      {
        title: 'Land and kinship',
        summary: 'Where people are expected again',
        icon: trees,
        description:
          'Harm leaves many people alone. Through gardens, shared meals and the teaching of elders, a person takes up a place in which she is known and missed.',
        steps: [
          { title: 'Walk the ground', description: 'A garden, a shore or a wood, visited without hurry.' },
          { title: 'Learn from plants', description: 'Traditional uses, taught with respect for safety and origin.' },
          { title: 'Cook and eat', description: 'Recipes bring back memory to those who have lost the language.' },
          { title: 'Keep the tie', description: 'Pairs agree how they will look in on one another.' },
        ],
      },
    ],
  },
  process: {
    title: 'A recovery at *its own pace*',
    lead: 'Nobody is hurried from one step to the next, and going back is allowed.',
    steps: [
      { number: '01', title: 'Welcome conversation', description: 'Hopes, fears, faith, medication, and anything you want left alone.' },
      { number: '02', title: 'Circle of care', description: 'Relatives, clinicians or friends are named, with your consent.' },
      { number: '03', title: 'Choosing the path', description: 'Practices are matched to belief, body and season of life.' },
      { number: '04', title: 'Guided sessions', description: 'Alone or in a group, with a trained companion always present.' },
      { number: '05', title: 'Weaving it in', description: 'A few minutes a day, fitted round work, children and prayer.' },
      { number: '06', title: 'Return and renewal', description: 'A later gathering, to look back and ask what is needed now.' },
    ],
  },
  offer: {
    label: 'Healing methods',
    rows: [
      {
        title: 'Ceremony and ritual',
        description: 'For mourning, naming and homecoming, and for the anniversaries that are hard to pass alone.',
      },
      { title: 'Song and rhythm', description: 'A steady beat, held by the group until breath and pulse settle into it.' },
      { title: 'Telling across generations', description: 'Elders and the young exchange what was silenced, one speaker at a time.' },
      { title: 'Plant and water practice', description: 'Steam, teas, bathing and gardening, checked for safety with each participant.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'Said when they were ready',
    voices: [
      {
        quote:
          'I came with a folder of diagnoses, ready to explain it all again. I was asked what my people do when someone returns from far away, and I wept, because I knew.',
        author: 'Participant',
        place: 'Women’s recovery group, Cape Town',
      },
      {
        quote:
          'I was sceptical, and about the plants I still am. My patients keep their appointments with us as well, so I go on referring.',
        author: 'Clinical psychologist',
        place: 'Trauma service, Glasgow',
      },
      {
        quote: 'Our elders led. She carried the chairs.',
        author: 'Community health worker',
        place: 'First Nations health centre, Manitoba',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'By their own account',
    statistics: [figures.steadier, figures.respected, figures.daily],
    mark: 'ring',
    also: [figures.traditions],
  },
  duration: 'Guidance is given by the hour. The length of a ceremony depends on its form: ask when you write.',
  fees: ['holistic-ceremonies-rituals', 'one-on-one-guidance'],
  ways: [
    {
      href: '/faq#is-healing-a-replacement-for-medical-care',
      title: 'Is healing work a replacement for medical care?',
      why: 'How the two go together',
    },
    { href: '/healing', title: 'Healing and repair', why: 'A first visit, minute by minute' },
  ],
  closing: {
    title: 'Come as you are, and *rest a while*',
    lead: 'A line or two about who would come is enough. Nobody has to tell the story in order to ask for help.',
    action: 'Request Healing Consultation',
    picture: { source: resting, focus: 'lower-right' },
    tone: 'light',
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'emergency-education', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/holistic-healing/ring-model.tsx')).Model },
} satisfies ServiceParts
