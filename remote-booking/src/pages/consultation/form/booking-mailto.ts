import { identity } from '@site/identity'
import type { Booking } from './send-booking.ts'

/** A `mailto:` address that carries a request, for the day on which the form cannot (RFC 6068: lines end in CRLF). */
export function bookingMailto({ name, email, organisation, message }: Booking): string {
  const signature = [name, organisation, email].filter(Boolean).join('\n')
  const body = `${message}\n\n${signature}`.replace(/\r?\n/g, '\r\n')
  return `mailto:${identity.emails.consultation}?subject=${encodeURIComponent('Consultation request')}&body=${encodeURIComponent(body)}`
}
