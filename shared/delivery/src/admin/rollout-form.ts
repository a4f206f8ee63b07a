/** A change of what visitors get, as a form of the status page sends it. */
import type { ProgramSummary, ReleaseApi } from '../management/release-api.ts'
import type { ProgramName } from '../release/release.ts'
import { percentOf, weightOf } from '../store/rollout-changes.ts'
import { AdminRefusal } from './refusal.ts'
import type { Notice } from './session.ts'

export type RolloutForm = { api: ReleaseApi; program: ProgramName; form: URLSearchParams }

/**
 * @param form fields `action`, `release` (for a rollback the one that its sender saw), `weight` in percent
 * @returns what was done, in words
 * @throws {Error} when it is refused.
 */
export async function changeByForm({ api, program, form }: RolloutForm): Promise<Notice> {
  const action = form.get('action')
  const release = form.get('release')?.trim() ?? ''
  if (!/^[\da-f]{16}$/.test(release)) throw refusal('release', 'an id of 16 hexadecimal digits', release)
  if (action === 'rollout') return said(await api.rollOut({ program, release, weight: weightOf(form.get('weight')?.trim() ?? '') }))
  if (action === 'promote') return said(await api.promote({ program, release }))
  if (action === 'rollback') return said(await api.rollback({ program, release }))
  throw refusal('action', 'rollout, promote or rollback', action ?? '')
}

const refusal = (field: string, expected: string, got: string): AdminRefusal =>
  new AdminRefusal(400, `${field}: expected ${expected}, got ${JSON.stringify(got.slice(0, 80))}`)

function said({ program, stable, canary }: ProgramSummary): Notice {
  const tried = canary ? `; ${canary.release} goes to ${percentOf(canary.weight)} % of the visitors` : ''
  return { kind: 'done', text: `${program}: ${stable} is stable${tried}.` }
}
