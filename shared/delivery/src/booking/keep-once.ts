/** Keeps a booking once, however often it is sent. */
import type { BookingRequest } from './booking-request.ts'
import { arrivedAt, markIn, markOf } from './mail-name.ts'
import type { Outbox } from './outbox.ts'

/** The same four fields within this time are one request. */
const sameRequestForMs = 24 * 60 * 60_000

/** A mail that was kept, or is on its way to the disk. */
type Recent = { readonly at: number; readonly name: Promise<string> }

/**
 * Keeps each booking once in 24 hours. What is known lies in the names of the mails and nowhere else, so it
 * survives whatever they survive, and goes when they are deleted. One process at a time may serve an outbox.
 * @returns a function that composes and keeps, unless the booking is known; rejects as those two do. `name` is its mail's, and
 *   `again` whether the mail was there before: a double click, a repeat after an answer that got lost, a form sent again
 */
export function keepOnce(outbox: Outbox) {
  /** By mark, oldest first. */
  const recent = new Map<string, Recent>()
  let reading: Promise<void> | undefined

  async function readNames(): Promise<void> {
    for (const { name } of await outbox.all()) {
      const [mark, at] = [markIn(name), arrivedAt(name)]
      if (!mark || !at) continue
      // Of two mails of one booking, days apart, the later one counts and takes the later place.
      recent.delete(mark)
      recent.set(mark, { at, name: Promise.resolve(name) })
    }
  }

  function known(): Promise<void> {
    reading ??= readNames().catch(error => {
      reading = undefined
      throw error
    })
    return reading
  }

  function forgetOld(): void {
    const limit = Date.now() - sameRequestForMs
    for (const [mark, { at }] of recent) {
      if (at > limit) return
      recent.delete(mark)
    }
  }

  return async (booking: BookingRequest, compose: () => Promise<Uint8Array>): Promise<{ name: string; again: boolean }> => {
    await known()
    forgetOld()
    const mark = markOf(booking)
    // Each turn waits, so another request may have taken the place of one that failed or was deleted.
    for (let earlier = recent.get(mark); earlier; earlier = recent.get(mark)) {
      const name = await earlier.name.catch(() => undefined)
      if (name && (await outbox.has(name))) return { name, again: true }
      if (recent.get(mark) === earlier) recent.delete(mark)
    }
    const name = compose().then(mail => outbox.keep(mail, mark))
    const own = { at: Date.now(), name }
    recent.set(mark, own)
    try {
      return { name: await name, again: false }
    } catch (error) {
      if (recent.get(mark) === own) recent.delete(mark)
      throw error
    }
  }
}
