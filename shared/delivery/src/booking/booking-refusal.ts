/** Why a booking is not taken. Whatever reads one throws this, and the routes answer with it. */
export type RefusalStatus = 400 | 403 | 405 | 413 | 415 | 429

/** `status` of the response, and as `message` its plain text, which names what is wrong. */
export class BookingRefusal extends Error {
  override name = 'BookingRefusal'
  readonly status: RefusalStatus
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(status: RefusalStatus, reason: string, retryAfter?: number) {
    super(reason)
    this.status = status
    this.retryAfter = retryAfter
  }
}
