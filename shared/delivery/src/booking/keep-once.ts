/** Keeps a booking once, however often it is sent. */
import { LRUCache } from 'lru-cache'
import { once } from '../storage/single-flight.ts'
import type { BookingRequest } from './booking-request.ts'
import { arrivedAt, markIn, markOf } from './mail-name.ts'
import type { Outbox } from './outbox.ts'

/** The same four fields within this time are one request. */
const sameRequestForMs = 24 * 60 * 60_000

/** Bookings that are remembered: more than come in a day. */
const maxRemembered = 100_000

/**
 * What is known lies in the names of the mails and nowhere else: it survives what they survive, and goes when they are deleted.
 * One process at a time may serve an outbox.
 * @returns composes and keeps, unless the booking is known; rejects as those two do. `again`: the mail was there before, for a
 *   double click, a repeat after an answer that got lost, a form sent again
 */
export function keepOnce(outbox: Outbox) {
  /** By mark, the mail that was kept or is on its way to the disk. */
  const recent = new LRUCache<string, Promise<string>>({ max: maxRemembered, ttl: sameRequestForMs, ttlResolution: 0, perf: Date })

  /** Oldest first: of two mails of one booking, days apart, the later one counts. */
  const readNames = once(async () => {
    for (const { name } of await outbox.all()) {
      const [mark, start] = [markIn(name), arrivedAt(name)]
      if (mark && start) recent.set(mark, Promise.resolve(name), { start })
    }
  })

  return async (booking: BookingRequest, compose: () => Promise<Uint8Array>): Promise<{ name: string; again: boolean }> => {
    await readNames()
    const mark = markOf(booking)
    // Each turn waits, so another request may have taken the place of one that failed or was deleted.
    for (let earlier = recent.get(mark); earlier; earlier = recent.get(mark)) {
      const name = await earlier.catch(() => undefined)
      if (name && (await outbox.has(name))) return { name, again: true }
      if (recent.get(mark) === earlier) recent.delete(mark)
    }
    const own = compose().then(mail => outbox.keep(mail, mark))
    recent.set(mark, own)
    try {
      return { name: await own, again: false }
    } catch (error) {
      if (recent.get(mark) === own) recent.delete(mark)
      throw error
    }
  }
}
