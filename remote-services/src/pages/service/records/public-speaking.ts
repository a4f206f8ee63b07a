import chartSpline from 'icon:chart-spline'
import messagesSquare from 'icon:messages-square'
import scissors from 'icon:scissors'
import { figures } from '@site/identity/figures/public-speaking'
import shareCard from '@site/media/cards/public-speaking.jpg?url'
import speaker from '@site/media/pictures/public-speaking.webp?picture'
import afterwards from '@site/media/pictures/public-speaking-afterwards.webp?picture'
import answered from '@site/media/pictures/public-speaking-answered.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/public-speaking/waveform-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './youth-rehabilitation.ts?hem'

export const head = {
  description:
    'Keynotes, workshops, panels and fireside chats on human rights, education and healing, each written for your audience and rehearsed with you.',
  barTone: 'ink',
  articles: [19, 20],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Lectures and keynotes written for one audience on one day.',
  picture: speaker,
  focus: 'right',
} as const satisfies ServiceCard

export const details = `Keynotes, guest lectures and moderated conversations on rights, education and repair.
Key Features
Briefing call: We ask who will be listening and what they disagree about.
Stories and evidence: Figures are tied to people who gave leave to be mentioned.
Room to answer back: Time for questions is part of the talk’s design.
Afterwards: Reading, sources and a next step for those who want one.`

