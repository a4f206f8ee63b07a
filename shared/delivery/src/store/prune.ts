/** Deletes what no document can need any more, at the same moment as others publish, roll out and serve. */
import * as v from 'valibot'
import { isProgramName, programNameField, type ReleaseRef, releaseIdField } from '../release/release.ts'
import { wholeNumber } from '../storage/stored-json.ts'
import { lostManifests } from './check-files.ts'
import { fileKey, pinFileName, previewKey, releaseKey, storedReleases } from './keys.ts'
import { readPreviewUses } from './preview.ts'
import { type Lease, readLeases } from './publish-lease.ts'
import type { ReleaseStore } from './release-store.ts'
import { type ProgramRollout, programsOf, type Rollout, type RolloutEvent } from './rollout.ts'
import { extendLine, isPruned, RolloutRefusal } from './rollout-changes.ts'

/** A tab that is left open for so long loses nothing; longer than a preview lasts; as long as a cohort does. */
export const defaultPruneDays = 30

/** Between two signs that the deletion still runs; see {@link maxPruningMs}. */
const renewEveryMs = 20_000
const dayMs = 86_400_000

/** @property days a release is kept after the last document was made that names it; at least 1 */
export type PruneOptions = { readonly days: number; readonly dryRun: boolean }

/** As it goes over the wire; without what a newer server may add. */
export const pruned = v.object({
  dryRun: v.boolean(),
  days: wholeNumber,
  releases: v.array(v.object({ program: programNameField, release: releaseIdField })),
  files: wholeNumber,
  bytes: wholeNumber,
})

export type Pruned = v.InferOutput<typeof pruned>

/** @throws {RolloutRefusal} while another deletion runs, and for days that are none. */
export async function prune(store: ReleaseStore, { days, dryRun }: PruneOptions, now: () => Date = () => new Date()): Promise<Pruned> {
  if (!Number.isInteger(days) || days < 1) throw new RolloutRefusal(`expected a whole number of days, at least 1, got ${days}`)
  const begun = async (before: Rollout): Promise<Rollout> => {
    assertNotPruning(before, now())
    const cutoff = new Date(now().getTime() - days * dayMs)
    const uses = await readPreviewUses(store.storage)
    const inUse = (release: ReleaseRef): boolean => (uses.get(previewKey(release)) ?? 0) >= cutoff.getTime()
    return withPruning(before, unusedSince(before, cutoff, inUse), now())
  }
  const rollout = await store.readRollout()
  const { keys, ...planned } = await survey(store, await begun(rollout), now())
  if (dryRun || (keys.length === 0 && !rollout.pruning)) return { dryRun, days, ...planned }
  return { dryRun, days, ...(await deleteUnused(store, await store.change(begun), now)) }
}

type Counted = Omit<Pruned, 'dryRun' | 'days'>

/** Deletes what the `begun` rollout has given up. What a break leaves behind, the next deletion finds. */
async function deleteUnused(store: ReleaseStore, begun: Rollout, now: () => Date): Promise<Counted> {
  let renewedAt = begun.pruning ?? ''
  const renewLease = async (): Promise<void> => {
    if (now().getTime() - Date.parse(renewedAt) < renewEveryMs) return
    renewedAt = (await store.change(before => withPruningRenewed(before, renewedAt, now()))).pruning ?? ''
  }
  const end = () => store.change(before => withoutPruning(before, renewedAt))
  try {
    const { keys, ...counted } = await survey(store, begun, now(), renewLease)
    for (const key of keys) {
      await renewLease()
      await store.storage.delete(key)
    }
    await end()
    return counted
  } catch (error) {
    await end().catch(() => {})
    throw error
  }
}

