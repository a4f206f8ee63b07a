import bookHeart from 'icon:book-heart'
import feather from 'icon:feather'
import wind from 'icon:wind'
import { figures } from '@site/identity/figures/healing-before-learning'
import shareCard from '@site/media/cards/healing-before-learning.jpg?url'
import page from '@site/media/pictures/healing-before-learning.webp?picture'
import setDown from '@site/media/pictures/healing-before-learning-set-down.webp?picture'
import whole from '@site/media/pictures/healing-before-learning-whole.webp?picture'
import modelStyles from '../models/healing-before-learning/breath-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './racial-literacy-training.ts?hem'

export const head = {
  description:
    'Workshops in breath, rhythm and story that help frightened learners feel safe again, and train their teachers to keep the practice going.',
  barTone: 'paper',
  articles: [3, 25, 26],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Sessions that settle body and mind, so that a frightened class can take a lesson in.',
  picture: page,
  focus: 'right',
} as const satisfies ServiceCard

export const details = `Workshops for classes and staff teams in which safety is rebuilt before anyone is asked to concentrate.
Key Features
Settling practice: Breathing, rhythm and movement that take minutes and need no equipment.
Staff first: Adults learn to steady themselves before they steady a room.
Safe disclosure: A clear path to specialist help when a participant says more than a workshop can hold.
Back to lessons: Each session ends with a small success in reading, number or making.`

