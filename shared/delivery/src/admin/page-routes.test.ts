import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { plainPages, type TinyAdmin, tinyAdmin } from '../../test-support/tiny-admin.ts'
import { release as releaseNow, tinySection, tinyShell } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { revokeToken } from './tokens.ts'

let admin: TinyAdmin
let token: string

beforeEach(async () => {
  admin = await tinyAdmin([await tinyShell(), await tinySection()])
  token = await admin.tokenFor('remote-home')
})

const fromHere = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4171' }

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = fromHere): Promise<Response> =>
  admin.ask(path, { method: 'POST', headers, body: new URLSearchParams(fields) })

const cookieOf = (answer: Response): string => answer.headers.get('set-cookie')?.split(';')[0] ?? ''

const signIn = async (): Promise<string> => cookieOf(await post('/status/sign-in', { token }))

const status = (cookie: string): Promise<Response> => admin.ask('/status', { headers: { cookie } })

/** A second release, which nobody gets yet. */
const another = async (mark = '2'): Promise<string> =>
  (await admin.store.publish(await readReleaseFolder(await tinySection({ mark })))).release

const stable = async (): Promise<string | undefined> => (await admin.store.readRollout()).programs['remote-home']?.stable

describe('signing in', () => {
  test('is all that there is without a token', async () => {
    for (const path of ['/status', '/status/', '/status/rollouts/remote-home', '/status/nothing']) {
      const answer = await admin.ask(path)
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="releases"'])
      const html = await answer.text()
      expect(html).toContain('<h1>Sign in</h1>')
      expect(html).not.toContain('remote-')
    }
    expect(admin.log).toEqual([])
  })

  test('leads to the status, as far as the token goes', async () => {
    const answer = await post('/status/sign-in', { token: ` ${token} ` })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/status'])
    expect(await (await status(cookieOf(answer))).text()).toContain('<h1>Status for remote-home</h1>shell, remote-home (yours)')
  })

  test('gives a cookie that no script reads, no other site sends, and that ends', async () => {
    const cookie = (await post('/status/sign-in', { token })).headers.get('set-cookie')
    expect(cookie).toMatch(/^release-session=[\w.-]+; Path=\/status; Max-Age=43200; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(token.slice(-43))
  })

  test('over TLS gives a cookie for this very origin', async () => {
    const proxied = await tinyAdmin([], { trustProxy: true })
    const headers = { ...fromHere, 'x-forwarded-proto': 'https' }
    const body = new URLSearchParams({ token: await proxied.tokenFor('*') })
    const answer = await proxied.ask('/status/sign-in', { method: 'POST', headers, body })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-release-session=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    )
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000')
  })

  test('with a token that is not good is refused in words, and only so often', async () => {
    const wrong = `site_${'0'.repeat(16)}_${'A'.repeat(43)}`
    for (let attempt = 0; attempt < 20; attempt++) {
      const answer = await post('/status/sign-in', { token: wrong })
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null])
      expect(await answer.text()).toContain('This token is unknown or was revoked.')
    }
    const answer = await post('/status/sign-in', { token: wrong })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
    expect((await post('/status/sign-in', {})).status).toBe(401)
    expect(admin.log).toHaveLength(22)
    expect(admin.log[0]).toMatchObject({ event: 'admin-refused', path: '/status/sign-in', status: 401, token: 'none' })
    expect(JSON.stringify(admin.log)).not.toContain('AAAA')
  })
})

