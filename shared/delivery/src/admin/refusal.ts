/** What an error means to whoever asks the admin origin. */
import { Refusal } from '../http/refusal.ts'
import { isFull, StorageError } from '../storage/storage.ts'
import { RolloutRefusal } from '../store/rollout-changes.ts'

/** @param error a plain `Error` of the store refuses what was asked for; any other kind means that something is broken here */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StorageError) return new Refusal(isFull(error.code) ? 507 : 503, `The release store: ${error.message}`)
  if (error instanceof RolloutRefusal || (error instanceof Error && error.constructor === Error)) return new Refusal(409, error.message)
  // A file of the store that was edited wrong: the site goes on with its last good state.
  if (error instanceof TypeError && error.message.startsWith('rollout.json')) return new Refusal(503, error.message)
  return new Refusal(500, `Something went wrong here: ${error instanceof Error ? error.message : String(error)}`)
}
