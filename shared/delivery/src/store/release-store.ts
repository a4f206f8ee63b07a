/**
 * The releases of all programs in one storage:
 * `files/<program>/<name>` (with `.br` and `.gz` siblings), `releases/<program>/<id>.json`, `rollout.json`.
 */
import { checkRelease } from '../release/check-release.ts'
import { unmetContract } from '../release/contract.ts'
import { byProgram, isProgramName, type ProgramName, parseRelease, type Release } from '../release/release.ts'
import type { VerifiedRelease } from '../release/release-folder.ts'
import type { Bytes, Storage } from '../storage/storage.ts'
import { withClaim } from './publish-lease.ts'
import { emptyRollout, liveReleases, parseRollout, type Rollout } from './rollout.ts'
import {
  isRecorded,
  RolloutRefusal,
  withPromoted,
  withPublished,
  withRollback,
  withStable,
  withStopped,
  withWeight,
} from './rollout-changes.ts'
import { assertNotPruning } from './rollout-pruning.ts'
import { assertComplete, isWhole, releaseKey, writeRelease } from './write-release.ts'

export { fileKey, pinFile, pinFileName, releaseKey, writeReleaseFile } from './write-release.ts'

export const rolloutKey = 'rollout.json'

/** Bytes of `rollout.json`: some 100,000 events. A larger file is a mistake, and reading it would hold up every request. */
const largestRollout = 16 * 1024 * 1024

/** Writers that come at the same moment: each attempt that fails means that another one succeeded. */
const maxAttempts = 20

export type Published = {
  readonly program: ProgramName
  readonly release: string
  /** False when the store had it already, whole: then nothing was changed. */
  readonly added: boolean
  /** Names of the files that were not in the store before; their compressed siblings are not counted. */
  readonly uploaded: readonly string[]
}

export type ReleaseState = 'stable' | 'canary' | 'previous' | 'kept'
export type ListedRelease = {
  readonly program: ProgramName
  readonly release: string
  readonly state: ReleaseState
  /** When it was published, ISO 8601, UTC. Absent for one whose publish did not end. */
  readonly published?: string | undefined
}

export type ReleaseStore = {
  readonly storage: Storage
  /** @throws {TypeError} when the rollout file is malformed. */
  readRollout(): Promise<Rollout>
  /** @throws {Error} when there is no such release. */
  readRelease(program: ProgramName, id: string): Promise<Release>
  /**
   * Adds a release; visitors do not get it yet. New files only are written, the manifest last: a
   * publish that was cut short leaves nothing half-visible, and the next one completes it.
   * @throws {Error} with the reason, when it could not be shown beside what visitors get now.
   */
  publish(verified: VerifiedRelease): Promise<Published>
  /** Adds releases of different programs and makes them stable, all at the same moment or none: they have to agree with each other. */
  publishStable(all: readonly VerifiedRelease[]): Promise<Rollout>
  /** @throws {Error} naming the file, when the release is not complete in the store, or saying what does not agree. */
  setStable(program: ProgramName, id: string): Promise<Rollout>
  /** Makes the canary stable. */
  promote(program: ProgramName): Promise<Rollout>
  /** @param weight cohorts of 10,000 */
  rollOut(program: ProgramName, id: string, weight: number): Promise<Rollout>
  /**
   * Takes the canary back, or returns to the release that was stable before.
   * @param seen the release that is meant to go: nothing is done when another one would
   * @throws {Error} when there is nothing to return to.
   */
  rollback(program: ProgramName, seen?: string): Promise<Rollout>
  /** The guard's: takes the canary's weight away when it is still this release. */
  stop(program: ProgramName, id: string, reason: string): Promise<Rollout>
  list(program?: ProgramName): Promise<ListedRelease[]>
  /** For what has no method of its own: `transition` may be called again, when others write at the same moment. */
  change(transition: (before: Rollout) => Rollout | Promise<Rollout>): Promise<Rollout>
}

