/** Under which keys a store keeps what, and how its manifests and `rollout.json` are read. */
import { byProgram, isProgramName, type ProgramName, parseRelease, pinOf, type Release, type ReleaseRef } from '../release/release.ts'
import type { Bytes, Storage } from '../storage/storage.ts'
import { jsonBytes, parseJson, textOf } from '../storage/stored-json.ts'
import { emptyRollout, parseRollout, type Rollout } from './rollout.ts'
import { RolloutRefusal } from './rollout-changes.ts'

export const rolloutKey = 'rollout.json'

/** A file of releases; its compressed siblings end in `.br` and `.gz`. */
export const fileKey = (program: ProgramName, name: string): string => `files/${program}/${name}`
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

export async function releaseIds(storage: Storage, program: ProgramName): Promise<string[]> {
  return (await storage.list(`releases/${program}`)).flatMap(name => /^([\da-f]{16})\.json$/.exec(name)?.[1] ?? [])
}

export const storedPrograms = async (storage: Storage): Promise<ProgramName[]> =>
  (await storage.list('releases')).filter(isProgramName).sort(byProgram)

/** Every release that has a manifest. @param only the program whose are wanted, by default all */
export async function storedReleases(storage: Storage, only?: ProgramName): Promise<ReleaseRef[]> {
  const programs = only ? [only] : await storedPrograms(storage)
  const lists = programs.map(async program => (await releaseIds(storage, program)).map(release => ({ program, release })))
  return (await Promise.all(lists)).flat()
}

/** Bytes of the file: some 100,000 events. A larger file is a mistake, and reading it would hold up every request. */
const maxRolloutBytes = 16 * 1024 * 1024

/** Writers that come at the same moment: each attempt that fails means that another one succeeded. */
const maxAttempts = 20

/** @returns an empty rollout where there is no file yet @throws {TypeError} when the file is malformed. */
export async function readRolloutFile(storage: Storage): Promise<{ rollout: Rollout; version: string | undefined }> {
  let file = await storage.read(rolloutKey)
  if (!file && (await storage.stat(rolloutKey))) {
    file = await storage.read(rolloutKey)
    if (!file) throw new TypeError(`${rolloutKey}: expected a file, got a folder`)
  }
  if (!file) return { rollout: emptyRollout, version: undefined }
  const { bytes, version } = file
  if (bytes.length > maxRolloutBytes) throw new TypeError(`${rolloutKey}: expected at most ${maxRolloutBytes} bytes, got ${bytes.length}`)
  return { rollout: parseRollout(textOf(bytes, rolloutKey)), version }
}

/** @param transition may be called again, when others write at the same moment @throws {RolloutRefusal} when they do all the time. */
export async function changeRolloutFile(storage: Storage, transition: (before: Rollout) => Rollout | Promise<Rollout>): Promise<Rollout> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { rollout: before, version } = await readRolloutFile(storage)
    const after = await transition(before)
    if (after === before) return before
    const bytes = jsonBytes(after)
    if (bytes.length > maxRolloutBytes) throw new RolloutRefusal(`${rolloutKey} would become larger than ${maxRolloutBytes} bytes`)
    if (await storage.writeIf(rolloutKey, bytes, version)) return after
  }
  throw new RolloutRefusal('Others are changing the rollout at this moment: try again')
}
