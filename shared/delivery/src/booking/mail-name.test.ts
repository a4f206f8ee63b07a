import { expect, it, onTestFinished, vi } from 'vitest'
import { booking } from '../../test-support/booking/site.ts'
import { arrivedAt, mailId, mailNames, markIn, markOf } from './mail-name.ts'

it('a name tells when its mail arrived, and which booking it holds', () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-11-21T05:52:10.123Z'))
  onTestFinished(() => void vi.restoreAllMocks())
  const name = mailNames()(markOf(booking))
  expect(name).toMatch(/^2025-11-21T05-52-10-123Z-0000-[\da-f]{32}\.eml$/)
  expect(arrivedAt(name)).toBe(Date.parse('2025-11-21T05:52:10.123Z'))
  expect(markIn(name)).toBe(markOf(booking))
})

it('without a mark it marks nothing, and is unlike any other', () => {
  const next = mailNames()
  expect(markIn(next())).toBeUndefined()
  expect(mailNames()()).not.toBe(next())
})

it('the id of a mail keeps the mark to itself', () => {
  expect(mailId('2025-11-21T05-52-10-123Z-0000-0123456789abcdef0123456789abcdef.eml')).toBe('2025-11-21T05-52-10-123Z-0000')
})

it('a file from elsewhere has its own name for an id, and tells neither time nor mark', () => {
  expect([mailId('saved.eml'), arrivedAt('saved.eml'), markIn('saved.eml')]).toEqual(['saved', undefined, undefined])
  expect(arrivedAt('2025-99-21T05-52-10-123Z-0000-0123456789abcdef.eml')).toBeUndefined()
})

it('a mark stands for all four fields, wherever their borders are', () => {
  const marks = [
    booking,
    { ...booking, organisation: '' },
    { ...booking, message: `${booking.message}.` },
    { ...booking, name: `${booking.name}a`, email: booking.email.slice(1) },
  ].map(markOf)
  expect(new Set(marks).size).toBe(4)
  expect(markOf({ message: booking.message, organisation: booking.organisation, email: booking.email, name: booking.name })).toBe(marks[0])
})
