/** A lock between processes of one machine: a file that only one of them can link into place. */
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Without a sign of life for so long, a lock counts as left by a process that died. */
const staleAfterMs = 10_000
const heartbeatMs = 2_000
const timeoutMs = 15_000
const retryAfterMs = 15

/** @param own path of a new file beside `path`, this holder's alone @throws {Error} when another process has held the lock for 15 s. */
export async function withFileLock<T>(path: string, own: string, work: () => Promise<T>): Promise<T> {
  let heartbeat: NodeJS.Timeout | undefined
  try {
    await writeFile(own, processId())
    heartbeat = setInterval(() => void utimes(own, new Date(), new Date()).catch(() => {}), heartbeatMs).unref()
    await acquire(path, own)
    try {
      return await work()
    } finally {
      await release(path, own)
    }
  } finally {
    clearInterval(heartbeat)
    await rm(own, { force: true })
  }
}

async function acquire(path: string, own: string): Promise<void> {
  const deadline = Date.now() + timeoutMs
  while (!(await linked(own, path))) {
    if (Date.now() > deadline) throw new Error(`${basename(path)} has been held by another process for ${timeoutMs / 1000} s: try again`)
    if (await isStale(path)) await breakLock(path, own)
    else await delay(retryAfterMs)
  }
}

/** A process that was stopped for long may have lost its lock: then the one that is there is another's, and stays. */
async function release(path: string, own: string): Promise<void> {
  const [there, mine] = await Promise.all([path, own].map(each => stat(each, { bigint: true }).catch(() => undefined)))
  if (there && there.ino === mine?.ino) await rm(path, { force: true })
}

/** Linking fails when the target exists, so exactly one process succeeds. */
async function linked(from: string, to: string): Promise<boolean> {
  const fault = await link(from, to).catch((error: NodeJS.ErrnoException) => error)
  if (fault && fault.code !== 'EEXIST') throw fault
  return !fault
}

async function isStale(path: string): Promise<boolean> {
  try {
    const [holder, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)])
    return Date.now() - mtimeMs > staleAfterMs || isProcessGone(holder, mtimeMs) === true
  } catch {
    return false // it was released meanwhile
  }
}

/** Removes a stale lock. One process at a time, which looks again: another may have done it first, and hold its own by now. */
const breakLock = (path: string, own: string): Promise<void> =>
  withFileLock(`${path}.break`, `${own}.break`, async () => {
    if (await isStale(path)) await rm(path, { force: true })
  })

/** Milliseconds by which a file system's clock may differ from this process's. */
const clockSlack = 2_000

/** Tells the files of this process from those that a killed one left behind; its number counts on this machine alone. */
export const processId = (): string => `${process.pid}@${hostname()}`

/** @param writtenAt when the process was surely running, ms since 1970 @returns undefined where it cannot be known: of another machine */
export function isProcessGone(mark: string, writtenAt: number): boolean | undefined {
  const [, pid, host = hostname()] = /^([1-9]\d*)(?:@(.+))?$/.exec(mark) ?? []
  if (!pid || host !== hostname()) return undefined
  // In a container that is started anew, the next process has the number of the last.
  if (Number(pid) === process.pid) return writtenAt < Date.now() - process.uptime() * 1000 - clockSlack
  return !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
