import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { SectionRelease, ShellRelease } from '@site/delivery/release'
import { afterAll, describe, expect, it } from 'vitest'
import { type Answer, ask } from '../support/ask.ts'
import { booking, mailsIn } from '../support/booking-form.ts'
import { site } from '../support/built-site.ts'
import { type Program, startProgram } from '../support/program.ts'
import { builtRelease, declaredPages, sectionNames } from '../support/releases.ts'
import { root } from '../support/root.ts'

const shell = await builtRelease<ShellRelease>('shell')
const home = await builtRelease<SectionRelease>('remote-home')
const resources = await builtRelease<SectionRelease>('remote-resources')
const pages = await declaredPages()

/** The largest module of the frame. */
const asset = `/_/shell/${[...shell.modules].sort((a, b) => (shell.files[b]?.bytes ?? 0) - (shell.files[a]?.bytes ?? 0))[0]}`
const film = `/_/remote-home/${Object.keys(home.files).find(name => name.endsWith('.mp4'))}`
const paper = '/data/zeroBankWhitePaper.json'

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => ask(site.address, path, { headers })
const head = (path: string, headers: Record<string, string> = {}): Promise<Answer> => ask(site.address, path, { method: 'HEAD', headers })

describe('the headers of', () => {
  it.each([
    ['a document', '/faq'],
    ['a missing page', '/nothing-here'],
    ['a missing asset', '/_/shell/nothing.js'],
    ['a film', film],
    ['a public file', paper],
    ['a refusal', '/%00'],
  ])('%s keep the site to itself', async (_what, path) => {
    const { headers } = await get(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    for (const telling of ['server', 'x-powered-by', 'via']) expect(headers[telling]).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
  })

  it.each(pages.map(({ path }) => path))('%s allow its own script and styles and nothing else', async path => {
    const { headers, body } = await get(encodeURI(path))
    const policy = headers['content-security-policy'] as string
    const directives = new Map(policy.split('; ').map(directive => [directive.split(' ')[0], directive.split(' ').slice(1)]))
    expect(directives.get('default-src')).toEqual(["'none'"])
    const hashesOf = (element: RegExp): string[] =>
      [...body.toString().matchAll(element)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const rules = hashesOf(/<script type="(?:importmap|speculationrules)">(.*?)<\/script>/g)
    // Each document tells before the first paint who comes to it afresh, home whether it opens with its loading screen; then the shell's own.
    const code = hashesOf(/<script(?: type="module" data-entry="[^"]+")?>(.*?)<\/script>/gs)
    expect([rules.length, code.length]).toEqual([2, path === '/' ? 3 : 2])
    expect(directives.get('script-src')).toEqual(["'self'", ...rules, ...code])
    const styles = hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g)
    expect(styles.length).toBeGreaterThan(1)
    expect(directives.get('style-src')).toEqual(["'self'", ...styles])
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"])
    expect(directives.get('form-action')).toEqual(["'self'"])
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy).not.toMatch(/unsafe-|\*|https?:/)
  })
})

describe('caching', () => {
  it('is for ever where the address names the content, and by question everywhere else', async () => {
    expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get(film)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/faq', '/nothing-here', paper]) expect((await get(path)).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/faq', asset, paper])('sends nothing of %s to somebody who has it', async path => {
    const { headers, body } = await get(path)
    expect(body.length).toBeGreaterThan(100)
    expect(headers.etag).toMatch(/^"[\w+/-]+"$/)
    const known = await get(path, { 'if-none-match': headers.etag ?? '' })
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag])
    expect((await get(path, { 'if-none-match': '"of-yesterday"' })).status).toBe(200)
  })
})

describe('HEAD', () => {
  it.each(['/', '/faq', '/nothing-here', asset, film, paper, '/robots.txt', '/sitemap.xml', '/feed.xml'])(
    'of %s is its GET without the body',
    async path => {
      const withBody = await get(path, { 'accept-encoding': 'br' })
      const without = await head(path, { 'accept-encoding': 'br' })
      // The nonce is a visit's own, and this is none.
      const comparable = ({ status, headers: { date: _date, 'server-timing': _nonce, ...headers } }: Answer) => ({ status, headers })
      expect(comparable(without)).toEqual(comparable(withBody))
      expect(without.body).toHaveLength(0)
    },
  )
})

