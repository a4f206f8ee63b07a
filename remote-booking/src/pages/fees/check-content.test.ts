import { type Change, refusalOf } from '@site/kit/record-refusal'
import { describe, expect, it } from 'vitest'
import * as consultation from '../consultation/consultation.ts'
import { consultationSchema } from '../consultation/consultation-record.ts'
import * as bookingForm from '../consultation/form/booking-copy.ts'
import { bookingFormSchema } from '../consultation/form/booking-copy-record.ts'
import * as topics from '../consultation/topics.ts'
import { checkContent, topicsSchema } from './check-content.ts'
import * as fees from './fees.ts'
import { feesSchema } from './fees-record.ts'

type Case = [what: string, change: Change, message: string]

it('accepts the records of this section', () => {
  expect(checkContent).not.toThrow()
})

describe('the fees', () => {
  it.each<Case>([
    [
      'an amount in words',
      ({ feeGroups }) => (feeGroups[0].fees[1].amount = 'from £2,000'),
      'feeGroups.0.fees.1.amount: expected a whole number of pounds, 1 or more, got "from £2,000"',
    ],
    [
      'an amount of nothing',
      ({ feeGroups }) => (feeGroups[5].fees[2].amount = 0),
      'feeGroups.5.fees.2.amount: expected a whole number of pounds, 1 or more, got 0',
    ],
    [
      'pence',
      ({ feeGroups }) => (feeGroups[0].fees[0].amount = 249.99),
      'feeGroups.0.fees.0.amount: expected a whole number of pounds, 1 or more, got 249.99',
    ],
    [
      'no amount',
      ({ feeGroups }) => delete feeGroups[0].fees[0].amount,
      'feeGroups.0.fees.0.amount: expected a whole number of pounds, 1 or more, got nothing',
    ],
    [
      'an unknown unit',
      ({ feeGroups }) => (feeGroups[2].fees[2].per = 'week'),
      'feeGroups.2.fees.2.per: expected ("hour" | "month" | "day"), got "week"',
    ],
    ['a group too few', ({ feeGroups }) => feeGroups.pop(), 'feeGroups: expected 6 groups of fees, got 5'],
    ['a fee too few', ({ feeGroups }) => feeGroups[3].fees.pop(), 'feeGroups: expected 18 fees in all, got 17'],
    [
      'two groups of one anchor',
      ({ feeGroups }) => (feeGroups[1].id = feeGroups[0].id),
      'feeGroups.1.id: expected a value that no other id has, got "consultancy"',
    ],
    ['no statement', ({ feesContent }) => (feesContent.statement = ''), 'feesContent.statement: expected a non-empty text, got ""'],
  ])('are refused with %s', (_, change, message) => {
    expect(refusalOf(feesSchema, fees, change)).toBe(`TypeError: x.ts: ${message}`)
  })
})

describe('the consultation', () => {
  it.each<Case>([
    ['five services', ({ consultation: { services } }) => services.items.pop(), 'consultation.services.items: expected 6 services, got 5'],
    [
      'an icon nobody has drawn',
      ({ consultation: { services } }) => (services.items[0].icon = 'rocket'),
      'consultation.services.items.0.icon: expected ("book-open" | "file-text" | "heart" | "mic" | "scale" | "search"), got "rocket"',
    ],
    [
      'a way to another site',
      ({ consultation: { elsewhere } }) => (elsewhere.ways[1].href = 'https://example.org/faq'),
      'consultation.elsewhere.ways.1.href: expected a path of this site such as /faq, got "https://example.org/faq"',
    ],
    [
      'an asterisk alone',
      ({ consultation: { hero } }) => (hero.title = 'Bring the *hard question'),
      'consultation.hero.title: expected a text with at most one phrase between asterisks, got "Bring the *hard question"',
    ],
  ])('is refused with %s', (_, change, message) => {
    expect(refusalOf(consultationSchema, consultation, change)).toBe(`TypeError: x.ts: ${message}`)
  })
})

describe('the booking form', () => {
  it.each<Case>([
    ['three fields', ({ bookingFields }) => bookingFields.pop(), 'bookingFields: expected 4 fields, got 3'],
    [
      'a limit of nothing',
      ({ bookingFields }) => (bookingFields[3].limit = 0),
      'bookingFields.3.limit: expected a whole number of characters, 1 or more, got 0',
    ],
    [
      'a required field that has no words for a visitor who left it empty',
      ({ bookingFields }) => delete bookingFields[0].missing,
      'bookingFields.0.missing: expected what a visitor reads who left it empty, got nothing',
    ],
    [
      'the same field twice',
      ({ bookingFields }) => (bookingFields[2].name = 'name'),
      'bookingFields.2.name: expected a value that no other name has, got "name"',
    ],
    ['no word of success', ({ bookingWords }) => delete bookingWords.sent, 'bookingWords.sent: expected a non-empty text, got nothing'],
  ])('is refused with %s', (_, change, message) => {
    expect(refusalOf(bookingFormSchema, bookingForm, change)).toBe(`TypeError: x.ts: ${message}`)
  })
})

it('refuses a topic whose slug is none, and one without words', () => {
  const refused = (change: Change) => refusalOf(topicsSchema, topics, record => change(record.topics))
  expect(refused(topics => (topics['Holistic healing'] = 'Holistic healing'))).toBe(
    'TypeError: x.ts: topics.Holistic healing: expected lower-case words joined by hyphens, got "Holistic healing"',
  )
  expect(refused(topics => (topics['holistic-healing'] = ''))).toBe(
    'TypeError: x.ts: topics.holistic-healing: expected a non-empty text, got ""',
  )
})