describe('a session ends', () => {
  test('when its token is taken back', async () => {
    const cookie = await signIn()
    expect((await status(cookie)).status).toBe(200)
    await revokeToken(admin.store.storage, token.split('_')[1]!)
    const answer = await status(cookie)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toMatch(/^release-session=; .*Max-Age=0;/)
    const form = { action: 'rollback', release: (await stable())! }
    expect((await post('/status/rollouts/remote-home', form, { ...fromHere, cookie })).status).toBe(401)
  })

  test('after twelve hours', async () => {
    const cookie = await signIn()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 3_600_000 - 5_000 })
    expect((await status(cookie)).status).toBe(200)
    vi.setSystemTime(Date.now() + 10_000)
    expect((await status(cookie)).status).toBe(401)
    vi.useRealTimers()
  })

  test('when its holder signs out', async () => {
    const answer = await post('/status/sign-out', {}, { ...fromHere, cookie: await signIn() })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^release-session=; Path=\/status; Max-Age=0; HttpOnly; SameSite=Strict$/)
  })

  test('before it began, for a cookie that was made elsewhere', async () => {
    const cookie = await signIn()
    const [id, expires, signature] = cookie.replace('release-session=', '').split('.')
    const notice = cookieOf(
      await post('/status/rollouts/remote-home', { action: 'rollback', release: (await stable())! }, { ...fromHere, cookie }),
    )
    for (const forged of [
      `${Buffer.from('0123456789abcdef').toString('base64url')}.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      `${id}.${expires}.`,
      notice.replace('release-notice=', ''),
      '',
    ])
      expect((await status(`release-session=${forged}`)).status).toBe(401)
    expect((await status(cookie)).status).toBe(200)
  })
})

describe('a form of the status page', () => {
  const order = async (fields: Record<string, string>, cookie: string, program = 'remote-home'): Promise<string> => {
    const answer = await post(`/status/rollouts/${program}`, fields, { ...fromHere, cookie })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/status'])
    return (await status(`${cookie}; ${cookieOf(answer)}`)).text()
  }

  test('changes what visitors get, and says so once', async () => {
    const cookie = await signIn()
    const [first, release] = [await stable(), await another()]
    expect(await order({ action: 'rollout', release, weight: '0.5' }, cookie)).toContain(
      `done: remote-home: ${first} is stable; ${release} goes to 0.5 % of the visitors.`,
    )
    expect(await order({ action: 'promote', release }, cookie)).toContain(`done: remote-home: ${release} is stable.`)
    expect(await order({ action: 'rollback', release }, cookie)).toContain(
      `done: remote-home: ${release} was taken back; ${first} is stable.`,
    )
    expect(await stable()).toBe(first)
    expect(await (await status(cookie)).text()).not.toContain('done:')
  })

  test('takes the weight of the button that was pressed, which stands after the empty field', async () => {
    const cookie = await signIn()
    const release = await another()
    const body = new URLSearchParams({ action: 'rollout', release, weight: '' })
    body.append('weight', '10')
    const answer = await admin.ask('/status/rollouts/remote-home', { method: 'POST', headers: { ...fromHere, cookie }, body })
    expect(answer.status).toBe(303)
    expect((await admin.store.readRollout()).programs['remote-home']?.canary).toMatchObject({ release, weight: 1000 })
  })

  test('sent twice, or late, takes back no more than its sender saw', async () => {
    const cookie = await signIn()
    const second = await releaseNow(admin.store, await tinySection({ mark: '2' }))
    const third = await releaseNow(admin.store, await tinySection({ mark: '3' }))
    const answers = await Promise.all([1, 2].map(() => order({ action: 'rollback', release: third.id }, cookie)))
    expect(answers.map(text => /(done|refused):/.exec(text)?.[1]).sort()).toEqual(['done', 'refused'])
    expect(answers.join()).toContain(`remote-home has changed meanwhile: ${second.id} came last, and not ${third.id}`)
    expect(await stable()).toBe(second.id)
  })

  test.each([
    [{ action: 'rollout', release: '0123456789abcdef', weight: '1' }, 'has no release 0123456789abcdef'],
    [{ action: 'rollout', release: '0123456789abcdef', weight: '1e1' }, 'expected a percentage from 0 to 100'],
    [{ action: 'rollout', release: '0123456789abcdef', weight: '' }, 'expected a percentage from 0 to 100'],
    [{ action: 'promote', release: '../../tokens' }, 'release: expected an id of 16 hexadecimal digits'],
    [{ action: 'promote' }, 'release: expected an id of 16 hexadecimal digits'],
    [{ action: 'prune', release: '0123456789abcdef' }, 'action: expected rollout, promote or rollback'],
  ])('that cannot be done says why: %j', async (fields, words) => {
    const before = await admin.store.readRollout()
    expect(await order(fields, await signIn())).toContain(words)
    expect(await admin.store.readRollout()).toEqual(before)
    expect(admin.log.at(-1)).toMatchObject({ event: 'admin-refused', reason: expect.stringContaining(words), token: token.split('_')[1] })
  })

  test('changes nothing of another section', async () => {
    const before = await admin.store.readRollout()
    const cookie = await signIn()
    const fields = { action: 'rollback', release: before.programs.shell?.stable ?? '' }
    const answer = await post('/status/rollouts/shell', fields, { ...fromHere, cookie })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('<h1>forbidden</h1>This token is for remote-home: it cannot change shell.')
    expect((await post('/status/rollouts/..%2Fshell', fields, { ...fromHere, cookie })).status).toBe(404)
    expect(await admin.store.readRollout()).toEqual(before)
  })

  test.each([
    ['the public origin on the same machine', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4170' }],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site, in a browser that does not say so', { origin: 'http://localhost:4170' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['an address that somebody typed or was sent', { 'sec-fetch-site': 'none' }],
    ['nowhere', {}],
    ['here, as another page pretends', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4171' }],
  ])('is not taken from %s', async (_where, headers) => {
    const cookie = await signIn()
    const release = await another()
    for (const [path, fields] of [
      ['/status/rollouts/remote-home', { action: 'promote', release }],
      ['/status/sign-in', { token }],
      ['/status/sign-out', {}],
    ] as const) {
      const answer = await post(path, fields, { ...headers, cookie } as Record<string, string>)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
    }
    expect(await stable()).not.toBe(release)
    expect(admin.log.at(-1)).toMatchObject({ status: 403, reason: expect.stringContaining('Origin: expected a form of this page') })
  })

  test('of more than 4 kB, or of another kind, is not read', async () => {
    const cookie = await signIn()
    expect((await post('/status/sign-in', { token: 'x'.repeat(5000) })).status).toBe(413)
    const json = { method: 'POST', headers: { ...fromHere, cookie, 'content-type': 'text/plain' }, body: 'action=rollback' }
    expect((await admin.ask('/status/rollouts/remote-home', json)).status).toBe(415)
  })

  test('is not sent by an address: GET changes nothing', async () => {
    const cookie = await signIn()
    expect((await admin.ask('/status/rollouts/remote-home?action=rollback', { headers: { cookie } })).status).toBe(404)
    expect((await admin.ask('/status/sign-out', { headers: { cookie } })).status).toBe(404)
  })
})

test('words of a notice are of this server, for this token', async () => {
  const cookie = await signIn()
  const forged = Buffer.from(JSON.stringify({ kind: 'done', text: 'Call this number' })).toString('base64url')
  const answer = await status(`${cookie}; release-notice=${forged}.9999999999.${'A'.repeat(43)}`)
  expect(await answer.text()).not.toContain('Call this number')
})

test('documents allow their own style element and nothing else, and are kept by nobody', async () => {
  const answer = await status(await signIn())
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update('h1{}').digest('base64')}'; font-src data:; img-src data:; ` +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect((await admin.ask('/status', { method: 'HEAD' })).status).toBe(401)
})

test('while the pages are not built, it is said how to build them, and the rest works', async () => {
  const pages = vi.fn(async () => undefined as typeof plainPages | undefined)
  const bare = await tinyAdmin([], { pages })
  const answer = await bare.ask('/status')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('The status page is not built: npm run build makes it. The command line works without it.\n')
  expect((await bare.ask('/api/status', { headers: { authorization: `Bearer ${await bare.tokenFor('*')}` } })).status).toBe(200)
  pages.mockResolvedValue(plainPages)
  expect(await (await bare.ask('/status')).text()).toContain('Sign in')
})

test('a status that cannot be read is a page that says so', async () => {
  const faulty = await tinyAdmin([], {
    faulty: storage => ({
      ...storage,
      read: key => (key === 'rollout.json' ? Promise.reject(new TypeError('rollout.json: broken')) : storage.read(key)),
    }),
  })
  const body = new URLSearchParams({ token: await faulty.tokenFor('*') })
  const cookie = cookieOf(await faulty.ask('/status/sign-in', { method: 'POST', headers: fromHere, body }))
  const answer = await faulty.ask('/status', { headers: { cookie } })
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('<h1>failed</h1>rollout.json: broken.')])
})
