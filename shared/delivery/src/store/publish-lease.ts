/**
 * A publish takes a lease on the files it needs before it relies on those that are there already, and only then looks
 * whether files are being deleted; a deletion says that it begins before it looks for leases. So at least one sees the
 * other: either the publish is refused, or the deletion spares what it needs.
 */
import * as v from 'valibot'
import { type ProgramName, programNameField, type Release, releaseIdField } from '../release/release.ts'
import type { Bytes, Storage } from '../storage/storage.ts'
import { jsonBytes, parseStored, timeField } from '../storage/stored-json.ts'

const folder = 'publishing'

/** Milliseconds after which the process that took a lease is gone, or the upload given up: a publish takes minutes. */
const maxLeaseMs = 24 * 3_600_000

const lease = v.strictObject({
  program: programNameField,
  release: releaseIdField,
  /** Names of all its files. */
  files: v.array(v.string()),
  at: timeField,
  /** Of an upload: the manifest as it was sent. */
  manifest: v.optional(v.string()),
})

export type Lease = v.InferOutput<typeof lease>

/** @param holder tells the leases on one release apart */
const leaseKey = (program: ProgramName, release: string, holder: string): string => `${folder}/${program}.${release}.${holder}.json`

/** Who takes it gives it back by deleting its key. That of an upload outlives the request it was taken in. */
async function takeLease(storage: Storage, { name, id, files }: Release, holder: string, rest: Pick<Lease, 'at' | 'manifest'>) {
  await storage.write(leaseKey(name, id, holder), jsonBytes({ program: name, release: id, files: Object.keys(files), ...rest }))
}

/** Takes a lease on every release before `work` begins, and gives all back when it has ended, well or not. @returns what `work` returns */
export async function withLeases<T>(storage: Storage, releases: readonly Release[], at: Date, work: () => Promise<T>): Promise<T> {
  // A name of its own: another process that publishes the same release at this moment keeps its lease.
  const holder = crypto.randomUUID()
  try {
    for (const release of releases) await takeLease(storage, release, holder, { at: at.toISOString() })
    return await work()
  } finally {
    // One that stays costs space for a day, nothing else.
    for (const { name, id } of releases) await storage.delete(leaseKey(name, id, holder)).catch(() => {})
  }
}

/** @throws {TypeError} naming the file that is malformed. */
async function readLease(storage: Storage, key: string): Promise<Lease | undefined> {
  const file = await storage.read(key)
  return file && parseStored(lease, file.bytes, key)
}

/** @returns the leases that hold at this moment; `abandoned` are the keys of those that a process left behind */
export async function readLeases(storage: Storage, at: Date): Promise<{ leases: Lease[]; abandoned: string[] }> {
  const leases: Lease[] = []
  const abandoned: string[] = []
  for (const key of (await storage.list(folder)).map(name => `${folder}/${name}`)) {
    const found = await readLease(storage, key)
    if (!found) continue // it was given back meanwhile
    // A time far to come was written by a clock that has been set back since.
    if (Math.abs(at.getTime() - Date.parse(found.at)) < maxLeaseMs) leases.push(found)
    else abandoned.push(key)
  }
  return { leases, abandoned }
}

const stagedKey = (program: ProgramName, id: string): string => leaseKey(program, id, 'upload')

/** The manifest of an upload lies in its lease, so one ends with the other. @returns it as it was sent; undefined when no upload of this release is under way */
export async function readStaged(storage: Storage, program: ProgramName, id: string): Promise<Bytes | undefined> {
  const { manifest } = (await readLease(storage, stagedKey(program, id))) ?? {}
  return manifest === undefined ? undefined : new TextEncoder().encode(manifest)
}

/** @param manifest JSON, and so text */
export async function writeStaged(storage: Storage, release: Release, { manifest, at }: { manifest: Bytes; at: Date }): Promise<void> {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(manifest)
  await takeLease(storage, release, 'upload', { at: at.toISOString(), manifest: text })
}

export const dropStaged = (storage: Storage, program: ProgramName, id: string): Promise<void> => storage.delete(stagedKey(program, id))
