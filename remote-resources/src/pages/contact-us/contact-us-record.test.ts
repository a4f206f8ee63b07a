import { type Change, refusalOf } from '@site/kit/record-refusal'
import { expect, it } from 'vitest'
import { contactUs } from './contact-us.ts'
import { contactUsSchema } from './contact-us-record.ts'

const refused = (change: Change) => refusalOf(contactUsSchema, contactUs, change)

it('accepts the record, and fewer categories', () => {
  expect(refused(() => undefined)).toBe('accepted')
  expect(refused(({ categories }) => categories.pop())).toBe('accepted')
})

it('refuses two categories that are read at one address, and an address that nobody has', () => {
  expect(refused(({ categories }) => (categories[1].mailbox = 'general'))).toBe(
    'TypeError: x.ts: categories.1.mailbox: expected a value that no other mailbox has, got "general"',
  )
  expect(refused(({ categories }) => (categories[1].mailbox = 'billing'))).toBe(
    'TypeError: x.ts: categories.1.mailbox: expected ("general" | "consultation" | "media" | "speaking"), got "billing"',
  )
})
