/**
 * One line of JSON a request: when, what, how it went. Nothing that tells who asked: no address, no query, no agent.
 * `bytes` counts what left, with headers; `aborted` is there when the visitor left before the end, `ahead` when a browser
 * asked before the visitor did: it may never be seen, and is no visit.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Milliseconds that lines are gathered before they are written together. */
const gatherFor = 100
const longestPath = 512

export type AccessLog = {
  /** To be called when a request has arrived. */
  record(request: IncomingMessage, response: ServerResponse): void
  /** Hands on what was gathered. */
  flush(): void
}

/** @param write takes one or more whole lines */
export function createAccessLog(write: (lines: string) => void): AccessLog {
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
    record(request, response) {
      const started = performance.now()
      const { socket } = request
      const sentBefore = socket.bytesWritten
      response.once('close', () => {
        const path = request.url?.split(/[?#]/, 1)[0]?.slice(0, longestPath)
        const ms = Math.round((performance.now() - started) * 10) / 10
        const ahead = request.headers['sec-purpose']?.includes('prefetch') ? ',"ahead":true' : ''
        // Written by hand: this runs for every request, and the path alone can hold what JSON must escape.
        lines += `{"time":"${new Date().toISOString()}","method":"${request.method}","path":${JSON.stringify(path)},"status":${response.statusCode},"bytes":${socket.bytesWritten - sentBefore},"ms":${ms}${response.writableFinished ? '' : ',"aborted":true'}${ahead}}\n`
        timer ??= setTimeout(flush, gatherFor)
      })
    },
  }
}