describe('a face that the first screen needs', () => {
  // Ten segments are sent before the first acknowledgement (RFC 6928), headers among them.
  it.each(shell.fonts)('%s comes in one round trip', name => expect(shell.files[name]?.bytes).toBeLessThan(10 * 1460 - 350))

  it('is one of two', () => expect(shell.fonts).toHaveLength(2))
})

describe('compression', () => {
  it.each(['/faq', asset, paper])('of %s is what the visitor takes', async path => {
    const sizes: Record<string, number> = {}
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const { headers, body } = await get(path, { 'accept-encoding': accepted })
      expect(headers['content-encoding'], accepted).toBe(encoding)
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(Number(headers['content-length'])).toBe(body.length)
      sizes[encoding ?? 'plain'] = body.length
    }
    expect(sizes.br).toBeLessThan(sizes.gzip ?? 0)
    expect(sizes.gzip).toBeLessThan((sizes.plain ?? 0) * 0.6)
  })
})

describe('a film', () => {
  it('is sent in parts', async () => {
    const whole = await get(film)
    const size = whole.body.length
    expect([whole.status, whole.headers['accept-ranges'], whole.headers['content-type']]).toEqual([200, 'bytes', 'video/mp4'])
    for (const [range, from, to] of [
      ['bytes=0-1023', 0, 1023],
      ['bytes=1000-', 1000, size - 1],
      ['bytes=-500', size - 500, size - 1],
      [`bytes=${size - 1}-${size + 99}`, size - 1, size - 1],
    ] as const) {
      const part = await get(film, { range })
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${size}`])
      expect(part.body.equals(whole.body.subarray(from, to + 1))).toBe(true)
    }
  })

  it('has no part beyond its end', async () => {
    const { body } = await get(film)
    const beyond = await get(film, { range: `bytes=${body.length}-` })
    expect([beyond.status, beyond.headers['content-range'], beyond.body.length]).toEqual([416, `bytes */${body.length}`, 0])
    expect(beyond.headers['cache-control']).toBe('no-store')
  })
})

describe('other methods', () => {
  it.each([
    ['POST', '/faq', 'GET, HEAD'],
    ['PUT', '/', 'GET, HEAD'],
    ['DELETE', asset, 'GET, HEAD'],
    ['PATCH', paper, 'GET, HEAD'],
    ['OPTIONS', '/faq', 'GET, HEAD'],
    ['GET', '/api/v1.0/email/send', 'POST'],
    ['PUT', '/booking', 'POST'],
  ])('%s %s: 405, and which are taken', async (method, path, allowed) => {
    const { status, headers } = await ask(site.address, path, { method })
    expect([status, headers.allow]).toEqual([405, allowed])
  })
})

describe('an address that no link has', () => {
  const longest = `/${'a'.repeat(8192)}`

  it.each([
    ['a traversal', '/../../../etc/passwd'],
    ['a traversal below the assets', '/_/shell/../../rollout.json'],
    ['an encoded traversal', '/_/shell/%2e%2e%2f%2e%2e%2frollout.json'],
    ['a doubly encoded traversal', '/_/shell/%252e%252e%252frollout.json'],
    ['a traversal in the release’s name', '/data/zeroBankWhitePaper.json?r=../../../../etc/passwd'],
    ['a backslash', '/..\\..\\etc\\passwd'],
    ['NUL', '/faq%00.html'],
    ['a control character', '/faq%0d%0aset-cookie:%20a=b'],
    ['half an escape', '/%'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['8 kB', longest],
    ['a fragment of a release', `/_/remote-home/${home.pages[0]?.fragment}`],
    ['the list of a release', '/_/remote-home/release.json'],
  ])('%s: refused, and nothing leaked', async (_what, path) => {
    const { status, headers, body } = await get(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    const said = body.toString()
    expect(said).not.toMatch(/root:|node_modules|at .*\.ts|Error:|rollout|ENOENT/)
    expect(said).not.toContain(root)
    expect(said.length).toBeLessThan(200)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('for machines', () => {
  it('/health names the releases that visitors get', async () => {
    const { status, headers, body } = await get('/health')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'no-store'])
    const { ok, releases } = JSON.parse(body.toString()) as { ok: boolean; releases: Record<string, string> }
    expect(ok).toBe(true)
    expect(Object.keys(releases).sort()).toEqual([...sectionNames, 'shell'])
  })

  it('/robots.txt lets them read, and tells where the list of pages is', async () => {
    const robots = (await get('/robots.txt')).body.toString()
    expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m)
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
  })

  it('/sitemap.xml lists every page that may be indexed, once, and each is there', async () => {
    const { headers, body } = await get('/sitemap.xml')
    expect(headers['content-type']).toMatch(/^application\/xml/)
    const listed = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
    const expected = pages
      .filter(({ path, head: { robots, canonical } }) => !robots && (canonical ?? path) === path)
      .map(({ path }) => path)
    expect(listed.sort()).toEqual(expected.sort())
    for (const path of listed) expect((await head(path)).status).toBe(200)
  })

  it('a public file is the stable release’s, or for ever the one that is named', async () => {
    const stable = await get(paper)
    expect([stable.status, stable.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(stable.body.toString())).toHaveProperty('metadata.title')
    const named = await get(`${paper}?r=${resources.id}`)
    expect([named.status, named.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(named.body.equals(stable.body)).toBe(true)
    expect((await get(`${paper}?r=0000000000000000`)).status).toBe(404)
  })

  it.each(sectionNames)('the federation manifest of %s names the entry and files of its release', async name => {
    const release = await builtRelease<SectionRelease>(name)
    const { headers, body } = await get(`/federation/${name}.json`)
    expect([headers['content-type'], headers['cache-control']]).toEqual(['application/json; charset=utf-8', 'no-cache'])
    const digest = createHash('sha256').update(body).digest('base64')
    expect(release.files[release.public[`/federation/${name}.json`] ?? '']?.integrity).toBe(`sha256-${digest}`)
    const { metaData, exposes } = JSON.parse(body.toString())
    expect([metaData.publicPath, metaData.remoteEntry.path, metaData.remoteEntry.name]).toEqual(['auto', `../_/${name}`, release.entry])
    const { js, css } = exposes[0].assets
    for (const file of [...js.sync, ...js.async, ...css.sync, ...css.async])
      expect(release.files).toHaveProperty([file.replace(`../_/${name}/`, '')])
  })
})

describe('the program', () => {
  const started: Program[] = []
  const start = async (port: string): Promise<Program> => {
    const program = await startProgram(port)
    started.push(program)
    return program
  }

  afterAll(() => Promise.all(started.map(program => program.remove())))

  it('goes on when nobody takes what it says any more', async () => {
    const program = await start('0')
    const address = await program.served
    program.process.stdout?.destroy()
    program.process.stderr?.destroy()
    // Each is a line of the log that nobody reads.
    for (let visit = 0; visit < 5; visit++) expect((await ask(address, '/faq')).status).toBe(200)
    await new Promise(resolve => setTimeout(resolve, 300))
    expect((await ask(address, '/health')).status).toBe(200)
  })

  it('finishes what it has begun when it is told to stop, takes nothing new, and ends with 0', async () => {
    const program = await start('0')
    const address = new URL(await program.served)
    const body = JSON.stringify({
      lib_version: '4.4.1',
      user_id: 'demonstration',
      service_id: 'outbox',
      template_id: 'booking-request',
      template_params: booking,
    })
    const socket = connect(Number(address.port), address.hostname)
    await once(socket, 'connect')
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    const closed = once(socket, 'close')
    // Half of a booking is on its way when the signal comes.
    socket.write(
      `POST /api/v1.0/email/send HTTP/1.1\r\nhost: ${address.host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 40)}`,
    )
    await ask(address.origin, '/health')
    program.process.kill('SIGTERM')
    await expect
      .poll(() =>
        ask(address.origin, '/health').then(
          () => 'answers',
          () => 'refuses',
        ),
      )
      .toBe('refuses')
    socket.write(body.slice(40))
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(await program.ended).toBe(0)
    expect(await mailsIn(program.outbox)).toHaveLength(1)
    expect(program.said().out).toContain('"path":"/api/v1.0/email/send"')
  })
})
