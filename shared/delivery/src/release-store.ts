/**
 * The releases of all owners in one storage:
 * `files/<owner>/<name>` (with `.br` and `.gz` siblings), `releases/<owner>/<id>.json`, `rollout.json`.
 */
import { checkRelease } from './check-release.ts'
import { brotliOf, gzipOf, isCompressible } from './compression.ts'
import { unmetContract } from './contract.ts'
import { withClaim } from './publish-claim.ts'
import { byOwner, fileOf, isOwnerName, type OwnerName, parseRelease, pinOf, type Release } from './release.ts'
import type { VerifiedRelease } from './release-folder.ts'
import { emptyRollout, liveReleases, parseRollout, type Rollout } from './rollout.ts'
import {
  isRecorded,
  RolloutRefusal,
  withPromoted,
  withPublished,
  withRollback,
  withShare,
  withStable,
  withStopped,
} from './rollout-changes.ts'
import { assertNotPruning } from './rollout-pruning.ts'
import type { Bytes, Storage } from './storage.ts'

export const rolloutKey = 'rollout.json'
export const fileKey = (owner: OwnerName, name: string): string => `files/${owner}/${name}`
export const releaseKey = (owner: OwnerName, id: string): string => `releases/${owner}/${id}.json`
/** Name of the public file that lets a document turn to this release later. */
export const pinFileName = (id: string): string => `pin-${id}.json`

/** Writers that come at the same moment: each attempt that fails means that another one succeeded. */
const mostAttempts = 20

export type Published = {
  readonly owner: OwnerName
  readonly release: string
  /** False when the store had it already, whole: then nothing was changed. */
  readonly added: boolean
  /** Names of the files that were not in the store before; their compressed siblings are not counted. */
  readonly uploaded: readonly string[]
}

export type ReleaseState = 'stable' | 'candidate' | 'previous' | 'kept'
export type ListedRelease = {
  readonly owner: OwnerName
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
  readRelease(owner: OwnerName, id: string): Promise<Release>
  /**
   * Adds a release; visitors do not get it yet. New files only are written, the manifest last: a
   * publish that was cut short leaves nothing half-visible, and the next one completes it.
   * @throws {Error} with the reason, when it could not be shown beside what visitors get now.
   */
  publish(verified: VerifiedRelease): Promise<Published>
  /** Adds releases of different owners and makes them stable, all at the same moment or none: they have to agree with each other. */
  publishStable(all: readonly VerifiedRelease[]): Promise<Rollout>
  /** @throws {Error} naming the file, when the release is not complete in the store, or saying what does not agree. */
  setStable(owner: OwnerName, id: string): Promise<Rollout>
  /** Makes the candidate stable. */
  promote(owner: OwnerName): Promise<Rollout>
  /** @param share cohorts of 10,000 */
  rollOut(owner: OwnerName, id: string, share: number): Promise<Rollout>
  /**
   * Takes the candidate back, or returns to the release that was stable before.
   * @param seen the release that is meant to go: nothing is done when another one would
   * @throws {Error} when there is nothing to return to.
   */
  rollback(owner: OwnerName, seen?: string): Promise<Rollout>
  /** The guard's: takes the candidate's share away when it is still this release. */
  stop(owner: OwnerName, id: string, reason: string): Promise<Rollout>
  list(owner?: OwnerName): Promise<ListedRelease[]>
  /** For what has no method of its own: `transition` may be called again, when others write at the same moment. */
  change(transition: (before: Rollout) => Rollout | Promise<Rollout>): Promise<Rollout>
}

