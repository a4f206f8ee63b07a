import { type Change, refusalOf } from '@site/kit/record-refusal'
import { describe, expect, it } from 'vitest'
import { faqRecords, openScope } from '../faq/faq.ts'
import { faqSchema } from '../faq/faq-record.ts'
import { checkContent } from './check-content.ts'
import { whitePapersSchema } from './white-paper-record.ts'
import { whitePapers } from './white-papers.ts'

type Case = [what: string, change: Change, message: string]

it('accepts the records of this section', () => {
  expect(checkContent).not.toThrow()
})

describe('the questions', () => {
  it.each<Case>([
    ['eleven of them', ({ faqRecords }) => faqRecords.pop(), 'faqRecords: expected 12 questions, got 11'],
    ['no answer', ({ faqRecords }) => delete faqRecords[3].answer, 'faqRecords.3.answer: expected a non-empty text, got nothing'],
    [
      'a category that the page does not have',
      ({ faqRecords }) => (faqRecords[0].category = 'Press'),
      'faqRecords.0.category: expected ("General" | "Consultation" | "Services" | "Healing" | "Policy" | "Fees" | "Community" | "Anti-Racism" | "Education" | "Youth"), got "Press"',
    ],
    [
      'an empty category',
      ({ faqRecords }) => (faqRecords[11].category = 'General'),
      'faqRecords: expected a question about Youth, got nothing',
    ],
    [
      'an address twice',
      ({ faqRecords }) => (faqRecords[1].slug = faqRecords[0].slug),
      'faqRecords.1.slug: expected a value that no other slug has, got "who-do-you-work-with"',
    ],
    [
      'the address of a category',
      ({ faqRecords }) => (faqRecords[1].slug = 'anti-racism'),
      'faqRecords.1.slug: expected a slug that no category has, got "anti-racism"',
    ],
    [
      'an address that is none',
      ({ faqRecords }) => (faqRecords[2].slug = 'How do I book?'),
      'faqRecords.2.slug: expected lower-case words joined by hyphens, got "How do I book?"',
    ],
    ['an unknown scope', record => (record.openScope = 'all'), 'openScope: expected ("position" | "item"), got "all"'],
  ])('are refused with %s', (_, change, message) => {
    expect(refusalOf(faqSchema, { faqRecords, openScope }, change)).toBe(`TypeError: x.ts: ${message}`)
  })
})

describe('the white papers', () => {
  it.each<Case>([
    ['three of them', ({ whitePapers }) => whitePapers.pop(), 'whitePapers: expected at least 4 papers, got 3'],
    [
      'a page that is not that of the id',
      ({ whitePapers }) => (whitePapers[1].route = '/whitepapers/zero-blockchain'),
      'whitePapers.1.route: expected "/whitepaper/zero-blockchain", got "/whitepapers/zero-blockchain"',
    ],
    [
      'a file elsewhere',
      ({ whitePapers }) => (whitePapers[0].data = 'zeroBankWhitePaper.json'),
      'whitePapers.0.data: expected a path such as /data/paper.json, got "zeroBankWhitePaper.json"',
    ],
    [
      'a paper in preparation that asks nothing',
      ({ whitePapers }) => (whitePapers[2].questions = []),
      'whitePapers.2.questions: expected at least one entry, got 0',
    ],
    [
      'neither text nor questions',
      ({ whitePapers }) => delete whitePapers[3].questions,
      'whitePapers.3.questions: expected a list, got nothing',
    ],
    [
      'a topic twice',
      ({ whitePapers }) => (whitePapers[2].topic = whitePapers[1].topic),
      'whitePapers.2.topic: expected a value that no other topic has, got "zero-blockchain-white-paper"',
    ],
  ])('are refused with %s', (_, change, message) => {
    expect(refusalOf(whitePapersSchema, { whitePapers }, change)).toBe(`TypeError: x.ts: ${message}`)
  })

  it('may be more than four', () => {
    const fifth = { ...whitePapers[1], id: 'zero-ledger', route: '/whitepaper/zero-ledger', topic: 'zero-ledger-white-paper' }
    expect(refusalOf(whitePapersSchema, { whitePapers: [...whitePapers, fifth] }, () => undefined)).toBe('accepted')
  })
})
