import type { identity } from '@site/identity'
import { Hono } from 'hono'
import { type BookingLog, errorCode } from './booking-log.ts'
import { composeBookingMail } from './booking-mail.ts'
import { BookingRefusal } from './booking-refusal.ts'
import { type BookingRequest, readEmailJsBooking, readFormBooking } from './booking-request.ts'
import { type Outbox, OutboxError } from './outbox.ts'
import { readBody } from './request-body.ts'

/** What the booking part reads of the identity record. */
export type BookingSite = Pick<typeof identity, 'name' | 'origin' | 'emails' | 'emailProvider'>

export type BookingRoutesOptions = {
  outbox: Outbox
  identity: BookingSite
  log: BookingLog
  /** Called when a mail is safe in the outbox. */
  onKept?: () => void
}

/** Where @emailjs/browser posts to. */
export const emailJsPath = '/api/v1.0/email/send'

/** Where the form posts to without JavaScript, and the pages that say how it went. */
export const bookingPaths = { form: '/booking', sent: '/booking/sent', failed: '/booking/failed' } as const

/**
 * The two ways in: the JSON of the e-mail library and the plain form. Both take the same four fields and
 * answer with success only when the mail is durably in the outbox. Nothing typed comes back in an
 * address, and no CORS header lets another site read the answers.
 */
export function bookingRoutes({ outbox, identity, log, onKept }: BookingRoutesOptions): Hono {
  const routes = new Hono()

  async function keep(booking: BookingRequest): Promise<Outcome> {
    try {
      const mail = await outbox.keep(await composeBookingMail(booking, identity, new Date()))
      log({ event: 'booking-kept', mail })
      onKept?.()
      return 'kept'
    } catch (error) {
      log({ event: 'booking-failed', code: errorCode(error) })
      return error instanceof OutboxError ? error.reason : 'unwritable'
    }
  }

  routes.post(emailJsPath, async c => {
    const body = await readBody(c.req.raw, 'application/json', identity.origin)
    const outcome = await keep(readEmailJsBooking(body, identity.emailProvider))
    return c.text(answers[outcome].words, answers[outcome].status)
  })

  routes.all(emailJsPath, c => {
    c.header('Allow', 'POST')
    throw new BookingRefusal(405, 'Method: expected POST.')
  })

  routes.post(bookingPaths.form, async c => {
    const booking = readFormBooking(await readBody(c.req.raw, 'application/x-www-form-urlencoded', identity.origin))
    const sent = !booking || (await keep(booking)) === 'kept'
    return c.redirect(sent ? bookingPaths.sent : bookingPaths.failed, 303)
  })

  return routes.onError((error, c) => {
    if (!(error instanceof BookingRefusal)) throw error
    log({ event: 'booking-refused', status: error.status })
    return c.text(c.req.path === bookingPaths.form ? `${error.message}\n\n${wayBack}` : error.message, error.status)
  })
}

/** Read by a visitor whose browser checks nothing, or by nobody. */
const wayBack = 'Your request has not been sent. Please go back and change it: what you typed is still there.'

type Outcome = 'kept' | OutboxError['reason']

const answers = {
  kept: { status: 200, words: 'OK' },
  full: { status: 507, words: 'The request could not be kept: there is no space left to store it. Please send it again later.' },
  unwritable: { status: 503, words: 'The request could not be kept: the store cannot be written to. Please send it again later.' },
} as const satisfies Record<Outcome, { status: number; words: string }>
