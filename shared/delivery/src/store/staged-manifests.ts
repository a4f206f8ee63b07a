/** Manifests of releases that are being uploaded. Each lies in the lease on the files it names, so one ends with the other. */
import type { ProgramName, Release } from '../release/release.ts'
import type { Bytes, Storage } from '../storage/storage.ts'
import { leaseKey, readLease, readLeases, takeLease } from './publish-lease.ts'

/** Uploads of one program that may be under way; those that began first are forgotten first. */
const maxUploads = 16

const stagedKey = (program: ProgramName, id: string): string => leaseKey(program, id, 'upload')

/** @returns the manifest as it was sent; undefined when no upload of this release is under way */
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

/** Makes room for one more upload of `program`. The files that others have left go with the next `prune`. */
export async function dropOldUploads(storage: Storage, program: ProgramName, now: Date): Promise<void> {
  const { leases, left } = await readLeases(storage, now)
  const uploads = leases.filter(lease => lease.program === program && lease.manifest !== undefined)
  const old = uploads.sort((a, b) => b.at.localeCompare(a.at)).slice(maxUploads - 1)
  await Promise.all([...left, ...old.map(({ release }) => stagedKey(program, release))].map(key => storage.delete(key)))
}
