/** Storage in an R2 bucket of Cloudflare. Objects are read as they were last written, so conditions decide races. */
import pRetry from 'p-retry'
import { assertKey, type Storage, StorageError, type StoredInfo } from './storage.ts'

/** @param bucket holds the store's keys as they are @returns a storage whose methods throw a {@link StorageError} when R2 fails */
export function createR2Storage(bucket: Bucket): Storage {
  const asking = async <T>(key: string, failing: string, work: () => Promise<T>): Promise<T> => {
    assertKey(key)
    try {
      return await work()
    } catch (error) {
      throw failure(`${key} ${failing}`, error)
    }
  }

  const put = (key: string, bytes: Uint8Array, condition?: R2Condition): Promise<R2Object | null> =>
    asking(key, 'was not written', () => withRetries(() => bucket.put(key, bytes, condition && { onlyIf: condition })))

  return {
    stat: key => asking(key, 'cannot be read', async () => infoOf(await bucket.head(key))),
    read: key =>
      asking(key, 'cannot be read', async () => {
        const object = await bucket.get(key)
        return object ? { bytes: new Uint8Array(await object.arrayBuffer()), version: object.etag } : undefined
      }),
    stream: (key, from, to) =>
      asking(key, 'cannot be read', async () => {
        const object = await bucket.get(key, { range: { offset: from, length: to - from + 1 } })
        if (object && object.size <= to) throw new Error(`${key} ends before byte ${to}`)
        return object?.body
      }),
    list: folder => asking(folder, 'cannot be listed', () => listFolder(bucket, `${folder}/`)),
    write: async (key, bytes) => void (await put(key, bytes)),
    writeIf: async (key, bytes, version) =>
      (await put(key, bytes, version === undefined ? { etagDoesNotMatch: '*' } : { etagMatches: version })) !== null,
    delete: key => asking(key, 'was not deleted', () => withRetries(() => bucket.delete(key))),
  }
}

const infoOf = (object: R2Object | null): StoredInfo | undefined => (object ? { size: object.size, version: object.etag } : undefined)

/** A page holds at most 1,000 names. */
async function listFolder(bucket: Bucket, prefix: string): Promise<string[]> {
  const names: string[] = []
  let page: R2Listing | undefined
  do {
    page = await bucket.list({ prefix, delimiter: '/', ...(page?.cursor && { cursor: page.cursor }) })
    for (const { key } of page.objects) names.push(key.slice(prefix.length))
    for (const folder of page.delimitedPrefixes) names.push(folder.slice(prefix.length, -1))
  } while (page.truncated && page.cursor)
  return names.sort()
}

/** One of developers.cloudflare.com/r2/api/error-codes, at the end of the message. */
const codeOf = (error: unknown): string | undefined => /\((\d{5,6})\)\s*$/.exec((error as Error | undefined)?.message ?? '')?.[1]

/** Everything that comes from the bucket is the storage's failure, whether it has a number or not. */
function failure(what: string, error: unknown): StorageError {
  const code = codeOf(error)
  return new StorageError(`${what}: ${(error as Error).message}`, code ? `R2 ${code}` : 'R2', error)
}

/** Tries again what R2 has put off, which it then has not done: it takes one write a second of the same key. */
const withRetries = <T>(work: () => Promise<T>): Promise<T> =>
  pRetry(work, { retries: 3, minTimeout: 400, shouldRetry: ({ error }) => ['10043', '10058'].includes(codeOf(error) ?? '') })

export type R2Object = {
  readonly key: string
  readonly size: number
  /** The MD5 of the content: conditions know nothing else. */
  readonly etag: string
}

export type R2ObjectBody = R2Object & { readonly body: ReadableStream<Uint8Array<ArrayBuffer>>; arrayBuffer(): Promise<ArrayBuffer> }
export type R2Condition = { readonly etagMatches: string } | { readonly etagDoesNotMatch: string }

export type R2Listing = {
  readonly objects: readonly R2Object[]
  /** Folders, with their slash. */
  readonly delimitedPrefixes: readonly string[]
  readonly truncated: boolean
  readonly cursor?: string
}

/** What is used of a bucket, as developers.cloudflare.com/r2/api/workers/workers-api-reference has it. */
export type Bucket = {
  head(key: string): Promise<R2Object | null>
  get(key: string, options?: { range: { offset: number; length: number } }): Promise<R2ObjectBody | null>
  /** Resolves to null when the condition was not met. */
  put(key: string, value: Uint8Array, options?: { onlyIf: R2Condition }): Promise<R2Object | null>
  delete(key: string): Promise<void>
  list(options: { prefix: string; delimiter: string; cursor?: string }): Promise<R2Listing>
}