/** @returns what can go, `keys` in order @throws {Error} naming a manifest that is lost or cannot be read: nobody knows which files it needs. */
async function survey({ storage, readRelease }: ReleaseStore, rollout: Rollout, at: Date, renewLease = async () => {}) {
  const [lost] = await lostManifests(storage, rollout)
  if (lost) throw new RolloutRefusal(lost)
  // Leases before manifests: a publish writes its manifest before it gives its lease back.
  const { leases, abandoned } = await readLeases(storage, at)
  const releases: ReleaseRef[] = []
  const needed = new Set(leases.flatMap(fileKeysOf))
  for (const { program, release } of await storedReleases(storage)) {
    await renewLease()
    const isLeased = leases.some(lease => lease.program === program && lease.release === release)
    if (isPruned(rollout.programs[program], release) && !isLeased) releases.push({ program, release })
    else {
      const { files } = await readRelease(program, release)
      for (const key of fileKeysOf({ program, release, files: Object.keys(files) })) needed.add(key)
    }
  }
  const counted = { releases, files: 0, bytes: 0 }
  const unneeded: string[] = []
  for (const program of (await storage.list('files')).filter(isProgramName))
    for (const key of (await storage.list(`files/${program}`)).map(name => fileKey(program, name))) {
      // A file before its compressed siblings: while it is there they have to be, or they would never be made again.
      if (needed.has(key) || needed.has(key.replace(/\.(?:br|gz)$/, ''))) continue
      await renewLease()
      counted.files += 1
      counted.bytes += (await storage.stat(key))?.size ?? 0
      unneeded.push(key)
    }
  // Manifests first: a release that can be read is whole.
  const manifests = releases.map(({ program, release }) => releaseKey(program, release))
  return { ...counted, keys: [...manifests, ...abandoned, ...unneeded, ...releases.map(previewKey)] }
}

const fileKeysOf = ({ program, release, files }: Omit<Lease, 'at' | 'manifest'>): string[] =>
  [...files, pinFileName(release)].map(name => fileKey(program, name))

/** A deletion that has not said for so long that it still runs was broken off. */
const maxPruningMs = 2 * 60_000

export function assertNotPruning({ pruning }: Rollout, at: Date): void {
  // A time to come was written by a clock that has been set back since.
  if (!pruning || Math.abs(at.getTime() - Date.parse(pruning)) >= maxPruningMs) return
  const until = new Date(Date.parse(pruning) + maxPruningMs)
  throw new RolloutRefusal(`Releases are being deleted: try again in a moment, at the latest after ${until.toISOString()}`)
}

/** What no document younger than `cutoff` names: each names the release it was made of, and the one before as the place to turn to. */
export function unusedSince(rollout: Rollout, cutoff: Date, inUse: (release: ReleaseRef) => boolean): ReleaseRef[] {
  return programsOf(rollout).flatMap(program => {
    const current = rollout.programs[program]
    if (!current) return []
    const named = [current.stable, current.previous, current.canary?.release]
    return [...lastUses(current)]
      .filter(([release, at]) => Date.parse(at) < cutoff.getTime() && !named.includes(release) && !isPruned(current, release))
      .map(([release]) => ({ program, release }))
      .filter(release => !inUse(release))
  })
}

/** When each release was last named by an event, or was what an event found stable or before that. */
function lastUses({ history }: ProgramRollout): Map<string, string> {
  const uses = new Map<string, string>()
  let line: readonly RolloutEvent[] = []
  for (const event of history) {
    for (const { release } of [...line.slice(0, 2), event]) uses.set(release, event.at)
    line = extendLine(line, event)
  }
  return uses
}

/** A deletion begins: from now on nobody can be given these releases, and nothing is added that shares files with them. */
export function withPruning(before: Rollout, releases: readonly ReleaseRef[], at: Date): Rollout {
  const programs = { ...before.programs }
  for (const { program, release } of releases) {
    const current = programs[program]
    programs[program] = { ...current, history: [...(current?.history ?? []), { release, at: at.toISOString(), action: 'pruned' }] }
  }
  return { version: before.version + 1, pruning: at.toISOString(), programs }
}

/** @throws {RolloutRefusal} when the deletion was taken for broken off, and another one has begun. */
export function withPruningRenewed(before: Rollout, renewedAt: string, at: Date): Rollout {
  if (before.pruning !== renewedAt) throw new RolloutRefusal('This deletion took too long, and another one has begun: run prune again')
  return { ...before, version: before.version + 1, pruning: at.toISOString() }
}

/** The deletion has ended; the same rollout when another one has begun. */
export function withoutPruning(before: Rollout, renewedAt: string): Rollout {
  const { pruning, ...rest } = before
  return pruning === renewedAt ? { ...rest, version: before.version + 1 } : before
}
