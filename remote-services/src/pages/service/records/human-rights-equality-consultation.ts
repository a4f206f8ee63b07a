import landmark from 'icon:landmark'
import scanSearch from 'icon:scan-search'
import scrollText from 'icon:scroll-text'
import { figures } from '@site/identity/figures/human-rights-equality-consultation'
import shareCard from '@site/media/cards/human-rights-equality-consultation.jpg?url'
import balance from '@site/media/pictures/equality.webp?picture'
import queue from '@site/media/pictures/equality-queue.webp?picture'
import shared from '@site/media/pictures/equality-shared.webp?picture'
import modelStyles from '../models/human-rights-equality-consultation/rule-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './non-mainstream-curriculum.ts?hem'

export const head = {
  description:
    'An independent audit of how your decisions reach different people, read against the Universal Declaration, with a costed plan to put things right.',
  barTone: 'paper',
  articles: [7, 2, 23],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Find out how your institution treats the people with least power in it, and what to change first.',
  picture: balance,
  focus: 'right',
  footless: true,
} as const satisfies ServiceCard

export const details = `An independent review of rules, records and everyday practice, followed by a plan that people inside the institution can carry out.
Key Features
Rights audit: Policies and decisions read against the treaties that bind you and the law at home.
Testimony: Separate conversations with staff, with service users and with those who left.
Equality data: Your own numbers, examined for who is counted and who is missing.
Action plan: Measures in order of urgency, each with an owner and a date.`

