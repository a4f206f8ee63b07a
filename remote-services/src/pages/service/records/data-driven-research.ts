import chartScatter from 'icon:chart-scatter'
import gavel from 'icon:gavel'
import shieldCheck from 'icon:shield-check'
import { figures } from '@site/identity/figures/data-driven-research'
import shareCard from '@site/media/cards/data-driven-research.jpg?url'
import fingerprint from '@site/media/pictures/research.webp?picture'
import borneOut from '@site/media/pictures/research-borne-out.webp?picture'
import locked from '@site/media/pictures/research-locked.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/data-driven-research/strands-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './policy-governance-consultancy.ts?hem'

export const head = {
  description:
    'Defensible human-rights evidence from places where collecting it is dangerous: names kept apart from accounts, and claims tested before they are made.',
  barTone: 'paper',
  articles: [19, 12],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Evidence from places where asking a question carries a risk.',
  picture: fingerprint,
  focus: 'right',
} as const satisfies ServiceCard

export const details = `Investigations designed so that the people who speak to us are no less safe for having done so.
Key Features
Risk first: Each interview is weighed for what it could cost the witness.
Local researchers: Colleagues from the region lead the fieldwork and are credited as they choose.
Guarded data: Names are kept apart from testimony, and no device carries both.
Findings for use: Reports fit the needs of courts, monitors and the communities described.`

