import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { interceptFileCalls } from '../../test-support/file-calls.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { processId, withFileLock } from './file-lock.ts'

/** No process has such a number: the largest that Linux gives is 4,194,304. */
const nobody = 4_999_999

let folder: string
let lock: string
let holders = 0
const own = (): string => join(folder, `own-${holders++}`)
const old = new Date(Date.now() - 60_000)

beforeEach(async () => {
  folder = await temporaryFolder()
  lock = join(folder, 'lock')
})

test('one works at a time, and nothing is left', async () => {
  let working = 0
  const work = async (): Promise<void> => {
    expect(++working).toBe(1)
    await delay(2)
    working--
  }
  await Promise.all(Array.from({ length: 8 }, () => withFileLock(lock, own(), work)))
  expect(await readdir(folder)).toEqual([])
})

test('work that fails gives the lock back', async () => {
  await expect(withFileLock(lock, own(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['a process that has ended', () => `${nobody}@${hostname()}`, false],
  ['a process that has ended, as older versions wrote it', () => `${nobody}`, false],
  ['a process of this number that ran before', () => processId(), true],
  ['a process of another machine, a while ago', () => `${nobody}@elsewhere`, true],
  ['nobody can say whom, a while ago', () => '', true],
])('a lock left by %s is taken over', async (_whom, mark, isOld) => {
  await writeFile(lock, mark())
  if (isOld) await utimes(lock, old, old)
  expect(await withFileLock(lock, own(), async () => 'done')).toBe('done')
  expect(await readdir(folder)).toEqual([])
})

test('of many who find a lock that was left, one takes it over at a time, however slow the disk is', { timeout: 20_000 }, async () => {
  onTestFinished(interceptFileCalls(() => delay(Math.random() * 4)))
  let working = 0
  let most = 0
  const work = async (): Promise<void> => {
    most = Math.max(most, ++working)
    await delay(6)
    working--
  }
  for (let round = 0; round < 20; round++) {
    await writeFile(lock, `${nobody}@${hostname()}`)
    await Promise.all(Array.from({ length: 6 }, () => withFileLock(lock, own(), work)))
  }
  expect(most).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['this process', () => processId()],
  ['another machine', () => `${nobody}@elsewhere`],
])('a lock that %s has just taken is waited for', async (_whom, mark) => {
  await writeFile(lock, mark())
  let held = true
  const later = withFileLock(lock, own(), async () => held)
  await delay(100)
  held = false
  await rm(lock)
  expect(await later).toBe(false)
})

test('a holder who lost the lock while stopped leaves the one of the next', async () => {
  await withFileLock(lock, own(), async () => {
    await rm(lock)
    await writeFile(lock, 'another')
  })
  expect(await readFile(lock, 'utf8')).toBe('another')
})

test('whoever waits and works for long is known to be alive', { timeout: 15_000 }, async () => {
  const mine = own()
  await withFileLock(lock, mine, async () => {
    await utimes(lock, old, old)
    await expect.poll(async () => (await stat(lock)).mtimeMs, { timeout: 10_000 }).toBeGreaterThan(Date.now() - 30_000)
  })
})
