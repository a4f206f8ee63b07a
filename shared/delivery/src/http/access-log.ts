/**
 * One line of JSON a request, and nothing that tells who asked: no address, no query, no agent. `aborted`: the visitor left
 * before the end; `ahead`: a browser asked before the visitor did, so it may never be seen.
 */
import { appendFile, mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname } from 'node:path'
import { decodedPath } from '@site/kit/contract/pin'
import { diskFault } from '../storage/durable-file.ts'
import { endsWithin } from '../storage/single-flight.ts'

/** Lines are written together after so many milliseconds, or when they have so many characters. */
const writeEveryMs = 100
const maxGathered = 64 * 1024
const maxPathLength = 512
/** As nginx has it: no answer was begun. */
const leftBeforeAnswer = 499
/** The signature of a preview's token: whoever has it sees the preview. */
const signature = /\.[\w-]{43}(?![\w-])/

export type AccessLog = ReturnType<typeof createAccessLog>

export type MeasureRequest = (method: string, path: string, status: number, seconds: number) => void

/** @param write takes one or more whole lines, each with its line break */
export function createAccessLog(write: (lines: string) => void, measure?: MeasureRequest) {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (lines) write(lines)
    lines = ''
  }
  return {
    flush,
    record(request: IncomingMessage, response: ServerResponse): void {
      const started = performance.now()
      const { socket, method = '' } = request
      const sentBefore = socket.bytesWritten
      response.on('close', () => {
        const ms = Math.round((performance.now() - started) * 10) / 10
        const path = pathOf(request.url).slice(0, maxPathLength)
        const status = response.headersSent ? response.statusCode : leftBeforeAnswer
        const ahead = request.headers['sec-purpose']?.includes('prefetch') ? ',"ahead":true' : ''
        // Written by hand: this runs for every request, and the path alone can hold what JSON must escape.
        lines += `{"time":"${new Date().toISOString()}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"bytes":${socket.bytesWritten - sentBefore},"ms":${ms}${response.writableFinished ? '' : ',"aborted":true'}${ahead}}\n`
        measure?.(method, path, status, ms / 1000)
        if (lines.length > maxGathered) flush()
        else timer ??= setTimeout(flush, writeEveryMs)
      })
    },
  }
}

/** A token's signature is hidden in whatever way the address is written. */
function pathOf(url = ''): string {
  const [path = ''] = /^[^?#]*/.exec(url) ?? []
  const plain = decodedPath(path) ?? path
  return signature.test(plain) ? plain.replace(signature, '.…') : path
}

/** Characters that wait for the disk. More would fill the memory while the disk hangs. */
const maxWaiting = 8 * 1024 * 1024
const closeTimeoutMs = 5_000

/**
 * Appends to a file, or to the standard output. A log that cannot be written loses lines and never stops the site.
 * @param report gets one sentence when the log had to stop, and one when it goes on
 * @returns `close` resolves when what was written has left the process, or the disk has not taken it for 5 s
 */
export function createLogWriter(file: string | undefined, report: (message: string) => void, name = 'The access log') {
  if (!file) return { write: async (lines: string): Promise<void> => void process.stdout.write(lines), close: async () => {} }
  let isStopped = false
  let waiting = ''
  let last: Promise<void> = Promise.resolve()

  const stop = (reason: string): void => {
    if (!isStopped) report(`${name} stops: ${file} is not written: ${reason}`)
    isStopped = true
  }
  const append = async (): Promise<void> => {
    const lines = waiting
    waiting = ''
    if (lines === '') return
    try {
      await mkdir(dirname(file), { recursive: true })
      // What was cut off by a full disk stays a line of its own.
      await appendFile(file, isStopped ? `\n${lines}` : lines)
      if (isStopped) report(`${name} goes on`)
      isStopped = false
    } catch (error) {
      stop(diskFault(error as NodeJS.ErrnoException))
    }
  }

  return {
    write: (lines: string): Promise<void> => {
      if (waiting.length + lines.length > maxWaiting) {
        stop('the disk does not answer')
        return last
      }
      waiting += lines
      last = last.then(append)
      return last
    },
    close: async () => void (await endsWithin(closeTimeoutMs, last)),
  }
}
