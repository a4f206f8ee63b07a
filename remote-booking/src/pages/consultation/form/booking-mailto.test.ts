import { identity } from '@site/identity'
import { expect, it } from 'vitest'
import { bookingMailto } from './booking-mailto.ts'

it('carries the whole request to the address for consultations', () => {
  const letter = new URL(
    bookingMailto({
      name: 'Amara Osei',
      email: 'amara@example.org',
      organisation: 'A board',
      message: 'Fees & dates?\nBefore May, 100 %.',
    }),
  )
  expect(letter.pathname).toBe(identity.emails.consultation)
  expect(letter.searchParams.get('subject')).toBe('Consultation request')
  expect(letter.searchParams.get('body')).toBe('Fees & dates?\r\nBefore May, 100 %.\r\n\r\nAmara Osei\r\nA board\r\namara@example.org')
})
