import { fees } from '@site/identity/fees'
import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { feeGroups, feesContent } from './fees.ts'
import { feesSchema } from './fees-record.ts'

type Case = [what: string, change: Change, message: string]

const refused = (change: Change) => refusalOf(feesSchema, { fees, feeGroups, feesContent }, change)

it('accepts the records of the page, and a fee and a group more', () => {
  expect(refused(() => undefined)).toBe('accepted')
  expect(
    refused(record => {
      record.feeGroups.push({ id: 'walks', title: 'Walks', area: 'community', intro: 'For those who think on their feet.' })
      record.fees.push({ id: 'night-walk', group: 'walks', name: 'Night Walk', amount: 90 })
    }),
  ).toBe('accepted')
})

it('keeps plain data', () => {
  expect(JSON.parse(JSON.stringify({ feeGroups, feesContent }))).toEqual({ feeGroups, feesContent })
})

it.each<Case>([
  ['no group', ({ feeGroups }) => feeGroups.splice(0), 'feeGroups: expected at least one entry, got 0'],
  [
    'two groups of one anchor',
    ({ feeGroups }) => (feeGroups[1].id = feeGroups[0].id),
    'feeGroups.1.id: expected a value that no other id has, got "consultancy"',
  ],
  [
    'a fee that stands in no group',
    ({ fees }) => (fees[4].group = 'walks'),
    'fees.4.group: expected consultancy or workshops-and-training or healing or speaking or research or policy-and-emergency, got "walks"',
  ],
  [
    'an empty group',
    ({ feeGroups }) => feeGroups.push({ ...feeGroups[0], id: 'walks', area: 'community' }),
    'feeGroups.6.id: expected a group that a fee names, got "walks"',
  ],
  ['no statement', ({ feesContent }) => (feesContent.statement = ''), 'feesContent.statement: expected a non-empty text, got ""'],
])('refuses a price list with %s', (_, change, message) => {
  expect(refused(change)).toBe(`TypeError: x.ts: ${message}`)
})
