/** Tells the files of processes that run from those that a killed one left behind. */
import { hostname } from 'node:os'

/** Milliseconds by which a file system's clock may differ from this process's. */
const clockSlack = 2_000

/** Names this process; its number counts on this machine alone. */
export const processId = (): string => `${process.pid}@${hostname()}`

/**
 * Whether the process that `mark` names has ended.
 * @param writtenAt when it was surely running, milliseconds since 1970
 * @returns undefined where that cannot be known, as of another machine
 */
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
