import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, Server } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Hono } from 'hono'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type TinySite, tinyIdentity, tinySection, tinyShell, tinySite } from '../../../test-support/tiny-releases.ts'
import type { Platform } from '../../http/responses.ts'
import { type RunningServer, type ServerOptions, startServer } from './server.ts'

const film = new Uint8Array(4 * 1024 * 1024)

let site: TinySite

beforeAll(async () => {
  site = await tinySite([
    await tinyShell(),
    await tinySection({ pages: { '/': 'home', '/faq': '<h1>Questions</h1>' }, open: { '/film.mp4': film } }),
  ])
})

async function start(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer({ port: 0, host: '127.0.0.1', store: site.store, identity: tinyIdentity, log: vi.fn(), ...options })
  onTestFinished(() => server.stop(0))
  return server
}

/** Sends bytes as they are, which no HTTP client would. */
function raw(address: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`

test('serves pages, and films in parts, over a socket', async () => {
  const { address } = await start()
  const page = await fetch(`${address}/faq`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(page.headers.get('content-encoding')).toBe('br')
  expect(await page.text()).toContain('<h1>Questions</h1>')
  expect((await (await fetch(`${address}/film.mp4`)).arrayBuffer()).byteLength).toBe(film.length)
  const part = await fetch(`${address}/film.mp4`, { headers: { range: 'bytes=1000000-1999999' } })
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1_000_000])
  const head = await fetch(`${address}/film.mp4`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(film.length))
})

test.each([
  ['a traversal', '/../../../etc/passwd'],
  ['an encoded traversal', '/_/shell/%2e%2e/%2e%2e/rollout.json'],
  ['a backslash', '/..\\..\\windows'],
  ['NUL', '/%00'],
  ['bad encoding', '/%'],
])('%s, sent as no browser would: 400 with security headers, nothing leaked', async (_what, path) => {
  const { address } = await start()
  const answer = await raw(address, get(path))
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect(answer).not.toContain(site.folder)
})

test.each([
  ['8 kB of address', get(`/${'a'.repeat(9000)}`), 414],
  ['more than Node takes', get(`/${'a'.repeat(20_000)}`), 431],
  ['another method', 'DELETE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 405],
  ['TRACE', 'TRACE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 405],
  ['OPTIONS of all', 'OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
  ['an absolute address', get('http://localhost/faq'), 200],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
])('%s: %#', async (_what, request, status) => {
  const { address } = await start()
  expect(await raw(address, request)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test('a taken port is said in one sentence', async () => {
  const { address } = await start()
  const port = Number(new URL(address).port)
  await expect(start({ port })).rejects.toThrow(`Port ${port} is taken. Stop the program that uses it, or give PORT another number`)
})

test('errors of a server that listens are said, and the site goes on', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen')
  const log = vi.fn()
  const { address } = await start({ log })
  const server = listening.mock.contexts.at(-1) as Server
  listening.mockRestore()
  for (const _time of [1, 2]) server.emit('error', new Error('accept EMFILE'))
  expect(log.mock.calls).toEqual([['The server goes on: accept EMFILE'], ['The server goes on: accept EMFILE']])
  expect((await fetch(`${address}/faq`)).status).toBe(200)
})

test('a stop finishes the request that is open and takes no other', async () => {
  let finish: () => void = () => {}
  const booking = new Hono<Platform>().post('/booking', async c => {
    await new Promise<void>(resolve => {
      finish = resolve
    })
    return c.text('kept')
  })
  const server = await start({ booking })
  await (await fetch(`${server.address}/faq`)).text() // its connection stays open, idle
  const open = fetch(`${server.address}/booking`, { method: 'POST' })
  await delay(100)
  const stopped = server.stop()
  await delay(50)
  await expect(fetch(`${server.address}/faq`)).rejects.toThrow()
  finish()
  expect(await (await open).text()).toBe('kept')
  const before = performance.now()
  await stopped
  expect(performance.now() - before).toBeLessThan(1000)
})

test('a stop waits for a film that is being read, and no longer than it is told', async () => {
  const server = await start()
  const response = await new Promise<IncomingMessage>(resolve => httpRequest(`${server.address}/film.mp4`, resolve).end())
  const before = performance.now()
  await server.stop(300) // nobody reads the film
  expect(performance.now() - before).toBeGreaterThan(250)
  expect(performance.now() - before).toBeLessThan(1500)
  response.destroy()
})

test('a visitor who leaves in the middle of a film does no harm', async () => {
  const log = vi.fn()
  const server = await start({ log })
  for (let visit = 0; visit < 5; visit++) {
    const leaving = new AbortController()
    const response = await fetch(`${server.address}/film.mp4`, { signal: leaving.signal })
    await response.body?.getReader().read()
    leaving.abort()
  }
  expect((await fetch(`${server.address}/faq`)).status).toBe(200)
  expect(log).not.toHaveBeenCalled()
})

test('a rollback under load drops no request', async () => {
  const other = await tinySite([await tinyShell(), await tinySection(), await tinySection({ mark: '2' })])
  const server = await start({ store: other.store })
  const statuses: number[] = []
  const markOf = async (): Promise<string | undefined> => {
    const response = await fetch(server.address)
    statuses.push(response.status)
    return /entry(\d*)\.js/.exec(await response.text())?.[1]
  }
  expect(await markOf()).toBe('2')
  await other.store.rollback('remote-home')
  const since = performance.now()
  while ((await markOf()) === '2') expect(performance.now() - since).toBeLessThan(1000)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('the access log has a line of JSON a request, without a query or anything of the visitor', async () => {
  const lines: string[] = []
  const server = await start({ writeAccess: text => lines.push(text) })
  await (await fetch(`${server.address}/faq?email=ada@example.org`, { headers: { 'user-agent': 'secret-agent' } })).text()
  await (await fetch(`${server.address}/nothing`, { method: 'HEAD' })).text()
  await server.stop()
  const entries = lines
    .join('')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(entries).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      method: 'GET',
      path: '/faq',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
    },
    expect.objectContaining({ method: 'HEAD', path: '/nothing', status: 404 }),
  ])
  expect(entries[0].bytes).toBeGreaterThan(500)
  expect(lines.join('')).not.toMatch(/ada@|secret|127\.0\.0\.1/)
})
