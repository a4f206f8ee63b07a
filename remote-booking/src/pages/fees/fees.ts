import { estimateCopy } from '../../blocks/estimate-copy.ts'
import type { FeeGroup, FeesContent } from './fees-record.ts'

/** The groups of the price list. Each fee of `shared/identity/content/fees.ts` names the one that it stands in. */
export const feeGroups = [
  {
    id: 'consultancy',
    title: 'Consultancy',
    area: 'rights',
    intro: 'For a decision that cannot wait, or for a year in which many will have to be made.',
  },
  {
    id: 'workshops-and-training',
    title: 'Workshops and training',
    area: 'education',
    intro: 'For teams who have to talk about what they usually talk around.',
  },
  {
    id: 'healing',
    title: 'Healing',
    area: 'healing',
    intro: 'For one person, for a class or for a whole community.',
  },
  {
    id: 'speaking',
    title: 'Speaking',
    area: 'speaking',
    intro: 'For a hall, a panel or a classroom, and for the questions that come afterwards.',
  },
  {
    id: 'research',
    title: 'Research',
    area: 'research',
    intro: 'For claims that have to stand up in front of people who would rather they did not.',
  },
  {
    id: 'policy-and-emergency',
    title: 'Policy and emergency',
    area: 'policy',
    intro: 'For drafting and review, for advice through the year, and for emergencies by the day.',
  },
] as const satisfies readonly FeeGroup[]

export const feesContent = {
  hero: {
    title: 'What the work *costs*',
    tagline: 'Indicative prices, so that you know where a conversation starts.',
  },
  indexTitle: 'Fees by kind of work',
  statement: 'All fees are in pounds sterling, and exclude VAT, travel, accommodation and materials.',
  estimate: {
    add: 'Add',
    added: 'Added',
    ...estimateCopy,
    note: 'Indicative, excluding VAT, travel, accommodation and materials. The office confirms every figure in its quote.',
    clear: 'Clear the estimate',
    carry: 'To the form',
  },
  notes: {
    title: 'What a price *does not say*',
    items: [
      {
        title: 'Indicative',
        text: 'The quote you receive is made for your place and its people.',
      },
      { title: 'Itemised', text: 'What comes on top of a fee is listed line by line.' },
      { title: 'Negotiable', text: 'Quotes are negotiable. If the figure is the only obstacle, say so.' },
      { title: 'In writing', text: 'Every quote is subject to terms and conditions, which come with it.' },
    ],
  },
  ways: [
    { href: '/discover', title: 'Discover what we do', why: 'The twelve services behind these fees' },
    { href: '/faq#are-the-fees-negotiable', title: 'Are the fees negotiable?', why: 'What to tell us about a small budget' },
    { href: '/public-speaking', title: 'Guest lecturing and public speaking', why: 'Formats, and how a talk is prepared' },
    { href: '/policy-governance-consultancy', title: 'Policy and governance', why: 'Six steps, and advice by the quarter' },
  ],
  closing: {
    title: 'Not on the *list*?',
    lead: 'Most of the work is made to measure. Say what is needed, and what there is to spend.',
    action: 'Request a Custom Quote',
  },
} as const satisfies FeesContent
