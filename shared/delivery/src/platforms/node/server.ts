/** The site on a port of this machine, served by Node. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { type AccessLog, createAccessLog, type MeasureRequest } from '../../http/access-log.ts'
import { type Platform, plainAnswer, responseOf } from '../../http/responses.ts'
import { type AppOptions, createDelivery, type Delivery } from '../../site/app.ts'
import { directListener, type Listener } from './node-listener.ts'

export type ListenOptions = {
  /** 0 takes any that is free. */
  port: number
  /** Which of the machine's addresses answer; all when absent. */
  host?: string | undefined
  writeAccess?: ((lines: string) => void) | undefined
  measure?: MeasureRequest
  setting?: 'PORT' | 'ADMIN_PORT'
  log: AppOptions['log']
  /** Milliseconds that a request may take to arrive whole. */
  requestTimeout?: number
}

export type ServerOptions = AppOptions & ListenOptions

export type RunningServer = {
  readonly address: string
  /** Takes no more requests, finishes those it has, and ends. @param timeoutMs milliseconds after which open connections are cut */
  stop(timeoutMs?: number): Promise<void>
}

/** Milliseconds. Proxies keep connections for 60 s: closing earlier than they do would lose requests. */
const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 30_000 }

/** The site, Node's own answers before Hono's. @throws {Error} in words for whoever runs it, when the port is taken or not allowed. */
export async function startServer(options: ServerOptions): Promise<RunningServer & Pick<Delivery, 'health'>> {
  const { app, frontDoor, health } = createDelivery(options)
  const answer = directListener({ frontDoor, otherwise: fetchListener(app, options.log), trustProxy: options.trustProxy })
  return { ...(await listenWith(answer, options)), health }
}

/** @throws {Error} in words for whoever runs the site, when the port is taken or not allowed. */
export async function listenWith(answer: Listener, options: ListenOptions): Promise<RunningServer> {
  const { host, writeAccess, requestTimeout = timeouts.requestTimeout } = options
  const access = writeAccess && createAccessLog(writeAccess, options.measure)
  const server = createServer({ ...timeouts, requestTimeout }, (request, response) => {
    access?.record(request, response)
    if (!server.listening) response.setHeader('connection', 'close')
    answer(request, response)
  })
  await listen(server, options)
  const { port } = server.address() as AddressInfo
  return { address: `http://${nameOf(host)}:${port}`, stop: timeoutMs => stop(server, access, timeoutMs) }
}

export function fetchListener({ fetch }: Pick<Hono<Platform>, 'fetch'>, log: AppOptions['log']): Listener {
  const listener = getRequestListener(fetch, { hostname: 'localhost', errorHandler: error => refuse(error, log) })
  return (request, response) => void listener(request, response)
}

/** Addresses that cannot even be read, such as one with a backslash, do not reach the application. */
function refuse(error: unknown, log: AppOptions['log']): Promise<Response> {
  const malformed = (error as Error)?.name === 'RequestError'
  if (!malformed) log((error as Error)?.message ?? String(error))
  const answer = malformed
    ? plainAnswer(false, 400, 'The address is malformed.')
    : plainAnswer(false, 500, 'Something went wrong here. Please try again.')
  return responseOf(answer)
}

function nameOf(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** @throws {Error} in words for whoever runs it, when the port is taken or not allowed. */
export async function listen(server: Server, { port, host, setting = 'PORT', log }: ListenOptions): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch(error => {
    throw new Error(reasonOf(error, port, setting), { cause: error })
  })
  server.on('error', error => log(`The server goes on: ${error.message}`))
}

function reasonOf({ code, message }: NodeJS.ErrnoException, port: number, setting: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop the program that uses it, or give ${setting} another number`
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this program has. Choose one above 1023: ${setting}=${setting === 'PORT' ? 4170 : 4171}`
  return `The server cannot listen on port ${port}: ${message}`
}

async function stop(server: Server, access: AccessLog | undefined, timeoutMs = 10_000): Promise<void> {
  // A connection that falls idle after its last answer would be kept open for the next one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await new Promise<void>(resolve => {
    server.close(() => resolve())
  })
  clearTimeout(cut)
  clearInterval(sweep)
  access?.flush()
}
