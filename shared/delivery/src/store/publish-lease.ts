/**
 * A publish says which files it needs before it relies on those that are there already, and only then looks whether
 * files are being deleted; a deletion says that it begins before it looks for claims. So at least one sees the other:
 * either the publish is refused, or the deletion spares what it needs.
 */
import { parseRecord } from '@site/kit/records'
import * as v from 'valibot'
import { type ProgramName, programNameField, type Release, releaseIdField } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'

const folder = 'publishing'

/** Milliseconds after which the process that made a claim is gone: a publish takes minutes. */
const maxClaimedMs = 24 * 3_600_000

const claim = v.strictObject({
  program: programNameField,
  release: releaseIdField,
  /** Names of all its files. */
  files: v.array(v.string()),
  at: v.pipe(v.string(), v.isoTimestamp('a time such as 2025-03-01T12:00:00.000Z')),
})

export type Claim = v.InferOutput<typeof claim>

/**
 * For a claim that outlives the request it was made in: an upload.
 * @param holder tells the claims on one release apart
 * @returns the key of the claim, which is to be deleted when the release is there
 */
export async function claimFiles(storage: Storage, release: Release, holder: string, at: Date): Promise<string> {
  const key = claimKey(release.name, release.id, holder)
  const made: Claim = { program: release.name, release: release.id, files: Object.keys(release.files), at: at.toISOString() }
  await storage.write(key, new TextEncoder().encode(JSON.stringify(made)))
  return key
}

export const claimKey = (program: ProgramName, release: string, holder: string): string => `${folder}/${program}.${release}.${holder}.json`

/** @param work is done while the files are claimed */
export async function withClaim<T>(storage: Storage, release: Release, now: () => Date, work: () => Promise<T>): Promise<T> {
  // A name of its own: whoever publishes the same release at the same moment takes back only his own claim.
  const key = await claimFiles(storage, release, crypto.randomUUID(), now())
  try {
    return await work()
  } finally {
    // One that stays costs space for a day, nothing else.
    await storage.delete(key).catch(() => {})
  }
}

/**
 * The claims of those who publish now; `left` are the keys of those that a process left behind.
 * @throws {TypeError} naming the file that is malformed.
 */
export async function readClaims(storage: Storage, at: Date): Promise<{ claims: Claim[]; left: string[] }> {
  const claims: Claim[] = []
  const left: string[] = []
  for (const name of await storage.list(folder)) {
    const key = `${folder}/${name}`
    const file = await storage.read(key)
    if (!file) continue // it was taken back meanwhile
    const found = parseClaim(new TextDecoder().decode(file.bytes), key)
    if (at.getTime() - Date.parse(found.at) < maxClaimedMs) claims.push(found)
    else left.push(key)
  }
  return { claims, left }
}

function parseClaim(text: string, key: string): Claim {
  try {
    return parseRecord(claim, JSON.parse(text), key, 'the file')
  } catch (error) {
    throw error instanceof SyntaxError ? new TypeError(`${key}: expected JSON: ${error.message}`) : error
  }
}
