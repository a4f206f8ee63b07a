import { createHash, randomBytes } from 'node:crypto'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../test-support/create-app.ts'
import { release, type TinySite, tinyIdentity, tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import type { Platform } from '../http/responses.ts'
import { type Storage, StorageError } from '../storage/storage.ts'
import { createReleaseStore, type ReleaseStore } from '../store/release-store.ts'
import { withStable } from '../store/rollout-changes.ts'

const film = new Uint8Array(randomBytes(700 * 1024))
const clip = new TextEncoder().encode('0123456789')
const paper = JSON.stringify({ title: 'Paper', text: 'All human beings are born free and equal. '.repeat(30) })

const booking = new Hono<Platform>().post('/booking', c => c.redirect('/booking/sent', 303)).post('/api/v1.0/email/send', c => c.text('OK'))

const appOf = (store: ReleaseStore, log = vi.fn<(message: string) => void>()) => createApp({ store, identity: tinyIdentity, booking, log })

const homePages = { '/': '<h1>Home</h1>', '/whitepaper/A B': '<h1>Paper</h1>', '/faq': '<h1>Questions</h1>' }

let site: TinySite
let app: ReturnType<typeof appOf>

/** A site of its own, for tests that change it. */
async function freshSite(): Promise<void> {
  site = await tinySite([
    await tinyShell({ frames: { '*': 'plain bar', '/faq': 'bar at faq' }, open: { '/favicon.svg': '<svg/>' } }),
    await tinySection({ pages: homePages, open: { '/data/paper.json': paper, '/assets/film.mp4': film, '/assets/clip.mp4': clip } }),
  ])
  app = appOf(site.store)
}

beforeAll(freshSite)

const text = async (path: string, init?: RequestInit): Promise<string> => (await app.request(path, init)).text()

describe('pages', () => {
  test('are the section’s markup in the shell’s frame, marked for their path', async () => {
    const response = await app.request('/faq')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const html = await response.text()
    expect(html).toContain('<div id="frame-top"><header>bar at faq</header></div>')
    expect(html).toContain('<div id="page"><h1>Questions</h1></div>')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self' 'sha256-")
  })

  test('are matched decoded, and the query changes nothing', async () => {
    expect(await text('/whitepaper/A%20B')).toContain('<h1>Paper</h1>')
    expect(await text('/f%61q')).toContain('<h1>Questions</h1>')
    expect(await text('/faq?topic=%3Cscript%3E')).toBe(await text('/faq'))
  })

  test('have one address: the last slash is taken off, the query kept', async () => {
    const response = await app.request('/whitepaper/A%20B/?x=1')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('/whitepaper/A%20B?x=1')
  })

  test.each(['//evil.example/', '//evil.example', '/faq//'])('%s leads to no other site', async path => {
    const response = await app.fetch(new Request(`http://localhost${path}`))
    expect(response.status).toBe(404)
    expect(response.headers.get('location')).toBeNull()
  })

  test('are compressed as the browser prefers, with the same content', async () => {
    const get = (encoding: string) => app.request('/faq', { headers: { 'accept-encoding': encoding } })
    const [plain, br, gzip] = await Promise.all([get('identity'), get('gzip, br'), get('gzip, br;q=0')])
    const html = await plain.text()
    expect([plain, br, gzip].map(each => each.headers.get('content-encoding'))).toEqual([null, 'br', 'gzip'])
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(html)
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(html)
    expect(br.headers.get('vary')).toBe('Accept-Encoding')
    expect(new Set([plain, br, gzip].map(each => each.headers.get('etag'))).size).toBe(3)
  })

  test('are not sent again while they are the same', async () => {
    const first = await app.request('/faq')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await app.request('/faq', { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(await again.text()).toBe('')
      expect(again.headers.get('etag')).toBe(etag)
    }
    expect((await app.request('/faq', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('answer HEAD with the same headers and no body', async () => {
    const [get, head] = await Promise.all([app.request('/faq'), app.request('/faq', { method: 'HEAD' })])
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength))
    expect(await head.text()).toBe('')
  })
})

describe('the wildcard', () => {
  test.each([
    ['/about', 'about'],
    ['/services', 'work'],
    ['/services/Holistic%20Healing%20%26%20Recovery', 'work'],
  ])('%s shows home at %s, with home’s canonical address', async (path, arrival) => {
    const response = await app.request(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<h1>Home</h1>')
    expect(html).toContain(`data-arrive="${arrival}"`)
    expect(html).toContain('<link rel="canonical" href="https://ada.example/">')
    expect(html).not.toContain('noindex')
  })

  test.each(['/nothing', '/profile', '/about/us', '/servicesque', '/faq/more', '/FAQ'])(
    '%s shows home with 404, not to be indexed',
    async path => {
      const response = await app.request(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(html).toContain('<h1>Home</h1>')
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toContain('data-arrive')
    },
  )

  test('an alias shows another page than home where its section says so, and a page of that address goes before it', async () => {
    const aliases = [
      { path: '/questions', page: '/faq', arriveAt: 'first' },
      { path: '/about', page: '/faq', arriveAt: 'first' },
    ]
    const resources = await tinySection({ name: 'remote-resources', pages: { '/faq': '<h1>Questions</h1>' }, aliases })
    const about = await tinySection({ name: 'remote-about', pages: { '/about': '<h1>About</h1>' } })
    const { store } = await tinySite([await tinyShell(), await tinySection(), resources, about])
    const own = appOf(store)
    expect(await (await own.request('/questions')).text()).toMatch(/data-shown="\/faq" data-arrive="first"[\s\S]*<h1>Questions/)
    expect(await (await own.request('/about')).text()).toContain('<h1>About</h1>')
  })

  test('a missing page is sent in full, never as unchanged', async () => {
    const etag = (await app.request('/nothing')).headers.get('etag') ?? ''
    expect((await app.request('/nothing', { headers: { 'if-none-match': etag } })).status).toBe(404)
  })

  test('without a home page, an unknown path is a plain 404', async () => {
    const { store } = await tinySite([await tinyShell(), await tinySection({ name: 'remote-resources', pages: { '/faq': 'faq' } })])
    const response = await appOf(store).request('/nothing')
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
  })
})

describe('files of releases', () => {
  test('are kept for ever, compressed where it helps', async () => {
    const response = await app.request('/_/remote-home/page.css', { headers: { 'accept-encoding': 'br' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8')
    const data = await app.request('/_/remote-home/open-data-paper.json', { headers: { 'accept-encoding': 'br' } })
    expect(data.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await data.arrayBuffer()).toString()).toBe(paper)
  })

  test('answer a second attempt at another address with the same bytes', async () => {
    expect(await text('/_/remote-home/~1/page.js')).toBe(await text('/_/remote-home/page.js'))
    for (const path of ['/_/remote-home/~0/page.js', '/_/remote-home/~10/page.js', '/_/remote-home/1/page.js'])
      expect((await app.request(path)).status).toBe(404)
  })

  test('include the pin of every release', async () => {
    const [listed] = await site.store.list('remote-home')
    const response = await app.request(`/_/remote-home/pin-${listed?.release}.json`)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject({ release: listed?.release, entry: 'entry.js' })
  })

  test.each([
    ['markup of a page', '/_/remote-home/faq.html'],
    ['markup of the frame', '/_/shell/frame-0.html'],
    ['a compressed sibling by itself', '/_/remote-home/open-data-paper.json.br'],
    ['a manifest', '/_/remote-home/release.json'],
    ['a program who is none', '/_/somebody/page.js'],
    ['a property of every object', '/_/remote-home/constructor'],
    ['a folder', '/_/remote-home'],
    ['a folder with a slash', '/_/remote-home/'],
    ['the root', '/_/'],
  ])('%s is not served', async (_what, path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('<')
  })

  test('stay while a newer release is stable, and a newly published one is found', async () => {
    await freshSite()
    await release(site.store, await tinySection({ pages: homePages, mark: '2' }))
    expect((await app.request('/_/remote-home/entry.js')).status).toBe(200)
    await vi.waitFor(async () => expect((await app.request('/_/remote-home/entry2.js')).status).toBe(200))
  })

  test.each([
    ['vanished from', (file: string) => rm(file)],
    ['was altered in', (file: string) => writeFile(file, 'cut o')],
  ])('a file that %s the store is a 404, kept by no browser, and the log says which', async (_what, spoil) => {
    await freshSite()
    await spoil(join(site.folder, 'files/remote-home/page.js'))
    const log = vi.fn()
    expect((await appOf(site.store, log).request('/_/remote-home/page.js')).status).toBe(404)
    expect(log).toHaveBeenCalledWith('remote-home: page.js is listed in a release and missing from the store, unless that was pruned')
  })
})

describe.each([
  ['streamed from the disk', '/assets/film.mp4', film],
  ['kept in memory', '/assets/clip.mp4', clip],
])('a film %s', (_where, path, content) => {
  const part = (range: string, more: Record<string, string> = {}) =>
    app.request(path, { headers: { range, 'accept-encoding': 'br', ...more } })
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

  test('is sent whole, and says that it can be sent in parts', async () => {
    const response = await app.request(path)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.compare(await bytesOf(response), content)).toBe(0)
  })

  test.each([
    ['bytes=0-3', 0, 4],
    ['bytes=5-', 5, undefined],
    ['bytes=-2', -2, undefined],
  ])('is sent in parts: %s', async (range, from, to) => {
    const response = await part(range)
    const expected = content.slice(from, to)
    expect(response.status).toBe(206)
    expect(Buffer.compare(await bytesOf(response), expected)).toBe(0)
    expect(response.headers.get('content-length')).toBe(String(expected.length))
    const first = from < 0 ? content.length + from : from
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${content.length}`)
  })

  test('says how long it is when a part beyond its end is asked for', async () => {
    const response = await part('bytes=99999999-')
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${content.length}`)
    expect(await response.text()).toBe('')
  })

  test('is sent in parts only while it is the same film', async () => {
    const etag = (await app.request(path)).headers.get('etag') ?? ''
    expect((await part('bytes=0-3', { 'if-range': etag })).status).toBe(206)
    expect((await part('bytes=0-3', { 'if-range': '"another"' })).status).toBe(200)
    expect((await part('bytes=0-3', { 'if-range': `W/${etag}` })).status).toBe(200)
  })

  test('HEAD tells the whole length, whatever range is asked', async () => {
    const response = await app.request(path, { method: 'HEAD', headers: { range: 'bytes=0-3' } })
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(content.length)])
  })
})

describe('fixed public paths', () => {
  beforeAll(freshSite)

  test('are the stable release’s, asked for again each time', async () => {
    const response = await app.request('/data/paper.json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(paper)
    expect((await app.request('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    // Opened by itself it is a document: nothing in it runs.
    expect((await app.request('/favicon.svg')).headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('are the named release’s for a document made of it', async () => {
    const [first] = await site.store.list('remote-home')
    await release(site.store, await tinySection({ pages: homePages, mark: '2', open: { '/data/paper.json': '{"title":"New"}' } }))
    await vi.waitFor(async () => expect(await text('/data/paper.json')).toBe('{"title":"New"}'))
    const old = await app.request(`/data/paper.json?r=${first?.release}`)
    expect(await old.text()).toBe(paper)
    expect(old.headers.get('cache-control')).toContain('immutable')
  })

  test.each(['0123456789abcdef', 'nonsense', '../../rollout', 'constructor', ''])(
    'a release %j that is none has nothing there',
    async id => {
      expect((await app.request(`/data/paper.json?r=${encodeURIComponent(id)}`)).status).toBe(id ? 404 : 200)
    },
  )
})

describe('what bad input gets', () => {
  beforeAll(freshSite)

  test.each([
    ['a traversal', '/../../etc/passwd'],
    ['an encoded traversal', '/%2e%2e/%2e%2e/etc/passwd'],
    ['a traversal with encoded slashes', '/_/shell/..%2f..%2frollout.json'],
    ['a traversal below a release', '/_/shell/../../rollout.json'],
    ['a dot segment', '/./faq'],
    ['NUL', '/faq%00'],
    ['a line break', '/faq%0d%0aSet-Cookie:x'],
    ['a backslash', '/..\\..\\etc'],
    ['an encoded backslash', '/%5c%5cevil.example'],
    ['bad encoding', '/faq%'],
    ['bad encoding of a letter', '/%zz'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['an overlong slash', '/..%c0%af'],
  ])('%s: 400', async (_what, path) => {
    const response = await app.fetch(new Request('http://localhost/'), { incoming: { url: path } })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('The address is malformed.\n')
    expectSecure(response)
  })

  test('8 kB of address: 414', async () => {
    const response = await app.request(`/${'a'.repeat(8192)}`)
    expect(response.status).toBe(414)
    expect(await response.text()).toBe('The address is too long.\n')
    expect((await app.request(`/_/shell/${'a'.repeat(8192)}`)).status).toBe(414)
    expect((await app.request(`/${'a'.repeat(8000)}`)).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'])('%s: 405 with what is allowed', async method => {
    for (const path of ['/', '/faq', '/_/shell/main.js', '/health', '/nothing']) {
      const response = await app.request(path, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expectSecure(response)
    }
  })

  test('the booking addresses take POST alone', async () => {
    expect((await app.request('/booking', { method: 'POST' })).status).toBe(303)
    expect(await text('/api/v1.0/email/send', { method: 'POST' })).toBe('OK')
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const response = await app.request('/booking', { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
    }
  })
})

function expectSecure({ headers }: Response): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('origin-agent-cluster')).toBe('?1')
}

describe('security headers', () => {
  test.each(['/', '/nothing', '/faq/', '/_/shell/nothing.js', '/data/paper.json', '/health', '/robots.txt', '/sitemap.xml'])(
    'stand on %s',
    async path => {
      const response = await app.request(path)
      expectSecure(response)
      expect(response.headers.get('strict-transport-security')).toBeNull()
    },
  )

  test('leave out, on what a document is made of, what says nothing of it', async () => {
    const { headers } = await app.request('/_/shell/main.js')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toBeNull()
  })

  test('stand on the answer to a booking', async () => {
    expectSecure(await app.request('/booking', { method: 'POST' }))
  })

  test('ask for TLS only where there is TLS', async () => {
    const behindProxy = createApp({ store: site.store, identity: tinyIdentity, log: vi.fn(), trustProxy: true })
    const forwarded = { headers: { 'x-forwarded-proto': 'https' } }
    const hsts = (response: Response) => response.headers.get('strict-transport-security')
    expect(hsts(await behindProxy.request('/', forwarded))).toBe('max-age=63072000')
    expect(hsts(await behindProxy.request('/_/shell/nothing.js', forwarded))).toBe('max-age=63072000')
    expect(hsts(await app.request('https://localhost/'))).toBe('max-age=63072000')
    expect(hsts(await behindProxy.request('/'))).toBeNull()
    expect(hsts(await app.request('/', forwarded))).toBeNull()
  })
})

describe('search engines', () => {
  test('find every page that may be indexed', async () => {
    const { store } = await tinySite([
      await tinyShell(),
      await tinySection({ pages: homePages }),
      await tinySection({ name: 'remote-booking', pages: { '/booking/sent': '' }, head: { robots: 'noindex' } }),
      await tinySection({ name: 'remote-services', pages: { '/old': '' }, head: { canonical: '/faq' } }),
    ])
    const response = await appOf(store).request('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual(['https://ada.example/', 'https://ada.example/faq', 'https://ada.example/whitepaper/A%20B'])
  })

  test.each([
    ['a public host', undefined, 'ada.example', 'noindex'],
    ['a public host that names itself this machine', 'http://localhost:4170', 'ada.example', 'noindex'],
    ['this machine, for a public address', 'https://ada.example', 'localhost', 'noindex'],
    ['this machine', undefined, 'localhost:4170', null],
    ['this machine, by its number', undefined, '127.0.0.1:4170', null],
    ['this machine, as another calls it', undefined, 'localhost:4170', 'noindex', '203.0.113.9'],
    ['this machine, whose addresses are IPv6', undefined, 'localhost:4170', null, '::ffff:127.0.0.1'],
  ])('are kept away from a demonstration under %s, else not', async (_, origin, host, expected, peer = '127.0.0.1') => {
    const { store } = await tinySite([await tinyShell(), await tinySection({ pages: homePages })])
    const { origin: __, ...unaddressed } = tinyIdentity
    const identity = { ...unaddressed, status: 'demonstration' as const, ...(origin && { origin }) }
    const shown = createApp({ store, identity, log: vi.fn() })
    const ask = async (path: string) => shown.request(path, { headers: { host } }, { incoming: { socket: { remoteAddress: peer } } })
    const page = await ask('/')
    expect(page.headers.get('x-robots-tag')).toBe(expected)
    expect((await page.text()).includes('<meta name="robots" content="noindex">')).toBe(expected !== null)
    expect(await (await ask('/robots.txt')).text()).toContain(expected ? 'Disallow: /\n' : 'Allow: /\n')
  })

  test('are told where that list is', async () => {
    expect(await text('/robots.txt')).toContain('Sitemap: https://ada.example/sitemap.xml')
  })
})

describe('rollout', () => {
  beforeEach(freshSite)

  const mark = (html: string): string | undefined => /entry(\d*)\.js/.exec(html)?.[1]

  test('a new release and its rollback are seen in less than a second', async () => {
    expect(mark(await text('/'))).toBe('')
    await release(site.store, await tinySection({ pages: homePages, mark: '2' }))
    await vi.waitFor(async () => expect(mark(await text('/'))).toBe('2'), { timeout: 900, interval: 20 })
    await site.store.rollback('remote-home')
    await vi.waitFor(async () => expect(mark(await text('/'))).toBe(''), { timeout: 900, interval: 20 })
  })

  test('a document names the release to turn to when its own fails', async () => {
    const [first] = await site.store.list('remote-home')
    await release(site.store, await tinySection({ pages: homePages, mark: '2' }))
    const [pin] = /(?<=id="pin">).*?(?=<\/script>)/.exec(await text('/')) ?? []
    const { previous, previousHashes } = JSON.parse(pin ?? '').sections['remote-home']
    expect(previous).toBe(first?.release)
    const before = Buffer.from(await (await app.request(`/_/remote-home/pin-${previous}.json`)).arrayBuffer())
    expect(previousHashes).toBe(`sha256-${createHash('sha256').update(before).digest('base64')}`)
  })

  test.each([
    ['was cut off', '{"version": 3, "own'],
    ['was edited wrong', '{"version": 3, "programs": {"shell": {"stable": 7}}}'],
    ['names a release that is not there', JSON.stringify({ version: 3, programs: { shell: stableAt('0123456789abcdef') } })],
    ['names no shell', '{"version": 3, "programs": {}}'],
  ])('a rollout file that %s leaves the last good releases live', async (_how, content) => {
    const log = vi.fn()
    app = appOf(site.store, log)
    const before = await text('/faq')
    const good = await site.store.storage.read('rollout.json')
    await writeFile(join(site.folder, 'rollout.json'), content)
    await vi.waitFor(async () => {
      expect(await text('/faq')).toBe(before)
      expect(log).toHaveBeenCalledOnce()
    })
    expect(log.mock.calls[0]?.[0]).toMatch(/^The last good releases stay live: /)
    const health = await app.request('/health')
    expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ ok: true, warning: expect.any(String) })])
    await writeFile(join(site.folder, 'rollout.json'), good?.bytes ?? '')
    await vi.waitFor(async () => expect(await (await app.request('/health')).json()).not.toHaveProperty('warning'))
  })

  test('requests that come together after a quiet while all get what was made stable meanwhile', async () => {
    await text('/faq')
    await release(site.store, await tinySection({ pages: { ...homePages, '/faq': '<h1>New questions</h1>' }, mark: '9' }))
    await new Promise(resolve => setTimeout(resolve, 1100))
    const answers = await Promise.all(Array.from({ length: 20 }, () => text('/faq')))
    expect(answers.filter(answer => !answer.includes('<h1>New questions</h1>'))).toEqual([])
  })

  test('two sections that claim one path, by a rollout edited by hand: the site stays as it was', async () => {
    const log = vi.fn()
    app = appOf(site.store, log)
    await text('/')
    const { store, folder } = await tinySite([])
    const { id } = await release(store, await tinySection({ name: 'remote-services', pages: { '/faq': 'mine' } }))
    await cp(folder, site.folder, { recursive: true, filter: source => !source.endsWith('rollout.json') })
    await site.store.change(before => withStable(before, 'remote-services', id, new Date()))
    await vi.waitFor(async () => {
      expect(await text('/faq')).toContain('<h1>Questions</h1>')
      expect(log).toHaveBeenCalledWith(`The last good releases stay live: remote-services ${id}: /faq belongs to another release already`)
    })
  })
})

function stableAt(id: string) {
  return { stable: id, history: [{ release: id, at: '2025-01-01T00:00:00.000Z', action: 'stable' }] }
}

describe('health', () => {
  beforeEach(freshSite)

  test('names the releases that visitors get', async () => {
    const response = await app.request('/health')
    const stable = Object.fromEntries((await site.store.list()).map(({ program: name, release: id }) => [name, id]))
    expect([response.status, await response.json()]).toEqual([200, { ok: true, releases: stable }])
  })

  test('an empty store: 503, and visitors are asked to come back', async () => {
    const empty = appOf((await tinySite([])).store)
    const health = await empty.request('/health')
    expect([health.status, await health.json()]).toEqual([503, { ok: false, releases: {}, reason: expect.any(String) }])
    const page = await empty.request('/')
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
    expectSecure(page)
  })

  test('a store that cannot be read: 503 with the reason, pages from memory, nothing of the machine told', async () => {
    const broken = breakable(site.store.storage)
    app = appOf(createReleaseStore(broken.storage))
    const before = await text('/faq')
    broken.break()
    await vi.waitFor(async () => {
      const health = await app.request('/health')
      expect([health.status, await health.json()]).toMatchObject([503, { ok: false, reason: 'The release store cannot be read.' }])
    })
    expect(await text('/faq')).toBe(before)
    expect(await text('/')).toContain('<h1>Home</h1>')
    const file = await app.request('/_/remote-home/page.js')
    expect([file.status, await file.text()]).toEqual([503, 'The site cannot be read at this moment. Please try again.\n'])
    broken.mend()
    await vi.waitFor(async () => expect((await app.request('/health')).status).toBe(200))
  })
})

function breakable(storage: Storage): { storage: Storage; break: () => void; mend: () => void } {
  let broken = false
  const guard =
    <A extends unknown[], R>(work: (...input: A) => Promise<R>) =>
    (...input: A): Promise<R> =>
      broken ? Promise.reject(new StorageError('/secret/store: the disk reports an error (EIO)', 'EIO')) : work(...input)
  const { stat, read, stream, list, write, writeIf, delete: remove } = storage
  return {
    storage: {
      stat: guard(stat),
      read: guard(read),
      stream: guard(stream),
      list: guard(list),
      write: guard(write),
      writeIf: guard(writeIf),
      delete: guard(remove),
    },
    break: () => {
      broken = true
    },
    mend: () => {
      broken = false
    },
  }
}
