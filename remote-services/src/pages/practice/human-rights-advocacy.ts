import { figures } from '@site/identity/figures/human-rights-advocacy'
import letter from '@site/media/pictures/contact-8.webp?picture'
import ridge from '@site/media/pictures/human-rights-advocacy.webp?picture'
import morning from '@site/media/pictures/human-rights-advocacy-morning.webp?picture'
import type { HumanRightsAdvocacyRecord } from './practice-record.ts'

export const record = {
  hero: {
    title: 'Human rights *advocacy*',
    tagline: 'A right that nobody can claim is only a sentence. We go with those who claim it, to the office where it is decided.',
    tone: 'dark',
    picture: { source: ridge, focus: 'left' },
    facts: ['Led by those directly affected', 'From testimony to changed rule'],
  },
  frameworks: {
    title: 'What is *carried together*',
    lead: 'Each can be asked for alone. A campaign usually needs two or three of them at once.',
    cards: [
      {
        title: 'Campaigns led by the affected',
        description:
          'Whoever lives with the wrong chooses the demand, the pace and the spokesperson. We bring method, and stay for the dull middle months.',
      },
      {
        title: 'Evidence and witness',
        description: 'Testimony taken with care, and kept to a standard that a tribunal, a treaty body or an editor can rely on.',
      },
      {
        title: 'Legal empowerment',
        description: 'People learn which article protects them, which office must answer, and what to say at its counter.',
      },
      {
        title: 'Institutional dialogue',
        description: 'Minuted conversations with ministries, police and schools, while a matter can still be put right quietly.',
      },
      {
        title: 'Treaty and policy work',
        description: 'Submissions to legislators and review bodies, phrased so that they can be lifted straight into law.',
      },
      {
        title: 'Protection of defenders',
        description: 'Risk plans, safe contacts and rest for the people whose names are on the petition.',
      },
    ],
  },
  journey: {
    title: 'A long walk, stage by stage',
    lead: 'How a private injury becomes a public duty.',
    steps: [
      {
        number: '01',
        title: 'Listen',
        description: 'We hear what happened from those it happened to, in their language and at their speed.',
      },
      {
        number: '02',
        title: 'Document',
        description: 'Papers, dates and patterns are checked until the account stands without us.',
      },
      {
        number: '03',
        title: 'Gather',
        description: 'Neighbours, unions, congregations and lawyers each take a corner.',
      },
      {
        number: '04',
        title: 'Press',
        description: 'The demand is put, in writing and in person, to the one office that can grant it.',
      },
      {
        number: '05',
        title: 'Secure',
        description: 'What was won is written down as a rule, funded, and watched by those who won it.',
      },
    ],
  },
  impact: {
    provenance: 'specimen',
    title: 'One thread *for each change*',
    lead: 'Every upright thread below stands for one of them. You are welcome to count.',
    figures: [
      { figure: figures.policies, note: 'laws, codes and regulations amended' },
      { figure: figures.reforms, note: 'bodies that now decide, hire or teach by other rules' },
      { figure: figures.initiatives, note: 'begun, and run, by people who live with the problem' },
    ],
  },
  testimonial: {
    provenance: 'specimen',
    label: 'From a claimant',
    quote: 'In forty years of letters no office had asked me what I wanted to happen. She asked before she sat down.',
    by: 'Claimant, land and housing campaign, Marseille',
    aside: 'We leave out names and streets in what we print, unless the people concerned want them there.',
    picture: letter,
  },
  methodologies: {
    label: 'Methodologies',
    rows: [
      { title: 'Participatory inquiry', description: 'Those affected frame the questions, hold the recorder and read the findings first.' },
      { title: 'Strategic casework', description: 'One case, chosen well and followed to its end, can move a rule that binds everybody.' },
      {
        title: 'Rights-based monitoring',
        description: 'Budgets, waiting lists and custody records, tracked against the article they answer to.',
      },
      { title: 'Coalition building', description: 'A common demand agreed on a single page, so that partners may differ about the rest.' },
    ],
  },
  ways: [
    { href: '/human-rights', title: 'Human rights investigation', why: 'Where the evidence comes from' },
    { href: '/policy-reform', title: 'Policy reform', why: 'Where a demand becomes a rule' },
    { href: '/community-empowerment', title: 'Community empowerment and outreach', why: 'For those who lead at home' },
    { href: '/data-driven-research', title: 'Research in hostile environments', why: 'Counting where asking is dangerous' },
    { href: '/fees#consultancy', title: 'What it costs', why: 'By the hour, project or month' },
  ],
  closing: {
    title: 'Take hold of a corner *of the cloth*',
    lead: 'Law firms, unions, faith groups, newsrooms, foundations: there is room along the edge.',
    action: { label: 'Become an Advocacy Partner', href: '/advocacy-partnership' },
    topic: 'human-rights-advocacy',
    picture: { source: morning, focus: 'centre' },
  },
} as const satisfies HumanRightsAdvocacyRecord
