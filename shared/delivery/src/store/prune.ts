/** Deletes what no document can need any more, at the same moment as others publish, roll out and serve. */

import { isProgramName, type ProgramName, type ReleaseRef } from '../release/release.ts'
import { fileKey, pinFileName, previewKey, releaseKey } from './keys.ts'
import { readPreviewUses } from './preview-uses.ts'
import { type Lease, readLeases } from './publish-lease.ts'
import type { ReleaseStore } from './release-store.ts'
import type { Rollout } from './rollout.ts'
import { isPruned, RolloutRefusal } from './rollout-changes.ts'
import { assertNotPruning, unusedSince, withoutPruning, withPruning, withPruningRenewed } from './rollout-pruning.ts'
import { releaseIds, storedPrograms } from './stored-releases.ts'

/** A tab that is left open for so long loses nothing; longer than a preview lasts, or a visitor keeps a cohort. */
export const defaultPruneDays = 30

/** Between two signs that the deletion still runs; see `rollout-pruning.ts`. */
const renewEveryMs = 20_000
const dayMs = 86_400_000

/** @property days a release is kept after the last document was made that names it; at least 1 */
export type PruneOptions = { readonly days: number; readonly dryRun: boolean }

export type Pruned = {
  readonly dryRun: boolean
  readonly days: number
  readonly releases: readonly ReleaseRef[]
  /** Files deleted, compressed ones counted. */
  readonly files: number
  /** Their size in bytes. */
  readonly bytes: number
}

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
  const planned = await survey(store, await begun(rollout), now())
  const isNothing = planned.manifests.length + planned.files.length === 0 && !rollout.pruning
  if (dryRun || isNothing) return { dryRun, days, ...(await summary(store, planned)) }
  return { dryRun, days, ...(await deleteUnused(store, await store.change(begun), now)) }
}

type Survey = {
  releases: ReleaseRef[]
  /** Keys, in the order in which they can be deleted. */
  manifests: string[]
  files: string[]
}

/** Says that the deletion still runs, when it is time to. */
type RenewLease = () => Promise<void>

/** Deletes what the `begun` rollout has given up. What a break leaves behind, the next deletion finds. */
async function deleteUnused(store: ReleaseStore, begun: Rollout, now: () => Date): Promise<Omit<Pruned, 'dryRun' | 'days'>> {
  let renewedAt = begun.pruning ?? ''
  const renewLease: RenewLease = async () => {
    if (now().getTime() - Date.parse(renewedAt) < renewEveryMs) return
    renewedAt = (await store.change(before => withPruningRenewed(before, renewedAt, now()))).pruning ?? ''
  }
  const end = () => store.change(before => withoutPruning(before, renewedAt))
  try {
    const found = await survey(store, begun, now(), renewLease)
    const result = await summary(store, found, renewLease)
    // Manifests first: a release that can be read is whole.
    for (const key of [...found.manifests, ...found.files]) {
      await renewLease()
      await store.storage.delete(key)
    }
    await end()
    return result
  } catch (error) {
    await end().catch(() => {})
    throw error
  }
}

const noLease: RenewLease = async () => {}

/** @throws {Error} naming a manifest that cannot be read: nobody knows which files it needs. */
async function survey({ storage, readRelease }: ReleaseStore, rollout: Rollout, at: Date, renewLease = noLease): Promise<Survey> {
  // Leases before manifests: a publish writes its manifest before it gives its lease back.
  const { leases, left } = await readLeases(storage, at)
  const found: Survey = { releases: [], manifests: [], files: left }
  const needed = new Set(leases.flatMap(namesOf))
  for (const program of await storedPrograms(storage))
    for (const release of await releaseIds(storage, program)) {
      await renewLease()
      const isLeased = leases.some(lease => lease.program === program && lease.release === release)
      if (isPruned(rollout.programs[program], release) && !isLeased) {
        found.releases.push({ program, release })
        found.manifests.push(releaseKey(program, release))
      } else {
        const { files } = await readRelease(program, release)
        for (const key of namesOf({ program, release, files: Object.keys(files) })) needed.add(key)
      }
    }
  for (const program of (await storage.list('files')).filter(isProgramName)) found.files.push(...(await unneeded(storage, program, needed)))
  found.files.push(...found.releases.map(previewKey))
  return found
}

const namesOf = ({ program, release, files }: Omit<Lease, 'at' | 'manifest'>): string[] =>
  [...files, pinFileName(release)].map(name => fileKey(program, name))

/** A file before its compressed siblings: while it is there they have to be, or they would never be made again. */
async function unneeded(storage: ReleaseStore['storage'], program: ProgramName, needed: ReadonlySet<string>): Promise<string[]> {
  const keys = (await storage.list(`files/${program}`)).map(name => fileKey(program, name))
  return keys.filter(key => !needed.has(key) && !needed.has(key.replace(/\.(?:br|gz)$/, '')))
}

async function summary(
  { storage }: ReleaseStore,
  { releases, files }: Survey,
  renewLease = noLease,
): Promise<Omit<Pruned, 'dryRun' | 'days'>> {
  let bytes = 0
  let count = 0
  for (const key of files.filter(each => each.startsWith('files/'))) {
    await renewLease()
    const stored = await storage.stat(key)
    bytes += stored?.size ?? 0
    count += stored ? 1 : 0
  }
  return { releases, files: count, bytes }
}
