import { figures } from '@site/identity/figures/policy-reform'
import { colombia, ghana, kenya, nepal, philippines, portugal } from '@site/media/maps/countries'
import portico from '@site/media/pictures/policy-reform.webp?picture'
import wound from '@site/media/pictures/policy-reform-wound.webp?picture'
import type { PolicyReformRecord } from './policy-reform-record.ts'

export const record = {
  hero: {
    title: 'Policy *reform*',
    tagline: 'From a school’s complaints form to a national framework, rules rewritten by those who apply them and those they fall on.',
    tone: 'dark',
    picture: { source: portico, focus: 'right' },
    facts: ['Ministries and regulators', 'Councils and public services', 'Drafted in plain language'],
  },
  intro: {
    label: 'Why reform',
    statement: 'Where no rule protects a right, it depends on *who is on duty*. Reform is slow work in small words.',
    paragraphs: [
      'It writes ‘must’ for ‘may’, ‘within a week’ for ‘in due course’, a named officer for ‘the appropriate authority’.',
      'We help governments and institutions to find those words, to try them on real cases, and to keep them when attention has moved elsewhere.',
    ],
  },
  services: {
    title: 'Where we *set to work*',
    lead: 'Six services. Some clients need one for a month, others all of them over several years.',
    cards: [
      {
        title: 'Legislative review',
        description: 'Bills, regulations and circulars read for the distance between promise and procedure.',
      },
      {
        title: 'Regulatory drafting',
        description: 'Provisions in everyday language, with a note on the reason for each.',
      },
      {
        title: 'Institutional audit',
        description: 'How decisions are taken, recorded and appealed, seen from the counter as well as the office.',
      },
      {
        title: 'Public consultation',
        description: 'Hearings that reach people who do not answer letters, with results in their own languages.',
      },
      {
        title: 'Training of officials',
        description: 'Inspectors, clerks and managers rehearse a new rule in the week it takes effect.',
      },
      {
        title: 'Monitoring',
        description: 'Indicators chosen early, collected lightly and shown to those they describe.',
      },
    ],
  },
  process: {
    title: 'How a rule *is changed*',
    lead: 'The order holds in a single clinic and in a ministry. What differs is the number of chairs.',
    steps: [
      {
        number: '01',
        title: 'Trace the rule',
        description: 'We follow one decision from form to file and mark where people fall out of it.',
      },
      { number: '02', title: 'Gather the room', description: 'Officials, advocates and residents describe the same problem in turn.' },
      {
        number: '03',
        title: 'Draft and rehearse',
        description: 'New wording has to decide a stack of closed cases before anyone votes on it.',
      },
      {
        number: '04',
        title: 'Adopt and teach',
        description: 'The text is passed, explained and practised at the desks where it will be used.',
      },
      { number: '05', title: 'Return and mend', description: 'We come back, compare results and correct what the draft did not foresee.' },
    ],
  },
  metrics: {
    provenance: 'specimen',
    title: 'What reform *has reached*',
    lead: 'Each thread is one country, one framework or one institution. A loose one is a framework begun and not yet finished.',
    meters: [
      { figure: figures.countries, note: 'where policies were reformed with our help, a thread for each' },
      { figure: figures.frameworks, note: 'drafted, revised or replaced: 85% of those begun' },
      { figure: figures.institutions, note: 'that put a reformed policy into practice, a thread for each' },
    ],
  },
  highlights: {
    label: 'Country reform highlights',
    mapLabel: 'Map of the six countries',
    caption: 'Six of the countries counted above. Choose one to read what changed there.',
    countries: [
      {
        slug: 'colombia',
        country: 'Colombia',
        reform: 'A regional education office rewrote its rules on exclusion together with pupils from rural schools.',
        impact: 'Head teachers give written reasons, and families may answer before a decision is taken.',
        mark: colombia,
        side: 'above',
      },
      {
        slug: 'ghana',
        country: 'Ghana',
        reform: 'A district assembly opened its budget hearings to market traders and moved them to the evening.',
        impact: 'Traders bring prepared questions, and the minutes are read out where they work.',
        mark: ghana,
        side: 'east',
      },
      {
        slug: 'kenya',
        country: 'Kenya',
        reform: 'A network of clinics adopted one protocol for receiving people who have survived violence.',
        impact: 'The story is told once, in private, to someone trained to hear it.',
        mark: kenya,
        side: 'east',
      },
      {
        slug: 'nepal',
        country: 'Nepal',
        reform: 'A group of hill municipalities reissued its forms in the languages spoken at the counter.',
        impact: 'Interpreters have a place on the rota, and fewer applications come back incomplete.',
        mark: nepal,
        side: 'east',
      },
      {
        slug: 'philippines',
        country: 'Philippines',
        reform: 'A provincial relief service set standards for schooling in its evacuation centres.',
        impact: 'A room and a teacher are named in advance, so that lessons resume with the relief.',
        mark: philippines,
        side: 'west',
      },
      {
        slug: 'portugal',
        country: 'Portugal',
        reform: 'An inspectorate of schools adopted a complaints procedure that pupils helped to write.',
        impact: 'Complaints are taken up by a named inspector and closed with an explanation.',
        mark: portugal,
        side: 'west',
      },
    ],
  },
  methodologies: {
    title: 'Methods that *stay when we leave*',
    lead: 'Ways of working that an office can repeat by itself once we have left.',
    rows: [
      { title: 'Drafting in the open', description: 'The text is projected and changed while the people concerned look on and object.' },
      { title: 'Trial by old cases', description: 'A provision that would have failed an earlier complainant goes back to the table.' },
      { title: 'Comparative reading', description: 'Neighbouring systems are studied for what survived a change of government.' },
      { title: 'Honest costing', description: 'Every duty is priced in hours, posts and rooms while it can still be refused.' },
    ],
  },
  adaptation: {
    title: 'A framework *for adaptation*',
    lead: 'A good rule from elsewhere is a beginning. Four things are settled before it is borrowed.',
    rows: [
      { title: 'Law and custom', description: 'Which authority people turn to first, and how a written rule can work beside it.' },
      { title: 'Language', description: 'Which terms exist in the local tongue, and which ones have to be explained at length.' },
      { title: 'Means', description: 'What the smallest office can do with its present staff and budget.' },
      { title: 'Pace', description: 'How much change a place can take in one year and still trust the people who bring it.' },
    ],
  },
  ways: [
    { href: '/policy-governance-consultancy', title: 'Policy and governance consultancy', why: 'The service, with its six steps' },
    { href: '/consultancy-policy', title: 'Consultancy and policy', why: 'One clause, rewritten in three sittings' },
    { href: '/racial-literacy-training', title: 'Racial literacy training', why: 'For those who apply the rules' },
    { href: '/fees#policy-and-emergency', title: 'What it costs', why: 'Drafting, review and a quarterly retainer' },
  ],
  closing: {
    title: 'Reform begins with *one sentence*',
    lead: 'Send us the wording and an honest account of what happens at the desk. We start from those two.',
    picture: { source: wound, focus: 'centre' },
    action: { label: 'Request Policy Consultation', href: '/policy-consultation' },
    topic: 'policy-reform',
  },
} as const satisfies PolicyReformRecord