export const hem = { picture: balance, focus: 'right' } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'span',
    order: [['mission'], ['framework'], ['process'], ['offer'], ['results', 'testimonials']],
    grounds: {
      mission: 'linen',
      framework: 'ink',
      process: 'paper',
      offer: 'rose',
      results: 'ember',
      testimonials: 'linen',
    },
    mission: 'picture-right',
    framework: 'before',
    process: 'weft',
    offer: 'facing',
    testimonials: 'record',
    statistics: 'one-large',
    detail: { beside: 'offer', of: 'mission', side: 'right' },
    closing: 'left-whole',
  },
  hero: {
    title: '*Human rights* and equality consultation',
    tagline: 'An outside reading of how your rules fall on different lives, and a practical plan for making them fall evenly.',
    tone: 'dark',
    picture: { source: balance, focus: 'centre' },
    facts: ['For schools, NGOs, states, employers', 'Measured against the Universal Declaration', 'Findings in plain language'],
  },
  mission: {
    statement:
      'Equality is seldom refused aloud. It goes missing in a *form*, a queue or a shortlist, and is written up as somebody’s failure.',
    thread: 'M-20 50H330M352 50H420M442 50H486M508 50H530M552 50H562M880 50H890M912 50H934M956 50H1000M1022 50H1090M1112 50H1460',
    paragraphs: [
      'We look at your institution from the side on which people meet it: the counter, the application, the complaint closed without a reply. Each finding is set against the right it touches and the duty you already owe.',
      'Then we stay for the repair. You receive a plan that names posts and dates, and someone to call when the first objection arrives.',
    ],
    picture: queue,
  },
  framework: {
    title: 'Three questions *for any decision*',
    lead: 'They are asked in this order, and each has its own way of being answered.',
    cards: [
      {
        title: 'Rights mapping',
        summary: 'Which duty is in play',
        icon: scrollText,
        description:
          'A grievance becomes workable once it is tied to an article, a statute or a promise you have published. We draw that map before we judge anything.',
        steps: [
          { title: 'Gather the promises', description: 'Charters, policies and tender conditions, with the dates they were signed.' },
          { title: 'Match them to law', description: 'The treaties, statutes and case law that bind you where you operate.' },
          { title: 'Mark the gaps', description: 'Rights for which nobody in the building answers.' },
          { title: 'Rank by harm', description: 'What injures people most is dealt with first, however small its budget line.' },
        ],
      },
      {
        title: 'Equality audit',
        summary: 'Who carries the cost',
        icon: scanSearch,
        description: 'Averages hide people. We separate outcomes by group, by place and by stage, and show where the difference arises.',
        steps: [
          { title: 'Split the numbers', description: 'Your own records, broken down as far as privacy allows.' },
          { title: 'Walk the route', description: 'We apply, wait, complain and appeal as a member of the public would.' },
          { title: 'Ask at the edges', description: 'Interviews with people who gave up halfway.' },
          { title: 'Test the explanation', description: 'Every innocent reason is checked before a finding is made.' },
        ],
      },
      {
        title: 'Inclusive governance',
        summary: 'Who decides next time',
        icon: landmark,
        description:
          'A fair outcome that depends on one fair official will not survive her holiday. We move the safeguard into procedure, where a successor inherits it.',
        steps: [
          { title: 'Open the table', description: 'Seats and votes for those whom the decisions concern.' },
          { title: 'Write the duty down', description: 'Equality tests built into budgets, contracts and appointments.' },
          { title: 'Train the reviewers', description: 'Staff learn to question a proposal before it is costly to change.' },
          { title: 'Publish the answers', description: 'A yearly account in language the public can use.' },
        ],
      },
    ],
  },
  process: {
    title: 'Signed, heard, *put right*',
    lead: 'Six steps, each with something in writing at its end.',
    steps: [
      {
        number: '01',
        title: 'First briefing',
        description: 'You tell us what worries you, and what should go no further yet.',
      },
      { number: '02', title: 'Terms and access', description: 'Scope, independence and the records we may read are agreed and signed.' },
      { number: '03', title: 'Evidence gathering', description: 'Documents, site visits and conversations inside and outside your walls.' },
      { number: '04', title: 'Findings workshop', description: 'Those who must act hear the evidence first, and may correct it.' },
      { number: '05', title: 'Action plan', description: 'Each recommendation has a price, a deadline and a post responsible for it.' },
      { number: '06', title: 'Follow-through', description: 'We return to see which changes reached the people they were made for.' },
    ],
  },
  offer: {
    label: 'Service sectors',
    rows: [
      {
        title: 'Public bodies',
        description: 'Councils, ministries and regulators that want to reach the people who have stopped asking.',
      },
      { title: 'Education', description: 'Schools and universities examining admissions, discipline and who feels able to stay.' },
      { title: 'Health and care', description: 'Hospitals and care providers where consent, language or dignity is in question.' },
      { title: 'Employers', description: 'Companies reviewing how they hire, pay, promote and hear grievances.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'Heard afterwards',
    voices: [
      {
        quote: 'She asked who had translated our eviction letters. Nobody had. Two people do it now.',
        author: 'Director of housing',
        place: 'City council, Porto',
      },
      {
        quote:
          'It took longer than we had planned, mostly because our own records were worse than we knew. The plan at the end was one that my finance team could cost.',
        author: 'Chief executive',
        place: 'Transport authority, Sheffield',
      },
      {
        quote: 'Our appeals panel now includes two people who once lost an appeal.',
        author: 'Registrar',
        place: 'University, Accra',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'Impact so far',
    statistics: [figures.followed, figures.raised, figures.again],
  },
  duration: 'An hour for the first consultation. An audit is a project: its dates are agreed with the terms, in step 02.',
  fees: ['initial-consultation-1-hr', 'project-based-consulting'],
  ways: [
    { href: '/faq#how-do-i-book-a-consultation', title: 'How do I book a consultation?', why: 'What the first hour is for' },
    { href: '/human-rights', title: 'Human rights investigation', why: 'When the harm is already done' },
  ],
  closing: {
    title: 'Start with the case that *troubles* you',
    lead: 'The first hour ends with a frank view of whether an audit would help you.',
    action: 'Request Consultation',
    picture: { source: shared, focus: 'right' },
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'non-mainstream-curriculum', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/human-rights-equality-consultation/rule-model.tsx')).Model },
} satisfies ServiceParts
