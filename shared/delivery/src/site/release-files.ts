/** The files of all releases in the store, old ones too: a document made of them may still be open somewhere. */
import { LRUCache } from 'lru-cache'
import type { ProgramFile } from '../compose/composition.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { createResourceCache, prepareResource, type Resource } from '../http/resource.ts'
import { inertPolicy } from '../http/responses.ts'
import { isProgramName, type ProgramName, type Release, type ReleaseFile, type ReleaseRef } from '../release/release.ts'
import { integrityOf } from '../release/release-manifest.ts'
import { createSingleFlight, createSingleFlights } from '../storage/single-flight.ts'
import { StorageError } from '../storage/storage.ts'
import { fileKey, pinFile, pinFileName, storedReleases } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { isCompressible } from '../store/write-release.ts'
import { defaultMemory, type SourceOptions } from './site-source.ts'

/** Files up to this size are kept in memory, larger ones are streamed. In bytes. */
const maxSizeInMemory = 512 * 1024
/** Missing files that the log has named: each is named once. */
const maxReported = 1000
const forever = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

type Found = Resource | undefined | Promise<Resource | undefined>

export type ReleaseFiles = ReturnType<typeof createReleaseFiles>

type IndexOptions = Pick<SourceOptions, 'store' | 'log'> & { live: () => Promise<readonly ReleaseRef[]> }

/** @returns what throws a StorageError, by rejecting, when the store cannot be read */
export function createReleaseFiles(options: IndexOptions & Pick<SourceOptions, 'memory' | 'count'>) {
  const { store, log, memory = defaultMemory, count } = options
  const index = createReleaseIndex(options)
  const cache = createResourceCache<Resource | undefined>(memory, seconds => count?.('file', seconds))
  const reported = new LRUCache<string, true>({ max: maxReported })

  const load = async (program: ProgramName, name: string, cacheControl: string): Promise<Resource | undefined> => {
    const file = await index.file(program, name)
    if (!file) return undefined
    const resource = await resourceOf(store, fileKey(program, name), file, cacheControl)
    const missing = `${program}: ${name} is listed in a release and missing from the store, unless that was pruned`
    if (!resource && !reported.has(missing)) log(missing)
    if (!resource) reported.set(missing, true)
    return resource
  }

  const find = (program: string, name: string, cacheControl: string): Found =>
    cache(`${cacheControl}/${program}/${name}`, async () => (isProgramName(program) ? load(program, name, cacheControl) : undefined))

  return {
    /** A file at its own address, `/_/<program>/<name>`; at hand at once while it is in memory. Undefined for markup. */
    immutable: (program: string, name: string): Found => find(program, name, forever),
    /** A file at a fixed public path, whose content changes with the stable release. */
    revalidated: ({ program, name }: ProgramFile): Found => find(program, name, revalidated),
    /** The file behind a fixed public path of the release `id`, whichever program's it is. */
    ofRelease: async (id: string, publicPath: string): Promise<Resource | undefined> => {
      const release = await index.release(id)
      const name = release && Object.hasOwn(release.public, publicPath) ? release.public[publicPath] : undefined
      return release && name ? find(release.name, name, forever) : undefined
    },
  }
}

async function resourceOf({ storage }: ReleaseStore, key: string, file: ReleaseFile, cacheControl: string): Promise<Resource | undefined> {
  const tag = file.integrity.slice('sha256-'.length, 'sha256-'.length + 22)
  // A drawing opened by itself is a document, whose scripts would run as this site's.
  const common = { type: file.type, tag, cacheControl, ...(file.type.startsWith('image/svg') && { headers: inertPolicy }) }
  if (file.bytes > maxSizeInMemory) {
    const stored = await storage.stat(key)
    if (stored?.size !== file.bytes) return undefined
    return prepareResource({ ...common, body: { size: file.bytes, open: ({ from, to }) => storage.stream(key, from, to) } })
  }
  const sibling = (ending: string) => (isCompressible(file.type) ? storage.read(`${key}.${ending}`) : undefined)
  const [plain, br, gzip] = await Promise.all([storage.read(key), sibling('br'), sibling('gz')])
  // What the disk has altered would be kept by browsers for a year.
  if (!plain || integrityOf(plain.bytes) !== file.integrity) return undefined
  return prepareResource({ ...common, body: plain.bytes, br: br?.bytes, gzip: gzip?.bytes })
}

/** Milliseconds until a release that could not be read is tried again: it may be published, or mended, by then. */
const retryAfterMs = 250
/** Searches of the whole store. Each lists all programs, which an object store bills: unknown names must not cost more. */
const searches = { requests: 5, windowMs: 10_000 }
/** Names that were searched for in vain, and the milliseconds until they may be searched for again. */
const misses = { max: 1000, ttl: 60_000, ttlResolution: 0 }

/** Releases are read as they are asked for: what visitors get first, then all that are kept. */
function createReleaseIndex({ store, live, log }: IndexOptions) {
  const releases = new Map<string, Pick<Release, 'name' | 'public'>>()
  const files = new Map<string, ReleaseFile>()
  const refused = new Map<string, { readonly reason: string; readonly at: number }>()
  const missed = new LRUCache<string, true>(misses)
  const share = createSingleFlights<void>()
  const secondsToSearch = createRateLimit(searches)

  const read = async (program: ProgramName, id: string): Promise<void> => {
    try {
      const release = await store.readRelease(program, id)
      for (const [name, file] of Object.entries(release.files))
        if (!file.type.startsWith('text/html')) files.set(`${program}/${name}`, file)
      const pin = pinFile(release)
      if (pin) {
        const described = { bytes: pin.length, integrity: integrityOf(pin), type: 'application/json; charset=utf-8' }
        files.set(`${program}/${pinFileName(id)}`, described)
      }
      releases.set(id, { name: release.name, public: release.public })
      refused.delete(id)
      missed.clear()
    } catch (error) {
      if (error instanceof StorageError) throw error
      const { message: reason } = error as Error
      if (refused.get(id)?.reason !== reason) log(reason)
      refused.set(id, { reason, at: performance.now() })
    }
  }

  const add = async (program: ProgramName, id: string): Promise<void> => {
    const triedAt = refused.get(id)?.at ?? Number.NEGATIVE_INFINITY
    if (!releases.has(id) && performance.now() - triedAt > retryAfterMs) await share(`${program} ${id}`, () => read(program, id))
  }

  const searchAll = createSingleFlight(async (): Promise<boolean> => {
    if (secondsToSearch('') !== undefined) return false
    await Promise.all((await storedReleases(store.storage)).map(({ program, release }) => add(program, release)))
    return true
  })

  const find = async <T>(key: string, known: ReadonlyMap<string, T>): Promise<T | undefined> => {
    if (known.has(key)) return known.get(key)
    await Promise.all((await live()).map(({ program, release }) => add(program, release)))
    if (known.has(key) || missed.has(key)) return known.get(key)
    // While a release cannot be read it may be the one: once mended it is to be found at once.
    if ((await searchAll()) && refused.size === 0 && !known.has(key)) missed.set(key, true)
    return known.get(key)
  }

  return { file: (program: ProgramName, name: string) => find(`${program}/${name}`, files), release: (id: string) => find(id, releases) }
}
