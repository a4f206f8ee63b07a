/** The shipped configurations of nginx and Caddy before the server, which has the settings of the shipped unit. */
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFileStorage } from '@site/delivery/file-storage'
import type { SectionRelease } from '@site/delivery/release'
import { readReleaseFolder } from '@site/delivery/release-folder'
import { createReleaseClient } from '@site/delivery/remote-api'
import { tinySection } from '@site/delivery/tiny-releases'
import { createToken } from '@site/delivery/tokens'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, ask } from '../support/ask.ts'
import { endpoint } from '../support/booking-form.ts'
import { bookingBody } from '../support/post-bookings.ts'
import { builtRelease, publishCanary, rollOut } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { adminName, fetchThrough, proxyNames, siteName, startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts'
import { unitSettings } from '../support/unit.ts'

const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140.0', accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe.each(proxyNames)('behind %s', name => {
  let site: Site
  let proxy: TlsProxy
  let film: { path: string; bytes: number }

  beforeAll(async () => {
    const { STORE: _store, OUTBOX: _outbox, ...settings } = (await unitSettings('')).env
    site = await startSite({ ...settings, BOOKING_LIMIT: '1/1h' })
    proxy = await startTlsProxy(name, { site: site.address, admin: site.admin })
    const { files } = await builtRelease<SectionRelease>('remote-home')
    const [file = '', { bytes = 0 } = {}] = Object.entries(files).find(([, { type }]) => type === 'video/mp4') ?? []
    film = { path: `/_/remote-home/${file}`, bytes }
  })
  afterAll(async () => {
    await proxy?.stop()
    await site?.stop()
  })

  /** The same from the server itself. */
  const direct = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    ask(site.address, path, { headers: { host: siteName, 'x-forwarded-proto': 'https', ...headers } })

  it('a visitor without TLS is sent on', async () => {
    for (const host of [siteName, adminName]) {
      const { status, headers } = await ask(`http://127.0.0.1:${proxy.plainPort}`, '/faq?topic=a', { headers: { host } })
      expect(status).toBe(308)
      expect(headers.location?.replace(/:\d+/, '')).toBe(`https://${host}/faq?topic=a`)
    }
  })

  it.each(['br', 'gzip', 'identity'])('a page comes as the server encodes it: %s', async encoding => {
    const headers = { ...browser, 'accept-encoding': encoding }
    const [through, itself] = [await proxy.ask('/faq', { headers }), await direct('/faq', headers)]
    expect(through.status).toBe(200)
    for (const field of ['content-encoding', 'etag', 'vary', 'cache-control', 'content-security-policy', 'strict-transport-security'])
      expect([field, through.headers[field]]).toEqual([field, itself.headers[field]])
    expect(through.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(through.headers['strict-transport-security']).toContain('max-age')
    expect(digest(through.body)).toBe(digest(itself.body))
    const again = await proxy.ask('/faq', { headers: { ...headers, 'if-none-match': String(through.headers.etag) } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it('a client that says nothing of encodings gets what it can read', async () => {
    const [through, itself] = [await proxy.ask('/faq'), await direct('/faq')]
    expect(through.headers['content-encoding']).toBeUndefined()
    expect([through.headers.etag, digest(through.body)]).toEqual([itself.headers.etag, digest(itself.body)])
  })

  it('a film comes whole and in parts', async () => {
    const whole = await proxy.ask(film.path)
    expect([whole.status, whole.body.length, whole.headers['accept-ranges']]).toEqual([200, film.bytes, 'bytes'])
    const part = await proxy.ask(film.path, { headers: { range: 'bytes=1000-1999' } })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${film.bytes}`])
    expect(digest(part.body)).toBe(digest(whole.body.subarray(1000, 2000)))
    expect((await proxy.ask(film.path, { headers: { range: `bytes=${film.bytes}-` } })).status).toBe(416)
  })

  it('nobody opens a websocket', async () => {
    const socket = proxy.connect(siteName, 'http/1.1')
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET /faq HTTP/1.1\r\nHost: ${siteName}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    const [first] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(first.toString('latin1', 0, 15)).toBe('HTTP/1.1 200 OK')
  })

  it('is one visitor whoever he says that he is, and another one is another', async () => {
    const post = async (from: string, forged: string) => {
      const headers = {
        'content-type': 'application/json',
        origin: `https://${siteName}`,
        'x-forwarded-for': forged,
        'x-forwarded-proto': 'http',
      }
      return (await proxy.ask(endpoint, { method: 'POST', headers, body: bookingBody(Number(forged.split('.').at(-1))), from })).status
    }
    expect(await post('127.0.0.1', '203.0.113.1')).toBe(200)
    expect(await post('127.0.0.1', '203.0.113.2')).toBe(429)
    expect(await post('127.0.0.2', '203.0.113.3')).toBe(200)
  })

  it('a rollout sets its cookie for this very name, whatever the visitor says of TLS', async () => {
    const isEntry = (file: string): boolean => file.endsWith('.js')
    const canary = await publishCanary(site.store, 'remote-resources', {
      file: ({ files }) => Object.keys(files).find(isEntry) ?? '',
      content: code => `${code}\n`,
    })
    await rollOut(site.store, 'remote-resources', canary, 50)
    const visit = () => proxy.ask('/faq', { headers: { ...browser, 'x-forwarded-proto': 'http' } })
    await expect
      .poll(async () => String((await visit()).headers['set-cookie']), { timeout: 10_000 })
      .toMatch(/^__Host-cohort=\d+; Path=\/;.*; Secure$/)
    const { headers } = await visit()
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const held = await proxy.ask('/faq', { headers: { ...browser, cookie } })
    expect(held.headers['set-cookie']).toBeUndefined()
  })

  it('a second process has visitors of its own, and no requests', async () => {
    const second = createServer((_, response) => response.end('the second process')).listen(0, '127.0.0.1')
    await once(second, 'listening')
    const { port } = second.address() as AddressInfo
    const both = await startTlsProxy(name, { site: site.address, admin: site.admin, second: `http://127.0.0.1:${port}` })
    const visitors = Array.from({ length: 24 }, (_, index) => `127.0.1.${index + 1}`)
    const isSecond = async (from: string) => (await both.ask('/health', { from })).body.toString() === 'the second process'
    const first = await Promise.all(visitors.map(isSecond))
    expect(new Set(first)).toEqual(new Set([true, false]))
    expect(await Promise.all(visitors.map(isSecond))).toEqual(first)
    const post = { method: 'POST', headers: { 'content-type': 'application/json', origin: `https://${siteName}` }, body: '{}' }
    for (const from of visitors) expect((await both.ask(endpoint, { ...post, from })).body.toString()).not.toBe('the second process')
    await both.stop()
    second.close()
  })

  describe('the admin origin', () => {
    it('answers under its own name only, and no other name is answered', async () => {
      expect((await proxy.ask('/status', { name: adminName })).body.toString()).toContain('token')
      expect((await proxy.ask('/status')).status).toBe(404)
      await expect(proxy.ask('/status', { name: 'other.example' })).rejects.toThrow()
    })

    it('signs a team in by a cookie for this very name', async () => {
      const { token } = await createToken(createFileStorage(site.store), 'remote-home')
      const origin = `https://${adminName}`
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin, 'sec-fetch-site': 'same-origin' }
      const answer = await proxy.ask('/status/sign-in', { name: adminName, method: 'POST', headers, body: `token=${token}` })
      expect(answer.status).toBe(303)
      expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-.+; Secure$/)
    })

    it('takes the largest file that the server takes, and the server itself refuses a larger one', async () => {
      const { token } = await createToken(createFileStorage(site.store), '*')
      const largest = new Uint8Array(randomBytes(64 * 1024 * 1024))
      const upload = await readReleaseFolder(await tinySection({ mark: name, open: { '/film.mp4': largest } }))
      const api = createReleaseClient({ address: `https://${adminName}`, token, fetch: fetchThrough(proxy) })
      const { program, release } = await api.publish(upload)
      const listed = Object.keys(upload.release.files).find(file => file.endsWith('.mp4'))
      const tooLarge = await proxy.ask(`/api/releases/${program}/${release}/files/${listed}`, {
        name: adminName,
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(64 * 1024 * 1024 + 1),
      })
      expect([tooLarge.status, JSON.parse(tooLarge.body.toString())]).toEqual([413, { error: expect.stringContaining('67108864 bytes') }])
    })
  })
})
