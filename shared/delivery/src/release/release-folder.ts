/** Reads a build's output folder, `dist/release` of the shell or a section, and trusts nothing in it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bytes } from '../storage/storage.ts'
import type { Release } from './release.ts'
import { manifestName, parseManifest, verifyFile } from './release-manifest.ts'

/** A release that was verified: every file it lists is as its manifest says, and there is no other. */
export type VerifiedRelease = {
  readonly release: Release
  readonly manifest: Bytes
  /** All files; of a release that is `stored`, at least the markup and the style sheets. */
  readonly files: ReadonlyMap<string, Bytes>
  /** Whether the files lie in the store already, and were verified there. */
  readonly stored?: boolean
}

/** @throws {Error} naming the release and the file that is missing, altered or not listed. */
export async function readReleaseFolder(directory: string): Promise<VerifiedRelease> {
  const manifest = await readFile(join(directory, manifestName)).catch(cause => {
    throw new Error(`${directory} holds no release: ${manifestName} cannot be read`, { cause })
  })
  const release = parseManifest(manifest, join(directory, manifestName))
  const files = new Map<string, Bytes>()
  for (const name of Object.keys(release.files)) {
    const content = await readFile(join(directory, name)).catch(() => undefined)
    if (!content) throw new Error(`${release.name} ${release.id}: ${name} is missing`)
    files.set(name, new Uint8Array(content))
  }
  const unlisted = (await readdir(directory)).find(name => name !== manifestName && !files.has(name))
  if (unlisted) throw new Error(`${release.name} ${release.id}: ${unlisted} is not listed in ${manifestName}`)
  for (const [name, content] of files) verifyFile(release, name, content)
  return { release, manifest: new Uint8Array(manifest), files }
}
