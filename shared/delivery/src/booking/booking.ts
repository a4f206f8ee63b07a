/** The booking room's door: endpoints, outbox, hand-over by mail and retention, opened and closed together. */
import { type BookingLog, errorCode } from './booking-log.ts'
import { type BookingRoutesOptions, bookingRoutes } from './booking-routes.ts'
import { arrivedAt } from './mail-name.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { smtpHandover } from './smtp-handover.ts'

export type BookingOptions = Omit<BookingRoutesOptions, 'outbox' | 'onKept'> & {
  outboxDirectory: string
  smtpUrl?: string | undefined
  /** Days after which a mail is deleted; without it none is. */
  days?: number
}

/** Nothing runs before `start`. @throws {TypeError} for a malformed `smtpUrl`. */
export function openBooking({ outboxDirectory, smtpUrl, days, ...options }: BookingOptions) {
  const { identity, log } = options
  const outbox = openOutbox(outboxDirectory)
  const envelope = { from: identity.emails.office, to: identity.emails.consultation }
  const handover = smtpUrl ? smtpHandover({ outbox, smtpUrl, envelope, log }) : undefined
  let endRetention = (): void => {}
  return {
    waitingMails: outbox.pending,
    routes: bookingRoutes({ ...options, outbox, ...(handover && { onKept: handover.wake }) }),
    /** Tidies the outbox, begins to pass mails on and to delete old ones. Needs no waiting. */
    start(): void {
      // A failure shows again, and is answered, when the first request is kept.
      outbox.clean().catch(error => log({ event: 'booking-failed', code: errorCode(error) }))
      handover?.start()
      if (days !== undefined) endRetention = keepRetention(outbox, days, log)
    },
    /** Resolves when no mail is being passed on, within 5 s. To be called when the server takes no more requests. */
    async stop(): Promise<void> {
      endRetention()
      await handover?.stop()
    },
  }
}

const lookEveryMs = 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** Deletes mails before they are older than `days`: at the last look before. Files whose names tell no time stay. @returns how many went */
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
