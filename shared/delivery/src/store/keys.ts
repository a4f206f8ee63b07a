/** Under which keys a store keeps what. */
import { byProgram, isProgramName, type ProgramName, parseRelease, pinOf, type Release, type ReleaseRef } from '../release/release.ts'
import type { Bytes, Storage } from '../storage/storage.ts'
import { parseJson } from '../storage/stored-json.ts'

export const rolloutKey = 'rollout.json'

/** A file of releases; its compressed siblings end in `.br` and `.gz`. */
export const fileKey = (program: ProgramName, name: string): string => `files/${program}/${name}`

/** The manifest of a release. */
export const releaseKey = (program: ProgramName, id: string): string => `releases/${program}/${id}.json`

/** Until when a preview of the release lasts. */
export const previewKey = ({ program, release }: ReleaseRef): string => `previews/${program}.${release}`

/** Name of the public file that lets a document turn to this release later. */
export const pinFileName = (id: string): string => `pin-${id}.json`

/** @returns the bytes of `pin-<release>.json`; undefined for the shell, which has none */
export const pinFile = (release: Release): Bytes | undefined =>
  release.kind === 'section' ? new TextEncoder().encode(JSON.stringify(pinOf(release))) : undefined

/** @throws {Error} when there is no such release, or its manifest is malformed or another's. */
export async function readReleaseFile(storage: Storage, program: ProgramName, id: string): Promise<Release> {
  const key = releaseKey(program, id)
  const file = await storage.read(key)
  if (!file) throw new Error(`${program} has no release ${id}`)
  const release = parseRelease(parseJson(file.bytes, key), key)
  if (release.name !== program || release.id !== id) throw new Error(`${key} holds ${release.name} ${release.id}`)
  return release
}

/** Ids of the releases of `program` in the store. */
export async function releaseIds(storage: Storage, program: ProgramName): Promise<string[]> {
  return (await storage.list(`releases/${program}`)).flatMap(name => /^([\da-f]{16})\.json$/.exec(name)?.[1] ?? [])
}

/** Who has releases in the store, the shell first. */
export const storedPrograms = async (storage: Storage): Promise<ProgramName[]> =>
  (await storage.list('releases')).filter(isProgramName).sort(byProgram)