export function createReleaseStore(storage: Storage, now: () => Date = () => new Date()): ReleaseStore {
  const readRollout = async (): Promise<Rollout> => (await readRolloutFile(storage)).rollout
  const readRelease = (owner: OwnerName, id: string): Promise<Release> => readReleaseFile(storage, owner, id)

  const change: ReleaseStore['change'] = async transition => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const { rollout: before, version } = await readRolloutFile(storage)
      const after = await transition(before)
      if (after === before) return before
      if (await storage.writeIf(rolloutKey, encode(after), version)) return after
    }
    throw new RolloutRefusal('Others are changing the rollout at this moment: try again')
  }

  /** A release that visitors will get has to be whole, and to agree with what they get beside it. */
  const give = (transition: (before: Rollout) => Rollout): Promise<Rollout> =>
    change(async before => {
      const after = transition(before)
      if (after === before) return before
      const known = new Set(liveReleases(before).map(({ release }) => release))
      for (const { owner, release: id } of liveReleases(after).filter(each => !known.has(each.release))) {
        const release = await readRelease(owner, id)
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
      const { name: owner, id } = verified.release
      const before = await readRollout()
      if (isRecorded(before.owners[owner], id) && (await isWhole(storage, verified.release)))
        return { owner, release: id, added: false, uploaded: [] }
      await assertAgrees(verified.release, before, readRelease)
      const uploaded = await add([verified], () => change(rollout => withPublished(rollout, owner, id, now())))
      return { owner, release: id, added: true, uploaded }
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
    setStable: (owner, id) => give(before => withStable(before, owner, id, now())),
    promote: owner => give(before => withPromoted(before, owner, now())),
    rollOut: async (owner, release, share) => {
      await readRelease(owner, release)
      const rollout = randomId()
      return give(before => withShare(before, owner, { release, share, rollout, at: now() }))
    },
    rollback: (owner, seen) => give(before => withRollback(before, owner, now(), seen)),
    stop: (owner, release, reason) => change(before => withStopped(before, owner, { release, reason, at: now() })),
    list: async owner => {
      const { owners } = await readRollout()
      const lists = await Promise.all(
        (owner ? [owner] : await storedOwners(storage)).map(async each =>
          (await releaseIds(storage, each)).map(release => listed(each, release, owners[each])),
        ),
      )
      return lists.flat()
    },
  }
}

const encode = (value: unknown): Bytes => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

const randomId = (): string => [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(16).padStart(2, '0')).join('')

async function readRolloutFile(storage: Storage): Promise<{ rollout: Rollout; version: string | undefined }> {
  const file = await storage.read(rolloutKey)
  return file
    ? { rollout: parseRollout(new TextDecoder().decode(file.bytes)), version: file.version }
    : { rollout: emptyRollout, version: undefined }
}

async function readReleaseFile(storage: Storage, owner: OwnerName, id: string): Promise<Release> {
  const file = await storage.read(releaseKey(owner, id))
  if (!file) throw new Error(`${owner} has no release ${id}`)
  const release = parseRelease(JSON.parse(new TextDecoder().decode(file.bytes)), releaseKey(owner, id))
  if (release.name !== owner || release.id !== id) throw new Error(`${releaseKey(owner, id)} holds ${release.name} ${release.id}`)
  return release
}

/** Ids of the releases of `owner` in the store. */
export async function releaseIds(storage: Storage, owner: OwnerName): Promise<string[]> {
  return (await storage.list(`releases/${owner}`)).flatMap(name => /^([\da-f]{16})\.json$/.exec(name)?.[1] ?? [])
}

/** Who has releases in the store, the shell first. */
export const storedOwners = async (storage: Storage): Promise<OwnerName[]> =>
  (await storage.list('releases')).filter(isOwnerName).sort(byOwner)

function listed(owner: OwnerName, release: string, rollout: Rollout['owners'][OwnerName]): ListedRelease {
  const events = rollout?.history.filter(event => event.release === release) ?? []
  const published = (events.findLast(({ action }) => action === 'published') ?? events[0])?.at
  return { owner, release, state: stateOf(rollout, release), ...(published && { published }) }
}

function stateOf(rollout: Rollout['owners'][OwnerName], release: string): ReleaseState {
  if (rollout?.stable === release) return 'stable'
  if (rollout?.candidate?.release === release) return 'candidate'
  return rollout?.previous === release ? 'previous' : 'kept'
}

/** The bytes of `pin-<release>.json`; the shell has none. */
export const pinFile = (release: Release): Bytes | undefined =>
  release.kind === 'section' ? new TextEncoder().encode(JSON.stringify(pinOf(release))) : undefined

/** @throws {Error} with the reason, when visitors cannot get the release beside what they get of the other owners. */
async function assertAgrees(
  release: Release,
  rollout: Rollout,
  read: ReleaseStore['readRelease'],
  together: readonly Release[] = [],
): Promise<void> {
  const others = liveReleases(rollout).filter(({ owner }) => owner !== release.name && !together.some(({ name }) => name === owner))
  const live = await Promise.all(others.map(each => read(each.owner, each.release)))
  const reason = unmetContract(release, [...live, ...together])
  if (reason) throw new RolloutRefusal(reason)
}

/** @returns names of the files that were not there before */
async function writeRelease(storage: Storage, verified: VerifiedRelease): Promise<string[]> {
  const { name: owner, id } = verified.release
  const uploaded = await writeFiles(storage, verified)
  if (!(await storage.stat(releaseKey(owner, id)))) await storage.write(releaseKey(owner, id), verified.manifest)
  return uploaded
}

async function writeFiles(storage: Storage, { release, files, stored }: VerifiedRelease): Promise<string[]> {
  const { name: owner, id } = release
  const uploaded: string[] = []
  if (!stored) for (const [name, content] of files) if (await writeReleaseFile(storage, release, name, content)) uploaded.push(name)
  const pin = pinFile(release)
  if (pin) {
    await writeSiblings(storage, fileKey(owner, pinFileName(id)), pin)
    await writeOnce(storage, release, pinFileName(id), pin)
  }
  return uploaded
}

/**
 * Writes a file of a release, its compressed siblings first.
 * @param content as it was verified
 * @returns whether it was not there before
 * @throws {Error} when other bytes are stored under the name.
 */
export async function writeReleaseFile(storage: Storage, release: Release, name: string, content: Uint8Array): Promise<boolean> {
  const { type } = fileOf(release, name)
  // Fragments and frames are spliced into documents, never served: they need no siblings.
  if (isCompressible(type) && !type.startsWith('text/html')) await writeSiblings(storage, fileKey(release.name, name), content)
  return writeOnce(storage, release, name, content)
}

/** @throws {Error} when other bytes are stored under the name: names carry their content. */
async function writeOnce(storage: Storage, release: Release, name: string, content: Uint8Array): Promise<boolean> {
  const key = fileKey(release.name, name)
  const stored = await storage.read(key)
  if (!stored) {
    await storage.write(key, content)
    return true
  }
  if (!Buffer.from(stored.bytes.buffer, stored.bytes.byteOffset, stored.bytes.length).equals(content))
    throw new Error(`${release.name} ${release.id}: ${name} is already in the store with other content`)
  return false
}

async function writeSiblings(storage: Storage, key: string, content: Uint8Array): Promise<void> {
  if (await storage.stat(key)) return // written after its siblings, so they are there
  const [br, gz] = await Promise.all([brotliOf(content, 11), gzipOf(content)])
  if (br.length < content.length) await storage.write(`${key}.br`, br)
  if (gz.length < content.length) await storage.write(`${key}.gz`, gz)
}

const isWhole = async (storage: Storage, release: Release): Promise<boolean> => {
  const keys = [releaseKey(release.name, release.id), ...(pinFile(release) ? [fileKey(release.name, pinFileName(release.id))] : [])]
  for (const key of keys) if (!(await storage.stat(key))) return false
  return assertComplete(storage, release).then(
    () => true,
    () => false,
  )
}

async function assertComplete(storage: Storage, release: Release): Promise<void> {
  for (const [name, { bytes }] of Object.entries(release.files)) {
    const stored = await storage.stat(fileKey(release.name, name))
    if (!stored) throw new Error(`${release.name} ${release.id}: ${name} is missing from the store`)
    if (stored.size !== bytes)
      throw new Error(`${release.name} ${release.id}: ${name} was altered: expected ${bytes} bytes, got ${stored.size}`)
  }
}
