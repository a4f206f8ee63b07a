import { figures } from '@site/identity/figures/consultancy-policy'
import signature from '@site/media/pictures/consultancy-policy.webp?picture'
import signed from '@site/media/pictures/consultancy-policy-signed.webp?picture'
import advocate from '@site/media/pictures/portrait-advocate.webp?picture'
import type { ConsultancyPolicyRecord } from './practice-record.ts'

export const record = {
  hero: {
    title: 'Consultancy *and policy*',
    tagline: 'A policy is a promise with page numbers. We help institutions write promises they can keep, and be held to.',
    tone: 'light',
    picture: { source: signature, focus: 'right' },
    facts: [],
  },
  frameworks: {
    title: 'Frameworks to choose from',
    lead: 'Take one by itself or let several work together. A good place to begin is the one your last complaint pointed to.',
    cards: [
      {
        title: 'Equality by design',
        description:
          'Duties under equality and human-rights law, built into the wording from its first line and not pinned on as an annex.',
      },
      {
        title: 'Anti-racist governance',
        description: 'Delegated powers, board papers and appeals, read for the places where bias can decide unseen.',
      },
      {
        title: 'Safeguarding and dignity',
        description: 'Reporting routes that a frightened person can follow, with limits on who learns what, and when.',
      },
      {
        title: 'Inclusive learning',
        description: 'Admission, curriculum and exclusion rules for schools, universities and places of detention.',
      },
      {
        title: 'Fair work',
        description: 'Hiring, pay and grievance procedures, with outcomes that staff can ask for and count.',
      },
      {
        title: 'Public account',
        description: 'What you will publish and how often, and what happens within the organisation when the figures are poor.',
      },
    ],
  },
  process: {
    title: 'From blank page *to adoption*',
    lead: 'Each step ends with somebody’s signature.',
    steps: [
      {
        number: '01',
        title: 'Policy reading',
        description: 'The rules in force, their annexes and their case files, read together with people who have come up against them.',
      },
      {
        number: '02',
        title: 'Gap mapping',
        description: 'A short paper lays law, practice and experience side by side and marks where they part.',
      },
      {
        number: '03',
        title: 'Shared drafting',
        description: 'Clauses are written with staff, users and counsel, in words all of them can say aloud.',
      },
      {
        number: '04',
        title: 'Trial run',
        description: 'One department or school works by the draft for a term, and what chafes is rewritten.',
      },
      {
        number: '05',
        title: 'Adoption',
        description: 'The governing body votes, an owner is named, and the first review gets a date in the text.',
      },
    ],
  },
  clause: {
    title: 'One clause, *three sittings*',
    note: 'How a school’s rule on exclusion might travel, draft by draft.',
    stages: [
      {
        stage: 'First draft',
        segments: [{ text: 'The head teacher may exclude any pupil whose conduct is disruptive.' }],
        remark: 'Nobody has said what ‘disruptive’ means, or who decides.',
      },
      {
        stage: 'After shared drafting',
        segments: [
          { text: 'The head teacher may exclude' },
          { text: 'any pupil whose conduct is disruptive', change: 'struck' },
          { text: 'a pupil only where others were put at risk, and after the pupil has been heard.', change: 'added' },
        ],
        remark: 'The pupils at the table asked for the word ‘heard’.',
      },
      {
        stage: 'As adopted',
        segments: [
          { text: 'The head teacher may exclude a pupil only where others were put at risk, and after the pupil has been heard,' },
          { text: 'with an interpreter where the family wishes one. Reasons are given in writing the next school day.', change: 'added' },
          { text: 'Exclusions are counted by ethnicity and published each term.', change: 'added' },
        ],
        remark: 'The rule now leaves a trace that can be checked.',
      },
    ],
  },
  awareness: {
    title: 'Cultural awareness, in practice',
    lead: 'What changes in the working day of a team once the document is signed.',
    rows: [
      {
        title: 'Names, said right',
        description: 'Forms and registers hold a name as its owner writes it, accents and order included.',
      },
      {
        title: 'More than one calendar',
        description: 'Deadlines, exams and hearings are set around the feasts and fasts of those who must attend.',
      },
      {
        title: 'Languages in the room',
        description: 'Interpreters are booked before anyone has to ask, and children never stand in for them.',
      },
      {
        title: 'Food, dress, prayer',
        description: 'Everyday provision is decided once and written down, so that nobody must plead for it again.',
      },
      {
        title: 'Grief and kinship',
        description: 'Leave for mourning and for care follows the family people have, often wider than the form allows.',
      },
    ],
  },
  impact: {
    provenance: 'specimen',
    title: 'What the rules went on to do',
    lead: 'A policy is judged by what changes for the people it governs. Three figures say how much.',
    outcomes: [
      { figure: figures.adoption, note: 'of the policies drafted with us were adopted by the body that had asked for them' },
      {
        figure: figures.competency,
        note: 'rise in what teams know, and in what they do with it, from first assessment to last',
      },
      {
        figure: figures.discrimination,
        note: 'fewer incidents, as staff and pupils recount them when asked again under the new rules',
      },
    ],
  },
  testimonial: {
    provenance: 'specimen',
    label: 'From the committee room',
    quote: 'We had asked for a document. First we were given the argument we should have had years ago, then the\u00a0document.',
    by: 'Deputy director, regional education authority, Lisbon',
    aside: 'Drafting sessions are minuted for the institution alone. Nothing from them is published unless it agrees.',
    picture: advocate,
  },
  ways: [
    { href: '/policy-governance-consultancy', title: 'Policy and governance consultancy', why: 'The service, with its six steps' },
    { href: '/policy-reform', title: 'Policy reform', why: 'The same work, country by country' },
    { href: '/fees#policy-and-emergency', title: 'What it costs', why: 'Drafting, review and a quarterly retainer' },
    { href: '/faq#do-you-write-policy-or-advise', title: 'Do you write policy, or advise on it?', why: 'Both, and what each costs' },
  ],
  closing: {
    title: 'Bring us *one page*',
    lead: 'The rule that worries you most, as it stands today.',
    action: { label: 'Request a Consultation', href: '/consultation' },
    topic: 'consultancy-policy',
    picture: { source: signed, focus: 'right' },
    tone: 'light',
  },
} as const satisfies ConsultancyPolicyRecord
