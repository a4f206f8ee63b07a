/**
 * The releases of all owners in one storage:
 * `files/<owner>/<name>` (with `.br` and `.gz` siblings), `releases/<owner>/<id>.json`, `rollout.json`.
 */
import { brotliOf, gzipOf, isCompressible } from './compression.ts'
import { fileOf, type OwnerName, ownerNames, parseRelease, pinOf, type Release } from './release.ts'
import type { VerifiedRelease } from './release-folder.ts'
import { emptyRollout, parseRollout, type Rollout, withRollback, withStable } from './rollout.ts'
import type { Bytes, Storage } from './storage.ts'

export const rolloutKey = 'rollout.json'
export const fileKey = (owner: OwnerName, name: string): string => `files/${owner}/${name}`
export const releaseKey = (owner: OwnerName, id: string): string => `releases/${owner}/${id}.json`
/** Name of the public file that lets a document turn to this release later. */
export const pinFileName = (id: string): string => `pin-${id}.json`

export type Published = {
  readonly owner: OwnerName
  readonly release: string
  /** Names of the files that were not in the store before; their compressed siblings are not counted. */
  readonly uploaded: readonly string[]
}

export type ListedRelease = { readonly owner: OwnerName; readonly release: string; readonly state: 'stable' | 'previous' | 'kept' }

export type ReleaseStore = {
  readonly storage: Storage
  /** @throws {TypeError} when the rollout file is malformed. */
  readRollout(): Promise<Rollout>
  /** @throws {Error} when there is no such release. */
  readRelease(owner: OwnerName, id: string): Promise<Release>
  /**
   * Adds a release; visitors do not get it yet. New files only are written, the manifest last: a
   * publish that was cut short leaves nothing half-visible, and the next one completes it.
   */
  publish(verified: VerifiedRelease): Promise<Published>
  /** @throws {Error} naming the file, when the release is not complete in the store. */
  setStable(owner: OwnerName, id: string): Promise<Rollout>
  /** Returns to the release that was stable before. @throws {Error} when there is none. */
  rollback(owner: OwnerName): Promise<Rollout>
  list(owner?: OwnerName): Promise<ListedRelease[]>
}

export function createReleaseStore(storage: Storage, now: () => Date = () => new Date()): ReleaseStore {
  const readRollout = async (): Promise<Rollout> => (await readRolloutFile(storage)).rollout
  const readRelease = (owner: OwnerName, id: string): Promise<Release> => readReleaseFile(storage, owner, id)

  const change = async (owner: OwnerName, transition: (before: Rollout) => Rollout): Promise<Rollout> => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const { rollout: before, version } = await readRolloutFile(storage)
      const after = transition(before)
      if (after === before) return before
      const { stable } = after.owners[owner] ?? {}
      if (stable) await assertComplete(storage, await readRelease(owner, stable))
      if (await storage.writeIf(rolloutKey, encode(after), version)) return after
    }
    throw new Error('Others are changing the rollout at this moment: try again')
  }

  return {
    storage,
    readRollout,
    readRelease,
    publish: verified => publish(storage, verified),
    setStable: (owner, id) => change(owner, before => withStable(before, owner, id, now())),
    rollback: owner => change(owner, before => withRollback(before, owner, now())),
    list: async owner => {
      const { owners } = await readRollout()
      const listed = await Promise.all(
        (owner ? [owner] : ownerNames).map(async each =>
          (await releaseIds(storage, each)).map(release => ({ owner: each, release, state: stateOf(owners[each], release) })),
        ),
      )
      return listed.flat()
    },
  }
}

const encode = (value: unknown): Bytes => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)

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

const stateOf = (rollout: Rollout['owners'][OwnerName], release: string): ListedRelease['state'] =>
  rollout?.stable === release ? 'stable' : rollout?.previous === release ? 'previous' : 'kept'

/** The bytes of `pin-<release>.json`; the shell has none. */
export const pinFile = (release: Release): Bytes | undefined =>
  release.kind === 'section' ? new TextEncoder().encode(JSON.stringify(pinOf(release))) : undefined

async function publish(storage: Storage, { release, manifest, files }: VerifiedRelease): Promise<Published> {
  const { name: owner, id } = release
  const uploaded: string[] = []
  for (const [name, content] of files) {
    const { type } = fileOf(release, name)
    // Fragments and frames are spliced into documents, never served: they need no siblings.
    if (isCompressible(type) && !type.startsWith('text/html')) await writeSiblings(storage, fileKey(owner, name), content)
    if (await writeOnce(storage, release, name, content)) uploaded.push(name)
  }
  const pin = pinFile(release)
  if (pin) {
    await writeSiblings(storage, fileKey(owner, pinFileName(id)), pin)
    await writeOnce(storage, release, pinFileName(id), pin)
  }
  if (!(await storage.stat(releaseKey(owner, id)))) await storage.write(releaseKey(owner, id), manifest)
  return { owner, release: id, uploaded }
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

async function assertComplete(storage: Storage, release: Release): Promise<void> {
  for (const [name, { bytes }] of Object.entries(release.files)) {
    const stored = await storage.stat(fileKey(release.name, name))
    if (!stored) throw new Error(`${release.name} ${release.id}: ${name} is missing from the store`)
    if (stored.size !== bytes)
      throw new Error(`${release.name} ${release.id}: ${name} was altered: expected ${bytes} bytes, got ${stored.size}`)
  }
}