export const hem = { picture: page, focus: 'right', upright: false } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'field',
    order: [['mission', 'philosophy'], ['process'], ['framework'], ['testimonials', 'offer'], ['results']],
    grounds: {
      mission: 'rose',
      philosophy: 'lagoon',
      process: 'ink',
      framework: 'paper',
      testimonials: 'lagoon',
      offer: 'linen',
      results: 'paper',
    },
    mission: 'margin',
    philosophy: 'picture-left',
    framework: 'beside',
    process: 'walk',
    offer: 'rows',
    testimonials: 'large-left',
    statistics: 'one-large',
    closing: 'leaf-right',
  },
  hero: {
    title: '*Healing-before-learning* workshops',
    tagline: 'Nobody can study with a body that is still on guard. These workshops make a room safe enough to be curious in.',
    tone: 'dark',
    picture: { source: page, focus: 'right' },
    upright: false,
    facts: ['Led with a local counsellor', 'In the mother tongue, or with an interpreter'],
  },
  mission: {
    statement: 'A frightened mind is busy keeping its owner alive. *Calm* comes first; then a lesson has somewhere to land.',
    thread:
      'M-20 50L6 90L30 6L58 92L83 10L113 94L141 14L175 84L207 20L245 76L281 30L325 62C420 62 440 38 500 38S620 78 740 78S960 24 1100 24S1320 66 1470 60',
    paragraphs: [
      'Children who have fled, young people who have been locked up, adults humiliated at a desk long ago: each arrives with a nervous system that has learnt a curriculum of its own. We begin by helping it stand down.',
      'Breath, rhythm, drawing and story do the early work. Teachers learn the same practices beside their pupils.',
    ],
  },
  philosophy: {
    label: 'An approach that waits for the child',
    quote: 'I ask no child to open a book until she can put down what she is\u00a0carrying.',
    occasion: 'on the first hour of any workshop',
    aside: 'Healing here means ordinary things done reliably: the same greeting, a door that stays open, permission to say no.',
    picture: setDown,
  },
  framework: {
    title: 'Safety, then story, *then study*',
    lead: 'The order matters. Choose a stage to see what happens in it.',
    cards: [
      {
        title: 'Settling the body',
        summary: 'Before words',
        icon: wind,
        description:
          'Fear lives in shoulders, stomachs and breath. We start there, with practices a child can do under a desk and a teacher in a corridor.',
        steps: [
          { title: 'Read the room', description: 'Light, noise, exits and seating are changed before any person is.' },
          { title: 'Find the breath', description: 'Slow counting and humming, hands on the belly.' },
          { title: 'Move together', description: 'Drums, stretching and walking in step loosen what talking cannot.' },
          { title: 'Choose a refuge', description: 'Everyone picks a place and a signal for time out.' },
        ],
      },
      {
        title: 'Telling it safely',
        summary: 'Story without exposure',
        icon: feather,
        description:
          'Nobody is asked for the worst thing that happened. Puppets, maps and symbols let a learner say as much as she wishes, and stop.',
        steps: [
          { title: 'Borrow a story', description: 'Folk tales carry the hard feelings first.' },
          { title: 'Draw the river', description: 'A life as a stream, with calm stretches and rapids.' },
          { title: 'Be heard out', description: 'A small circle listens and gives no advice.' },
          { title: 'Put it away', description: 'A closing ritual returns the story to its owner.' },
        ],
      },
      {
        title: 'Returning to learn',
        summary: 'Curiosity comes back',
        icon: bookHeart,
        description:
          'Once the body is quiet and the story has been heard, attention returns of its own accord. We meet it with early success and honest praise.',
        steps: [
          { title: 'Start small', description: 'Tasks that can be finished before the bell.' },
          { title: 'Learn beside someone', description: 'Pairs chosen for trust and changed with care.' },
          { title: 'Let mistakes rest', description: 'Errors are kept, looked at and laughed over.' },
          { title: 'Hand over the practice', description: 'The class’s own adults lead the settling.' },
        ],
      },
    ],
  },
  process: {
    title: 'The path *of a workshop*',
    lead: 'Six steps that a school, a shelter or a service can walk with us.',
    steps: [
      { number: '01', title: 'Quiet enquiry', description: 'We learn what the group has lived through, and what should stay unsaid.' },
      {
        number: '02',
        title: 'Safeguarding plan',
        description: 'Counsellors, referrals and consent are arranged before anyone sits down together.',
      },
      { number: '03', title: 'Room and rhythm', description: 'Space, timetable and rituals are settled with those who will use them.' },
      { number: '04', title: 'Healing sessions', description: 'Body, art and story, at the pace of the slowest breath.' },
      { number: '05', title: 'Bridge to lessons', description: 'Reading, number and talk enter the circle a little at a time.' },
      { number: '06', title: 'Staff handover', description: 'Adults take the lead, at first while we watch, later by themselves.' },
    ],
  },
  offer: {
    label: 'Where a day is hard to begin',
    rows: [
      { title: 'Schools and nurseries', description: 'For whole classes, together with the adults who teach them.' },
      { title: 'Camps and shelters', description: 'Gatherings under canvas or in a borrowed hall, with siblings kept together.' },
      { title: 'Youth justice', description: 'Sessions for young people and for the officers who spend their days with them.' },
      { title: 'Staff teams', description: 'Rest and repair for teachers who carry other people’s nights home.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'Carried home',
    voices: [
      {
        quote: 'The humming embarrassed me. Then the boy who never sat down sat down, and asked what the next page said.',
        author: 'Primary teacher',
        place: 'Reception school for refugee families, Thessaloniki',
      },
      {
        quote: 'Fewer entries in the incident book since spring. I would want to see a full year before I say more.',
        author: 'Unit manager',
        place: 'Secure children’s home, Durham',
      },
      {
        quote: 'She does the breathing with her doll.',
        author: 'Mother',
        place: 'Family shelter, Bogotá (translated from Spanish)',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'After the workshops',
    statistics: [figures.safer, figures.task, figures.practices],
  },
  duration: 'Sessions are fitted into your own timetable, in step 03. A settling practice inside a lesson takes minutes.',
  fees: ['healing-before-learning-sessions'],
  ways: [
    {
      href: '/faq#what-happens-in-a-healing-workshop',
      title: 'What happens in a healing workshop?',
      why: 'Taking part, and stepping outside',
    },
    { href: '/healing-recovery', title: 'Healing and recovery', why: 'Six programmes, and their outcomes' },
  ],
  closing: {
    title: 'Make room for a *deep breath*',
    lead: 'Say who would be in the circle and, as far as you may, what they have come through. We will propose a gentle beginning.',
    action: 'Request Workshop Information',
    picture: { source: whole, focus: 'right' },
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'racial-literacy-training', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/healing-before-learning/breath-model.tsx')).Model },
} satisfies ServiceParts
