/** A lock between processes of one machine: a file that only one of them can link into place. */
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** A write under the lock takes milliseconds: an older lock was left by a process that died. */
const staleAfter = 10_000
const patience = 15_000
const retryEvery = 15

let attempts = 0

/**
 * Runs `work` while holding the lock file at `path`.
 * @throws {Error} when another process has held it for 15 s.
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const own = `${path}.${process.pid}-${attempts++}`
  await writeFile(own, String(process.pid))
  try {
    await acquire(path, own)
    try {
      return await work()
    } finally {
      await rm(path, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

async function acquire(path: string, own: string): Promise<void> {
  const deadline = Date.now() + patience
  while (!(await linked(own, path))) {
    if (Date.now() > deadline) throw new Error(`${path} has been held by another process for ${patience / 1000} s: try again`)
    if (await isStale(path)) await breakLock(path, `${own}.stale`)
    else await delay(retryEvery)
  }
}

/** Linking fails when the target exists, so exactly one process succeeds. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return Date.now() - mtimeMs > staleAfter || !isRunning(Number(holder))
  } catch {
    return false // it was released meanwhile
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Takes a stale lock away; when another process broke it first and holds its own, that one is put back. */
async function breakLock(path: string, aside: string): Promise<void> {
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if (!(await isStale(aside))) await linked(aside, path)
  await rm(aside, { force: true })
}
