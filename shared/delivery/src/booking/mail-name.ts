/** Names of the outbox's files: they sort by time, and tell the same booking from another. */
import { createHash, randomBytes } from 'node:crypto'
import type { BookingRequest } from './booking-request.ts'

/** `2025-11-21T05-52-10-123Z-0000-<mark>.eml`: time of arrival, count within the millisecond, mark. */
const pattern = /^((\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-\d{4,})-([\da-f]+)\.eml$/

/** Hexadecimal digits of the mark of a booking; half as many are random and mark nothing. */
const markLength = 32

/** The same four fields have the same mark. It never leaves the outbox: guessed fields could be compared with it. */
export function markOf({ name, email, organisation, message }: BookingRequest): string {
  const fields = JSON.stringify([name, email, organisation, message])
  return createHash('sha256').update(fields).digest('hex').slice(0, markLength)
}

/** Names in order of arrival within a process, even when the clock is set back. A mark, or else a random part, keeps processes apart. */
export function mailNames(): (mark?: string) => string {
  let last = 0
  let count = 0
  return (mark = randomBytes(markLength / 4).toString('hex')) => {
    const now = Date.now()
    count = now > last ? 0 : count + 1
    last = Math.max(now, last)
    const time = new Date(last).toISOString().replace(/[:.]/g, '-')
    return `${time}-${String(count).padStart(4, '0')}-${mark}.eml`
  }
}

/** What a mail is called outside the outbox, in logs and commands: its name without its mark. */
export const mailId = (name: string): string => pattern.exec(name)?.[1] ?? name.replace(/\.eml$/, '')

/** When a mail arrived, ms since 1970; undefined where its name does not tell, as with a clock that had not been set (before 2020). */
export function arrivedAt(name: string): number | undefined {
  const [, , day, hours, minutes, seconds, milliseconds] = pattern.exec(name) ?? []
  return (day && day >= '2020' && Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`)) || undefined
}

/** The mark of the booking that a mail holds. */
export function markIn(name: string): string | undefined {
  const mark = pattern.exec(name)?.[7]
  return mark?.length === markLength ? mark : undefined
}
