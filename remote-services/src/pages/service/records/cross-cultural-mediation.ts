import handshake from 'icon:handshake'
import languages from 'icon:languages'
import signature from 'icon:signature'
import { figures } from '@site/identity/figures/cross-cultural-mediation'
import { promised } from '@site/identity/promised'
import shareCard from '@site/media/cards/cross-cultural-mediation.jpg?url'
import clasp from '@site/media/pictures/cross-cultural-mediation.webp?picture'
import third from '@site/media/pictures/cross-cultural-mediation-third.webp?picture'
import woven from '@site/media/pictures/cross-cultural-mediation-woven.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/cross-cultural-mediation/knots-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './data-driven-research.ts?hem'

export const head = {
  description:
    'Impartial mediation between communities, institutions and teams divided by language or custom, from separate meetings to a written accord.',
  barTone: 'ink',
  articles: [28, 18, 20],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'A steady third person for disputes in which each side lives by different rules.',
  picture: clasp,
  focus: 'centre',
} as const satisfies ServiceCard

export const details = `Conversations between families, faiths, neighbours or departments, prepared separately and then held together.
Key Features
Separate hearings: Each party tells the whole story once without being interrupted.
Interpreters as partners: Language help is briefed on custom as well as vocabulary.
Customs observed: Seating, silence, food and greeting follow what both sides find respectful.
Written agreement: Short promises in every language used in the room.`

export const hem = { picture: clasp, focus: 'centre' } as const satisfies ServiceHem

