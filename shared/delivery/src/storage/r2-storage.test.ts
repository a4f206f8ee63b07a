import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Bucket, R2Listing } from './r2-storage.ts'
import { createR2Storage } from './r2-storage.ts'
import { StorageError } from './storage.ts'

const bytes = new TextEncoder().encode('x')
const object = { key: 'rollout.json', size: 1, etag: 'e1' }

const bucketOf = (parts: Partial<Bucket>): Bucket => ({
  head: async () => null,
  get: async () => null,
  put: async () => object,
  delete: async () => {},
  list: async () => ({ objects: [], delimitedPrefixes: [], truncated: false }),
  ...parts,
})

const failing = (message: string) => vi.fn(() => Promise.reject(new Error(message)))

test('a folder of several pages is listed whole', async () => {
  const pages: Record<string, R2Listing> = {
    first: { objects: [{ ...object, key: 'files/b' }], delimitedPrefixes: ['files/shell/'], truncated: true, cursor: 'second' },
    second: { objects: [{ ...object, key: 'files/a' }], delimitedPrefixes: [], truncated: false },
  }
  const list = vi.fn<Bucket['list']>(async ({ cursor = 'first' }) => pages[cursor] as R2Listing)
  expect(await createR2Storage(bucketOf({ list })).list('files')).toEqual(['a', 'b', 'shell'])
  expect(list.mock.calls).toEqual([[{ prefix: 'files/', delimiter: '/' }], [{ prefix: 'files/', delimiter: '/', cursor: 'second' }]])
})

describe('a bucket that fails', () => {
  const storage = createR2Storage(
    bucketOf({
      head: failing('head: We encountered an internal error. Please try again. (10001)'),
      get: failing('get: Not entitled (10042)'),
      list: failing('list: Something that has no number'),
      put: failing('put: Your account was suspended (10099)'),
    }),
  )
  const failureOf = async (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error)

  test('says so by name, in its own words', async () => {
    const failure = await failureOf(storage.stat('rollout.json'))
    expect(failure).toBeInstanceOf(StorageError)
    expect(failure).toMatchObject({
      message: 'rollout.json cannot be read: head: We encountered an internal error. Please try again. (10001)',
      code: 'R2 10001',
    })
    expect(await failureOf(storage.read('a'))).toMatchObject({ message: 'a cannot be read: get: Not entitled (10042)' })
    expect(await failureOf(storage.stream('a', 0, 1))).toBeInstanceOf(StorageError)
  })

  test('has a code where it gives one', async () => {
    expect(await failureOf(storage.list('files'))).toMatchObject({
      message: 'files cannot be listed: list: Something that has no number',
      code: 'R2',
    })
    expect(await failureOf(storage.writeIf('a', bytes, undefined))).toMatchObject({ code: 'R2 10099' })
  })
})

describe('a write that R2 puts off', () => {
  const busy = new Error('put: Reduce your concurrent request rate for the same object. (10058)')
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is tried again', async () => {
    const put = vi.fn<Bucket['put']>().mockRejectedValueOnce(busy).mockRejectedValueOnce(busy).mockResolvedValue(object)
    const written = createR2Storage(bucketOf({ put })).writeIf('rollout.json', bytes, 'e0')
    await vi.runAllTimersAsync()
    expect(await written).toBe(true)
    expect(put.mock.calls).toEqual(Array(3).fill(['rollout.json', bytes, { onlyIf: { etagMatches: 'e0' } }]))
  })

  test('again and again fails in the end', async () => {
    const put = vi.fn<Bucket['put']>().mockRejectedValue(busy)
    const written = createR2Storage(bucketOf({ put })).write('guard.json', bytes)
    const failed = expect(written).rejects.toThrow('guard.json was not written: put: Reduce your concurrent request rate')
    await vi.runAllTimersAsync()
    await failed
    expect(put).toHaveBeenCalledTimes(4)
  })
})
