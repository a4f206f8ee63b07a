/** A change of what visitors get, as a form of the status page sends it. */
import type { ProgramSummary, ReleaseApi } from '../management/operations.ts'
import type { ProgramName } from '../release/release.ts'
import { percentOf, weightOf } from '../store/rollout-changes.ts'
import { AdminRefusal } from './refusal.ts'
import type { Notice } from './status-pages.ts'

export type RolloutForm = { api: ReleaseApi; program: ProgramName; form: URLSearchParams }

/**
 * @param form fields `action`; `release`, for a rollback the one that its sender saw; `weight` in percent, where that of a
 * button stands after that of the field
 * @returns what visitors get now, in words
 * @throws {AdminRefusal} 400 for a wrong release or action
 * @throws {RolloutRefusal} for a wrong weight, and where the change cannot be made
 */
export async function changeByForm({ api, program, form }: RolloutForm): Promise<Notice> {
  const action = form.get('action')
  const release = form.get('release')?.trim() ?? ''
  if (!/^[\da-f]{16}$/.test(release)) throw refusal('release', 'an id of 16 hexadecimal digits', release)
  if (action === 'rollout')
    return noticeOf(await api.rollOut({ program, release, weight: weightOf(form.getAll('weight').at(-1)?.trim() ?? '') }))
  if (action === 'promote') return noticeOf(await api.promote({ program, release }))
  if (action === 'rollback') return noticeOf(await api.rollback({ program, release }))
  throw refusal('action', 'rollout, promote or rollback', action ?? '')
}

const refusal = (field: string, expected: string, got: string): AdminRefusal =>
  new AdminRefusal(400, `${field}: expected ${expected}, got ${JSON.stringify(got.slice(0, 80))}`)

function noticeOf({ program, stable, canary, takenBack, warnings = [] }: ProgramSummary): Notice {
  const rollout = canary ? `; ${canary.release} goes to ${percentOf(canary.weight)} % of the visitors` : ''
  const gone = takenBack ? `${takenBack} was taken back; ` : ''
  return { kind: 'done', text: [`${program}: ${gone}${stable} is stable${rollout}`, ...warnings, ''].join('. ').trim() }
}