export function createReleaseStore(storage: Storage, now: () => Date = () => new Date()): ReleaseStore {
  const readRollout = async (): Promise<Rollout> => (await readRolloutFile(storage)).rollout
  const readRelease = (program: ProgramName, id: string): Promise<Release> => readReleaseFile(storage, program, id)

  const change: ReleaseStore['change'] = async transition => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { rollout: before, version } = await readRolloutFile(storage)
      const after = await transition(before)
      if (after === before) return before
      const bytes = encode(after)
      if (bytes.length > largestRollout) throw new RolloutRefusal(`${rolloutKey} would become larger than ${largestRollout} bytes`)
      if (await storage.writeIf(rolloutKey, bytes, version)) return after
    }
    throw new RolloutRefusal('Others are changing the rollout at this moment: try again')
  }

  /**
   * A release that visitors will get has to be whole, and to agree with what they get beside it.
   * @param loaded its manifest, where it was read already
   */
  const give = (transition: (before: Rollout) => Rollout, loaded?: Release): Promise<Rollout> =>
    change(async before => {
      const after = transition(before)
      if (after === before) return before
      const known = new Set(liveReleases(before).map(({ release }) => release))
      for (const { program, release: id } of liveReleases(after).filter(each => !known.has(each.release))) {
        const release = loaded?.id === id && loaded.name === program ? loaded : await readRelease(program, id)
        await assertComplete(storage, release)
        await assertAgrees(release, after, readRelease)
      }
      return after
    })

  /** @returns names of the files that were not there before */
  const add = (all: readonly VerifiedRelease[], record: () => Promise<Rollout>): Promise<string[]> => {
    const work = async (): Promise<string[]> => {
      assertNotPruning(await readRollout(), now())
      const uploaded: string[] = []
      for (const verified of all) uploaded.push(...(await writeRelease(storage, verified)))
      await record()
      return uploaded
    }
    return all.reduce<typeof work>(
      (inner, { release }) =>
        () =>
          withClaim(storage, release, now, inner),
      work,
    )()
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
      if (isRecorded(before.programs[program], id) && (await isWhole(storage, verified.release)))
        return { program, release: id, added: false, uploaded: [] }
      await assertAgrees(verified.release, before, readRelease)
      const uploaded = await add([verified], () => change(rollout => withPublished(rollout, program, id, now())))
      return { program, release: id, added: true, uploaded }
    },
    publishStable: async all => {
      for (const verified of all) checkRelease(verified)
      const before = await readRollout()
      const together = all.map(({ release }) => release)
      for (const release of together) await assertAgrees(release, before, readRelease, together)
      const given = (rollout: Rollout, { name, id }: Release): Rollout =>
        withStable(withPublished(rollout, name, id, now()), name, id, now())
      await add(all, () => give(rollout => together.reduce(given, rollout)))
      return readRollout()
    },
    setStable: (program, id) => give(before => withStable(before, program, id, now())),
    promote: program => give(before => withPromoted(before, program, now())),
    rollOut: async (program, release, weight) => {
      const canary = await readRelease(program, release)
      const rollout = randomId()
      return give(before => withWeight(before, program, { release, weight, rollout, at: now() }), canary)
    },
    rollback: (program, seen) => give(before => withRollback(before, program, now(), seen)),
    stop: (program, release, reason) => change(before => withStopped(before, program, { release, reason, at: now() })),
    list: async program => {
      const { programs } = await readRollout()
      const lists = await Promise.all(
        (program ? [program] : await storedPrograms(storage)).map(async each =>
          (await releaseIds(storage, each)).map(release => listed(each, release, programs[each])),
        ),
      )
      return lists.flat()
    },
  }
}

const encode = (value: unknown): Bytes => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

const randomId = (): string => [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('')

async function readRolloutFile(storage: Storage): Promise<{ rollout: Rollout; version: string | undefined }> {
  let file = await storage.read(rolloutKey)
  if (!file && (await storage.stat(rolloutKey))) {
    file = await storage.read(rolloutKey)
    if (!file) throw new TypeError(`${rolloutKey}: expected a file, got a folder`)
  }
  return file ? { rollout: parseRollout(rolloutText(file.bytes)), version: file.version } : { rollout: emptyRollout, version: undefined }
}

function rolloutText(bytes: Bytes): string {
  if (bytes.length > largestRollout) throw new TypeError(`${rolloutKey}: expected at most ${largestRollout} bytes, got ${bytes.length}`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new TypeError(`${rolloutKey}: expected text in UTF-8`, { cause: error })
  }
}

async function readReleaseFile(storage: Storage, program: ProgramName, id: string): Promise<Release> {
  const file = await storage.read(releaseKey(program, id))
  if (!file) throw new Error(`${program} has no release ${id}`)
  const release = parseRelease(jsonOf(file.bytes, releaseKey(program, id)), releaseKey(program, id))
  if (release.name !== program || release.id !== id) throw new Error(`${releaseKey(program, id)} holds ${release.name} ${release.id}`)
  return release
}

function jsonOf(bytes: Bytes, key: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new TypeError(`${key}: expected JSON: ${(error as Error).message}`)
  }
}

/** Ids of the releases of `program` in the store. */
export async function releaseIds(storage: Storage, program: ProgramName): Promise<string[]> {
  return (await storage.list(`releases/${program}`)).flatMap(name => /^([\da-f]{16})\.json$/.exec(name)?.[1] ?? [])
}

/** Who has releases in the store, the shell first. */
export const storedPrograms = async (storage: Storage): Promise<ProgramName[]> =>
  (await storage.list('releases')).filter(isProgramName).sort(byProgram)

function listed(program: ProgramName, release: string, rollout: Rollout['programs'][ProgramName]): ListedRelease {
  const events = rollout?.history.filter(event => event.release === release) ?? []
  const published = (events.findLast(({ action }) => action === 'published') ?? events[0])?.at
  return { program, release, state: stateOf(rollout, release), ...(published && { published }) }
}

function stateOf(rollout: Rollout['programs'][ProgramName], release: string): ReleaseState {
  if (rollout?.stable === release) return 'stable'
  if (rollout?.canary?.release === release) return 'canary'
  return rollout?.previous === release ? 'previous' : 'kept'
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
  if (reason) throw new RolloutRefusal(reason)
}
