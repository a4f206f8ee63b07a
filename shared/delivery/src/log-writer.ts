import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

export type LogWriter = {
  write(lines: string): void
  /** Resolves when what was written has left the process. */
  close(): Promise<void>
}

/**
 * Appends to a file, or to the standard output. A log that cannot be written stops itself, never the site.
 * @param file absolute path; its folder is made
 * @param report gets one sentence when the log had to stop
 */
export function createLogWriter(file: string | undefined, report: (message: string) => void): LogWriter {
  if (!file) return { write: lines => process.stdout.write(lines), close: async () => {} }
  let failed = false
  const fail = (error: Error): void => {
    if (!failed) report(`The access log stops: ${error.message}`)
    failed = true
  }
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    fail(error as Error)
  }
  const stream = createWriteStream(file, { flags: 'a' }).on('error', fail)
  return {
    write: lines => {
      if (!failed) stream.write(lines)
    },
    close: () => new Promise(resolve => (failed ? resolve() : stream.end(resolve))),
  }
}