export const record = {
  layout: {
    order: [['mission', 'model'], ['process'], ['results', 'framework'], ['offer', 'testimonials'], ['philosophy']],
    grounds: {
      mission: 'linen',
      model: 'ink',
      process: 'rose',
      results: 'linen',
      framework: 'paper',
      offer: 'ink',
      testimonials: 'rose',
      philosophy: 'indigo',
    },
    mission: 'picture-right',
    philosophy: 'whole',
    framework: 'beside',
    process: 'sides',
    offer: 'facing',
    testimonials: 'large-right',
    statistics: 'meters',
    detail: { beside: 'offer', of: 'mission', side: 'right' },
    closing: 'cut-above',
  },
  hero: {
    title: 'Cross-cultural *mediation*',
    tagline: 'An impartial third chair where the two sides share neither a language nor an idea of what an apology is.',
    tone: 'light',
    picture: { source: clasp, focus: 'centre' },
    tall: true,
    facts: [
      said(`${figures.countries.value} countries across ${figures.continents.value} continents`, figures.countries, figures.continents),
      promised('confidence', 'In confidence throughout') || 'Each side heard alone first',
    ].filter(Boolean),
  },
  mission: {
    statement: 'Most quarrels are old *translations* gone wrong. We slow them down until each side hears what was said.',
    thread: 'M-20 8C170 8 250 92 420 92S640 22 780 22S960 53 1080 53H1460M-20 92C170 92 250 8 420 8S640 78 780 78S960 47 1080 47H1460',
    paragraphs: [
      'A mediator from outside owes nothing to either family, ministry or board. That distance helps only when knowledge comes with it: who may speak first, which silence is respect, when a gift is an insult.',
      'We prepare such details as carefully as the agenda, and settle them with both sides beforehand.',
    ],
    picture: third,
  },
  philosophy: {
    label: 'Peace, learnt by hand',
    quote: 'Peace is a craft. You learn it knot by knot, with people who still distrust your hands.',
    occasion: 'on mediating between neighbours',
    aside:
      'Neutrality has its limits. A fact is never weighed against a falsehood, and where power at the table is unequal we say so and move the chairs.',
  },
  framework: {
    title: 'An agreement *both sides can keep*',
    lead: 'Three parts of the work. Select one to see its steps.',
    cards: [
      {
        title: 'Cultural translation',
        summary: 'Meaning before terms',
        icon: languages,
        description:
          'Words that match in a dictionary may wound in a meeting. We interpret custom as well as speech, and tell each party what the other believes it has heard.',
        steps: [
          { title: 'Learn the courtesies', description: 'Greetings, seating and gestures, agreed with both sides.' },
          { title: 'Build a glossary', description: 'Contested words are defined in every language present.' },
          { title: 'Check what landed', description: 'Each statement is said back before it is answered.' },
          { title: 'Name the silence', description: 'Pauses are explained by those who keep them.' },
        ],
      },
      {
        title: 'Shared ground',
        summary: 'Needs beneath positions',
        icon: handshake,
        description:
          'A demand is the visible part of a fear. In private meetings we look for the need underneath, which the other side can often meet at little cost.',
        steps: [
          { title: 'Meet apart', description: 'Each party tells its story whole and without interruption.' },
          { title: 'List the fears', description: 'What would be lost, and who would be blamed for it.' },
          { title: 'Look for trades', description: 'Things of great worth to one and small price to the other.' },
          { title: 'Draft together', description: 'A single text, changed by both hands.' },
        ],
      },
      {
        title: 'Lasting accord',
        summary: 'Keeping it kept',
        icon: signature,
        description:
          'The signature is the easy day. We plan for the first breach, the new official and the anniversary on which tempers rise.',
        steps: [
          { title: 'Choose guardians', description: 'Trusted people from each side watch over the terms.' },
          { title: 'Set the calendar', description: 'Meetings go on when nothing is wrong.' },
          { title: 'Agree the remedy', description: 'What follows a breach is decided while everyone is calm.' },
          { title: 'Mark it in public', description: 'A meal, a planting or a prayer that both recognise.' },
        ],
      },
    ],
  },
  process: {
    title: 'The way *to the table*',
    lead: 'Six stages, at a pace both sides can bear.',
    steps: [
      { number: '01', title: 'First contact', description: 'Either party may call; the other is approached with care.' },
      { number: '02', title: 'Conflict mapping', description: 'Who is involved, who is hurt, and who profits from delay.' },
      { number: '03', title: 'Separate meetings', description: 'Confidences are given, and kept apart.' },
      { number: '04', title: 'Ground rules', description: 'Language, place, order of speech and the right to a break.' },
      { number: '05', title: 'Joint sessions', description: 'Talks led by the mediator, with interpreters briefed on custom.' },
      { number: '06', title: 'Settlement and watch', description: 'A written accord, and visits while it takes root.' },
    ],
  },
  offer: {
    label: 'Where we mediate',
    rows: [
      { title: 'Streets', description: 'Old residents and new arrivals who share a stairwell, a school or a well.' },
      { title: 'Workplaces', description: 'International teams in which courtesy has been mistaken for contempt.' },
      { title: 'Institutions', description: 'Hospitals, universities and councils at odds with the communities they answer to.' },
      { title: 'Borderlands', description: 'Groups divided by a frontier and joined by a market, a river or a marriage.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'Across the table',
    voices: [
      {
        quote: 'For years we wrote letters. In her room we found that our word for regret had been read as a refusal.',
        author: 'Village councillor',
        place: 'Border district, northern Ghana',
      },
      {
        quote: 'Two of the five points did not last the summer. The other three are in the works agreement.',
        author: 'Plant director',
        place: 'Car factory, Stuttgart',
      },
      {
        quote: 'My father shook a hand he had sworn never to touch. I drove him home and he sang.',
        author: 'Tenant',
        place: 'Tower block, Naples',
        original: {
          lang: 'it',
          quote: 'Mio padre ha stretto una mano che aveva giurato di non toccare mai. L’ho portato a casa in macchina, e cantava.',
        },
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'What holds',
    statistics: [figures.agreed, figures.observed, figures.understood],
    mark: 'crossings',
    also: [figures.countries, figures.continents],
  },
  duration: 'An hour to talk it through. How many meetings follow depends on both sides, and either may ask for a break.',
  fees: ['initial-consultation-1-hr', 'project-based-consulting'],
  ways: [
    { href: '/faq#how-can-a-community-ask-for-support', title: 'How can a community ask for support?', why: 'One message from any member' },
    { href: '/consultancy-policy', title: 'Consultancy and policy', why: 'Writing down what was agreed' },
  ],
  closing: {
    title: 'Before the *handshake*',
    lead: 'You need not have told the other side yet. We can think that through with you.',
    action: 'Request Mediation Consultation',
    picture: { source: woven, focus: 'bottom' },
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'data-driven-research', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/cross-cultural-mediation/knots-model.tsx')).Model },
} satisfies ServiceParts
