import * as disk from 'node:fs/promises'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { emailJsPath } from '@site/kit/contract/booking'
import { Hono } from 'hono'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readMail } from '../../test-support/booking/read-mail.ts'
import { booking, emailJsBody, site } from '../../test-support/booking/site.ts'
import { createApp } from '../../test-support/create-app.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { tinyIdentity, tinySite } from '../../test-support/tiny-releases.ts'
import type { Platform } from '../http/responses.ts'
import type { BookingEvent } from './booking-log.ts'
import { type BookingRoutesOptions, bookingRoutes } from './booking-routes.ts'
import { mailId } from './mail-name.ts'
import { type OutboxFiles, openOutbox } from './outbox.ts'

vi.setConfig({ testTimeout: 20_000 })

const json = { 'Content-type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const failing = (code: string): OutboxFiles => ({ ...disk, open: () => Promise.reject(Object.assign(new Error(), { code })) })

async function api(files?: OutboxFiles, options: Partial<BookingRoutesOptions> = {}) {
  const folder = join(await temporaryFolder(), 'outbox')
  const log: BookingEvent[] = []
  const onKept = vi.fn()
  const routes = bookingRoutes({ outbox: openOutbox(folder, files), identity: site, log: entry => log.push(entry), onKept, ...options })
  const app = new Hono<Platform>().route('/', routes)
  const post = (path: string, body: BodyInit, headers: Record<string, string>, client = '192.0.2.1') =>
    app.request(
      `https://site.example${path}`,
      { method: 'POST', body, headers, ...(body instanceof ReadableStream && { duplex: 'half' }) },
      { incoming: { socket: { remoteAddress: client } } },
    )
  return {
    app,
    routes,
    log,
    onKept,
    kept: () => readdir(folder).catch(() => [] as string[]),
    mails: async () => Promise.all((await readdir(folder)).map(async name => readMail(await readFile(join(folder, name))))),
    send: (body: unknown = emailJsBody(), headers: Record<string, string> = {}, client?: string) => {
      const written = typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body)
      return post(emailJsPath, written, { ...json, ...headers }, client)
    },
    submit: (fields: Record<string, string> = booking, headers: Record<string, string> = {}) =>
      post('/booking', new URLSearchParams(fields).toString(), { ...form, ...headers }),
  }
}

