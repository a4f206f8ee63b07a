/** Reads what is stored against the manifests: a disk may alter what nobody meant to. */
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import pLimit from 'p-limit'
import { fileOf, type Release } from '../release/release.ts'
import { integrityOf } from '../release/release-manifest.ts'
import { type Bytes, maxOpenFiles, type Storage } from '../storage/storage.ts'
import { fileKey } from './keys.ts'

const forms: readonly [suffix: string, unpack: (bytes: Bytes) => Promise<Uint8Array>][] = [
  ['', async bytes => bytes],
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
]

/**
 * Reads every file of a release whole, and its compressed siblings.
 * @param clear deletes what is damaged, with its siblings: publishing the release again writes them anew
 * @returns a sentence for each that is missing, or that does not have the hash in the manifest
 */
export async function faultsOf(storage: Storage, release: Release, clear = false): Promise<string[]> {
  const faults = await pLimit(maxOpenFiles).map(Object.keys(release.files), async name => {
    const key = fileKey(release.name, name)
    for (const [suffix, unpack] of forms) {
      const stored = await storage.read(key + suffix)
      if (!stored && suffix) continue // what is small already is not compressed
      const content = stored && (await unpack(stored.bytes).catch(() => undefined))
      if (content && integrityOf(content) === fileOf(release, name).integrity) continue
      if (clear) for (const [each] of forms) await storage.delete(key + each)
      return [`${release.name} ${release.id}: ${name}${suffix} is ${stored ? 'damaged' : 'missing'}`]
    }
    return []
  })
  return faults.flat()
}
