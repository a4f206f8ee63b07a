/** Which releases lie in a storage, and their manifests. */
import { byProgram, isProgramName, type ProgramName, parseRelease, type Release } from '../release/release.ts'
import type { Storage } from '../storage/storage.ts'
import { parseJson } from '../storage/stored-json.ts'
import { releaseKey } from './keys.ts'

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
