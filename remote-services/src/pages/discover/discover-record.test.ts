import { type Change, refusalOf } from '@site/kit/record-refusal'
import { parseRecord } from '@site/kit/records'
import { describe, expect, it } from 'vitest'
import { record } from './discover.ts'
import { discoverSchema, serviceDetailsSchema } from './discover-record.ts'
import { serviceDetails } from './service-details.ts'

describe('The records of /discover', () => {
  it('are plain data: they come through JSON unchanged', () => {
    const copies = JSON.parse(JSON.stringify({ record, serviceDetails })) as Record<string, unknown>
    expect(parseRecord(discoverSchema, copies.record, 'discover.ts')).toEqual(record)
    expect(parseRecord(serviceDetailsSchema, copies.serviceDetails, 'service-details.ts')).toEqual(serviceDetails)
  })

  it.each<[string, Change, string]>([
    ['eleven cards', copy => copy.services.cards.pop(), 'x.ts: services.cards: expected 12 service cards, got 11'],
    [
      'two cards of one address',
      copy => (copy.services.cards[1].slug = copy.services.cards[0].slug),
      'services.cards.1.slug: expected a value that no other slug has',
    ],
    ['a page elsewhere', copy => (copy.services.cards[0].page = 'https://x.org'), 'services.cards.0.page: expected a path of this site'],
  ])('are refused with %s', (_, change, message) => {
    expect(refusalOf(discoverSchema, record, change)).toContain(message)
  })

  const mediation = 'Cross-Cultural Mediation'
  it.each<[string, Change, string]>([
    ['without key features', copy => (copy[mediation].description = 'A lead.'), 'expected a lead sentence, the line "Key Features"'],
    ['with a feature unexplained', copy => (copy[mediation].description += '\nSilence'), 'and lines of "Name: explanation"'],
    ['under another title', copy => (copy[mediation].title = 'Mediation'), 'expected the title it is kept under, got "Mediation"'],
  ])('refuse a detail %s', (_, change, message) => {
    expect(refusalOf(serviceDetailsSchema, serviceDetails, change)).toContain(message)
  })
})
