/** Events as files for a calendar: https://www.rfc-editor.org/rfc/rfc5545 */
import { createHash } from 'node:crypto'
import type { ScheduledEvent } from './scheduled-events.ts'

/** Octets of a line, its end not counted (RFC 5545, 3.1). */
const maxLineOctets = 75

/**
 * The calendar file of an event that takes a whole day.
 * @param revised the day the record was last changed, `2025-01-15`: without a method, this is what DTSTAMP says
 */
export function calendarFile({ slug, date, title, location, focus }: ScheduledEvent, revised: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Public engagements//Calendar files 1.0//EN',
    'BEGIN:VEVENT',
    `UID:${uuidOf(slug)}`,
    `DTSTAMP:${compact(revised)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(focus)}`,
    // The day stays free for whoever only wants to remember it.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const compact = (date: string): string => date.replaceAll('-', '')

/** TEXT values (3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Cuts a line where it would grow too long, never inside a character; what follows begins with a space. */
function folded(line: string): string {
  let [result, octets] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > maxLineOctets) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

/** The same for the same event for ever, so that a second import replaces the first: a UUID of version 8 (RFC 9562). */
function uuidOf(slug: string): string {
  const hex = createHash('sha256').update(`scheduled-events/${slug}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
