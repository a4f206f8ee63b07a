/** What a release has to be before it is stored: markup that can stand in a document, and data of a sane size. */
import { checkFragment, checkFrame } from './check-fragment.ts'
import { checkManifest } from './check-manifest.ts'
import { fileOf, markupOf, type Release, stylesOf } from './release.ts'
import type { VerifiedRelease } from './release-folder.ts'

/** In bytes, or as many as the name says. Each is some ten times what the largest release of this site has. */
export const releaseLimits = {
  /** Composed, compressed and kept in memory for each combination of releases; the largest of this site has 80 kB. */
  fragment: 4 * 1024 * 1024,
  /** Films are the largest files, 6 MB here; a Worker takes no request of more than 100 MB. */
  file: 64 * 1024 * 1024,
  /** The largest release has 400; each costs a publish a look into the storage. */
  files: 5_000,
  /** All files of a release: what a token can fill the disk with at a time. */
  release: 512 * 1024 * 1024,
  /** Kept in memory for each release that is live; the largest of this site has 125 kB. */
  manifest: 2 * 1024 * 1024,
} as const

/**
 * @param verified a release whose files are those of its manifest
 * @throws {Error} naming the release, the file or field, what was expected and what came.
 */
export function checkRelease({ release, manifest, files }: VerifiedRelease): void {
  const source = `${release.name} ${release.id}`
  if (manifest.length > releaseLimits.manifest) throw tooMuch(`${source}: its manifest`, releaseLimits.manifest, manifest.length)
  checkSizes(release, source)
  checkManifest(release, manifest, source)
  const textOf = (name: string): string => textIn(files.get(name), `${source}: ${name}`)
  for (const name of stylesOf(release))
    if (/<\/style/i.test(textOf(name)))
      throw new Error(`${source}: ${name}: expected a style sheet that can stand in a <style>, got </style in it`)
  const checkMarkup = release.kind === 'shell' ? checkFrame : checkFragment
  for (const name of markupOf(release)) checkMarkup(textOf(name), `${source}: ${name}`)
}

/** @throws {Error} naming what is too large, what was expected at most and what came. */
export function checkSizes(release: Release, source: string): void {
  const listed = Object.entries(release.files)
  if (listed.length > releaseLimits.files) throw new Error(`${source}: expected at most ${releaseLimits.files} files, got ${listed.length}`)
  for (const [name, { bytes }] of listed) if (bytes > releaseLimits.file) throw tooMuch(`${source}: ${name}`, releaseLimits.file, bytes)
  const all = listed.reduce((sum, [, { bytes }]) => sum + bytes, 0)
  if (all > releaseLimits.release) throw tooMuch(`${source}: all files together`, releaseLimits.release, all)
  for (const name of markupOf(release)) {
    const { bytes } = fileOf(release, name)
    if (bytes > releaseLimits.fragment) throw tooMuch(`${source}: ${name}`, releaseLimits.fragment, bytes)
  }
}

const tooMuch = (what: string, limit: number, got: number): Error => new Error(`${what}: expected at most ${limit} bytes, got ${got}`)

function textIn(content: Uint8Array | undefined, source: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch (error) {
    throw new Error(`${source}: expected text in UTF-8`, { cause: error })
  }
}
