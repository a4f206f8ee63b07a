// @vitest-environment node
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { processId } from './file-lock.ts'
import { createFileStorage } from './file-storage.ts'
import { readSecret } from './signed-value.ts'
import { StorageError } from './storage.ts'

vi.mock('node:fs/promises', { spy: true })

const text = (bytes: Uint8Array | undefined): string | undefined => bytes && new TextDecoder().decode(bytes)
const bytes = (value: string): Uint8Array => new TextEncoder().encode(value)

test('what was written is read, with a version that changes with each write', async () => {
  const storage = createFileStorage(await temporaryFolder())
  await storage.write('files/shell/a.js', bytes('one'))
  const first = await storage.read('files/shell/a.js')
  await storage.write('files/shell/a.js', bytes('two'))
  const second = await storage.read('files/shell/a.js')
  expect([text(first?.bytes), text(second?.bytes)]).toEqual(['one', 'two'])
  expect(first?.version).not.toBe(second?.version)
  expect(await storage.stat('files/shell/a.js')).toEqual({ size: 3, version: second?.version })
})

test('what is not there is undefined, and lists nothing', async () => {
  const storage = createFileStorage(join(await temporaryFolder(), 'not-made-yet'))
  expect(await storage.stat('rollout.json')).toBeUndefined()
  expect(await storage.read('rollout.json')).toBeUndefined()
  expect(await storage.stream('rollout.json', 0, 1)).toBeUndefined()
  expect(await storage.list('releases/shell')).toEqual([])
})

test('the secret can be read by its own account alone', async () => {
  const folder = await temporaryFolder()
  await readSecret(createFileStorage(folder))
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('a part of a file can be streamed', async () => {
  const storage = createFileStorage(await temporaryFolder())
  await storage.write('film.mp4', bytes('0123456789'))
  expect(await new Response(await storage.stream('film.mp4', 2, 4)).text()).toBe('234')
})

test('no temporary file is left, and none is listed', async () => {
  const folder = await temporaryFolder()
  const storage = createFileStorage(folder)
  await storage.write('files/b', bytes('b'))
  await storage.writeIf('files/a', bytes('a'), undefined)
  expect(await storage.list('files')).toEqual(['a', 'b'])
  expect(await readdir(join(folder, '.tmp'))).toEqual([])
  expect(await readdir(join(folder, 'files'))).toEqual(['a', 'b'])
})

test('temporary files of processes that have ended are cleared away by the next that writes, others are left', async () => {
  const folder = await temporaryFolder()
  const put = async (mark: string, hours: number): Promise<string> => {
    const name = `${mark}.${randomUUID()}`
    const then = new Date(Date.now() - hours * 3_600_000)
    await writeFile(join(folder, '.tmp', name), 'half')
    await utimes(join(folder, '.tmp', name), then, then)
    return name
  }
  await mkdir(join(folder, '.tmp'))
  const kept = [await put(processId(), 0), await put('4999999@elsewhere', 0.5)]
  for (const [mark, hours] of [
    [`4999999@${hostname()}`, 0],
    [processId(), 2],
    ['4999999@elsewhere', 2],
    ['', 2],
  ] as const)
    await put(mark, hours)
  await createFileStorage(folder).write('files/a', bytes('a'))
  expect((await readdir(join(folder, '.tmp'))).sort()).toEqual(kept.sort())
})

test('of writers at the same moment, one succeeds for each version', async () => {
  const folder = await temporaryFolder()
  const writers = Array.from({ length: 12 }, () => createFileStorage(folder))
  const results = await Promise.all(writers.map((storage, index) => storage.writeIf('rollout.json', bytes(`${index}`), undefined)))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('a lock left by a process that died is broken', async () => {
  const folder = await temporaryFolder()
  const storage = createFileStorage(folder)
  await writeFile(join(folder, '.rollout.json.lock'), '999999999')
  expect(await storage.writeIf('rollout.json', bytes('{}'), undefined)).toBe(true)
  await writeFile(join(folder, '.rollout.json.lock'), String(process.pid))
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(join(folder, '.rollout.json.lock'), longAgo, longAgo)
  expect(await storage.writeIf('rollout.json', bytes('{}'), undefined)).toBe(false)
})

test.each(['../outside', 'files/../../outside', '/etc/passwd', 'files//a', '.hidden', 'a\0b', 'a\\b', ''])(
  'the key %j is refused',
  async key => {
    const storage = createFileStorage(await temporaryFolder())
    await expect(storage.read(key)).rejects.toThrow('no storage key')
    await expect(storage.write(key, bytes('x'))).rejects.toThrow('no storage key')
  },
)

test('a disk that cannot be read says so by name and reason', async () => {
  const folder = await temporaryFolder()
  await symlink(join(folder, 'loop'), join(folder, 'loop'))
  const failure = await createFileStorage(folder)
    .read('loop')
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StorageError)
  expect(failure).toMatchObject({ message: 'loop cannot be read: open failed (ELOOP)', code: 'ELOOP' })
})

test('a full disk says so, and keeps what was there', async () => {
  const storage = createFileStorage(await temporaryFolder())
  await storage.write('rollout.json', bytes('good'))
  const openFile =
    vi.mocked(open).getMockImplementation() ?? (await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')).open
  vi.mocked(open).mockImplementationOnce(async (...where) => {
    const handle = await openFile(...where)
    handle.writeFile = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' }))
    return handle
  })
  await expect(storage.write('rollout.json', bytes('new'))).rejects.toThrow('rollout.json was not written: the disk is full (ENOSPC)')
  expect(text((await storage.read('rollout.json'))?.bytes)).toBe('good')
})
