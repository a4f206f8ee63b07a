import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { release, type TinySite, tinyIdentity, tinySection, tinyShell, tinySite } from '../../../test-support/tiny-releases.ts'
import type { Answer } from '../../http/responses.ts'
import { readReleaseFolder } from '../../release/release-folder.ts'
import { createDelivery, type Delivery } from '../../site/app.ts'
import { readSecret } from '../../storage/signed-value.ts'
import { signPreview } from '../../store/preview.ts'
import { directListener, type Listener } from './node-listener.ts'
import { fetchListener } from './server.ts'

const clip = new TextEncoder().encode('0123456789')
const film = new Uint8Array(700 * 1024).fill(7)
const paper = JSON.stringify({ text: 'All human beings are born free and equal. '.repeat(30) })

const pages = { '/': '<h1>Home</h1>', '/faq': '<h1>Questions</h1>', '/whitepaper/A B': '<h1>Paper</h1>' }
const open = { '/data/paper.json': paper, '/assets/clip.mp4': clip, '/assets/film.mp4': film }

/** The two ways, with what each of them did. */
type Ways = { direct: string; viaFetch: string; handedOn: () => number; stamps: () => number; stop: () => void }

let site: TinySite
let ways: Ways
let newest: string
let preview: string

async function listen(listener: Listener): Promise<{ address: string; stop: () => void }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

async function startBoth(): Promise<Ways> {
  let stamps = 0
  let handedOn = 0
  const delivery: Delivery = createDelivery({
    store: site.store,
    identity: tinyIdentity,
    log: () => {},
    trustProxy: true,
    issueVisitNonce: ({ ahead, client }) => {
      stamps += 1
      return `visit;desc="${client} ${ahead}"`
    },
  })
  const otherwise = fetchListener(delivery.app, () => {})
  const counted: Listener = (request, response) => {
    handedOn += 1
    otherwise(request, response)
  }
  const [viaFetch, direct] = await Promise.all([
    listen(otherwise),
    listen(directListener({ frontDoor: delivery.frontDoor, otherwise: counted, trustProxy: true })),
  ])
  const stop = (): void => {
    viaFetch.stop()
    direct.stop()
  }
  return { direct: direct.address, viaFetch: viaFetch.address, handedOn: () => handedOn, stamps: () => stamps, stop }
}

beforeAll(async () => {
  site = await tinySite([await tinyShell({ open: { '/favicon.svg': '<svg/>' } }), await tinySection({ pages, open })])
  newest = (await release(site.store, await tinySection({ pages: { ...pages, '/new': '<h1>New</h1>' }, open, mark: 'b' }))).id
  preview = signPreview({ program: 'remote-home', release: newest, expires: 4_000_000_000 }, await readSecret(site.store.storage))
  ways = await startBoth()
})
afterAll(() => ways.stop())

type Asking = { line: string; headers?: Record<string, string> }

