import hammer from 'icon:hammer'
import heartPulse from 'icon:heart-pulse'
import house from 'icon:house'
import { figures } from '@site/identity/figures/youth-rehabilitation'
import shareCard from '@site/media/cards/youth-rehabilitation.jpg?url'
import openFence from '@site/media/pictures/youth-rehabilitation.webp?picture'
import key from '@site/media/pictures/youth-rehabilitation-key.webp?picture'
import later from '@site/media/pictures/youth-rehabilitation-later.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/youth-rehabilitation/gate-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './human-rights-equality-consultation.ts?hem'

export const head = {
  description:
    'Therapy, trades and family work for young people on their way home from custody or care, from intake to the first months outside.',
  barTone: 'ink',
  articles: [10, 11, 26],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'A route out of custody, planned with the young person who will walk it.',
  picture: openFence,
  focus: 'right',
} as const satisfies ServiceCard

export const details = `Programmes for young people in custody, leaving it, or close to entering it.
Key Features
One trusted adult: The same person before release, at the gate and in the months after.
Learning that counts: Schooling and trade skills chosen with employers in mind.
Family table: Relatives are prepared for the return as carefully as the young person.
Work and study: Introductions to places willing to offer a first chance.`

export const hem = { picture: openFence, focus: 'right' } as const satisfies ServiceHem