export const hem = { picture: speaker, focus: 'right' } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'field-wide',
    order: [['offer'], ['mission', 'model'], ['framework', 'results'], ['philosophy', 'testimonials'], ['process']],
    grounds: {
      offer: 'linen',
      mission: 'paper',
      model: 'ink',
      framework: 'linen',
      results: 'paper',
      philosophy: 'ember',
      testimonials: 'linen',
      process: 'rose',
    },
    mission: 'margin',
    philosophy: 'picture-right',
    framework: 'before',
    process: 'rail',
    offer: 'descending',
    testimonials: 'large-left',
    statistics: 'meters',
    closing: 'above',
  },
  hero: {
    title: 'Guest lecturing and *public speaking*',
    tagline: 'Lectures and conversations built on evidence, told through lives and answerable to the room.',
    tone: 'light',
    picture: { source: speaker, focus: 'centre' },
    facts: [
      said(
        `Audiences in ${figures.countries.value} countries across ${figures.continents.value} continents`,
        figures.countries,
        figures.continents,
      ),
    ].filter(Boolean),
  },
  mission: {
    statement: 'A good lecture is a *meeting*. One side has prepared for weeks, the other for a lifetime, and both should go home changed.',
    thread:
      'M-20 50c20-34 40-34 60 0s40 34 60 0s40-34 60 0s40 34 60 0s40-34 60 0s40 34 60 0s40-34 60 0s40 34 60 0H700C770 50 770 14 730 14S650 30 590 30M1460 50C1300 10 1160 92 1000 54S800 50 720 50C650 50 650 86 690 86S770 70 830 70',
    paragraphs: [
      'The subjects are human rights, education, healing and the policy that joins them. Each talk is written for one audience: its profession, its country, the argument it is having this year.',
      'Statistics appear with their sources and with the people behind them. Time for questions is protected in the programme, and no question is screened beforehand.',
    ],
  },
  philosophy: {
    label: 'A talk is judged by what follows',
    quote: 'I know that a talk has worked when the queue afterwards is people talking to each other.',
    occasion: 'on how to judge a keynote',
    aside: 'Applause proves little. We ask organisers what was discussed over dinner and, a season later, what was decided.',
    picture: afterwards,
  },
  framework: {
    title: 'Behind the hour *on stage*',
    lead: 'Choose an element to see the preparation it asks for.',
    cards: [
      {
        title: 'Tailored Topics',
        summary: 'Cut to fit the people in the seats',
        icon: scissors,
        description:
          'A hall of judges and a hall of first-year students need different talks on the same subject. She studies who will be sitting there and starts from their working day.',
        steps: [
          { title: 'Profile the audience', description: 'Who comes, from how far, and what they heard last year.' },
          { title: 'Read the sector', description: 'Current cases, reforms and disputes in your field.' },
          { title: 'Agree the edge', description: 'How far to challenge, settled openly with the organiser.' },
          { title: 'Write the promise', description: 'One sentence for the programme, which the talk then keeps.' },
        ],
      },
      {
        title: 'Data-Infused Narratives',
        summary: 'Numbers that have a face',
        icon: chartSpline,
        description: 'Each claim is drawn from field research, traced to its source and told through a life that it describes.',
        steps: [
          { title: 'Select the evidence', description: 'A handful of findings that can bear cross-examination.' },
          { title: 'Find the person', description: 'Testimony is used with consent, and altered to protect.' },
          { title: 'Draw it simply', description: 'Charts legible from the last row, and described aloud.' },
          { title: 'Hand out the sources', description: 'A printed list, so that nothing rests on charm.' },
        ],
      },
      {
        title: 'Engaging Dialogues',
        summary: 'An audience with a voice',
        icon: messagesSquare,
        description:
          'Listening for an hour is work, and people do it better once they have been asked something. Every format leaves room for disagreement, in the hall or in writing.',
        steps: [
          { title: 'Open with a question', description: 'Answered by show of hands, in pairs or on paper.' },
          { title: 'Hear the doubters', description: 'Objections are invited, and met at their strongest.' },
          { title: 'Share the microphone', description: 'Those at the back of the hall are called on first.' },
          { title: 'End on a decision', description: 'Listeners write down one thing they will do differently.' },
        ],
      },
    ],
  },
  process: {
    title: 'Before, during *and after the talk*',
    lead: 'What organisers can expect of us, and in what order.',
    steps: [
      { number: '01', title: 'Discovery Call', description: 'Your purpose, your audience, your date and your worries.' },
      { number: '02', title: 'Topic Customization', description: 'A few angles on paper, from which you choose one.' },
      { number: '03', title: 'Content Development', description: 'Research, interviews and a full draft, open to your comments.' },
      { number: '04', title: 'Delivery Preparation', description: 'Rehearsal, slides, captions and a check of the room.' },
      { number: '05', title: 'Dynamic Presentation', description: 'The event itself, kept to time, with questions welcomed.' },
      { number: '06', title: 'Follow-up Resources', description: 'A reading list, and answers to what there was no time for.' },
    ],
  },
  offer: {
    label: 'Speaking formats',
    rows: [
      { title: 'Keynote Addresses', description: '30 to 45 minutes that open or close a conference with one clear argument.' },
      { title: 'Workshops', description: 'A working session that turns the subject into practice for a smaller group.' },
      { title: 'Panel Moderation', description: 'Every panellist prepared, a firm hand on the clock, and a real exchange.' },
      { title: 'Fireside Chats', description: 'An unhurried conversation on stage, with the audience drawn in early.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'Hosts look back',
    voices: [
      {
        quote: 'Our delegates are lawyers. They argue with every speaker, and with her they argued until the caretaker put the lights out.',
        author: 'Conference director',
        place: 'Bar association, Dublin',
      },
      {
        quote:
          'A clear talk, and she stayed to stack the chairs. Next time we would book her for the morning, when the first-years are awake.',
        author: 'Dean of students',
        place: 'University, Kampala',
      },
      {
        quote: 'Three ministers on one panel, and somehow they answered the questions.',
        author: 'Programme editor',
        place: 'Policy forum, Oslo',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'The audience’s verdict',
    statistics: [figures.hall, figures.increase, figures.rating],
    mark: 'strings',
    also: [figures.countries, figures.continents],
  },
  duration: 'A keynote lasts 30 to 45 minutes. A workshop or a panel takes what your programme gives it.',
  fees: ['keynote-30-to-45-minutes', 'panel-appearance', 'workshop-speaking-combo'],
  ways: [
    { href: '/faq#are-the-fees-negotiable', title: 'Are the fees negotiable?', why: 'For organisers with a small budget' },
    { href: '/public-figure-hero', title: 'Public figure and media', why: 'Subjects, past events and the press' },
  ],
  closing: {
    title: 'Who will be *listening*?',
    lead: 'Send the date, the place, the audience and how long there is. If the day is free, we arrange the discovery call.',
    action: 'Request a Speaking Engagement',
    picture: { source: answered, focus: 'centre' },
    tone: 'light',
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'youth-rehabilitation', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/public-speaking/waveform-model.tsx')).Model },
} satisfies ServiceParts
