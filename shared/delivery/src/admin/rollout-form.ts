/** A change of what visitors get, as a form of the status page sends it. */
import type { OwnerSummary, ReleaseDesk } from '../management/release-api.ts'
import { summaryOf } from '../management/store-status.ts'
import type { OwnerName } from '../release/release.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { shareOf } from '../store/rollout-changes.ts'
import { AdminRefusal } from './refusal.ts'
import type { Notice } from './session.ts'

export type RolloutForm = { store: ReleaseStore; desk: ReleaseDesk; owner: OwnerName; form: URLSearchParams }

/**
 * @param form fields `action`, `release` (for a rollback the one that its sender saw), `share` in percent
 * @returns what was done, in words
 * @throws {Error} when it is refused.
 */
export async function changeByForm({ store, desk, owner, form }: RolloutForm): Promise<Notice> {
  const action = form.get('action')
  const release = form.get('release')?.trim() ?? ''
  if (!/^[\da-f]{16}$/.test(release)) throw refusal('release', 'an id of 16 hexadecimal digits', release)
  if (action === 'rollout') return said(await desk.rollOut(owner, release, shareOf(form.get('share')?.trim() ?? '')))
  if (action === 'promote') return said(await desk.promote(owner, release))
  if (action === 'rollback') return said(summaryOf(await store.rollback(owner, release), owner))
  throw refusal('action', 'rollout, promote or rollback', action ?? '')
}

const refusal = (field: string, expected: string, got: string): AdminRefusal =>
  new AdminRefusal(400, `${field}: expected ${expected}, got ${JSON.stringify(got.slice(0, 80))}`)

function said({ owner, stable, candidate }: OwnerSummary): Notice {
  const tried = candidate ? `; ${candidate.release} goes to ${candidate.share} % of the visitors` : ''
  return { kind: 'done', text: `${owner}: ${stable} is stable${tried}.` }
}
