/** Reads what is stored against the manifests: a disk may alter what nobody meant to. */
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { ProgramName } from '../release/release.ts'
import { integrityOf, parseManifest } from '../release/release-manifest.ts'
import { type Bytes, maxOpenFiles, type Storage } from '../storage/storage.ts'
import { fileKey, pinFile, pinFileName, readRolloutFile, releaseKey, rolloutKey, storedReleases } from './keys.ts'
import { programsOf, type Rollout } from './rollout.ts'

const forms: readonly [suffix: string, unpack: (bytes: Bytes) => Promise<Uint8Array>][] = [
  ['', async bytes => bytes],
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
]

/**
 * Reads the manifest of a release, every file of it whole, and its compressed siblings. What a damaged manifest says of files is not
 * believed: they are left alone.
 * @param clear deletes what is damaged, with its siblings: publishing the release again writes them anew
 * @returns a sentence for each that is missing, or that does not have the hash in the manifest
 */
export async function damagedFiles(storage: Storage, program: ProgramName, id: string, clear = false): Promise<string[]> {
  const expected = await integrities(storage, program, id)
  if (!expected && clear) await storage.delete(releaseKey(program, id))
  if (!expected) return [`${program} ${id}: its manifest is damaged`]
  const faults = await pLimit(maxOpenFiles).map([...expected], async ([name, integrity]) => {
    const key = fileKey(program, name)
    for (const [suffix, unpack] of forms) {
      const stored = await storage.read(key + suffix)
      if (!stored && suffix) continue // what is small already is not compressed
      const content = stored && (await unpack(stored.bytes).catch(() => undefined))
      if (content && integrityOf(content) === integrity) continue
      if (clear) for (const [each] of forms) await storage.delete(key + each)
      return [`${program} ${id}: ${name}${suffix} is ${stored ? 'damaged' : 'missing'}`]
    }
    return []
  })
  return faults.flat()
}

/** @returns a sentence for each release that visitors get, or a rollback leads to, and that has no manifest any more */
export async function lostManifests(storage: Storage, rollout: Rollout): Promise<string[]> {
  const stored = new Set((await storedReleases(storage)).map(({ program, release }) => releaseKey(program, release)))
  return programsOf(rollout).flatMap(program => {
    const { stable, previous, canary } = rollout.programs[program] ?? {}
    const lost = [stable, previous, canary?.release].filter(id => id && !stored.has(releaseKey(program, id)))
    return lost.map(id => `${program} ${id} has lost its manifest: publish it again`)
  })
}

/** @returns what is lost of the rollout and by it, a sentence each @throws {TypeError} when it is malformed. */
export async function rolloutFaults(storage: Storage): Promise<string[]> {
  const { rollout, version } = await readRolloutFile(storage)
  return version === undefined ? [`${rolloutKey} is missing`] : lostManifests(storage, rollout)
}

/** @returns the hash of each file of the release, and of its pin; undefined when its manifest is none, or another's */
async function integrities(storage: Storage, program: ProgramName, id: string): Promise<Map<string, string> | undefined> {
  const stored = await storage.read(releaseKey(program, id))
  try {
    const release = parseManifest(stored?.bytes ?? '', id)
    const pin = pinFile(release)
    const files = Object.entries(release.files).map(([name, { integrity }]) => [name, integrity] as const)
    return new Map([...files, ...(pin ? [[pinFileName(id), integrityOf(pin)] as const] : [])])
  } catch {
    return undefined
  }
}
