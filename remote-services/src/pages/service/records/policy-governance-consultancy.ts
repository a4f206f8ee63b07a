import eye from 'icon:eye'
import fileSearch from 'icon:file-search'
import penLine from 'icon:pen-line'
import { figures } from '@site/identity/figures/policy-governance-consultancy'
import { promised } from '@site/identity/promised'
import shareCard from '@site/media/cards/policy-governance-consultancy.jpg?url'
import arch from '@site/media/pictures/policy-governance-consultancy.webp?picture'
import standing from '@site/media/pictures/policy-governance-consultancy-standing.webp?picture'
import waiting from '@site/media/pictures/policy-governance-consultancy-waiting.webp?picture'
import wheels from '@site/media/pictures/policy-governance-consultancy-wheels.webp?picture'
import { said } from '../../../blocks/figures/said.ts'
import modelStyles from '../models/policy-governance-consultancy/arch-model.module.css'
import type { ServiceCard, ServiceHead, ServiceHem, ServiceParts, ServiceRecord } from '../service-record.ts'
import { hem as next } from './holistic-healing.ts?hem'

export const head = {
  description:
    'Rights-based audits, plain drafting and accountable oversight for governments and institutions, from the first reading to the review after adoption.',
  barTone: 'ink',
  articles: [21, 8, 28],
  card: shareCard,
} as const satisfies ServiceHead

export const card = {
  description: 'Policies drafted with the officials who apply them and the people they govern.',
  picture: arch,
  focus: 'bottom',
  footless: true,
} as const satisfies ServiceCard

export const details = `Drafting, review and advice for ministries, councils, boards and regulators.
Key Features
Reading the present: Existing rules are compared with what officials actually do.
Drafting sessions: Clauses are written together with front-line staff and those affected.
Old cases: A draft must decide some of them better before it is adopted.
Governance: Reporting lines that show who answers when the policy is ignored.`

export const hem = { picture: arch, focus: 'centre' } as const satisfies ServiceHem

