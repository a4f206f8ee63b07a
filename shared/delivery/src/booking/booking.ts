import type { Hono } from 'hono'
import { type BookingLog, errorCode } from './booking-log.ts'
import { type BookingSite, bookingRoutes } from './booking-routes.ts'
import { openOutbox } from './outbox.ts'
import { smtpHandover } from './smtp-handover.ts'

export type BookingOptions = {
  /** Created with the first request, readable by its owner alone. */
  outboxDirectory: string
  /** Where mails are passed on to; without it they stay in the outbox. */
  smtpUrl?: string | undefined
  identity: BookingSite
  log: BookingLog
}

export type Booking = {
  /** To be mounted at `/`. */
  routes: Hono
  /** Tidies the outbox and begins to pass mails on. Needs no waiting. */
  start(): void
  /** Resolves when no mail is being passed on, within 5 s. To be called when the server takes no more requests. */
  stop(): Promise<void>
}

/**
 * Everything that becomes of a booking request on this site.
 * @throws {TypeError} for a malformed `smtpUrl`.
 */
export function openBooking({ outboxDirectory, smtpUrl, identity, log }: BookingOptions): Booking {
  const outbox = openOutbox(outboxDirectory)
  const envelope = { from: identity.emails.office, to: identity.emails.consultation }
  const handover = smtpUrl ? smtpHandover({ outbox, smtpUrl, envelope, log }) : undefined
  return {
    routes: bookingRoutes({ outbox, identity, log, ...(handover && { onKept: handover.wake }) }),
    start: () => {
      // A failure shows again, and is answered, when the first request is kept.
      outbox.clean().catch(error => log({ event: 'booking-failed', code: errorCode(error) }))
      handover?.start()
    },
    stop: async () => handover?.stop(),
  }
}
