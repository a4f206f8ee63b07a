/**
 * A release that comes over the network: its manifest first, then each file that the store does not have, then the request to
 * publish it. Until then nobody gets anything of it. After an interruption the same steps resume it.
 */
import pLimit from 'p-limit'
import { checkManifest, checkSizes } from '../release/check-release.ts'
import { fileOf, type ProgramName, type Release } from '../release/release.ts'
import { parseManifest, verifyFile } from '../release/release-manifest.ts'
import { type Bytes, maxOpenFiles } from '../storage/storage.ts'
import { fileKey, releaseKey } from '../store/keys.ts'
import { assertNotPruning } from '../store/prune.ts'
import { dropOldUploads, dropStaged, readStaged, writeStaged } from '../store/publish-lease.ts'
import type { Published, ReleaseStore } from '../store/release-store.ts'
import { verifyStored, writeReleaseFile } from '../store/write-release.ts'
import { AdminRefusal } from './refusal.ts'

export type Uploads = {
  /** Takes a manifest. @returns names of the files that have to be sent */
  begin(program: ProgramName, id: string, manifest: Bytes): Promise<readonly string[]>
  /**
   * Takes a file.
   * @param read reads its content, at most as many bytes as the manifest says
   * @throws {AdminRefusal} 404 when the manifest does not list it, or was not sent.
   * @throws {Error} when its content is not what the manifest says, or the store has another one of this name.
   */
  take(program: ProgramName, id: string, name: string, read: (bytes: number) => Promise<Bytes>): Promise<void>
  /** @throws {Error} naming the file that is missing or altered, or why the release is refused. */
  finish(program: ProgramName, id: string): Promise<Published>
}

/** @param now for the age of uploads that were never finished */
export function createUploads(store: ReleaseStore, now: () => Date = () => new Date()): Uploads {
  const { storage } = store

  const manifestOf = async (program: ProgramName, id: string): Promise<{ release: Release; manifest: Bytes }> => {
    // It is published already when another client has uploaded the same release at the same time.
    const manifest = (await readStaged(storage, program, id)) ?? (await storage.read(releaseKey(program, id)))?.bytes
    if (!manifest) throw new AdminRefusal(404, `${program} ${id}: no upload of this release has begun. Send its manifest first`)
    return { release: parseManifest(manifest, `${program} ${id}`), manifest }
  }

  return {
    begin: async (program, id, manifest) => {
      const release = readManifest(program, id, manifest)
      await dropOldUploads(storage, program, now())
      await writeStaged(storage, release, { manifest, at: now() })
      assertNotPruning(await store.readRollout(), now())
      return missingFiles(store, release)
    },
    take: async (program, id, name, read) => {
      const { release } = await manifestOf(program, id)
      if (!Object.hasOwn(release.files, name)) throw new AdminRefusal(404, `${program} ${id}: its manifest lists no file of this name`)
      const content = await read(fileOf(release, name).bytes)
      verifyFile(release, name, content)
      await writeReleaseFile(storage, release, name, content)
    },
    finish: async (program, id) => {
      const { release, manifest } = await manifestOf(program, id)
      const files = await verifyStored(store, release)
      const published = await store.publish({ release, manifest, files, stored: true })
      await dropStaged(storage, program, id)
      return published
    },
  }
}

/** @throws {AdminRefusal} 400 for what is no manifest, or that of another release. */
function readManifest(program: ProgramName, id: string, manifest: Bytes): Release {
  let release: Release
  try {
    release = parseManifest(manifest, 'the manifest')
  } catch (error) {
    throw new AdminRefusal(400, (error as Error).message)
  }
  if (release.name !== program || release.id !== id)
    throw new AdminRefusal(400, `the manifest: expected that of ${program} ${id}, got that of ${release.name} ${release.id}`)
  const source = `${program} ${id}`
  checkSizes(release, source)
  checkManifest(release, manifest, source)
  return release
}

async function missingFiles({ storage }: ReleaseStore, release: Release): Promise<string[]> {
  const names = Object.keys(release.files)
  const stored = await pLimit(maxOpenFiles).map(names, name => storage.stat(fileKey(release.name, name)))
  return names.filter((name, index) => {
    const found = stored[index]
    if (found && found.size !== fileOf(release, name).bytes)
      throw new Error(`${release.name} ${release.id}: ${name} is already in the store with other content`)
    return !found
  })
}
