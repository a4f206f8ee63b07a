/** Appends lines of a log to a file. */
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { dirname } from 'node:path'
import { diskFault } from '../storage/fs-error-message.ts'
import { endsWithin } from '../storage/timeout.ts'

/** Milliseconds until a file that could not be written is tried again. */
const retryAfterMs = 10_000
/** Bytes that wait for the disk. More would fill the memory while the disk hangs. */
const maxWaitingBytes = 8 * 1024 * 1024
/** Milliseconds that the end waits for the disk. */
const closeTimeoutMs = 5_000

export type LogWriter = {
  write(lines: string): void
  /** Resolves when what was written has left the process, or the disk does not take it. */
  close(): Promise<void>
}

/**
 * Appends to a file, or to the standard output. A log that cannot be written stops itself, never the site, and goes on when
 * it can be written again.
 * @param file absolute path; its folder is made
 * @param report gets one sentence when the log had to stop, and one when it goes on
 */
export function createLogWriter(file: string | undefined, report: (message: string) => void): LogWriter {
  if (!file) return { write: lines => process.stdout.write(lines), close: async () => {} }
  let stream: WriteStream | undefined
  let stopped = false
  let triedAt = Number.NEGATIVE_INFINITY

  const stop = (reason: string): void => {
    if (!stopped) report(`The access log stops: ${file} is not written: ${reason}`)
    stopped = true
  }
  const resume = (error?: Error | null): void => {
    if (error) return
    if (stopped) report('The access log goes on')
    stopped = false
  }
  const open = (): WriteStream | undefined => {
    triedAt = performance.now()
    try {
      mkdirSync(dirname(file), { recursive: true })
    } catch (error) {
      stop(diskFault(error as NodeJS.ErrnoException))
      return undefined
    }
    return createWriteStream(file, { flags: 'a' }).on('error', error => {
      stop(diskFault(error))
      stream = undefined
    })
  }

  stream = open()
  return {
    write: lines => {
      if (!stream && performance.now() - triedAt > retryAfterMs) stream = open()
      if (stream && stream.writableLength > maxWaitingBytes) return stop('the disk does not answer')
      stream?.write(lines, resume)
    },
    close: async () => {
      const last = stream
      if (last) await endsWithin(closeTimeoutMs, new Promise<void>(resolve => last.end(resolve)))
    },
  }
}