export const record = {
  layout: {
    hero: 'field-roped',
    order: [['mission', 'philosophy'], ['framework'], ['offer'], ['process'], ['testimonials', 'results']],
    grounds: {
      mission: 'linen',
      philosophy: 'indigo',
      framework: 'ink',
      offer: 'rose',
      process: 'paper',
      testimonials: 'indigo',
      results: 'linen',
    },
    mission: 'picture-left',
    philosophy: 'picture-right',
    framework: 'beside',
    process: 'weft',
    offer: 'cards',
    testimonials: 'three',
    statistics: 'meters',
    closing: 'above',
  },
  hero: {
    title: 'Policy and *governance* consultancy',
    tagline: 'Rules that hold under pressure, written with those they bind and open to anyone they fail.',
    tone: 'light',
    picture: { source: arch, focus: 'bottom' },
    facts: [
      said(
        `Policy frameworks in ${figures.countries.value} countries across ${figures.continents.value} continents`,
        figures.countries,
        figures.continents,
      ),
    ].filter(Boolean),
  },
  mission: {
    statement:
      'Good rules need *machinery*. Where it is missing, staff improvise, and those who can least afford it pay for every improvisation.',
    thread: 'M-20 70H480l12-40h32l12 40h32l12-40h32l12 40h32l12-40h32l12 40h32l12-40h32l12 40h32l12-40h32l12 40h32H1460',
    paragraphs: [
      'That machinery is our work: who decides, on what evidence, within what time, and to whom a person can turn when the decision is wrong.',
      'No clause goes forward until it has been tried on real files. What reaches your board or your minister is short enough to be read and precise enough to be enforced.',
    ],
    picture: wheels,
  },
  philosophy: {
    label: 'Drafts read from the waiting room',
    quote: 'I read every draft from the waiting room. If the person sitting there cannot find her rights in it, it is not finished.',
    occasion: 'on who the first reader of a rule should be',
    aside: 'A caseworker, a parent and an auditor should understand a rule in the same way. Where they do not, we go back to the wording.',
    picture: waiting,
  },
  framework: {
    title: 'What carries *a rule*',
    lead: 'It is read, written and watched over. Begin wherever yours has given way.',
    cards: [
      {
        title: 'Rights-based audit',
        summary: 'Reading what is already there',
        icon: fileSearch,
        description:
          'Most institutions hold more policy than anyone has read in full. We set it beside human-rights standards and the daily record, and mark where the two part\u00a0company.',
        steps: [
          { title: 'Collect the rulebook', description: 'Statutes, handbooks, circulars and unwritten rules, in one index.' },
          { title: 'Test it on cases', description: 'Closed files are decided again, by the text as it stands.' },
          {
            title: 'Ask those it governs',
            description: `Staff and service users are heard separately${promised('confidence', ' and in confidence')}.`,
          },
          { title: 'Rank the gaps', description: 'Each is graded by the harm it does and the effort of closing it.' },
        ],
      },
      {
        title: 'Drafting for use',
        summary: 'Wording that people can apply',
        icon: penLine,
        description:
          'Ambiguity is where discretion turns into discrimination. We draft in plain language, with lawyers and front-line staff at one table, and ask of each verb what it obliges someone to do.',
        steps: [
          { title: 'Settle the purpose', description: 'One page on what the policy must protect, signed off first.' },
          { title: 'Write in the open', description: 'Versions circulate with every change and its reason shown.' },
          { title: 'Rehearse the hard case', description: 'Colleagues play the applicant, the official and the appeal panel.' },
          { title: 'Cost each duty', description: 'Every obligation is given its hours and its budget.' },
        ],
      },
      {
        title: 'Accountable oversight',
        summary: 'Making sure it is kept',
        icon: eye,
        description: 'We design the reporting lines, the register of decisions and the route by which anyone affected can object.',
        steps: [
          { title: 'Assign the powers', description: 'A chart of who proposes, who approves and who may stop it.' },
          { title: 'Open a route of appeal', description: 'Accessible, bound by deadlines, and free to whoever uses it.' },
          { title: 'Publish the indicators', description: 'A handful of measures, in a form the public can read.' },
          { title: 'Set the sunset', description: 'Dates on which a clause lapses unless it is argued for again.' },
        ],
      },
    ],
  },
  process: {
    title: 'From mandate to *working rule*',
    lead: 'The order in which a framework is commissioned, argued, adopted and watched.',
    steps: [
      { number: '01', title: 'Mandate and scope', description: 'We agree in writing what is to change, and who can change it.' },
      { number: '02', title: 'Evidence review', description: 'Complaints, budgets, outcomes and case law are read side by side.' },
      { number: '03', title: 'Stakeholder hearings', description: 'The minister and the cleaner are asked the same questions.' },
      { number: '04', title: 'Framework drafting', description: 'Text, guidance and training notes grow up together.' },
      { number: '05', title: 'Adoption support', description: 'We brief boards, answer committees and prepare amendments.' },
      { number: '06', title: 'Monitoring and revision', description: 'Results return on fixed dates, and the wording follows them.' },
    ],
  },
  offer: {
    label: 'Whose rules we help to write',
    rows: [
      {
        title: 'Government departments',
        description: 'Equality duties, procurement, policing and border practice, at national or local level.',
      },
      {
        title: 'Schools and universities',
        description: 'Admissions, exclusions, safeguarding, and who sits on the panel that decides them.',
      },
      { title: 'Health and social care', description: 'Consent, interpreting and complaints, in services that respect culture and faith.' },
      { title: 'NGOs and foundations', description: 'Safeguarding across borders, ethical funding and boards that share power.' },
    ],
  },
  testimonials: {
    provenance: 'specimen',
    label: 'When the ink was dry',
    voices: [
      {
        quote:
          'Our equality policy ran to more pages than anybody could defend. She brought it down to what we could be held to, then showed us where the money for it was.',
        author: 'Deputy permanent secretary',
        place: 'Justice department, Accra',
      },
      {
        quote: 'For the first time the staff association and the board quoted the same clause and meant the same thing by it.',
        author: 'Chair of governors',
        place: 'College of further education, Cardiff',
      },
      {
        quote: 'It cost more of my team’s time than of our money, so plan for that. The new appeal route is used every week.',
        author: 'Director of quality',
        place: 'Hospital group, Auckland',
      },
    ],
  },
  results: {
    provenance: 'specimen',
    label: 'Adopted and in force',
    statistics: [figures.force, figures.adopted, figures.together],
    mark: 'stones',
    also: [figures.countries, figures.continents],
  },
  duration: 'Dates for drafting are agreed with the mandate, in step 01. After that, advice is retained a quarter at a time.',
  fees: ['policy-drafting-review', 'quarterly-advisory-retainer'],
  ways: [
    { href: '/faq#do-you-write-policy-or-advise', title: 'Do you write policy, or advise on it?', why: 'Both, and what each costs' },
    { href: '/policy-reform', title: 'Policy reform', why: 'Six countries, rule by rule' },
  ],
  closing: {
    title: 'Bring the clause *nobody follows*',
    lead: 'Send the text as it stands and say who applies it. We tell you whether it needs a new draft, a review or only some training.',
    action: 'Request Policy Consultation',
    picture: { source: standing, focus: 'bottom' },
    tone: 'light',
  },
} as const satisfies ServiceRecord

export const parts = {
  record,
  next: { slug: 'holistic-healing', ...next },
  model: { styles: modelStyles, load: async () => (await import('../models/policy-governance-consultancy/arch-model.tsx')).Model },
} satisfies ServiceParts
