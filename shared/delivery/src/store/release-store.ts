/** The releases of all programs in one storage: `files/` with `.br` and `.gz` siblings, `releases/`, `rollout.json`; see `keys.ts`. */
import { randomBytes } from 'node:crypto'
import { checkRelease } from '../release/check-release.ts'
import { unmetContract } from '../release/contract.ts'
import { markupOf, type ProgramName, type Release, type ReleaseRef, stylesOf } from '../release/release.ts'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Storage } from '../storage/storage.ts'
import { changeRolloutFile, readReleaseFile, readRolloutFile, storedReleases } from './keys.ts'
import { assertNotPruning } from './prune.ts'
import { withLeases } from './publish-lease.ts'
import { liveReleases, type ProgramRollout, type ReleaseState, type Rollout, stateOf, type Weight } from './rollout.ts'
import * as changes from './rollout-changes.ts'
import { assertComplete, incompleteFiles, writeRelease } from './write-release.ts'

export type Published = ReleaseRef & {
  /** False when the store had it already, whole: then nothing was changed. */
  readonly added: boolean
  /** Names of the files that were not in the store before; their compressed siblings are not counted. */
  readonly uploaded: readonly string[]
}

export type ListedRelease = ReleaseRef & {
  readonly state: ReleaseState
  /** When it was published, ISO 8601, UTC. Absent for one whose publish did not end. */
  readonly published?: string | undefined
}

export type RolledBack = {
  readonly rollout: Rollout
  readonly takenBack: string
  /** What the release that they get instead lacks, a sentence for each file. */
  readonly warnings: readonly string[]
}

export type ReleaseStore = {
  readonly storage: Storage
  /** @throws {TypeError} when the rollout file is malformed. */
  readRollout(): Promise<Rollout>
  /** @throws {Error} when there is no such release. */
  readRelease(program: ProgramName, id: string): Promise<Release>
  /**
   * Visitors do not get it yet. The manifest comes last: what was cut short leaves nothing half-visible, and the next completes it.
   * @throws {Error} with the reason, when it could not be shown beside what visitors get now.
   */
  publish(verified: VerifiedRelease): Promise<Published>
  /** Adds releases of different programs and makes them stable, all at the same moment or none: they have to agree with each other. */
  publishStable(all: readonly VerifiedRelease[]): Promise<void>
  /** @throws {Error} naming the file, when the release is not complete in the store, or saying what does not agree. */
  setStable(program: ProgramName, id: string): Promise<Rollout>
  promote(program: ProgramName): Promise<Rollout>
  /** Gives a release to `weight` of the visitors: it is the canary. */
  rollOut(program: ProgramName, id: string, weight: Weight): Promise<Rollout>
  /**
   * Takes back what visitors were given last. A file that the release before lacks is warned of; only one that its documents
   * are made of is a reason to refuse: no server could show it.
   * @param seen the release that is meant to go, canary or stable: nothing is done when it is neither any more
   * @throws {Error} when there is nothing to return to.
   */
  rollback(program: ProgramName, seen?: string): Promise<RolledBack>
  /** Called by the guard: takes the canary's weight away when it is still this release. */
  stop(program: ProgramName, id: string, reason: string): Promise<Rollout>
  list(program?: ProgramName): Promise<ListedRelease[]>
  /** For what has no method of its own: `transition` may be called again, when others write at the same moment. */
  change(transition: (before: Rollout) => Rollout | Promise<Rollout>): Promise<Rollout>
}

