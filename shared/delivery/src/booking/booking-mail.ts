/** The mail that a booking becomes, and the booking that a mail holds. */
import { randomUUID } from 'node:crypto'
import type { identity } from '@site/identity'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import type { BookingRequest } from './booking-request.ts'

/** The message (RFC 5322) comes from the office, since a server may send for its own domain alone; answering it writes to the visitor. */
export function composeBookingMail(
  booking: BookingRequest,
  site: Pick<typeof identity, 'name' | 'origin' | 'emails'>,
  received: Date,
): Promise<Buffer> {
  const { office, consultation } = site.emails
  return new MailComposer({
    from: { name: `Website of ${site.name}`, address: office },
    to: consultation,
    replyTo: { name: booking.name, address: booking.email },
    subject: `Consultation request from ${[booking.name, booking.organisation].filter(Boolean).join(', ')}`,
    date: received,
    messageId: `<${randomUUID()}@${office.slice(office.lastIndexOf('@') + 1)}>`,
    text: letter(booking, site.origin),
    // Without it long lines become format=flowed, which changes spaces at their ends.
    encoding: 'quoted-printable',
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

export type StoredBooking = BookingRequest & {
  readonly received: string
  /** The first line of the message: the topic, where the visitor arrived with one. */
  readonly about: string
}

/** @returns the request that {@link composeBookingMail} put into a mail; of any other mail its text is the message */
export async function readBookingMail(mail: Uint8Array): Promise<StoredBooking> {
  const { date = '', text = '' } = await PostalMime.parse(mail)
  const letter = printable(text)
  const [, name = '', email = '', organisation = '', body] = letterPattern.exec(letter) ?? []
  const message = (body ?? letter).trim()
  return {
    received: Number.isNaN(Date.parse(date)) ? '' : new Date(date).toISOString(),
    name,
    email,
    organisation,
    about: message.split('\n', 1)[0] ?? '',
    message,
  }
}

const letterPattern = /^Name: (.*)\nE-mail: (.*)\n(?:Organisation: (.*)\n)?\n([\s\S]*)\n\n-- \n/

/** A file that came from elsewhere must not command the terminal that it is shown on. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\t\n]/gu, '')

const letter = ({ name, email, organisation, message }: BookingRequest, origin?: string): string =>
  [
    `Name: ${name}`,
    `E-mail: ${email}`,
    ...(organisation ? [`Organisation: ${organisation}`] : []),
    '',
    message,
    '',
    // The delimiter of a signature in mail programs, its space included (RFC 3676, 4.3).
    '-- ',
    `Sent with the booking form${origin ? ` at ${origin}/consultation` : ''}. Answering this mail writes to the sender.`,
    '',
  ].join('\n')