/** Everything that comes back, but for the time and the order of the headers. */
async function answerTo(address: string, { line, headers = {} }: Asking): Promise<{ head: string[]; body: string }> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`, 'latin1')
  const pieces: Buffer[] = []
  for await (const piece of socket) pieces.push(piece as Buffer)
  const text = Buffer.concat(pieces).toString('latin1')
  const end = text.indexOf('\r\n\r\n')
  const [status = '', ...rest] = text.slice(0, end).split('\r\n')
  const named = rest.filter(header => !/^date:/i.test(header)).map(header => header.replace(/^[^:]+/, name => name.toLowerCase()))
  return { head: [status, ...named.sort()], body: text.slice(end + 4) }
}

/** @returns the status, and whether it went the short way */
async function bothAnswer(asking: Asking): Promise<[status: number, short: boolean]> {
  const handedOn = ways.handedOn()
  const stamps = [ways.stamps()]
  const direct = await answerTo(ways.direct, asking)
  const short = ways.handedOn() === handedOn
  stamps.push(ways.stamps())
  expect(direct).toEqual(await answerTo(ways.viaFetch, asking))
  stamps.push(ways.stamps())
  const [first = 0, second = 0, last = 0] = stamps
  expect(second - first, 'documents counted').toBe(last - second)
  return [Number(direct.head[0]?.split(' ')[1]), short]
}

const br = { 'accept-encoding': 'gzip, deflate, br' }
const tagOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await answerTo(ways.viaFetch, { line: `GET ${path}`, headers })).head.find(line => line.startsWith('etag: '))?.slice(6) ?? ''

describe('both ways answer the same, byte by byte', () => {
  test.each<[string, Asking, number]>([
    ['a page', { line: 'GET /faq' }, 200],
    ['a page in Brotli', { line: 'GET /faq', headers: br }, 200],
    ['a page in gzip', { line: 'GET /faq', headers: { 'accept-encoding': 'gzip' } }, 200],
    ['a page in no encoding, by its weights', { line: 'GET /faq', headers: { 'accept-encoding': 'br;q=0, gzip;q=0, identity' } }, 200],
    ['a page in any encoding', { line: 'GET /faq', headers: { 'accept-encoding': '*' } }, 200],
    ['the head of a page', { line: 'HEAD /faq', headers: br }, 200],
    ['a page with a query', { line: 'GET /faq?topic=%3Cscript%3E', headers: br }, 200],
    ['an encoded path', { line: 'GET /whitepaper/A%20B', headers: br }, 200],
    ['a path encoded without need', { line: 'GET /f%61q', headers: br }, 200],
    ['an address that shows the home page', { line: 'GET /about', headers: br }, 200],
    ['a page that is not there', { line: 'GET /nowhere', headers: br }, 404],
    ['two slashes', { line: 'GET //' }, 404],
    ['the head of one that is not there', { line: 'HEAD /nowhere' }, 404],
    ['a page, asked for ahead', { line: 'GET /faq', headers: { 'sec-purpose': 'prefetch;prerender' } }, 200],
    ['a page, asked for by a crawler', { line: 'GET /faq', headers: { 'user-agent': 'Googlebot/2.1' } }, 200],
    ['a page over TLS in front', { line: 'GET /faq', headers: { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' } }, 200],
    ['a page with cookies that mean nothing', { line: 'GET /faq', headers: { cookie: 'a=b; cohort=17; preview=x' } }, 200],
    ['any tag that is known', { line: 'GET /faq', headers: { 'if-none-match': '*' } }, 304],
    ['a tag that is not known', { line: 'GET /faq', headers: { 'if-none-match': '"other"' } }, 200],
    ['a module', { line: 'GET /_/shell/main.js', headers: br }, 200],
    ['a module at its second address', { line: 'GET /_/shell/~1/main.js', headers: br }, 200],
    ['a public file', { line: 'GET /data/paper.json', headers: br }, 200],
    ['a small film', { line: 'GET /assets/clip.mp4' }, 200],
    ['a part of it', { line: 'GET /assets/clip.mp4', headers: { range: 'bytes=2-4' } }, 206],
    ['its end', { line: 'GET /assets/clip.mp4', headers: { range: 'bytes=-3' } }, 206],
    ['a part beyond its end', { line: 'GET /assets/clip.mp4', headers: { range: 'bytes=99-' } }, 416],
    ['a part, malformed', { line: 'GET /assets/clip.mp4', headers: { range: 'bytes=4-2' } }, 200],
    ['a part, on a condition not met', { line: 'GET /assets/clip.mp4', headers: { range: 'bytes=2-4', 'if-range': '"other"' } }, 200],
    ['a part of a page', { line: 'GET /faq', headers: { range: 'bytes=0-9' } }, 200],
    ['the head of a part', { line: 'HEAD /assets/clip.mp4', headers: { range: 'bytes=2-4' } }, 200],
    ['the head of a long film', { line: 'HEAD /assets/film.mp4' }, 200],
    ['HTTP of before', { line: 'GET /faq', headers: { connection: 'keep-alive, close' } }, 200],
    ['a last slash', { line: 'GET /faq/?a=b' }, 308],
    ['a module that is not there', { line: 'GET /_/shell/gone.js' }, 404],
    ['a program that is not there', { line: 'GET /_/nobody/main.js' }, 404],
    ['a slash in place of its encoding', { line: 'GET /_/shell%2Fmain.js' }, 404],
    ['markup', { line: 'GET /_/remote-home/index.html' }, 404],
    ['a traversal', { line: 'GET /../etc/passwd' }, 400],
    ['an encoded traversal', { line: 'GET /_/shell/%2e%2e/rollout.json' }, 400],
    ['a backslash', { line: 'GET /..\\windows' }, 400],
    ['NUL', { line: 'GET /%00' }, 400],
    ['bad encoding', { line: 'GET /%' }, 400],
    ['an address too long', { line: `GET /${'a'.repeat(9000)}` }, 414],
  ])('%s, the short way', async (_what, asking, status) => {
    expect(await bothAnswer(asking)).toEqual([status, true])
  })

  test.each<[string, Asking, number]>([
    ['a long film', { line: 'GET /assets/film.mp4' }, 200],
    ['a part of a long film', { line: 'GET /assets/film.mp4', headers: { range: 'bytes=100-199' } }, 206],
    ['the health', { line: 'GET /health' }, 200],
    ['the health, encoded', { line: 'GET /%68ealth' }, 200],
    ['the map of the site', { line: 'GET /sitemap.xml', headers: br }, 200],
    ['the rules for robots', { line: 'HEAD /robots.txt' }, 200],
    ['a preview that is none', { line: 'GET /preview/abc' }, 403],
    ['an interface that is not there', { line: 'GET /api/v9' }, 404],
    ['a form', { line: 'POST /faq', headers: { 'content-length': '0' } }, 405],
    ['another method', { line: 'DELETE /faq' }, 405],
    ['an absolute address', { line: 'GET http://localhost/faq', headers: br }, 200],
    ['a host in capitals', { line: 'GET /faq', headers: { host: 'LOCALHOST' } }, 200],
    ['a host with an address in it', { line: 'GET /faq', headers: { host: 'a@b' } }, 400],
    ['no host, as a balancer’s health check', { line: 'GET /faq', headers: { host: '' } }, 200],
  ])('%s, the long way', async (_what, asking, status) => {
    expect(await bothAnswer(asking)).toEqual([status, false])
  })

  test('what is known already, by each form of its tag', async () => {
    const tag = await tagOf('/faq', br)
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect(await bothAnswer({ line: 'GET /faq', headers: { ...br, 'if-none-match': known } })).toEqual([304, true])
    const file = { range: 'bytes=2-4', 'if-range': await tagOf('/assets/clip.mp4') }
    expect(await bothAnswer({ line: 'GET /assets/clip.mp4', headers: file })).toEqual([206, true])
  })

  test('a public file of a release by its name', async () => {
    expect(await bothAnswer({ line: `GET /data/paper.json?r=${newest}`, headers: br })).toEqual([200, true])
    expect(await bothAnswer({ line: 'GET /data/paper.json?r=0123456789abcdef' })).toEqual([404, true])
  })

  test('a preview, begun and held', async () => {
    expect(await bothAnswer({ line: `GET /preview/${preview}` })).toEqual([303, false])
    expect(await bothAnswer({ line: 'GET /new', headers: { cookie: `preview=${preview}` } })).toEqual([200, true])
    expect(await bothAnswer({ line: 'GET /faq', headers: { cookie: `__Host-preview=${preview}`, 'x-forwarded-proto': 'https' } })).toEqual([
      200,
      true,
    ])
  })

  test('each cohort of a rollout', async () => {
    const tried = await tinySection({ pages: { ...pages, '/canary': '<h1>Tried</h1>' }, open, mark: 'c' })
    const { release: canary } = await site.store.publish(await readReleaseFolder(tried))
    await site.store.rollOut('remote-home', canary, 5_000)
    await expect.poll(async () => (await answerTo(ways.direct, { line: 'GET /faq' })).head.join()).toContain('set-cookie: cohort=')
    const bodies = new Set<string>()
    for (const cohort of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const asking = { line: 'GET /canary', headers: { cookie: `cohort=${cohort}` } }
      const [status, short] = await bothAnswer(asking)
      expect(short).toBe(true)
      bodies.add(String(status))
    }
    expect([...bodies].sort()).toEqual(['200', '404'])
  })
})

test('a storage that fails is answered by the application, in words, and the connection goes on', async () => {
  const broken = { ...site.store.storage, read: async () => Promise.reject(new Error('the disk is gone')) }
  const delivery = createDelivery({ store: { ...site.store, storage: broken }, identity: tinyIdentity, log: () => {} })
  const server = await listen(directListener({ frontDoor: delivery.frontDoor, otherwise: fetchListener(delivery.app, () => {}) }))
  const answer = await answerTo(server.address, { line: 'GET /_/shell/main.js' })
  server.stop()
  expect(answer.head[0]).toBe('HTTP/1.1 500 Internal Server Error')
  expect(answer.body).toBe('Something went wrong here. Please try again.\n')
})

test.each([
  ['at once', (answer: Answer) => answer],
  ['late', async (answer: Answer) => answer],
])('an answer that cannot be sent, %s, goes the long way; one that fails midway cuts the connection', async (_when, given) => {
  const unsendable = given({ status: 200, headers: { 'x-broken': 'a\nb' }, body: null })
  const otherwise: Listener = (_request, response) => void response.end('the long way')
  const broken = await listen(directListener({ frontDoor: () => unsendable, otherwise }))
  expect((await answerTo(broken.address, { line: 'GET /' })).body).toContain('the long way')
  broken.stop()
  const midway = given({ status: 200, headers: { 'content-length': '9' }, body: 9 as unknown as string })
  const cut = await listen(directListener({ frontDoor: () => midway, otherwise }))
  await expect(answerTo(cut.address, { line: 'GET /' })).resolves.toMatchObject({ body: '' })
  cut.stop()
})