describe('what the e-mail library posts', () => {
  it('is answered OK when it is in the outbox', async () => {
    const { send, mails, log, onKept, kept } = await api()
    const answer = await send()
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(await mails()).toMatchObject([{ headers: { 'reply-to': `${booking.name} <${booking.email}>`, to: site.emails.consultation } }])
    expect(onKept).toHaveBeenCalledOnce()
    expect(log).toEqual([{ event: 'booking-kept', mail: mailId((await kept())[0] ?? '') }])
  })

  it('is not answered before the mail is durable', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const rename: typeof disk.rename = async (...paths) => {
      await held
      await disk.rename(...paths)
    }
    const { send } = await api({ ...disk, rename })
    let answered = false
    const answer = Promise.resolve(send()).finally(() => {
      answered = true
    })
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(answered).toBe(false)
    release()
    expect((await answer).status).toBe(200)
  })

  it('is kept 200 times when 200 come at once', async () => {
    const { send, mails } = await api()
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => send(emailJsBody({ ...booking, message: `message ${i}` }))))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const texts = (await mails()).map(({ text }) => text.split('\n\n')[1])
    expect(new Set(texts).size).toBe(200)
    expect(texts).toHaveLength(200)
  })

  it.each([
    [400, 'The body: expected JSON.', '{'],
    [400, 'template_params.message: missing.', emailJsBody({ ...booking, message: undefined })],
    [400, 'template_params.name: expected a text without line breaks', emailJsBody({ ...booking, name: 'a\r\nBcc: b@c.example' })],
    [400, 'template_params.message: expected at most 5000 characters.', emailJsBody({ ...booking, message: 'x'.repeat(5001) })],
    [400, 'template_params.bcc: not a field of this request.', emailJsBody({ ...booking, bcc: 'a@b.example' })],
    [400, 'service_id: expected the service of this site.', { ...emailJsBody(), service_id: 'other' }],
    [403, 'user_id: expected the public key of this site.', { ...emailJsBody(), user_id: 'other' }],
    [413, 'The body: expected at most 65536 bytes.', emailJsBody({ ...booking, message: 'x'.repeat(65_536) })],
  ])('is refused with %i "%s", and nothing is written', async (status, reason, body) => {
    const { send, kept, log, onKept } = await api()
    const answer = await send(body)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8')
    expect(await answer.text()).toContain(reason)
    expect(await kept()).toEqual([])
    expect(onKept).not.toHaveBeenCalled()
    expect(log).toEqual([{ event: 'booking-refused', status }])
  })

  it('is refused where it is not UTF-8', async () => {
    const { app, kept } = await api()
    const answer = await app.request(emailJsPath, { method: 'POST', headers: json, body: Buffer.from('{"a":"\xe9"}', 'latin1') })
    expect([answer.status, await answer.text()]).toEqual([400, 'The body: expected UTF-8.'])
    expect(await kept()).toEqual([])
  })

  it('is refused where it breaks off', async () => {
    const { send, kept } = await api()
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"lib_version"'))
      },
      pull(controller) {
        controller.error(new Error('the client went away'))
      },
    })
    expect((await send(broken)).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('is taken with exactly 64 kB of body', async () => {
    const { send } = await api()
    const padded = (bytes: number) => JSON.stringify(emailJsBody()).padEnd(bytes)
    expect((await send(padded(65_536))).status).toBe(200)
    expect((await send(padded(65_537))).status).toBe(413)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'is refused as %j',
    async type => {
      const { send, kept } = await api()
      const answer = await send(emailJsBody(), { 'Content-type': type })
      expect([answer.status, await answer.text()]).toEqual([415, 'Content-Type: expected application/json.'])
      expect(await kept()).toEqual([])
    },
  )

  it('is taken with a charset in its type', async () => {
    const { send } = await api()
    expect((await send(emailJsBody(), { 'Content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('is not taken by %s', async method => {
    const { routes } = await api()
    const { store } = await tinySite([])
    const answer = await createApp({ store, identity: tinyIdentity, log: vi.fn(), booking: routes }).request(emailJsPath, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Allow')).toBe('POST')
    expect([...answer.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })

  it.each([
    ['ENOSPC', 507, 'there is no space left'],
    ['EDQUOT', 507, 'there is no space left'],
    ['EACCES', 503, 'the store cannot be written to'],
    ['EROFS', 503, 'the store cannot be written to'],
  ])('with a disk that answers %s is told %i', async (code, status, words) => {
    const { send, kept, log, onKept } = await api(failing(code))
    const answer = await send()
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(words)
    expect(await kept()).toEqual([])
    expect(log).toEqual([{ event: 'booking-failed', code }])
    expect(onKept).not.toHaveBeenCalled()
  })
})

describe('a request from elsewhere', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.site.example' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'https://site.example.evil.example' }],
    [{ Origin: 'https://site.example:8443' }],
    [{ Origin: 'null' }],
  ])('is refused with %j, in both ways, and nothing is written', async headers => {
    const { send, submit, kept } = await api()
    for (const answer of [await send(emailJsBody(), headers), await submit(booking, headers)]) {
      expect(answer.status).toBe(403)
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
    expect(await kept()).toEqual([])
  })

  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://site.example' }],
    // What a page with `Referrer-Policy: no-referrer` sends.
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://site.example' }],
    // Behind a proxy that ends TLS.
    [{ Origin: 'http://site.example' }],
    [{}],
  ])('is none with %j', async headers => {
    const { send, submit } = await api()
    expect((await send(emailJsBody(), headers)).status).toBe(200)
    expect((await submit(booking, headers)).status).toBe(303)
  })

  it('is none with the public origin behind a proxy that asks another host', async () => {
    const origin = 'https://public.example'
    const { app } = await api(undefined, { identity: { ...site, origin } })
    const headers = { ...json, Origin: origin }
    const answer = await app.request('http://127.0.0.1:4170/api/v1.0/email/send', {
      method: 'POST',
      headers,
      body: JSON.stringify(emailJsBody()),
    })
    expect(answer.status).toBe(200)
  })
})

describe('the form without JavaScript', () => {
  const outcome = (answer: Response) => [answer.status, answer.headers.get('Location')]

  it('leads to the page of success when the mail is in the outbox', async () => {
    const { submit, mails } = await api()
    expect(outcome(await submit({ ...booking, website: '' }))).toEqual([303, '/booking/sent'])
    const [mail] = await mails()
    expect(mail?.text).toContain(booking.message)
  })

  it('leads to the page of failure when the mail could not be kept', async () => {
    for (const code of ['ENOSPC', 'EACCES']) {
      const { submit, kept } = await api(failing(code))
      expect(outcome(await submit())).toEqual([303, '/booking/failed'])
      expect(await kept()).toEqual([])
    }
  })

  it('leads whoever filled the honeypot to the page of failure, and nothing is written', async () => {
    const { submit, kept, log } = await api()
    expect(outcome(await submit({ ...booking, website: 'https://spam.example' }))).toEqual([303, '/booking/failed'])
    expect(await kept()).toEqual([])
    expect(log).toEqual([{ event: 'booking-honeypot' }])
  })

  it('leads to the page of failure, which says what is wrong with its fields, and nothing is written', async () => {
    const { submit, kept } = await api()
    expect(outcome(await submit({ ...booking, name: ' ' }))).toEqual([303, '/booking/failed#mend-name'])
    expect(outcome(await submit({ ...booking, email: 'nobody' }))).toEqual([303, '/booking/failed#mend-email'])
    expect(outcome(await submit({ ...booking, organisation: 'a\r\nBcc: b@c.example' }))).toEqual([303, '/booking/failed#mend-organisation'])
    expect(outcome(await submit({ ...booking, message: 'x'.repeat(5001) }))).toEqual([303, '/booking/failed#mend-message'])
    expect(outcome(await submit({ ...booking, message: 'x'.repeat(70_000) }))).toEqual([303, '/booking/failed#mend-message'])
    expect((await submit(booking, { 'Content-Type': 'multipart/form-data; boundary=x' })).status).toBe(415)
    expect(await kept()).toEqual([])
  })

  it('is taken with the longest texts in any script', async () => {
    const { submit } = await api()
    const longest = { name: '日'.repeat(200), email: booking.email, organisation: '本'.repeat(200), message: '語'.repeat(5000) }
    expect(outcome(await submit(longest))).toEqual([303, '/booking/sent'])
  })

  it('leaves every other method of its address to the site', async () => {
    const { app } = await api()
    expect((await app.request('/booking')).status).toBe(404)
  })
})

describe('a request that is sent twice', () => {
  it('is one mail and two answers of success, whichever way it comes', async () => {
    const { send, submit, kept, log, onKept } = await api()
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
    expect((await submit({ ...booking, website: '' })).headers.get('Location')).toBe('/booking/sent')
    expect(await kept()).toHaveLength(1)
    expect(onKept).toHaveBeenCalledOnce()
    expect(log.map(({ event }) => event)).toEqual(['booking-kept', 'booking-known', 'booking-known'])
  })

  it('is another request with one field changed', async () => {
    const { send, kept } = await api()
    for (const name of Object.keys(booking) as (keyof typeof booking)[])
      await send(emailJsBody({ ...booking, [name]: `a${booking[name]}` }))
    await send()
    expect(await kept()).toHaveLength(5)
  })
})

describe('a client that sends many', () => {
  const limit = { requests: 2, windowMs: 60_000 }
  const letter = (number: number) => emailJsBody({ ...booking, message: `Letter ${number}` })

  it('is answered 429 above the limit, told when to try again, and others are not', async () => {
    const { send, kept, log } = await api(undefined, { limit })
    for (const number of [1, 2]) expect((await send(letter(number))).status).toBe(200)
    const answer = await send(letter(3))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(58)
    expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect(await answer.text()).toBe('Too many requests came from your network. Please try again later.')
    expect(log.at(-1)).toEqual({ event: 'booking-refused', status: 429 })
    expect((await send(letter(3), {}, '192.0.2.2')).status).toBe(200)
    expect(await kept()).toHaveLength(3)
    expect(JSON.stringify(log)).not.toContain('192.0.2')
  })

  it('is led to the page of failure without script', async () => {
    const { submit } = await api(undefined, { limit: { ...limit, requests: 1 } })
    expect((await submit({ ...booking, message: 'One' })).headers.get('Location')).toBe('/booking/sent')
    const answer = await submit({ ...booking, message: 'Two' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/booking/failed'])
  })

  it('is not counted for what is refused, nor for a repeat of what was kept', async () => {
    const { send } = await api(undefined, { limit })
    for (let count = 0; count < 5; count++) expect((await send('{')).status).toBe(400)
    for (let count = 0; count < 5; count++) expect((await send(letter(1))).status).toBe(200)
    expect((await send(letter(2))).status).toBe(200)
    expect((await send(letter(3))).status).toBe(429)
    expect((await send(letter(1))).status).toBe(200)
  })

  it('cannot pass for others by a header, unless a proxy is trusted', async () => {
    const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` })
    const open = await api(undefined, { limit })
    for (const number of [1, 2]) await open.send(letter(number), from(`198.51.100.${number}`))
    expect((await open.send(letter(3), from('198.51.100.3'))).status).toBe(429)
    const behind = await api(undefined, { limit, trustProxy: true })
    for (const number of [1, 2, 3]) expect((await behind.send(letter(number), from(`198.51.100.${number}`))).status).toBe(200)
    for (const number of [4, 5]) await behind.send(letter(number), from('198.51.100.1'))
    expect((await behind.send(letter(6), from('198.51.100.1'))).status).toBe(429)
  })
})

describe('what visitors typed', () => {
  it('stands in no log and no address, whatever becomes of it', async () => {
    for (const files of [disk, failing('ENOSPC')]) {
      const { send, submit, log } = await api(files)
      const answers = [
        await send(),
        await submit(),
        await send(emailJsBody({ ...booking, email: `${booking.email}\r\n` })),
        await submit({ ...booking, [booking.email]: 'x' }),
        await send(`${JSON.stringify(emailJsBody())}.`),
      ]
      const seen = JSON.stringify([log, answers.map(({ headers }) => headers.get('Location'))])
      expect(seen).not.toMatch(/Amara|amara|Osei|visitor|Northgate|secure/)
    }
  })
})

describe('over a real connection', () => {
  async function listen() {
    const { app, kept } = await api()
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
    onTestFinished(() => new Promise<void>(closed => server.close(() => closed())))
    await new Promise(listening => server.once('listening', listening))
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}${emailJsPath}`, kept }
  }

  /** Posts `bytes` bytes, all of them before it reads the answer, as browsers do. */
  const postBytes = (url: string, bytes: number, headers: Record<string, string | number>) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const post = request(url, { method: 'POST', headers: { ...json, ...headers } }, async answer => {
        resolve([answer.statusCode, Buffer.concat(await answer.toArray()).toString()])
      })
      post.on('error', reject)
      // The server may close once it has answered, while the rest is still on its way.
      post.on('socket', socket => socket.on('error', () => {}))
      post.end(Buffer.alloc(bytes, ' '))
    })

  it('takes what fetch sends', async () => {
    const { url, kept } = await listen()
    const answer = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(emailJsBody()) })
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    expect(await kept()).toHaveLength(1)
  })

  it.each([70_000, 5_000_000])('answers 413 to %i bytes, declared or not', async bytes => {
    const { url, kept } = await listen()
    expect(await postBytes(url, bytes, { 'Content-Length': bytes })).toEqual([413, 'The body: expected at most 65536 bytes.'])
    expect(await postBytes(url, bytes, { 'Transfer-Encoding': 'chunked' })).toEqual([413, 'The body: expected at most 65536 bytes.'])
    expect(await kept()).toEqual([])
  })

  it('keeps nothing of a request whose sender goes away', async () => {
    const { url, kept } = await listen()
    const post = request(url, { method: 'POST', headers: { ...json, 'Content-Length': 1000 } })
    post.on('error', () => {})
    post.write('{"lib_version":')
    await new Promise(resolve => setTimeout(resolve, 50))
    post.destroy()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(await kept()).toEqual([])
  })
})
