/** The booking room's door: endpoints, outbox, hand-over by mail and retention, opened and closed together. */
import type { Hono } from 'hono'
import type { RateLimit } from '../http/rate-limit.ts'
import type { Platform } from '../http/responses.ts'
import { type BookingLog, errorCode } from './booking-log.ts'
import { type BookingSite, bookingRoutes } from './booking-routes.ts'
import { openOutbox } from './outbox.ts'
import { keepRetention } from './retention.ts'
import { smtpHandover } from './smtp-handover.ts'

export type BookingOptions = {
  /** Created with the first request, readable by the server's own account alone. */
  outboxDirectory: string
  /** Where mails are passed on to; without it they stay in the outbox. */
  smtpUrl?: string | undefined
  /** Days after which a mail is deleted; without it none is. */
  days?: number
  /** New requests that one client may send. */
  limit?: RateLimit | undefined
  /** Whether a proxy in front says truthfully, in `X-Forwarded-For`, who asks. */
  trustProxy?: boolean
  identity: BookingSite
  log: BookingLog
}

export type Booking = {
  /** To be mounted at `/`. */
  routes: Hono<Platform>
  /** Tidies the outbox, begins to pass mails on and to delete old ones. Needs no waiting. */
  start(): void
  /** Resolves when no mail is being passed on, within 5 s. To be called when the server takes no more requests. */
  stop(): Promise<void>
}

/**
 * Nothing runs before `start`.
 * @throws {TypeError} for a malformed `smtpUrl`.
 */
export function openBooking({ outboxDirectory, smtpUrl, days, limit, trustProxy = false, identity, log }: BookingOptions): Booking {
  const outbox = openOutbox(outboxDirectory)
  const envelope = { from: identity.emails.office, to: identity.emails.consultation }
  const handover = smtpUrl ? smtpHandover({ outbox, smtpUrl, envelope, log }) : undefined
  let endRetention = (): void => {}
  return {
    routes: bookingRoutes({ outbox, identity, log, limit, trustProxy, ...(handover && { onKept: handover.wake }) }),
    start: () => {
      // A failure shows again, and is answered, when the first request is kept.
      outbox.clean().catch(error => log({ event: 'booking-failed', code: errorCode(error) }))
      handover?.start()
      if (days !== undefined) endRetention = keepRetention(outbox, days, log)
    },
    stop: async () => {
      endRetention()
      await handover?.stop()
    },
  }
}
