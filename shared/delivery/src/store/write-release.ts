/** How a release gets into a storage: its new files, compressed siblings first, then the manifest that names them. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import { fileOf, type Release, type ReleaseFile } from '../release/release.ts'
import type { VerifiedRelease } from '../release/release-folder.ts'
import { verifyFile } from '../release/release-manifest.ts'
import { type Bytes, maxOpenFiles, type Storage } from '../storage/storage.ts'
import { fileKey, pinFile, pinFileName, releaseKey } from './keys.ts'
import type { ReleaseStore } from './release-store.ts'

/** What is there already stays as it is. @returns names of the files that were not there before */
export async function writeRelease(storage: Storage, { release, manifest, files, stored }: VerifiedRelease): Promise<string[]> {
  const { name: program, id } = release
  const uploaded: string[] = []
  if (!stored) for (const [name, content] of files) if (await writeReleaseFile(storage, release, name, content)) uploaded.push(name)
  const pin = pinFile(release)
  if (pin) {
    await writeSiblings(storage, fileKey(program, pinFileName(id)), pin)
    await writeOnce(storage, release, pinFileName(id), pin)
  }
  if (!(await storage.stat(releaseKey(program, id)))) await storage.write(releaseKey(program, id), manifest)
  return uploaded
}

/** Its compressed siblings first. @returns whether it was not there before @throws {Error} when it is there with other content. */
export async function writeReleaseFile(storage: Storage, release: Release, name: string, content: Uint8Array): Promise<boolean> {
  const { type } = fileOf(release, name)
  // Fragments and frames are spliced into documents, never served: they need no siblings.
  if (isCompressible(type) && !type.startsWith('text/html')) await writeSiblings(storage, fileKey(release.name, name), content)
  return writeOnce(storage, release, name, content)
}

/** @throws {Error} when other bytes are stored under the name: names carry their content. */
async function writeOnce(storage: Storage, release: Release, name: string, content: Uint8Array): Promise<boolean> {
  const key = fileKey(release.name, name)
  const stored = await storage.read(key)
  if (!stored) {
    await storage.write(key, content)
    return true
  }
  if (!Buffer.from(stored.bytes.buffer, stored.bytes.byteOffset, stored.bytes.length).equals(content)) throw altered(release, name)
  return false
}

/** Node works on four things at once, files among them: publishing leaves two to visitors. */
const compressing = pLimit(2)

async function writeSiblings(storage: Storage, key: string, content: Uint8Array): Promise<void> {
  if (await storage.stat(key)) return // written after its siblings, so they are there
  const [br, gz] = await Promise.all([compressing(() => brotliOf(content, 11)), compressing(() => gzipOf(content))])
  if (br.length < content.length) await storage.write(`${key}.br`, br)
  if (gz.length < content.length) await storage.write(`${key}.gz`, gz)
}

/** @throws {Error} naming a file that is missing or has another size than the manifest says. */
export async function assertComplete(storage: Storage, release: Release, names?: string[]): Promise<void> {
  const [fault] = await incompleteFiles(storage, release, names)
  if (fault) throw new Error(fault)
}

/** @returns a sentence for its manifest, its pin and each of the files: what is missing, or has another size than the manifest says */
export async function incompleteFiles(storage: Storage, release: Release, names?: string[]): Promise<string[]> {
  const { name: program, id } = release
  const besides = [releaseKey(program, id), ...(pinFile(release) ? [fileKey(program, pinFileName(id))] : [])]
  const faults: string[] = []
  for (const key of besides) if (!(await storage.stat(key))) faults.push(`${key} is missing from the store`)
  for (const { name, size } of await missingFiles(storage, release, names)) {
    const resized = `was altered: expected ${fileOf(release, name).bytes} bytes, got ${size}`
    faults.push(`${name} ${size === undefined ? 'is missing from the store' : resized}`)
  }
  return faults.map(fault => `${program} ${id}: ${fault}`)
}

/** @returns each file that is missing, or has another size (bytes) than the manifest says */
export async function missingFiles(storage: Storage, release: Release, names = Object.keys(release.files)) {
  const sizeOf = async (name: string) => (await storage.stat(fileKey(release.name, name)))?.size
  const found = await pLimit(maxOpenFiles).map(names, async name => ({ name, size: await sizeOf(name) }))
  return found.filter(({ name, size }) => size !== fileOf(release, name).bytes)
}

/** What was verified for a release that visitors get, or got last, is not read again. @returns the markup and the style sheets */
export async function verifyStored(store: ReleaseStore, release: Release): Promise<Map<string, Bytes>> {
  const vouched = await vouchedFiles(store, release)
  const texts = new Map<string, Bytes>()
  await pLimit(maxOpenFiles).map(Object.entries(release.files), async ([name, file]) => {
    if (file.type.startsWith('text/html') || file.type.startsWith('text/css')) {
      const { bytes } = (await store.storage.read(fileKey(release.name, name))) ?? {}
      if (!bytes) throw missing(release, name)
      verifyFile(release, name, bytes)
      texts.set(name, bytes)
    } else if (!vouched.has(contentOf(name, file))) await verifyStreamed(store.storage, release, name)
  })
  return texts
}

const contentOf = (name: string, { bytes, integrity }: ReleaseFile): string => `${name} ${bytes} ${integrity}`

/** What the manifests of the program's last releases say of their files. */
async function vouchedFiles(store: ReleaseStore, { name: program }: Release): Promise<Set<string>> {
  const { stable, previous, canary } = (await store.readRollout()).programs[program] ?? {}
  const ids = new Set([stable, previous, canary?.release].flatMap(id => id ?? []))
  // One that cannot be read vouches for nothing: its files are read.
  const known = await Promise.all([...ids].map(id => store.readRelease(program, id).catch(() => undefined)))
  return new Set(known.flatMap(release => Object.entries(release?.files ?? {}).map(([name, file]) => contentOf(name, file))))
}

/** Films are hashed as they are read: they are larger than what a Worker may hold. */
async function verifyStreamed(storage: Storage, release: Release, name: string): Promise<void> {
  const key = fileKey(release.name, name)
  const { bytes, integrity } = fileOf(release, name)
  const stored = await storage.stat(key)
  if (!stored) throw missing(release, name)
  const hash = createHash('sha256')
  if (stored.size === bytes && bytes > 0) for await (const chunk of (await storage.stream(key, 0, bytes - 1)) ?? []) hash.update(chunk)
  if (stored.size !== bytes || `sha256-${hash.digest('base64')}` !== integrity) throw altered(release, name)
}

const altered = (release: Release, name: string): Error =>
  new Error(`${release.name} ${release.id}: ${name} is already in the store with other content`)

const missing = (release: Release, name: string): Error =>
  new Error(`${release.name} ${release.id}: ${name} has not arrived. Publish the release again: what is there is not sent twice`)

const compressibleType = /^(text\/|image\/svg\+xml|application\/(javascript|json|ld\+json|manifest\+json|xml|wasm))/
export const isCompressible = (type: string): boolean => compressibleType.test(type)
const view = (buffer: Buffer): Bytes => new Uint8Array(buffer.buffer as ArrayBuffer, buffer.byteOffset, buffer.byteLength)

/** @param quality 0 to 11: 11 for files compressed once and served for years */
export async function brotliOf(bytes: Uint8Array, quality: number): Promise<Bytes> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT }
  return view(await promisify(brotliCompress)(bytes, { params }))
}

export const gzipOf = async (bytes: Uint8Array): Promise<Bytes> => view(await promisify(gzip)(bytes, { level: 9 }))