export const hem = { picture: fingerprint, focus: 'right', upright: false } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'leaf-threaded',
    order: [['mission', 'results'], ['framework', 'model'], ['process'], ['testimonials', 'offer'], ['philosophy']],
    grounds: {
      mission: 'paper',
      results: 'linen',
      framework: 'ink',
      model: 'paper',
      process: 'linen',
      testimonials: 'rose',
      offer: 'paper',
      philosophy: 'indigo',
    },
    mission: 'spread',
    philosophy: 'picture-right',
    framework: 'before',
    process: 'line',
    offer: 'rows',
    testimonials: 'record',
    statistics: 'band',
    detail: { beside: 'testimonials', of: 'hero', side: 'right', focus: 'centre' },
  },
  hero: {
    title: 'Data-driven *human-rights* research in hostile environments',
    tagline: 'Evidence from places where asking is dangerous, kept in a form that a court can use.',
    tone: 'dark',
    upright: false,
    picture: { source: fingerprint, focus: 'centre' },
    facts: [
      said(`${figures.countries.value} high-risk countries since ${figures.countries.since}`, figures.countries),
      'Sources decide what is published',
    ].filter(Boolean),
  },
  mission: {
    statement:
      'Where a fact can cost somebody’s life, *method* is a form of care. We count slowly and publish only what the witness has allowed.',
    thread:
      'M-20 72h96c26 0 26-46 6-46s-20 46 6 46h96c26 0 26-46 6-46s-20 46 6 46h96c26 0 26-46 6-46s-20 46 6 46h96c26 0 26-46 6-46s-20 46 6 46h96c26 0 26-46 6-46s-20 46 6 46h96c26 0 26-46 6-46s-20 46 6 46h96c26 0 26-46 6-46s-20 46 6 46h96c26 0 26-46 6-46s-20 46 6 46h60m1 -7v14',
    paragraphs: [
      'Governments that deny abuse seldom dispute grief; they dispute numbers. Our work is to make the numbers hold, with sampling that can be defended and satellite or market data read beside what people saw.',
      'Local researchers lead the fieldwork because they will live with its consequences. They set the limits, and a project stops when they say so.',
    ],
  },
  philosophy: {
    label: 'Protecting the source',
    quote: 'Data is testimony that has been taught to travel. I owe it the protection I owe the person it came from.',
    occasion: 'on carrying evidence across a border',
    aside: 'A missing figure is also a finding. Where it is too dangerous to ask, the report says so, and says why.',
    picture: locked,
  },
  framework: {
    title: 'Three locks *on every finding*',
    lead: 'One guards the people, one the method, and one what comes of both.',
    cards: [
      {
        title: 'Protected sources',
        summary: 'People before data',
        icon: shieldCheck,
        description:
          'Security begins with what is never collected. Consent is asked for again whenever a testimony is put to\u00a0a\u00a0new\u00a0use.',
        steps: [
          { title: 'Weigh the danger', description: 'A risk assessment for each witness, translator and driver.' },
          { title: 'Agree the terms', description: 'What may be kept, shown or quoted, and what must be destroyed.' },
          { title: 'Split the record', description: 'Identity and account lie in different places under different keys.' },
          { title: 'Ask afterwards', description: 'We ask how people are, long after the interview.' },
        ],
      },
      {
        title: 'Sound method',
        summary: 'Numbers that survive a challenge',
        icon: chartScatter,
        description: 'Each claim has to withstand an opponent with means and a grudge, so we look for its weak points ourselves.',
        steps: [
          { title: 'Fix the question', description: 'Written down before collection starts, so that results cannot choose it.' },
          { title: 'Sample with reason', description: 'Who was reached, who could not be, and what that does to the count.' },
          { title: 'Corroborate', description: 'Independent sources of different kinds for each serious claim.' },
          { title: 'Invite attack', description: 'Outside experts try to break the findings before release.' },
        ],
      },
      {
        title: 'Usable evidence',
        summary: 'From file to consequence',
        icon: gavel,
        description:
          'A report on which nobody can act leaves its witnesses exposed for nothing. We deliver in the form that the judge, the minister or the editor requires.',
        steps: [
          { title: 'Know the reader', description: 'Standards of proof are settled with those who will use the work.' },
          { title: 'Keep the chain', description: 'Each item is logged from collection to handover.' },
          { title: 'Write it twice', description: 'A technical file for experts and a plain account for the public.' },
          { title: 'Return it', description: 'Communities receive the findings in their own language.' },
        ],
      },
    ],
  },
  process: {
    title: 'Fieldwork *under pressure*',
    lead: 'Six stages, any of which can be halted from the field.',
    steps: [
      { number: '01', title: 'Scoping', description: 'Purpose, users, legal exposure and the reasons to stay away.' },
      { number: '02', title: 'Security design', description: 'Routes, devices and a way out for each member of the team.' },
      { number: '03', title: 'Local partnership', description: 'Researchers from the region are hired, trained and given a veto.' },
      { number: '04', title: 'Collection', description: 'Interviews, surveys and open sources, encrypted as they are made.' },
      { number: '05', title: 'Analysis', description: 'Coding, statistics and cross-checks on machines that stay offline.' },
      { number: '06', title: 'Release', description: 'Publication is timed with witnesses, and their protection outlasts it.' },
    ],
  },
  offer: {
    label: 'Ways of finding out',
    rows: [
      { title: 'Confidential interviews', description: 'Conversations led by the witness and recorded as far as she permits.' },
      { title: 'Small-sample surveys', description: 'Designs for places where a census would put people at risk.' },
      { title: 'Open-source verification', description: 'Images, posts and satellite passes located, dated and preserved.' },
      { title: 'Rights indicators', description: 'Baselines and monitoring that show whether a promise was kept.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'Put to the test',
    voices: [
      {
        quote: 'She cancelled the last village because our driver was uneasy. That is why I would go into the field with her again.',
        author: 'Field researcher',
        place: 'Documentation centre, Gaziantep',
      },
      {
        quote: 'The judges asked for the chain of custody. It was the first annex.',
        author: 'Legal officer',
        place: 'Registry of a tribunal, Western Europe',
      },
      {
        quote: 'I disagree with one of the conclusions. I could find the page on which to disagree, and the data under it.',
        author: 'Human rights attaché',
        place: 'Embassy, Nairobi',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'The record to date',
    statistics: [figures.cited, figures.breaches, figures.upheld],
    also: [figures.countries],
  },
  duration: 'Dates for a report or a study are agreed when it is scoped. Monitoring runs by the month.',
  fees: ['baseline-report', 'in-depth-field-study', 'ongoing-data-monitoring'],
  ways: [
    { href: '/whitepapers', title: 'White papers', why: 'Identity and trust, argued in full' },
    { href: '/human-rights-advocacy', title: 'Human rights advocacy', why: 'What the evidence is used for' },
  ],
  closing: {
    title: 'Ask the question *safely*',
    lead: 'Write from any address you like and leave out the names. We will propose a secure way to talk.',
    action: 'Request Research Consultation',
    picture: { source: borneOut, focus: 'left' },
    whole: true,
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'policy-governance-consultancy', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/data-driven-research/strands-model.tsx')).Model },
} satisfies ServiceParts
