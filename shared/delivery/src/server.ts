/** The site on a port of this machine, served by Node. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type AccessLog, createAccessLog } from './access-log.ts'
import { type AppOptions, createApp } from './app.ts'
import { inertPolicy, securityHeaders } from './security-headers.ts'

export type ServerOptions = AppOptions & {
  /** 0 takes any that is free. */
  port: number
  /** Which of the machine's addresses answer; all when absent. */
  host?: string | undefined
  /** Takes lines of the access log. */
  writeAccess?: (lines: string) => void
}

export type RunningServer = {
  readonly address: string
  /**
   * Takes no more requests, finishes those it has, and ends.
   * @param patience milliseconds after which open connections are cut
   */
  stop(patience?: number): Promise<void>
}

/** Milliseconds. Proxies keep connections for 60 s: closing earlier than they do would lose requests. */
const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 30_000 }

/** @throws {Error} in words for whoever runs the site, when the port is taken or not allowed. */
export async function startServer({ port, host, writeAccess, ...options }: ServerOptions): Promise<RunningServer> {
  const app = createApp(options)
  const answer = getRequestListener(app.fetch, { errorHandler: error => refuse(error, options.log) })
  const access = writeAccess && createAccessLog(writeAccess)
  const server = createServer(timeouts, (request, response) => {
    access?.record(request, response)
    if (!server.listening) response.setHeader('connection', 'close')
    void answer(request, response)
  })
  await listen(server, port, host)
  const { port: actual } = server.address() as AddressInfo
  return {
    address: `http://${host && host !== '0.0.0.0' ? host : 'localhost'}:${actual}`,
    stop: patience => stop(server, access, patience),
  }
}

/** Addresses that cannot even be read, such as one with a backslash, do not reach the application. */
function refuse(error: unknown, log: AppOptions['log']): Response {
  const malformed = (error as Error)?.name === 'RequestError'
  if (!malformed) log((error as Error)?.message ?? String(error))
  return new Response(malformed ? 'The address is malformed.\n' : 'Something went wrong here. Please try again.\n', {
    status: malformed ? 400 : 500,
    headers: { ...securityHeaders, ...inertPolicy, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, port), { cause: error })))
    server.listen(port, host, resolve)
  })
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1}`
  if (code === 'EACCES') return `Port ${port} needs more rights than this program has. Choose one above 1023: PORT=4170`
  return `The server cannot listen on port ${port}: ${message}`
}

async function stop(server: Server, access: AccessLog | undefined, patience = 10_000): Promise<void> {
  // A connection that falls idle after its last answer would be kept open for the next one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await new Promise<void>(resolve => {
    server.close(() => resolve())
  })
  clearTimeout(cut)
  clearInterval(sweep)
  access?.flush()
}
