/** The manifest of a release, which says what its files have to be. Nothing in either is trusted. */
import { createHash } from 'node:crypto'
import { parseJson } from '../storage/stored-json.ts'
import { fileOf, parseRelease, type Release, releaseIdOf } from './release.ts'

export const manifestName = 'release.json'

/** @throws {Error} naming the source when the manifest is malformed or was edited after it was named. */
export function parseManifest(manifest: Uint8Array | string, source: string): Release {
  const json = parseJson(manifest, source)
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
      : [...release.pages.flatMap(page => [page.fragment, ...page.modules, ...page.styles]), release.search, release.weave]
  return [release.entry, ...own, ...Object.values(release.public)].filter(name => name !== undefined)
}

export const integrityOf = (content: Uint8Array): string => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** @throws {Error} when `content` is not what the manifest says of the file. */
export function verifyFile(release: Release, name: string, content: Uint8Array): void {
  const { bytes, integrity } = fileOf(release, name)
  const refusal = (expected: string, actual: string): Error =>
    new Error(`${release.name} ${release.id}: ${name} was altered: expected ${expected}, got ${actual}`)
  if (content.length !== bytes) throw refusal(`${bytes} bytes`, `${content.length}`)
  const actual = integrityOf(content)
  if (actual !== integrity) throw refusal(integrity, actual)
}
