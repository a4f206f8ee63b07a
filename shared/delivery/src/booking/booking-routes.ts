/** The endpoints that take a booking: by the e-mail library, or by the form itself where no script runs. */
import type { identity } from '@site/identity'
import { bookingFieldNames, bookingPaths, emailJsPath } from '@site/kit/contract/booking'
import { type Context, Hono } from 'hono'
import { clientIn, createRateLimit, type RateLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import { readText } from '../http/request-body.ts'
import type { Platform } from '../http/responses.ts'
import { foreignSource } from '../http/same-origin.ts'
import { type BookingLog, errorCode } from './booking-log.ts'
import { composeBookingMail } from './booking-mail.ts'
import { type BookingRequest, readEmailJsBooking, readFormBooking } from './booking-request.ts'
import { keepOnce } from './keep-once.ts'
import { mailId } from './mail-name.ts'
import { type Outbox, OutboxError } from './outbox.ts'

export type BookingSite = Pick<typeof identity, 'name' | 'origin' | 'emails' | 'emailProvider'>

export type BookingRoutesOptions = {
  outbox: Outbox
  identity: BookingSite
  log: BookingLog
  limit?: RateLimit | undefined
  trustProxy?: boolean
  onKept?: () => void
}

/**
 * Both ways in take the same four fields and answer with success only when the mail is durably in the outbox: 200 `OK`, or
 * 303 to the page that says so; a form with a field to be mended gets the page that names it. What else is refused gets its
 * status and one sentence: 400, 403, 413, 415, 429; 503 and 507 say that the mail could not be kept. Nothing typed comes back in
 * an address, and no CORS header lets another site read the answers.
 */
export function bookingRoutes({ outbox, identity, log, limit, trustProxy = false, onKept }: BookingRoutesOptions): Hono<Platform> {
  const routes = new Hono<Platform>()
  const keepNew = keepOnce(outbox)
  const count = limit && createRateLimit(limit)

  /** Only what would become a mail counts: a request that is known, or refused, costs its sender nothing. */
  function admit(c: Context<Platform>): void {
    const wait = count?.(clientIn(c, trustProxy))
    if (wait !== undefined)
      throw new Refusal(429, 'Too many requests came from your network. Please try again later', { 'Retry-After': String(wait) })
  }

  async function keep(c: Context<Platform>, booking: BookingRequest): Promise<Outcome> {
    const compose = async (): Promise<Uint8Array> => {
      admit(c)
      return composeBookingMail(booking, identity, new Date())
    }
    try {
      const { name, again } = await keepNew(booking, compose)
      log({ event: again ? 'booking-known' : 'booking-kept', mail: mailId(name) })
      if (!again) onKept?.()
      return 'kept'
    } catch (error) {
      if (error instanceof Refusal) throw error
      log({ event: 'booking-failed', code: errorCode(error) })
      return error instanceof OutboxError ? error.reason : 'unwritable'
    }
  }

  routes.post(emailJsPath, async c => {
    const body = await readBody(c.req.raw, 'application/json', identity.origin)
    const outcome = await keep(c, readEmailJsBooking(body, identity.emailProvider))
    return c.text(answers[outcome].words, answers[outcome].status)
  })

  routes.post(bookingPaths.form, async c => {
    const booking = readFormBooking(await readBody(c.req.raw, 'application/x-www-form-urlencoded', identity.origin))
    if (!booking) log({ event: 'booking-honeypot' })
    const sent = booking && (await keep(c, booking)) === 'kept'
    return c.redirect(sent ? bookingPaths.sent : bookingPaths.failed, 303)
  })

  return routes.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error
    log({ event: 'booking-refused', status: error.status })
    // Whoever wrote it gets the page with the way back, which says by its fragment what is to be mended.
    const field = error.status === 413 ? 'message' : bookingFieldNames.find(name => error.message.startsWith(`${name}:`))
    if (c.req.path === bookingPaths.form && (field || error.status === 429))
      return c.redirect(field ? `${bookingPaths.failed}#mend-${field}` : bookingPaths.failed, 303)
    return c.text(`${error.message}.`, error.status, { ...error.headers })
  })
}

type Outcome = 'kept' | OutboxError['reason']

const answers = {
  kept: { status: 200, words: 'OK' },
  full: { status: 507, words: 'The request could not be kept: there is no space left to store it. Please send it again later.' },
  unwritable: { status: 503, words: 'The request could not be kept: the store cannot be written to. Please send it again later.' },
} as const satisfies Record<Outcome, { status: number; words: string }>

const maxBodySize = 64 * 1024

/** @throws {Refusal} 403 from another site, 415 for another media type, 413 above 64 kB, 400 where it breaks off or is not UTF-8. */
async function readBody(request: Request, mediaType: string, siteOrigin?: string): Promise<string> {
  if (foreignSource(request, { siteOrigin })) throw new Refusal(403, 'Origin: a booking can be sent from this site alone')
  return readText(request, { mediaType, limit: maxBodySize })
}
