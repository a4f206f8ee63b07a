/** Manifests of releases that are being sent: `staging/<owner>/<id>.json`. Each comes with a claim on the files it names. */
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { isOwnerName, type OwnerName, type Release } from '../release/release.ts'
import type { Bytes, Storage } from '../storage/storage.ts'
import { claimFiles, claimKey } from './publish-lease.ts'

/** Milliseconds after which an upload counts as given up, and its claim as left behind. */
const uploadAtMost = 24 * 3_600_000
/** Uploads of one owner that may be under way; those that began first are forgotten first. */
const mostUploads = 16
const claimHolder = 'upload'

const staged = v.strictObject({
  /** When its upload began, ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp('a time such as 2025-03-01T12:00:00.000Z')),
  /** The manifest as it was sent. */
  manifest: v.string(),
})

export const stagedKey = (owner: OwnerName, id: string): string => `staging/${owner}/${id}.json`

async function stagedIds(storage: Storage, owner: OwnerName): Promise<string[]> {
  return (await storage.list(`staging/${owner}`)).flatMap(name => /^([\da-f]{16})\.json$/.exec(name)?.[1] ?? [])
}

/** @returns the manifest; undefined when no upload of this release is under way */
export async function readStaged(storage: Storage, owner: OwnerName, id: string): Promise<Bytes | undefined> {
  const record = await read(storage, owner, id)
  return record && new TextEncoder().encode(record.manifest)
}

/** @param manifest JSON, and so text */
export async function writeStaged(storage: Storage, release: Release, { manifest, at }: { manifest: Bytes; at: Date }): Promise<void> {
  const record = { at: at.toISOString(), manifest: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(manifest) }
  await storage.write(stagedKey(release.name, release.id), new TextEncoder().encode(JSON.stringify(record)))
  await claimFiles(storage, release, claimHolder, at)
}

export async function dropStaged(storage: Storage, owner: OwnerName, id: string): Promise<void> {
  await storage.delete(stagedKey(owner, id))
  await storage.delete(claimKey(owner, id, claimHolder))
}

/** Makes room for one more upload of `owner`. The files that others have left go with the next `prune`. */
export async function dropOldUploads(storage: Storage, owner: OwnerName, now: Date): Promise<void> {
  const begun = await uploadsOf(storage, owner)
  const old = begun.filter(({ at }, index) => index >= mostUploads - 1 || isOver(at, now))
  await Promise.all(old.map(({ id }) => dropStaged(storage, owner, id)))
}

/** @returns keys of the manifests whose uploads were given up, of all owners */
export async function leftUploads(storage: Storage, now: Date): Promise<string[]> {
  const owners = (await storage.list('staging')).filter(isOwnerName)
  const left = owners.map(async owner => {
    const old = (await uploadsOf(storage, owner)).filter(({ at }) => isOver(at, now))
    return old.map(({ id }) => stagedKey(owner, id))
  })
  return (await Promise.all(left)).flat()
}

const isOver = (at: number, now: Date): boolean => now.getTime() - at > uploadAtMost

/** Newest first; when they began, milliseconds since 1970. */
async function uploadsOf(storage: Storage, owner: OwnerName): Promise<{ id: string; at: number }[]> {
  const ids = await stagedIds(storage, owner)
  const begun = await Promise.all(ids.map(async id => ({ id, at: await beginningOf(storage, owner, id) })))
  return begun.sort((a, b) => b.at - a.at)
}

/** A file that cannot be understood is as old as can be. */
async function beginningOf(storage: Storage, owner: OwnerName, id: string): Promise<number> {
  const record = await read(storage, owner, id).catch(error => {
    if (error instanceof TypeError) return undefined
    throw error
  })
  return record ? Date.parse(record.at) : 0
}

async function read(storage: Storage, owner: OwnerName, id: string): Promise<v.InferOutput<typeof staged> | undefined> {
  const key = stagedKey(owner, id)
  const file = await storage.read(key)
  return file && parseRecord(staged, jsonOf(file.bytes, key), key, 'the file')
}

function jsonOf(bytes: Bytes, key: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new TypeError(`${key}: expected JSON: ${(error as Error).message}`)
  }
}
