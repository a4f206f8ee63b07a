/** The files of all releases in the store, old ones too: a document made of them may still be open somewhere. */
import { createHash } from 'node:crypto'
import type { ProgramFile } from '../compose/site.ts'
import { prepareResource, type Resource } from '../http/resource.ts'
import { createResourceCache } from '../http/resource-cache.ts'
import { inertPolicy } from '../http/security-headers.ts'
import { isProgramName, type ProgramName, type Release, type ReleaseFile } from '../release/release.ts'
import { createSingleFlights } from '../storage/single-flight.ts'
import { StorageError } from '../storage/storage.ts'
import { isCompressible } from '../store/compression.ts'
import { fileKey, pinFile, pinFileName } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { liveReleases } from '../store/rollout.ts'
import { releaseIds, storedPrograms } from '../store/stored-releases.ts'
import type { Log } from './live-site.ts'

/** Files up to this size are kept in memory, larger ones are streamed. In bytes. */
const inMemory = 512 * 1024
/** Together at most this much. In bytes. */
const memoryBudget = 96 * 1024 * 1024
/** Milliseconds between two searches for releases that were not known. */
const searchEvery = 250

const forever = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

export type ReleaseFiles = {
  /** A file at its own address, `/_/<program>/<name>`; at hand at once while it is in memory. Undefined when there is none, and for markup. */
  immutable(program: string, name: string): Resource | undefined | Promise<Resource | undefined>
  /** The file behind a fixed public path of the release `id`, whoever owns it. */
  ofRelease(id: string, publicPath: string): Promise<Resource | undefined>
  /** A file at a fixed public path, whose content changes with the stable release. */
  revalidated(file: ProgramFile): Promise<Resource | undefined>
}

export type ReleaseFilesOptions = {
  store: ReleaseStore
  /** What visitors get now. */
  live: () => Promise<ReturnType<typeof liveReleases>>
  log: Log
  /** Bytes of files that are kept. */
  memory?: number | undefined
}

export function createReleaseFiles({ store, live, log, memory = memoryBudget }: ReleaseFilesOptions): ReleaseFiles {
  const index = createIndex({ store, live, log })
  const cache = createResourceCache(memory)
  const share = createSingleFlights<Resource | undefined>()

  const keyOf = (program: string, name: string, cacheControl: string): string => `${cacheControl}/${program}/${name}`

  const loaded = async (program: ProgramName, name: string, cacheControl: string): Promise<Resource | undefined> => {
    const file = await index.file(program, name)
    if (!file) return undefined
    const resource = await load(store, { program, name, file, cacheControl })
    if (!resource) log(`${program}: ${name} is listed in a release and missing from the store`)
    else if (file.bytes <= inMemory) cache.set(keyOf(program, name, cacheControl), resource, file.bytes)
    return resource
  }

  /** A file that hangs in the storage is read once, however many ask for it. */
  const resource = async (program: ProgramName, name: string, cacheControl: string): Promise<Resource | undefined> => {
    const key = keyOf(program, name, cacheControl)
    return cache.get(key) ?? share(key, () => loaded(program, name, cacheControl))
  }

  return {
    immutable: (program, name) =>
      cache.get(keyOf(program, name, forever)) ?? (isProgramName(program) ? resource(program, name, forever) : undefined),
    revalidated: ({ program, name }) => resource(program, name, revalidated),
    ofRelease: async (id, publicPath) => {
      const release = await index.release(id)
      const name = release && Object.hasOwn(release.public, publicPath) ? release.public[publicPath] : undefined
      return release && name ? resource(release.name, name, forever) : undefined
    },
  }
}

type Wanted = { program: ProgramName; name: string; file: ReleaseFile; cacheControl: string }

async function load({ storage }: ReleaseStore, { program, name, file, cacheControl }: Wanted): Promise<Resource | undefined> {
  const key = fileKey(program, name)
  const tag = file.integrity.slice('sha256-'.length, 'sha256-'.length + 22)
  // A drawing opened by itself is a document, whose scripts would run as this site's.
  const common = { type: file.type, tag, cacheControl, ...(file.type.startsWith('image/svg') && { headers: inertPolicy }) }
  if (file.bytes > inMemory) {
    const stored = await storage.stat(key)
    if (stored?.size !== file.bytes) return undefined
    return prepareResource({ ...common, body: { size: file.bytes, open: ({ from, to }) => storage.stream(key, from, to) } })
  }
  const sibling = (ending: string) => (isCompressible(file.type) ? storage.read(`${key}.${ending}`) : undefined)
  const [plain, br, gzip] = await Promise.all([storage.read(key), sibling('br'), sibling('gz')])
  return plain && prepareResource({ ...common, body: plain.bytes, br: br?.bytes, gzip: gzip?.bytes })
}

/** Which releases list a file; looks again when it is asked for one that it does not know. */
function createIndex({ store, live, log }: Pick<ReleaseFilesOptions, 'store' | 'live' | 'log'>) {
  const releases = new Map<string, Release>()
  const files = new Map<string, ReleaseFile>()
  const refused = new Map<string, { readonly reason: string; readonly at: number }>()
  const share = createSingleFlights<void>()
  let searchedAt = Number.NEGATIVE_INFINITY

  const read = async (program: ProgramName, id: string): Promise<void> => {
    try {
      const release = await store.readRelease(program, id)
      for (const [name, file] of Object.entries(release.files))
        if (!file.type.startsWith('text/html')) files.set(`${program}/${name}`, file)
      const pin = pinFile(release)
      if (pin) files.set(`${program}/${pinFileName(id)}`, describePin(pin))
      releases.set(id, release)
      refused.delete(id)
    } catch (error) {
      if (error instanceof StorageError) throw error
      const { message: reason } = error as Error
      if (refused.get(id)?.reason !== reason) log(reason)
      refused.set(id, { reason, at: performance.now() })
    }
  }

  /** What was refused is tried again: it may be published, or mended, by then. */
  const add = async (program: ProgramName, id: string): Promise<void> => {
    if (!releases.has(id) && !isRecent(refused.get(id)?.at)) await share(`${program} ${id}`, () => read(program, id))
  }

  /** What visitors get is asked for most, and is little; all that is kept may be much. */
  const addLive = async (): Promise<void> => {
    await Promise.all((await live()).map(({ program, release }) => add(program, release)))
  }

  const addAll = async (): Promise<void> => {
    for (const program of await storedPrograms(store.storage))
      await Promise.all((await releaseIds(store.storage, program)).map(id => add(program, id)))
    searchedAt = performance.now()
  }

  const known = async <T>(look: () => T | undefined): Promise<T | undefined> => {
    const before = look()
    if (before) return before
    await addLive()
    const found = look()
    if (found || isRecent(searchedAt)) return found
    await share('all', addAll)
    return look()
  }

  return {
    file: (program: ProgramName, name: string) => known(() => files.get(`${program}/${name}`)),
    release: (id: string) => known(() => releases.get(id)),
  }
}

const isRecent = (at = Number.NEGATIVE_INFINITY): boolean => performance.now() - at < searchEvery

const describePin = (pin: Uint8Array): ReleaseFile => ({
  bytes: pin.length,
  integrity: `sha256-${createHash('sha256').update(pin).digest('base64')}`,
  type: 'application/json; charset=utf-8',
})
