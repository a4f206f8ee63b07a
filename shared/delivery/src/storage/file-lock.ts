/** A lock between processes of one machine: a file that only one of them can link into place. */
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isProcessGone, processId } from './process-liveness.ts'

/** Milliseconds without a sign of life, after which a lock counts as left by a process that died. */
const staleAfter = 10_000
/** Milliseconds between two signs of life. */
const beatEvery = 2_000
const timeoutMs = 15_000
const retryEvery = 15

/**
 * Runs `work` while holding the lock file at `path`.
 * @param own path of a new file in the same file system, which is this holder's alone
 * @throws {Error} when another process has held it for 15 s.
 */
export async function withFileLock<T>(path: string, own: string, work: () => Promise<T>): Promise<T> {
  let beat: NodeJS.Timeout | undefined
  try {
    await writeFile(own, processId())
    beat = setInterval(() => void utimes(own, new Date(), new Date()).catch(() => {}), beatEvery).unref()
    await acquire(path, own)
    try {
      return await work()
    } finally {
      await release(path, own)
    }
  } finally {
    clearInterval(beat)
    await rm(own, { force: true })
  }
}

async function acquire(path: string, own: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await linked(own, path))) {
    if (Date.now() > deadline) throw new Error(`${basename(path)} has been held by another process for ${timeoutMs / 1000} s: try again`)
    if (await isStale(path)) await breakLock(path, `${own}.stale`)
    else await delay(retryEvery)
  }
}

/** Whoever was stopped for long may find that his lock was broken, and that the one that is there is another's. */
async function release(path: string, own: string): Promise<void> {
  const [there, mine] = await Promise.all([path, own].map(each => stat(each, { bigint: true }).catch(() => undefined)))
  if (there && there.ino === mine?.ino) await rm(path, { force: true })
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
    return Date.now() - mtimeMs > staleAfter || isProcessGone(holder, mtimeMs) === true
  } catch {
    return false // it was released meanwhile
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
