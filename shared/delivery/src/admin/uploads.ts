/**
 * A release that comes over the network: its manifest first, then each file that the store does not have, then the request to
 * publish it. Until then nobody gets anything of it. After an interruption the same steps resume it.
 */
import { Refusal } from '../http/refusal.ts'
import { checkManifest, checkSizes } from '../release/check-release.ts'
import { fileOf, type ProgramName, type Release } from '../release/release.ts'
import { parseManifest, verifyFile } from '../release/release-manifest.ts'
import type { Bytes } from '../storage/storage.ts'
import { releaseKey } from '../store/keys.ts'
import { assertNotPruning } from '../store/prune.ts'
import { dropStaged, readStaged, writeStaged } from '../store/publish-lease.ts'
import type { Published, ReleaseStore } from '../store/release-store.ts'
import { missingFiles, verifyStored, writeReleaseFile } from '../store/write-release.ts'

/** Whether the sender may change the program is not looked at here. @returns the steps of an upload */
export function createUploads(store: ReleaseStore) {
  const { storage } = store

  const manifestOf = async (program: ProgramName, id: string): Promise<{ release: Release; manifest: Bytes }> => {
    // It is published already when another client has uploaded the same release at the same time.
    const manifest = (await readStaged(storage, program, id)) ?? (await storage.read(releaseKey(program, id)))?.bytes
    if (!manifest) throw new Refusal(404, `${program} ${id}: no upload of this release has begun. Send its manifest first`)
    return { release: parseManifest(manifest, `${program} ${id}`), manifest }
  }

  return {
    /** Takes a manifest. @returns names of the files that have to be sent */
    async begin(program: ProgramName, id: string, manifest: Bytes): Promise<readonly string[]> {
      const release = readManifest(program, id, manifest)
      await writeStaged(storage, release, { manifest, at: new Date() })
      assertNotPruning(await store.readRollout(), new Date())
      return (await missingFiles(storage, release)).map(({ name }) => name)
    },
    /** @param read reads its content, at most as many bytes as the manifest says @throws {Error} when that is not what it says. */
    async take(program: ProgramName, id: string, name: string, read: (bytes: number) => Promise<Bytes>): Promise<void> {
      const { release } = await manifestOf(program, id)
      if (!Object.hasOwn(release.files, name)) throw new Refusal(404, `${program} ${id}: its manifest lists no file of this name`)
      const content = await read(fileOf(release, name).bytes)
      verifyFile(release, name, content)
      await writeReleaseFile(storage, release, name, content)
    },
    /** @throws {Error} naming the file that is missing or altered, or why the release is refused. */
    async finish(program: ProgramName, id: string): Promise<Published> {
      const { release, manifest } = await manifestOf(program, id)
      const files = await verifyStored(store, release)
      const published = await store.publish({ release, manifest, files, stored: true })
      await dropStaged(storage, program, id)
      return published
    },
  }
}

function readManifest(program: ProgramName, id: string, manifest: Bytes): Release {
  let release: Release
  try {
    release = parseManifest(manifest, 'the manifest')
  } catch (error) {
    throw new Refusal(400, (error as Error).message)
  }
  if (release.name !== program || release.id !== id)
    throw new Refusal(400, `the manifest: expected that of ${program} ${id}, got that of ${release.name} ${release.id}`)
  const source = `${program} ${id}`
  checkSizes(release, source)
  checkManifest(release, manifest, source)
  return release
}
