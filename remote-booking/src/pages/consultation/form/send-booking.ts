import { identity } from '@site/identity'
import type { BookingFieldName } from '@site/kit/contract/booking'

/** A booking request: exactly what the e-mail template receives as `template_params`. */
export type Booking = Record<BookingFieldName, string>

/** Milliseconds after which an unanswered request counts as failed. EmailJS itself would wait for ever. */
const sendTimeoutMs = 15_000

const { origin, publicKey, serviceId, templateId } = identity.emailProvider

/**
 * Sends a request through the e-mail provider: one POST to `/api/v1.0/email/send` of its origin
 * (`@emailjs/browser`, https://www.emailjs.com/docs/rest-api/send/).
 * @throws what went wrong: `{ status, text }` when the provider refuses, a `TypeError` when it cannot be
 *   reached, a string when the configuration is empty, an `Error`
 *   after 15 s, or at once where the device is offline. The visitor is told the same in each case.
 */
export async function sendBooking(booking: Booking): Promise<void> {
  if (!navigator.onLine) throw new Error('The device is offline')
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${sendTimeoutMs / 1000} s`)), sendTimeoutMs)
  })
  try {
    await Promise.race([deliver(booking), timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Protocol and host, no trailing slash. */
const provider = (): string => (origin === 'self' ? location.origin : origin)

/** The library reads `localStorage` when it is evaluated and throws where that is forbidden: so it is imported on use. */
async function deliver({ name, email, organisation, message }: Booking): Promise<void> {
  const letter = { name, email, organisation, message }
  const library = await import('@emailjs/browser').catch(() => undefined)
  if (!library) return post(letter)
  // `send` ignores an origin of its own; only `init` sets it.
  library.init({ publicKey, origin: provider() })
  await library.send(serviceId, templateId, letter)
}

/** The same request without the library, for browsers that keep nothing, and where its file does not come. */
async function post(letter: Booking): Promise<void> {
  const body = JSON.stringify({ user_id: publicKey, service_id: serviceId, template_id: templateId, template_params: letter })
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answer = await fetch(`${provider()}/api/v1.0/email/send`, request)
  if (!answer.ok) throw { status: answer.status, text: await answer.text() }
}