export const record = {
  layout: {
    order: [['mission'], ['process'], ['framework', 'philosophy'], ['testimonials', 'offer'], ['results']],
    grounds: {
      mission: 'linen',
      process: 'ink',
      framework: 'paper',
      philosophy: 'indigo',
      testimonials: 'linen',
      offer: 'rose',
      results: 'indigo',
    },
    mission: 'picture-right',
    philosophy: 'whole',
    framework: 'beside',
    process: 'line',
    offer: 'cards',
    testimonials: 'large-left',
    statistics: 'one-large',
    closing: 'bled',
  },
  hero: {
    title: 'Youth *rehabilitation* and reintegration',
    tagline: 'For young people leaving custody, care or the street, and for the institutions answerable for what comes next.',
    tone: 'light',
    picture: { source: openFence, focus: 'centre' },
    tall: true,
    facts: [said(`Programmes in ${figures.countries.value} countries`, figures.countries), 'Begun inside, continued after release'].filter(
      Boolean,
    ),
  },
  mission: {
    statement: 'A sentence ends on a date. *Coming home* takes longer, and has to be taught, practised and welcomed.',
    thread: 'M-20 62H560C604 62 606 14 580 14S556 62 600 62C720 62 760 92 880 84S1040 14 1170 26S1330 84 1480 44',
    paragraphs: [
      'We begin well before the gate, with therapy, schooling and a trade. The same mentor is there on the morning of release and on the difficult evenings that follow.',
      'Families and employers are prepared too. A bed in a house that expects them, and a job offered by someone who knows the record, carry young people further than any certificate.',
    ],
    picture: key,
  },
  philosophy: {
    label: 'A philosophy that begins with a question',
    quote: 'I ask each of them what they are good at. The silence before the answer is where our work begins.',
    occasion: 'on the opening interview',
  },
  model: 'below-steps',
  framework: {
    title: 'What it takes to *turn round*',
    lead: 'Therapy, work and kin support one another. Choose where to look first.',
    cards: [
      {
        title: 'Therapeutic Curriculums',
        summary: 'Lessons that tend to the wound',
        icon: heartPulse,
        description:
          'A boy who cannot sit still has often never been safe. Our classes put reading, anger and grief on one timetable, so that learning and healing advance\u00a0together.',
        steps: [
          { title: 'Settle first', description: 'Breath, sport and routine before the books are opened.' },
          { title: 'Name the feeling', description: 'Words for shame and fear, practised until they replace the fist.' },
          { title: 'Read and rewrite', description: 'Literacy through the lives of others, then through one’s own.' },
          { title: 'Make amends', description: 'Letters and meetings, where those who were harmed agree.' },
        ],
      },
      {
        title: 'Skill-Building & Vocational Training',
        summary: 'Work that pays and is wanted',
        icon: hammer,
        description: 'We ask local employers what they lack, teach that, and put learners in front of the people who hire.',
        steps: [
          { title: 'Ask the market', description: 'Employers say which skills and papers they look for.' },
          { title: 'Learn at the bench', description: 'Joinery, catering, code or care, taught by people of the trade.' },
          { title: 'Earn the paper', description: 'Qualifications that make no mention of a cell.' },
          { title: 'Meet the employer', description: 'Interviews and trial shifts take place before release.' },
        ],
      },
      {
        title: 'Family & Community Engagement',
        summary: 'Someone at the gate',
        icon: house,
        description:
          'Relatives, coaches, imams and neighbours are invited early, told the truth, and helped to make a promise they can keep.',
        steps: [
          { title: 'Trace the ties', description: 'A young person draws who still matters, and who should not.' },
          { title: 'Mend at a table', description: 'Guided visits for the conversations that went wrong.' },
          { title: 'Prepare the house', description: 'Rules, rooms and money are talked through before the return.' },
          { title: 'Build the ring', description: 'Adults outside the family agree when each can be called.' },
        ],
      },
    ],
  },
  process: {
    title: 'From intake to *an ordinary week*',
    lead: 'Progress is reviewed with the young person in the room, in words that he or she would use.',
    steps: [
      { number: '01', title: 'Assessment & Intake', description: 'Strengths, risks, schooling and health, without a desk between.' },
      { number: '02', title: 'Personalized Plan', description: 'Goals in the learner’s own hand, with a date and an ally for each.' },
      { number: '03', title: 'Therapeutic Intervention', description: 'Trauma, addiction and anger, treated by qualified practitioners.' },
      { number: '04', title: 'Skill Development', description: 'Classes and trades matched to talent and to local demand.' },
      { number: '05', title: 'Family Engagement', description: 'Visits, mediation and practical help for those who wait outside.' },
      { number: '06', title: 'Reintegration Support', description: 'Housing, work, and a mentor who goes on answering the telephone.' },
    ],
  },
  offer: {
    label: 'Programme components',
    rows: [
      { title: 'Individual Counseling', description: 'A regular hour with one adult who has no power over the sentence.' },
      { title: 'Group Therapy', description: 'A small group of peers, led by a qualified practitioner.' },
      { title: 'Educational Support', description: 'From first letters to examinations, at the level each learner has reached.' },
      { title: 'Vocational Training', description: 'Recognised trades, real tools, and instructors who have hired people.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'From both sides of the gate',
    voices: [
      {
        quote: 'My boss interviewed me while I was still inside, and he had read the whole file. I hold the keys to his kitchen now.',
        author: 'Former participant',
        place: 'Restaurant trade, Durban',
      },
      {
        quote: 'He asked to stay late to finish a chair. I had to ring the governor to find out whether that was allowed.',
        author: 'Wing officer',
        place: 'Young offender institution, Yorkshire',
      },
      {
        quote: 'They taught me to stop being his visitor and to be his mother again.',
        author: 'Parent',
        place: 'Family programme, Medellín',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'Coming home, in figures',
    statistics: [figures.recidivism, figures.completion, figures.placement],
    mark: 'bars',
    also: [figures.countries],
  },
  duration: 'A programme begins before release and goes on in the months after it. One-on-one guidance is booked by the hour.',
  fees: ['one-on-one-guidance', 'project-based-consulting'],
  ways: [
    {
      href: '/faq#how-do-you-support-young-people-leaving-custody',
      title: 'How do you support young people leaving custody?',
      why: 'One plan, with the family in it',
    },
    { href: '/education-programme', title: 'Education programme', why: 'Lessons inside, and after release' },
  ],
  closing: {
    title: 'Someone is due home *soon*',
    lead: 'Tell us about the institution, the age group and the date that matters most. We will say frankly what can be done by then.',
    action: 'Request Programme Information',
    picture: { source: later, focus: 'lower-right' },
    tone: 'light',
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'human-rights-equality-consultation', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/youth-rehabilitation/gate-model.tsx')).Model },
} satisfies ServiceParts