/** @param storage where the releases lie; nothing else may write to it @param now by default the clock */
export function createReleaseStore(storage: Storage, now: () => Date = () => new Date()): ReleaseStore {
  const readRollout = async (): Promise<Rollout> => (await readRolloutFile(storage)).rollout
  const readRelease = (program: ProgramName, id: string): Promise<Release> => readReleaseFile(storage, program, id)
  const change: ReleaseStore['change'] = transition => changeRolloutFile(storage, transition)

  /** A release that visitors will get has to be whole, and to agree with what they get beside it. @param needed by default all files */
  const activate = (transition: (before: Rollout) => Rollout, needed?: (release: Release) => string[]): Promise<Rollout> =>
    change(async before => {
      const after = transition(before)
      if (after === before) return before
      const known = new Set(liveReleases(before).map(({ release }) => release))
      for (const { program, release: id } of liveReleases(after).filter(each => !known.has(each.release))) {
        const release = await readRelease(program, id)
        await assertComplete(storage, release, needed?.(release))
        await assertAgrees(release, after, readRelease)
      }
      return after
    })

  const rollback: ReleaseStore['rollback'] = async (program, seen) => {
    let before: ProgramRollout | undefined
    const transition = (rollout: Rollout): Rollout => {
      before = rollout.programs[program]
      return changes.withRollback(rollout, program, now(), seen)
    }
    const rollout = await activate(transition, release => [...markupOf(release), ...stylesOf(release)])
    const { stable } = rollout.programs[program] ?? {}
    if (!stable || !before?.stable) throw new TypeError('expected a stable release before and after a rollback')
    if (stable === before.stable) return { rollout, takenBack: before.canary?.release ?? stable, warnings: [] }
    // The rollback is done: what cannot be looked at now is one more warning.
    const warnings = readRelease(program, stable).then(release => incompleteFiles(storage, release))
    return { rollout, takenBack: before.stable, warnings: await warnings.catch((error: Error) => [error.message]) }
  }

  const add = (all: readonly VerifiedRelease[], record: () => Promise<Rollout>): Promise<string[]> => {
    const releases = all.map(({ release }) => release)
    return withLeases(storage, releases, now(), async () => {
      assertNotPruning(await readRollout(), now())
      const uploaded: string[] = []
      for (const verified of all) uploaded.push(...(await writeRelease(storage, verified)))
      await record()
      return uploaded
    })
  }

  return {
    storage,
    readRollout,
    readRelease,
    change,
    publish: async verified => {
      checkRelease(verified)
      const { name: program, id } = verified.release
      const before = await readRollout()
      if (changes.isRecorded(before.programs[program], id) && (await incompleteFiles(storage, verified.release)).length === 0)
        return { program, release: id, added: false, uploaded: [] }
      await assertAgrees(verified.release, before, readRelease)
      const uploaded = await add([verified], () => change(rollout => changes.withPublished(rollout, program, id, now())))
      return { program, release: id, added: true, uploaded }
    },
    publishStable: async all => {
      for (const verified of all) checkRelease(verified)
      const before = await readRollout()
      const together = all.map(({ release }) => release)
      for (const release of together) await assertAgrees(release, before, readRelease, together)
      const promoted = (rollout: Rollout, { name, id }: Release): Rollout =>
        changes.withStable(changes.withPublished(rollout, name, id, now()), name, id, now())
      await add(all, () => activate(rollout => together.reduce(promoted, rollout)))
    },
    setStable: (program, id) => activate(before => changes.withPromoted(before, program, now(), id)),
    promote: program => activate(before => changes.withPromoted(before, program, now())),
    rollOut: async (program, release, weight) => {
      if (weight === 0) await readRelease(program, release) // nobody gets it, and still it has to be there
      const rollout = randomBytes(8).toString('hex')
      return activate(before => changes.withWeight(before, program, { release, weight, rollout, at: now() }))
    },
    rollback,
    stop: (program, release, reason) => change(before => changes.withStopped(before, program, { release, reason, at: now() })),
    list: async program => {
      const { programs } = await readRollout()
      return (await storedReleases(storage, program)).map(each => listed(each, programs[each.program]))
    },
  }
}

function listed({ program, release }: ReleaseRef, rollout: Rollout['programs'][ProgramName]): ListedRelease {
  const events = rollout?.history.filter(event => event.release === release) ?? []
  const published = (events.findLast(({ action }) => action === 'published') ?? events[0])?.at
  return { program, release, state: stateOf(rollout, release), ...(published && { published }) }
}

/** @throws {Error} with the reason, when visitors cannot get the release beside what they get of the other programs. */
async function assertAgrees(
  release: Release,
  rollout: Rollout,
  read: ReleaseStore['readRelease'],
  together: readonly Release[] = [],
): Promise<void> {
  const others = liveReleases(rollout).filter(({ program }) => program !== release.name && !together.some(({ name }) => name === program))
  const live = await Promise.all(others.map(each => read(each.program, each.release)))
  const reason = unmetContract(release, [...live, ...together])
  if (reason) throw new changes.RolloutRefusal(reason)
}
