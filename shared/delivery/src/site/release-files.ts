/** The files of all releases in the store, old ones too: a document made of them may still be open somewhere. */
import { LRUCache } from 'lru-cache'
import type { ProgramFile } from '../compose/composition.ts'
import { prepareResource, type Resource } from '../http/resource.ts'
import { createResourceCache } from '../http/resource-cache.ts'
import { inertPolicy } from '../http/security-headers.ts'
import { isProgramName, type ProgramName, type ReleaseFile } from '../release/release.ts'
import { isCompressible } from '../store/compression.ts'
import { fileKey } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Log } from './live-site.ts'
import { createReleaseIndex, type ReleaseIndexOptions } from './release-index.ts'

/** Files up to this size are kept in memory, larger ones are streamed. In bytes. */
const maxSizeInMemory = 512 * 1024
/** All files together that are kept. In bytes. */
const defaultMemory = 96 * 1024 * 1024
/** Missing files that the log has named: each is named once. */
const maxReported = 1000

const forever = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

type Found = Resource | undefined | Promise<Resource | undefined>

export type ReleaseFiles = {
  /** A file at its own address, `/_/<program>/<name>`; at hand at once while it is in memory. Undefined when there is none, and for markup. */
  immutable(program: string, name: string): Found
  /** The file behind a fixed public path of the release `id`, whichever program's it is. */
  ofRelease(id: string, publicPath: string): Promise<Resource | undefined>
  /** A file at a fixed public path, whose content changes with the stable release. */
  revalidated(file: ProgramFile): Found
}

export type ReleaseFilesOptions = ReleaseIndexOptions & {
  log: Log
  /** Bytes of files that are kept. */
  memory?: number | undefined
}

/** Its members throw a StorageError, by rejecting, when the store cannot be read. */
export function createReleaseFiles({ store, live, log, memory = defaultMemory }: ReleaseFilesOptions): ReleaseFiles {
  const index = createReleaseIndex({ store, live, log })
  const cache = createResourceCache<Resource | undefined>(memory)
  const reported = new LRUCache<string, true>({ max: maxReported })

  const load = async (program: ProgramName, name: string, cacheControl: string): Promise<Resource | undefined> => {
    const file = await index.file(program, name)
    if (!file) return undefined
    const resource = await resourceOf(store, { key: fileKey(program, name), file, cacheControl })
    const missing = `${program}: ${name} is listed in a release and missing from the store`
    if (!resource && !reported.has(missing)) log(missing)
    if (!resource) reported.set(missing, true)
    return resource
  }

  const find = (program: string, name: string, cacheControl: string): Found =>
    cache(`${cacheControl}/${program}/${name}`, async () => (isProgramName(program) ? load(program, name, cacheControl) : undefined))

  return {
    immutable: (program, name) => find(program, name, forever),
    revalidated: ({ program, name }) => find(program, name, revalidated),
    ofRelease: async (id, publicPath) => {
      const release = await index.release(id)
      const name = release && Object.hasOwn(release.public, publicPath) ? release.public[publicPath] : undefined
      return release && name ? find(release.name, name, forever) : undefined
    },
  }
}

type Wanted = { key: string; file: ReleaseFile; cacheControl: string }

async function resourceOf({ storage }: ReleaseStore, { key, file, cacheControl }: Wanted): Promise<Resource | undefined> {
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
  return plain && prepareResource({ ...common, body: plain.bytes, br: br?.bytes, gzip: gzip?.bytes })
}
