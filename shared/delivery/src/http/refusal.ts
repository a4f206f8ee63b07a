export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 429 | 500 | 503 | 507

/** The message is for the client: it names what is wrong, what was expected and, to teams alone, what came. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalStatus
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, reason: string, headers: Readonly<Record<string, string>> = {}) {
    super(reason)
    this.status = status
    this.headers = headers
  }
}
