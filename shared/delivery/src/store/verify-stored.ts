/** Verifies a release where it lies. What was verified for a release that visitors get, or got last, is not read again. */
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { fileOf, type Release, type ReleaseFile } from '../release/release.ts'
import { verifyFile } from '../release/release-manifest.ts'
import { type Bytes, maxOpenFiles, type Storage } from '../storage/storage.ts'
import { fileKey } from './keys.ts'
import type { ReleaseStore } from './release-store.ts'

/**
 * @returns the markup and the style sheets of the release
 * @throws {Error} naming the file that is missing, or is not what the manifest says.
 */
export async function verifyStored(store: ReleaseStore, release: Release): Promise<Map<string, Bytes>> {
  const vouched = await vouchedFiles(store, release)
  const texts = new Map<string, Bytes>()
  await pLimit(maxOpenFiles).map(Object.entries(release.files), async ([name, file]) => {
    if (isText(file)) texts.set(name, await verifiedText(store.storage, release, name))
    else if (!vouched.has(contentOf(name, file))) await verifyStreamed(store.storage, release, name)
  })
  return texts
}

const isText = ({ type }: ReleaseFile): boolean => type.startsWith('text/html') || type.startsWith('text/css')

const contentOf = (name: string, { bytes, integrity }: ReleaseFile): string => `${name} ${bytes} ${integrity}`

/** What the manifests of the program's last releases say of their files. */
async function vouchedFiles(store: ReleaseStore, { name: program }: Release): Promise<Set<string>> {
  const { stable, previous, canary } = (await store.readRollout()).programs[program] ?? {}
  const ids = new Set([stable, previous, canary?.release].flatMap(id => id ?? []))
  // One that cannot be read vouches for nothing: its files are read.
  const known = await Promise.all([...ids].map(id => store.readRelease(program, id).catch(() => undefined)))
  return new Set(known.flatMap(release => Object.entries(release?.files ?? {}).map(([name, file]) => contentOf(name, file))))
}

async function verifiedText(storage: Storage, release: Release, name: string): Promise<Bytes> {
  const stored = await storage.read(fileKey(release.name, name))
  if (!stored) throw missing(release, name)
  verifyFile(release, name, stored.bytes)
  return stored.bytes
}

/** Films are hashed as they are read: they are larger than what a Worker may hold. */
async function verifyStreamed(storage: Storage, release: Release, name: string): Promise<void> {
  const key = fileKey(release.name, name)
  const { bytes, integrity } = fileOf(release, name)
  const stored = await storage.stat(key)
  if (!stored) throw missing(release, name)
  const hash = createHash('sha256')
  if (stored.size === bytes && bytes > 0) for await (const chunk of (await storage.stream(key, 0, bytes - 1)) ?? []) hash.update(chunk)
  if (stored.size !== bytes || `sha256-${hash.digest('base64')}` !== integrity)
    throw new Error(`${release.name} ${release.id}: ${name} is already in the store with other content`)
}

const missing = (release: Release, name: string): Error =>
  new Error(`${release.name} ${release.id}: ${name} has not arrived. Publish the release again: what is there is not sent twice`)
