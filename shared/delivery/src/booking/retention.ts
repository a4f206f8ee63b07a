/** Deletes mails when they have been kept for as long as the operator wants. */
import { type BookingLog, errorCode } from './booking-log.ts'
import { arrivedAt } from './mail-name.ts'
import type { Outbox } from './outbox.ts'

const lookEveryMs = 60 * 60_000
const dayMs = 24 * 60 * 60_000

/**
 * Deletes mails, passed on or not, before they are older than `days`: those that would become so before
 * the next look go at this one. Files whose names tell no time are not the outbox's own and stay.
 * @returns how many were deleted
 */
export async function deleteExpired(outbox: Outbox, days: number, now = Date.now()): Promise<number> {
  const limit = now + lookEveryMs - days * dayMs
  const expired = (await outbox.all()).filter(({ name }) => (arrivedAt(name) ?? now) < limit)
  for (const { name } of expired) await outbox.remove(name)
  return expired.length
}

/** Looks at once and then every hour; a folder that cannot be read is logged. @returns a function that ends it */
export function keepRetention(outbox: Outbox, days: number, log: BookingLog): () => void {
  const look = async (): Promise<void> => {
    try {
      const mails = await deleteExpired(outbox, days)
      if (mails > 0) log({ event: 'mails-expired', mails })
    } catch (error) {
      log({ event: 'outbox-unreadable', code: errorCode(error) })
    }
  }
  void look()
  const timer = setInterval(look, lookEveryMs).unref()
  return () => clearInterval(timer)
}
