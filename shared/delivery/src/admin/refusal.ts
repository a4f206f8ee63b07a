/** Why a request to the admin origin is refused, and the status of the response. */
import { BodyRefusal } from '../http/request-body.ts'
import { StorageError } from '../storage/storage.ts'
import { RolloutRefusal } from '../store/rollout-changes.ts'

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 411 | 413 | 415 | 421 | 429 | 500 | 503 | 507

/** The message is for the client: it names what is wrong, what was expected and what came. */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
  readonly status: RefusalStatus
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, reason: string, headers: Readonly<Record<string, string>> = {}) {
    super(reason)
    this.status = status
    this.headers = headers
  }
}

/** Codes of a storage that has no room left. */
const full = ['ENOSPC', 'EDQUOT']

/**
 * @param error what the store and its rules throw: a plain `Error` refuses what was asked for (a release that is not there, or not
 * whole), any other kind means that something is broken here
 */
export function refusalOf(error: unknown): AdminRefusal {
  if (error instanceof AdminRefusal) return error
  if (error instanceof BodyRefusal) return new AdminRefusal(error.status, error.message)
  if (error instanceof StorageError) return new AdminRefusal(full.includes(error.code) ? 507 : 503, `The release store: ${error.message}`)
  if (error instanceof RolloutRefusal || (error instanceof Error && error.constructor === Error))
    return new AdminRefusal(409, error.message)
  // A file of the store that was edited wrong: the site goes on with its last good state.
  if (error instanceof TypeError && error.message.startsWith('rollout.json')) return new AdminRefusal(503, error.message)
  return new AdminRefusal(500, `Something went wrong here: ${error instanceof Error ? error.message : String(error)}`)
}
