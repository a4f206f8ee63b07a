/** Which releases list a file. It reads them as they are asked for: what visitors get first, then all that are kept. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createRateLimit } from '../http/rate-limit.ts'
import type { ProgramName, Release, ReleaseFile } from '../release/release.ts'
import { createSingleFlight, createSingleFlights } from '../storage/single-flight.ts'
import { StorageError } from '../storage/storage.ts'
import { pinFile, pinFileName } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { liveReleases } from '../store/rollout.ts'
import { releaseIds, storedPrograms } from '../store/stored-releases.ts'
import type { Log } from './live-site.ts'

/** Milliseconds until a release that could not be read is tried again: it may be published, or mended, by then. */
const retryAfterMs = 250
/** Searches of the whole store. Each lists all programs, which an object store bills: unknown names must not cost more. */
const searches = { requests: 5, within: 10_000 }
/** Names that were searched for in vain, and the milliseconds until they may be searched for again. */
const misses = { max: 1000, ttl: 60_000, ttlResolution: 0 }

export type ReleaseIndexOptions = {
  store: ReleaseStore
  /** What visitors get now. */
  live: () => Promise<ReturnType<typeof liveReleases>>
  log: Log
}

export type ReleaseIndex = {
  /** What a release says of a file; undefined when none lists it, and for markup. */
  file(program: ProgramName, name: string): Promise<ReleaseFile | undefined>
  release(id: string): Promise<Release | undefined>
}

/** Its members throw a StorageError, by rejecting, when the store cannot be read; `log` gets why a release is left out. */
export function createReleaseIndex({ store, live, log }: ReleaseIndexOptions): ReleaseIndex {
  const releases = new Map<string, Release>()
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
      if (pin) files.set(`${program}/${pinFileName(id)}`, describePin(pin))
      releases.set(id, release)
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

  /** @returns whether it was allowed */
  const searchAll = createSingleFlight(async (): Promise<boolean> => {
    if (secondsToSearch('') !== undefined) return false
    for (const program of await storedPrograms(store.storage))
      await Promise.all((await releaseIds(store.storage, program)).map(id => add(program, id)))
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

  return {
    file: (program, name) => find(`${program}/${name}`, files),
    release: id => find(id, releases),
  }
}

const describePin = (pin: Uint8Array): ReleaseFile => ({
  bytes: pin.length,
  integrity: `sha256-${createHash('sha256').update(pin).digest('base64')}`,
  type: 'application/json; charset=utf-8',
})
