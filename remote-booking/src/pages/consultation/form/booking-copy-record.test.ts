import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { bookingCopy, bookingFields } from './booking-copy.ts'
import { bookingCopySchema } from './booking-copy-record.ts'

type Case = [what: string, change: Change, message: string]

const refused = (change: Change) => refusalOf(bookingCopySchema, { bookingFields, bookingCopy }, change)

it('accepts the records of the form', () => {
  expect(refused(() => undefined)).toBe('accepted')
})

it('keeps plain data', () => {
  expect(JSON.parse(JSON.stringify({ bookingFields, bookingCopy }))).toEqual({ bookingFields, bookingCopy })
})

it.each<Case>([
  ['a field too few', ({ bookingFields }) => bookingFields.pop(), 'bookingFields: expected a field named message, got nothing'],
  [
    'a field that is not sent',
    ({ bookingFields }) => bookingFields.push({ ...bookingFields[2], name: 'age' }),
    'bookingFields.4.name: expected ("name" | "email" | "organisation" | "message"), got "age"',
  ],
  [
    'a required field that says nothing to a visitor who left it empty',
    ({ bookingFields }) => delete bookingFields[0].missing,
    'bookingFields.0.missing: expected what a visitor reads who left it empty, got nothing',
  ],
  [
    'the same field twice',
    ({ bookingFields }) => (bookingFields[2].name = 'name'),
    'bookingFields.2.name: expected a value that no other name has, got "name"',
  ],
  ['no word of success', ({ bookingCopy }) => delete bookingCopy.sent, 'bookingCopy.sent: expected a non-empty text, got nothing'],
])('refuses a booking form with %s', (_, change, message) => {
  expect(refused(change)).toBe(`TypeError: x.ts: ${message}`)
})
