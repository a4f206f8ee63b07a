/** What a visitor, a browser and a search engine get, from releases of a few bytes. */
import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { release, tinySection, tinyShell } from '@site/delivery/tiny-releases'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, ask, type Question } from '../support/ask.ts'
import type { SiteUnderTest, Start } from './site-under-test.ts'

const film = randomBytes(900 * 1024)
const clip = Buffer.from('0123456789')
const paper = JSON.stringify({ title: 'Paper', text: 'All human beings are born free and equal. '.repeat(30) })
const homePages = { '/': '<h1>Home</h1>', '/whitepaper/A B': '<h1>Paper</h1>', '/faq': '<h1>Questions</h1>' }
const homeFiles = { '/data/paper.json': paper, '/assets/film.mp4': film, '/assets/clip.mp4': clip }

/** @param encodes whether the site itself chooses how answers are compressed, and no edge in front of it */
export function theSiteIsComposed(start: Start, encodes = true): void {
  let site: SiteUnderTest
  const get = (path: string, headers: Record<string, string> = {}, question: Question = {}): Promise<Answer> =>
    ask(site.address, path, { headers, ...question })
  const text = async (path: string, headers?: Record<string, string>): Promise<string> => (await get(path, headers)).body.toString()
  const publish = async (folder: string) => release(site.store, folder)

  beforeAll(async () => {
    site = await start()
    await publish(await tinyShell({ frames: { '*': 'plain bar', '/faq': 'bar at faq' }, open: { '/favicon.svg': '<svg/>' } }))
    await publish(await tinySection({ pages: homePages, open: homeFiles }))
    await vi.waitFor(async () => expect((await get('/')).status).toBe(200), { timeout: 15_000, interval: 50 })
  })
  afterAll(() => site?.stop())

  describe('a page', () => {
    it('is the section’s markup in the shell’s frame', async () => {
      const { status, headers, body } = await get('/faq')
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache'])
      expect(body.toString()).toContain('<div id="frame-top"><header>bar at faq</header></div>')
      expect(body.toString()).toContain('<div id="page"><h1>Questions</h1></div>')
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self' 'sha256-")
    })

    it('is found by its decoded path, whatever the query', async () => {
      expect(await text('/whitepaper/A%20B')).toContain('<h1>Paper</h1>')
      expect(await text('/f%61q?topic=%3Cscript%3E')).toBe(await text('/faq'))
    })

    it('has one address, without a last slash', async () => {
      const { status, headers } = await get('/whitepaper/A%20B/?x=1')
      expect([status, headers.location]).toEqual([308, '/whitepaper/A%20B?x=1'])
    })

    it.each(['//evil.example/', '/faq//'])('%s leads to no other site', async path => {
      const { status, headers } = await get(path)
      expect([status, headers.location]).toEqual([404, undefined])
    })

    it('is not sent again while it is the same', async () => {
      for (const encoding of ['identity', 'br']) {
        const { etag } = (await get('/faq', { 'accept-encoding': encoding })).headers
        for (const known of [`${etag}`, `"other", W/${etag}`, '*']) {
          const again = await get('/faq', { 'accept-encoding': encoding, 'if-none-match': known })
          expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0])
          expect(again.headers['content-type']).toBeUndefined()
        }
      }
      expect((await get('/faq', { 'if-none-match': '"other"' })).status).toBe(200)
    })
  })

  if (encodes)
    describe('its encoding', () => {
      it('is compressed once, as the browser prefers', async () => {
        const encoded = (encoding: string) => get('/faq', { 'accept-encoding': encoding })
        const [plain, br, gzip] = await Promise.all([encoded('identity'), encoded('gzip, br'), encoded('gzip, br;q=0')])
        const all = [plain, br, gzip]
        expect(all.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
        expect(brotliDecompressSync(br.body)).toEqual(plain.body)
        expect(gunzipSync(gzip.body)).toEqual(plain.body)
        expect(all.map(({ headers }) => headers['content-length'])).toEqual(all.map(({ body }) => String(body.length)))
        expect(all.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'))
        expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3)
      })

      it.each(['identity', 'br'])('answers HEAD with the headers of GET and no body, encoded as %s', async encoding => {
        const whole = await get('/faq', { 'accept-encoding': encoding })
        const head = await get('/faq', { 'accept-encoding': encoding }, { method: 'HEAD' })
        expect(told(head)).toEqual(told(whole))
        expect(head.body).toHaveLength(0)
      })
    })

  describe('an address without a page', () => {
    it('shows home, not to be indexed', async () => {
      for (const path of ['/nothing', '/faq/more', '/FAQ']) {
        const { status, body } = await get(path)
        expect([status, String(body).includes('<h1>Home</h1>'), String(body).includes('content="noindex"')]).toEqual([404, true, true])
      }
    })

    it('that an old link names arrives at the part of home that it meant', async () => {
      const { status, body } = await get('/about')
      expect(status).toBe(200)
      expect(body.toString()).toMatch(/data-arrive="[a-z-]+"/)
    })

    it.each(['/faq%00', '/faq%', '/%ff%fe', '/%5c%5cevil.example', '/_/shell/..%2f..%2frollout.json'])('%s is malformed', async path => {
      const { status, headers, body } = await get(path)
      expect([status, body.toString()]).toEqual([400, 'The address is malformed.\n'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    })

    it.each([
      '/../rollout.json',
      '/_/shell/../../rollout.json',
      '/secrets.json',
      '/%2e%2e/secrets.json',
      '/_/shell/%2e%2e/%2e%2e/secrets.json',
    ])('%s gives nothing of the store away', async path => {
      const { status, body } = await get(path)
      expect([400, 404]).toContain(status)
      expect(body.toString()).not.toMatch(/"programs"|"signing"/)
    })

    it('of 8 kB is too long', async () => {
      expect((await get(`/${'a'.repeat(8192)}`)).status).toBe(414)
    })

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('takes no %s', async method => {
      for (const path of ['/', '/_/shell/main.js', '/nothing']) {
        const { status, headers } = await get(path, {}, { method })
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
      }
    })
  })

  describe('a file of a release', () => {
    it('is kept for ever, compressed where it helps', async () => {
      const script = await get('/_/remote-home/page.css', { 'accept-encoding': 'br' })
      expect([script.status, script.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
      expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const data = await get('/_/remote-home/open-data-paper.json', { 'accept-encoding': 'br' })
      expect(data.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(data.body).toString()).toBe(paper)
    })

    it('has the same bytes at the address of a second attempt', async () => {
      expect(await text('/_/remote-home/~1/page.js')).toBe(await text('/_/remote-home/page.js'))
    })

    it('may be the pin of a release', async () => {
      const [listed] = await site.store.list('remote-home')
      expect(JSON.parse(await text(`/_/remote-home/pin-${listed?.release}.json`))).toMatchObject({ release: listed?.release })
    })

    it.each([
      '/_/remote-home/faq.html',
      '/_/remote-home/open-data-paper.json.br',
      '/_/remote-home/release.json',
      '/_/nobody/page.js',
      '/_/',
    ])('%s is none', async path => {
      const { status, body } = await get(path)
      expect([status, body.includes('<')]).toEqual([404, false])
    })
  })

  describe.each([
    ['streamed from the store', '/assets/film.mp4', film],
    ['kept in memory', '/assets/clip.mp4', clip],
  ])('a film %s', (_where, path, content) => {
    it('is sent whole, and says that it can be sent in parts', async () => {
      const { status, headers, body } = await get(path)
      expect([status, headers['accept-ranges'], headers['content-length']]).toEqual([200, 'bytes', String(content.length)])
      expect(Buffer.compare(body, content)).toBe(0)
    })

    it.each([
      ['bytes=0-3', 0, 4],
      ['bytes=5-', 5, undefined],
      ['bytes=-2', -2, undefined],
    ])('is sent in parts: %s', async (range, from, to) => {
      const { status, headers, body } = await get(path, { range })
      const expected = content.subarray(from, to)
      const first = from < 0 ? content.length + from : from
      expect(status).toBe(206)
      expect(Buffer.compare(body, expected)).toBe(0)
      expect(headers['content-length']).toBe(String(expected.length))
      expect(headers['content-range']).toBe(`bytes ${first}-${first + expected.length - 1}/${content.length}`)
    })

    it('says how long it is when a part beyond its end is asked for', async () => {
      const { status, headers, body } = await get(path, { range: 'bytes=99999999-' })
      expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${content.length}`, 0])
    })

    it('is sent in parts only while it is the same', async () => {
      const { etag = '' } = (await get(path)).headers
      expect((await get(path, { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206)
      expect((await get(path, { range: 'bytes=0-3', 'if-range': '"another"' })).status).toBe(200)
    })

    it('tells its length to HEAD, and is not sent again', async () => {
      const head = await get(path, {}, { method: 'HEAD' })
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(content.length), 0])
      expect((await get(path, { 'if-none-match': head.headers.etag ?? '' })).status).toBe(304)
    })
  })

  it('search engines find every page, and the list of them', async () => {
    const addresses = [...(await text('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path)
    expect(addresses).toEqual(['/', '/faq', '/whitepaper/A%20B'])
    expect(await text('/robots.txt')).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m)
  })

  it('every answer keeps the site to itself', async () => {
    for (const path of ['/', '/nothing', '/faq/', '/_/shell/nothing.js', '/data/paper.json', '/health', '/robots.txt']) {
      const { headers } = await get(path)
      expect([path, headers['x-content-type-options'], headers['x-frame-options'], headers['cross-origin-resource-policy']]).toEqual([
        path,
        'nosniff',
        'DENY',
        'same-origin',
      ])
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('is healthy, and names what it serves', async () => {
    const { status, body } = await get('/health')
    expect(status).toBe(200)
    expect(JSON.parse(body.toString())).toMatchObject({ ok: true, releases: { shell: expect.any(String) } })
  })

  describe('a newer release', () => {
    it('is seen within a second, and so is the way back', async () => {
      const [old] = await site.store.list('remote-home')
      const seen = async (words: string) =>
        vi.waitFor(async () => expect(await text('/data/paper.json')).toContain(words), { timeout: 900, interval: 20 })
      await publish(await tinySection({ pages: homePages, mark: '2', open: { '/data/paper.json': '{"title":"New"}' } }))
      await seen('New')
      expect(await text('/')).toContain('entry2.js')
      const pinned = await get(`/data/paper.json?r=${old?.release}`)
      expect([pinned.body.toString(), pinned.headers['cache-control']]).toEqual([paper, 'public, max-age=31536000, immutable'])
      expect((await get('/_/remote-home/entry.js')).status).toBe(200)
      await site.store.rollback('remote-home')
      await seen('born free')
      expect((await get('/_/remote-home/entry2.js')).status).toBe(200)
    })

    it('whose rollout file was broken leaves the last good one live', async () => {
      const before = await text('/faq')
      const good = await site.store.storage.read('rollout.json')
      await site.store.storage.write('rollout.json', new TextEncoder().encode('{"version": 3, "own'))
      await vi.waitFor(
        async () => {
          expect(JSON.parse(await text('/health'))).toMatchObject({ ok: true, warning: expect.any(String) })
          expect(await text('/faq')).toBe(before)
        },
        { timeout: 15_000, interval: 50 },
      )
      await site.store.storage.write('rollout.json', good?.bytes ?? new Uint8Array())
      await vi.waitFor(async () => expect(JSON.parse(await text('/health'))).not.toHaveProperty('warning'), {
        timeout: 15_000,
        interval: 50,
      })
    })
  })
}

/** Without what a connection adds. */
function told({ status, headers: { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } }: Answer) {
  return { status, headers }
}
