import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { tinySection, tinyShell, tinySite } from '../../../test-support/tiny-releases.ts'
import { readSettings } from './settings.ts'

const program = (name: string): string => fileURLToPath(new URL(`../../../bin/${name}.mjs`, import.meta.url))

function run(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
): ChildProcess & { printed: () => string; complained: () => string } {
  const child = spawn(process.execPath, [program(name), ...args], { env: { ...process.env, ...env } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  let error = ''
  child.stdout.on('data', data => {
    out += data
  })
  child.stderr.on('data', data => {
    error += data
  })
  return Object.assign(child, { printed: () => out, complained: () => error })
}

const ended = async (child: ChildProcess): Promise<number | null> => (await once(child, 'close'))[0]

test('the program prints its two addresses, serves, and ends in order on SIGTERM', { timeout: 30_000 }, async () => {
  const { folder } = await tinySite([await tinyShell(), await tinySection()])
  const child = run('serve', { PORT: '0', HOST: '127.0.0.1', STORE: folder, OUTBOX: join(folder, 'outbox'), LOG: '1' })
  await once(child.stdout ?? child, 'data')
  const [, address = '', status = ''] =
    /^(http:\/\/127\.0\.0\.1:\d+)\nReleases: (http:\/\/localhost:\d+\/status)\nPages name as their own: the address asked on this machine; set SITE, .*\n$/.exec(
      child.printed(),
    ) ?? []
  expect(await (await fetch(`${address}/`)).text()).toContain('<h1>Home</h1>')
  expect((await fetch(status.replace('/status', '/api/status'))).status).toBe(401)
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  expect(child.printed()).toContain('"path":"/","status":200')
  expect(child.complained()).toBe('')
})

test.each([
  ['SITE, wherever it is asked', 'https://ada.example', ['localhost']],
  ['the address asked on this machine', '', ['localhost', '127.0.0.1']],
])('what a document, the sitemap and robots.txt name as theirs is %s', { timeout: 30_000 }, async (_, named, hosts) => {
  const { folder } = await tinySite([await tinyShell(), await tinySection()])
  const child = run('serve', { PORT: '0', STORE: folder, OUTBOX: join(folder, 'outbox'), LOG: '1', SITE: named })
  await once(child.stdout ?? child, 'data')
  const [, port] = /^http:\/\/localhost:(\d+)/.exec(child.printed()) ?? []
  expect(child.printed()).toContain(`Pages name as their own: ${named || 'the address asked on this machine'}`)
  for (const host of hosts) {
    const get = async (path: string) => (await fetch(`http://${host}:${port}${path}`)).text()
    const origin = named || `http://${host}:${port}`
    expect(await get('/')).toContain(`<link rel="canonical" href="${origin}/">`)
    expect(await get('/sitemap.xml')).toContain(`<loc>${origin}/</loc>`)
    // A demonstration is for nobody to find where the public reaches it.
    expect(await get('/robots.txt')).toContain(named ? 'Disallow: /\n' : `${origin}/sitemap.xml`)
  }
  const stranger = await new Promise<string>(resolve =>
    request({ port, path: '/', headers: { host: 'evil.example' } }, async answer => resolve((await answer.toArray()).join(''))).end(),
  )
  expect(stranger).not.toContain('evil.example')
  child.kill('SIGTERM')
})

test('a taken port is one sentence and exit code 1', { timeout: 30_000 }, async () => {
  const other = createServer().listen(0)
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { folder } = await tinySite([])
  const child = run('serve', { PORT: String(port), STORE: folder, OUTBOX: join(folder, 'outbox'), LOG: '1' })
  expect(await ended(child)).toBe(1)
  expect(child.complained()).toBe(`Port ${port} is taken. Stop the program that uses it, or give PORT another number\n`)
  expect(child.printed()).toBe('')
})

test('the release program publishes, and the export program writes what was published', { timeout: 60_000 }, async () => {
  const { folder } = await tinySite([await tinyShell()])
  const publishing = run('release', { STORE: folder }, ['publish', '--from', await tinySection(), '--stable'])
  expect(await ended(publishing)).toBe(0)
  expect(publishing.printed()).toMatch(/^remote-home [\da-f]{16}: published, \d new files, \d+ B; stable\n$/)
  const exporting = run('export', { STORE: folder }, [join(folder, 'copy')])
  expect(await ended(exporting)).toBe(0)
  expect(await readFile(join(folder, 'copy/index.html'), 'utf8')).toContain('<h1>Home</h1>')
})

test('the outbox program lists what has come in', { timeout: 30_000 }, async () => {
  const { folder } = await tinySite([await tinyShell(), await tinySection()])
  const outbox = join(folder, 'outbox')
  const server = run('serve', { PORT: '0', HOST: '127.0.0.1', STORE: folder, OUTBOX: outbox, LOG: '1' })
  await once(server.stdout ?? server, 'data')
  const fields = { name: 'Amara Osei', email: 'amara@visitor.example', organisation: '', message: 'Public speaking' }
  const posted = await fetch(`${server.printed().split('\n')[0]}/booking`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/booking/sent'])
  const listing = run('outbox', { OUTBOX: outbox })
  expect(await ended(listing)).toBe(0)
  expect(listing.printed()).toMatch(/Amara Osei .*Public speaking/)
  const showing = run('outbox', { OUTBOX: outbox }, ['show', 'nothing'])
  expect(await ended(showing)).toBe(1)
  expect(showing.complained()).toBe('nothing: no request has this ID\n')
})

test('settings have defaults, and say what was expected', () => {
  expect(readSettings({})).toMatchObject({ port: 4170, host: undefined, smtpUrl: undefined, trustProxy: false })
  expect(readSettings({})).toMatchObject({ outboxDays: 365, bookingLimit: { requests: 20, windowMs: 3_600_000 } })
  expect(readSettings({ OUTBOX_DAYS: '30', BOOKING_LIMIT: 'off' })).toMatchObject({ outboxDays: 30, bookingLimit: undefined })
  expect(readSettings({ PORT: '0', LOG: '1', TRUST_PROXY: '1', STORE: '/srv/store' })).toMatchObject({
    port: 0,
    accessLog: undefined,
    trustProxy: true,
    store: '/srv/store',
  })
  expect(readSettings({}).admin).toEqual({ port: 4171, host: '127.0.0.1', names: [] })
  expect(readSettings({ ADMIN_PORT: 'off' }).admin).toBeUndefined()
  expect(readSettings({ PORT: '0' }).admin?.port).toBe(0)
  expect(readSettings({ PORT: '0', ADMIN_PORT: '4321' }).admin?.port).toBe(4321)
  expect(readSettings({ ADMIN_HOST: '0.0.0.0' }).admin).toEqual({ port: 4171, host: '0.0.0.0', names: undefined })
  expect(readSettings({ ADMIN_NAMES: 'Releases.example.org, other.example' }).admin?.names).toEqual([
    'releases.example.org',
    'other.example',
  ])
  expect(readSettings({ SITE: 'https://example.org/' }).site).toBe('https://example.org')
  for (const site of ['example.org', 'https://example.org/below/'])
    expect(() => readSettings({ SITE: site })).toThrow(
      `SITE: expected the address of the site such as https://example.org, without a path, got "${site}"`,
    )
  expect([readSettings({ TRUST_PROXY: '' }), readSettings({ TRUST_PROXY: '0' })]).toMatchObject([
    { trustProxy: false },
    { trustProxy: false },
  ])
  for (const value of ['true', 'yes', ' 1'])
    expect(() => readSettings({ TRUST_PROXY: value })).toThrow(`TRUST_PROXY: expected 0 or 1, got "${value}"`)
  expect(readSettings({ LOG: '0' }).accessLog).toMatch(/access\.log$/)
  expect(() => readSettings({ LOG: 'true' })).toThrow('LOG: expected 0 or 1, got "true"')
  for (const name of ['https://releases.example.org', 'releases.example.org/', 'releases.example.org:4171'])
    expect(() => readSettings({ ADMIN_NAMES: `other.example, ${name}` })).toThrow(
      `ADMIN_NAMES: expected a host name such as releases.example.org, got "${name}"`,
    )
  for (const env of [{ PORT: '4300', ADMIN_PORT: '4300' }, { PORT: '4171' }])
    expect(() => readSettings(env)).toThrow(`ADMIN_PORT: expected another port than PORT, got ${env.PORT}`)
  expect(readSettings({ PORT: '4171', ADMIN_PORT: 'off' }).admin).toBeUndefined()
  expect(() => readSettings({ ADMIN_PORT: 'no' })).toThrow('ADMIN_PORT: expected a number from 0 to 65535, got "no"')
  for (const port of ['http', '70000', '-1', '4e3'])
    expect(() => readSettings({ PORT: port })).toThrow(`PORT: expected a number from 0 to 65535, got "${port}"`)
  for (const days of ['0', 'ever', '1.5'])
    expect(() => readSettings({ OUTBOX_DAYS: days })).toThrow(/^OUTBOX_DAYS: expected a number of days/)
  expect(() => readSettings({ BOOKING_LIMIT: 'many' })).toThrow(/^BOOKING_LIMIT: expected requests a time such as 20\/1h/)
})
