import bookOpen from 'icon:book-open'
import messageCircle from 'icon:message-circle'
import scale from 'icon:scale'
import { figures } from '@site/identity/figures/racial-literacy-training'
import shareCard from '@site/media/cards/racial-literacy-training.jpg?url'
import room from '@site/media/pictures/racial-literacy-training.webp?picture'
import woven from '@site/media/pictures/racial-literacy-training-woven.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/racial-literacy-training/register-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './cross-cultural-mediation.ts?hem'

export const head = {
  description:
    'Training for institutions, schools and services that want the language, the history and the practice to name racism and undo it.',
  barTone: 'paper',
  articles: [6, 2, 7, 26],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Practice in seeing, naming and changing what race decides in your building.',
  picture: room,
  focus: 'right',
  near: true,
} as const satisfies ServiceCard

export const details = `A programme of history, vocabulary and rehearsal for workplaces, schools and public services.
Key Features
Your own history: The archive of the institution is the first text we study.
Rehearsal: Hard sentences are tried aloud with a colleague until they can be said.
Care for participants: Nobody is asked to teach the group from their own injury.
Changed rules: Learning is written into recruitment, discipline and promotion.`

export const hem = { picture: room, focus: 'right' } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'leaf-left',
    order: [['mission', 'philosophy'], ['framework', 'model'], ['testimonials', 'results'], ['process'], ['offer']],
    grounds: {
      mission: 'paper',
      philosophy: 'ember',
      framework: 'ink',
      model: 'linen',
      testimonials: 'rose',
      results: 'ink',
      process: 'paper',
      offer: 'linen',
    },
    mission: 'spread',
    philosophy: 'steps',
    framework: 'below',
    process: 'weft',
    offer: 'rows',
    testimonials: 'large-left',
    statistics: 'band',
    detail: { beside: 'testimonials', of: 'hero', side: 'right' },
    closing: 'bled',
  },
  hero: {
    title: 'Racial literacy and *anti-racism* training',
    tagline: 'The words, the history and the nerve to name racism where you work and learn, and the practice to undo it.',
    tone: 'dark',
    picture: { source: room, focus: 'right' },
    facts: [
      said(`Groups of ${figures.groups.value} participants`, figures.groups),
      said(
        `Training in ${figures.countries.value} countries across ${figures.continents.value} continents`,
        figures.countries,
        figures.continents,
      ),
    ].filter(Boolean),
  },
  mission: {
    statement:
      'Most institutions do not lack good will. They lack the *language* for what is happening in their own corridors, and the habit of acting on it before it becomes a complaint.',
    thread:
      'M-20 74H620c40 0 50-52 34-52s-20 52 20 52s46-34 30-34s-12 34 20 34s50-66 32-66s-20 66 20 66s40-34 26-34s-12 34 20 34s44-34 30-34s-12 34 20 34s56-60 36-60s-20 60 22 60H1460',
    paragraphs: [
      'This training builds both. We begin with the history of the place you actually work in: its admissions, its promotions, its exclusions, its case files.',
      'Then we rehearse, out loud and in the room, the sentences that change what happens next. People leave able to notice, to speak and to repair.',
    ],
  },
  philosophy: {
    label: 'Words after the silence',
    quote: 'Nobody is born fluent in race. We are taught silence first. I teach the words that come after.',
    occasion: 'on why the first session has no slides',
  },
  framework: {
    title: 'Reading the past, *mending the present*',
    lead: 'The past is read, what hurts is said, and what the system does is changed.',
    cards: [
      {
        title: 'Historical grounding',
        summary: 'Where the patterns came from',
        icon: bookOpen,
        description:
          'No institution begins with a clean page. We read its past with the people who live in it now, so that a pattern is no longer mistaken for an incident.',
        steps: [
          { title: 'Open the archive', description: 'Minutes, registers and policies, and the gaps between their lines.' },
          { title: 'Follow the law', description: 'What was once allowed, what was forbidden, and what stayed a custom.' },
          { title: 'Hear who remembers', description: 'Staff, families and neighbours tell what the files left out.' },
          { title: 'Draw the line to today', description: 'Each pattern is traced to a rule or a habit still in use.' },
        ],
      },
      {
        title: 'Courageous dialogue',
        summary: 'Saying it, and hearing it',
        icon: messageCircle,
        description:
          'Conversations about race seldom want for courage; they want for structure. We give it: who speaks, who listens, what is owed afterwards.',
        steps: [
          { title: 'Agree the ground', description: 'Terms of confidence and care, written by the group itself.' },
          { title: 'Name what happened', description: 'Plain description first; intention and impact kept apart.' },
          { title: 'Stay in the room', description: 'Techniques for the body and the voice when it gets hard.' },
          { title: 'Close with a promise', description: 'One act each, dated, and witnessed by a colleague.' },
        ],
      },
      {
        title: 'Institutional repair',
        summary: 'Changing what the system does',
        icon: scale,
        description: 'We turn what was learnt into decisions that somebody owns.',
        steps: [
          { title: 'Find the hinge', description: 'The few decisions where unequal outcomes are made.' },
          { title: 'Rewrite the rule', description: 'New wording for hiring, grading, stopping or referring.' },
          { title: 'Give it an owner', description: 'A named post, a date, and the power to act.' },
          { title: 'Answer in public', description: 'Results shown to those who were harmed as well as to the board.' },
        ],
      },
    ],
  },
  process: {
    title: 'A programme *made to measure*',
    lead: 'Six steps, from the first interview to the mended policy.',
    steps: [
      { number: '01', title: 'Listening audit', description: 'Interviews and records, read with the people they describe.' },
      { number: '02', title: 'Context mapping', description: 'The history of your sector, town and institution, on one wall.' },
      { number: '03', title: 'Curriculum design', description: 'Sessions written for your roles, your cases, your vocabulary.' },
      {
        number: '04',
        title: 'Facilitated training',
        description: `Groups of ${figures.groups.value}, with space made for those most affected.`,
      },
      { number: '05', title: 'Practice circles', description: 'Small groups that meet between sessions and rehearse.' },
      { number: '06', title: 'Review and repair', description: 'We measure, publish what we found, and mend the policy.' },
    ],
  },
  offer: {
    label: 'Formats, from half a day',
    rows: [
      { title: 'Half-day workshop', description: 'A shared vocabulary for one team, and a plan for its next hard conversation.' },
      {
        title: 'Full-day workshop',
        description: 'History in the morning, rehearsal in the afternoon, commitments before anyone goes home.',
      },
      { title: 'Multi-day training', description: 'For whole departments, with practice circles between the days.' },
      { title: 'Training of facilitators', description: 'Your own people, prepared to carry the work on when we have gone.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'From the room',
    voices: [
      {
        quote:
          'I went in thinking that ours was the good school in the borough, and by the second session I had counted, on my own registers, whom we send out of lessons. I was not always gracious about it. The sanctions policy changed in June.',
        author: 'Head teacher',
        place: 'Secondary school, Birmingham',
      },
      {
        quote: 'Useful. The role play was hard on colleagues working in their third language, and I wrote that on the form.',
        author: 'Custody sergeant',
        place: 'Police service, Rotterdam',
      },
      {
        quote: 'She asked for our promotion records before she asked for a projector.',
        author: 'Director of people',
        place: 'University hospital, Toronto',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'Courage, and changed rules',
    statistics: [figures.confidence, figures.institutions, figures.rating],
    also: [figures.countries, figures.continents, figures.groups],
  },
  duration: 'Half a day, a full day, or several days with practice circles between them.',
  fees: ['half-day-workshop', 'full-day-workshop', 'multi-day-training'],
  ways: [
    { href: '/faq#how-large-can-a-training-group-be', title: 'How large can a training group be?', why: 'Why between 5 and 50 people' },
    { href: '/consultancy-policy', title: 'Consultancy and policy', why: 'For the rules a training uncovers' },
  ],
  closing: {
    title: 'Begin with *one honest room*',
    lead: 'Tell us who would be in it, how many they are, and what has happened lately.',
    action: 'Request Training Program',
    picture: { source: woven, focus: 'right' },
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'cross-cultural-mediation', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/racial-literacy-training/register-model.tsx')).Model },
} satisfies ServiceParts
