/** Which release of each owner visitors get, and how that came about. Pure: reading and writing is the store's. */
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { type OwnerName, ownerNames } from './release.ts'

const releaseId = v.pipe(v.string(), v.regex(/^[\da-f]{16}$/, 'a release id (16 hexadecimal digits)'))

const event = v.strictObject({
  release: releaseId,
  /** ISO 8601, UTC. */
  at: v.pipe(v.string(), v.isoTimestamp('a time such as 2025-03-01T12:00:00.000Z')),
  /** `rollback` returns to the release before the stable one; `stable` goes to any. */
  action: v.picklist(['stable', 'rollback']),
})

const ownerRollout = v.strictObject({
  stable: releaseId,
  /** Where a rollback leads. */
  previous: v.optional(releaseId),
  /** Append-only, oldest first. */
  history: v.pipe(v.array(event), v.minLength(1, 'at least one event')),
})

const rollout = v.strictObject({
  /** Grows by one with each write. */
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  owners: v.record(v.picklist(ownerNames), ownerRollout),
})

export type OwnerRollout = v.InferOutput<typeof ownerRollout>
export type Rollout = { version: number; owners: Partial<Record<OwnerName, OwnerRollout>> }

export const emptyRollout: Rollout = { version: 0, owners: {} }

/**
 * Reads `rollout.json`.
 * @throws {TypeError} naming the field, what was expected and what came.
 */
export const parseRollout = (text: string): Rollout => parseRecord(rollout, jsonOf(text), 'rollout.json', 'the file') as Rollout

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new TypeError(`rollout.json: expected JSON: ${(error as Error).message}`)
  }
}

/** The rollout after `release` became the stable one of `owner`; the same one when it already is. */
export function withStable(before: Rollout, owner: OwnerName, release: string, at: Date): Rollout {
  const current = before.owners[owner]
  if (current?.stable === release) return before
  return next(before, owner, [...(current?.history ?? []), { release, at: at.toISOString(), action: 'stable' }])
}

/** @throws {Error} when there is no release to return to. */
export function withRollback(before: Rollout, owner: OwnerName, at: Date): Rollout {
  const current = before.owners[owner]
  if (!current) throw new Error(`${owner} has no stable release`)
  if (!current.previous) throw new Error(`${owner} has no release before ${current.stable} to return to`)
  return next(before, owner, [...current.history, { release: current.previous, at: at.toISOString(), action: 'rollback' }])
}

function next({ version, owners }: Rollout, owner: OwnerName, history: OwnerRollout['history']): Rollout {
  const [stable, previous] = line(history)
  if (!stable) throw new Error(`${owner} has an empty history`)
  return { version: version + 1, owners: { ...owners, [owner]: { stable, ...(previous && { previous }), history } } }
}

/** The stable releases, newest first, without those that were rolled back: a second rollback goes one further. */
function line(history: OwnerRollout['history']): string[] {
  const releases: string[] = []
  for (const { action, release } of history) {
    if (action === 'rollback') releases.shift()
    else releases.unshift(release)
  }
  return releases
}
