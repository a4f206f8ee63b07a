/** Reads a build's output folder, `dist/release` of the shell or a section, and trusts nothing in it. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOf, parseRelease, type Release } from './release.ts'
import { releaseIdOf } from './release-id.ts'
import type { Bytes } from './storage.ts'

/** A release that was verified: every file it lists is here, unaltered, and no other. */
export type VerifiedRelease = {
  readonly release: Release
  /** The manifest as the build wrote it. */
  readonly manifest: Bytes
  readonly files: ReadonlyMap<string, Bytes>
}

export const manifestName = 'release.json'

/**
 * @param directory a folder with `release.json` and the files it lists
 * @throws {Error} naming the release and the file that is missing, altered or not listed.
 */
export async function readReleaseFolder(directory: string): Promise<VerifiedRelease> {
  const manifest = await readManifest(directory)
  const release = parseManifest(manifest, join(directory, manifestName))
  const files = new Map<string, Bytes>()
  for (const name of Object.keys(release.files)) {
    const content = await readFile(join(directory, name)).catch(() => undefined)
    if (!content) throw new Error(`${release.name} ${release.id}: ${name} is missing`)
    files.set(name, new Uint8Array(content))
  }
  const unlisted = (await readdir(directory)).find(name => name !== manifestName && !files.has(name))
  if (unlisted) throw new Error(`${release.name} ${release.id}: ${unlisted} is not listed in ${manifestName}`)
  verifyFiles(release, files)
  return { release, manifest, files }
}

async function readManifest(directory: string): Promise<Bytes> {
  try {
    return new Uint8Array(await readFile(join(directory, manifestName)))
  } catch (error) {
    throw new Error(`${directory} holds no release: ${manifestName} cannot be read`, { cause: error })
  }
}

/** @throws {Error} naming the source when the manifest is malformed or was edited after it was named. */
export function parseManifest(manifest: Uint8Array, source: string): Release {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(manifest))
  } catch (error) {
    throw new TypeError(`${source}: expected JSON: ${(error as Error).message}`)
  }
  const release = parseRelease(json, source)
  const { id, ...nameless } = json as Release
  const named = releaseIdOf(nameless)
  if (id !== named) throw new Error(`${release.name} ${id}: ${manifestName} was altered: its content is that of ${named}`)
  for (const name of namedFiles(release)) fileOf(release, name)
  return release
}

function namedFiles(release: Release): string[] {
  const own =
    release.kind === 'shell'
      ? [...release.modules, ...release.styles, ...release.fonts, ...Object.values(release.frames)]
      : [...release.pages.flatMap(page => [page.fragment, ...page.modules, ...page.styles]), ...(release.search ? [release.search] : [])]
  return [release.entry, ...own, ...Object.values(release.public)]
}

function verifyFiles(release: Release, files: ReadonlyMap<string, Bytes>): void {
  for (const [name, content] of files) {
    const { bytes, integrity } = fileOf(release, name)
    const actual = `sha256-${createHash('sha256').update(content).digest('base64')}`
    if (content.length !== bytes) throw altered(release, name, `${bytes} bytes`, `${content.length}`)
    if (actual !== integrity) throw altered(release, name, integrity, actual)
  }
}

const altered = (release: Release, name: string, expected: string, actual: string): Error =>
  new Error(`${release.name} ${release.id}: ${name} was altered: expected ${expected}, got ${actual}`)
