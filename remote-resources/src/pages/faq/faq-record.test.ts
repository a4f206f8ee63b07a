import { type Change, refusalOf } from '@site/kit/record-refusal'
import { describe, expect, it } from 'vitest'
import { faqRecords, openScope, waysOn } from './faq.ts'
import { type FaqRecord, faqSchema } from './faq-record.ts'

type Case = [what: string, change: Change, message: string]

describe('the questions', () => {
  it('are accepted as they are, and with one more', () => {
    expect(refusalOf(faqSchema, { faqRecords, openScope, waysOn }, () => undefined)).toBe('accepted')
    const more = [...faqRecords, { ...faqRecords[0], slug: 'a-thirteenth' }]
    expect(refusalOf(faqSchema, { faqRecords: more, openScope, waysOn }, () => undefined)).toBe('accepted')
  })

  it.each<Case>([
    ['none of them', ({ faqRecords }) => faqRecords.splice(0), 'faqRecords: expected at least one entry, got 0'],
    ['no answer', ({ faqRecords }) => delete faqRecords[3].answer, 'faqRecords.3.answer: expected a non-empty text, got nothing'],
    [
      'a category that the page does not have',
      ({ faqRecords }) => (faqRecords[0].category = 'Press'),
      'faqRecords.0.category: expected ("General" | "Consultation" | "Services" | "Healing" | "Policy" | "Fees" | "Community" | "Anti-Racism" | "Education" | "Youth"), got "Press"',
    ],
    [
      'an empty category',
      record => (record.faqRecords = record.faqRecords.filter(({ category }: FaqRecord) => category !== 'Youth')),
      'faqRecords: expected a question about Youth, got nothing',
    ],
    [
      'an address twice',
      ({ faqRecords }) => (faqRecords[1].slug = faqRecords[0].slug),
      `faqRecords.1.slug: expected a value that no other slug has, got "${faqRecords[0].slug}"`,
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
    [
      'a link that leads nowhere',
      ({ faqRecords }) => (faqRecords[0].answer = 'See [the fees](fees).'),
      'faqRecords.0.answer: expected links written as [words](/path), got "See [the fees](fees)."',
    ],
    ['an unknown scope', record => (record.openScope = 'all'), 'openScope: expected ("position" | "item"), got "all"'],
  ])('are refused with %s', (_, change, message) => {
    expect(refusalOf(faqSchema, { faqRecords, openScope, waysOn }, change)).toBe(`TypeError: x.ts: ${message}`)
  })
})
