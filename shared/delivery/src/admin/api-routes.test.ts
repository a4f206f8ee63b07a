import { beforeEach, describe, expect, test } from 'vitest'
import { bearer, type TinyAdmin, tinyAdmin } from '../../test-support/tiny-admin.ts'
import { tinySection, tinyShell } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { revokeToken } from './tokens.ts'

let admin: TinyAdmin
let all: string
let own: string

beforeEach(async () => {
  const resources = { name: 'remote-resources', pages: { '/faq': '<h1>Questions</h1>' } } as const
  admin = await tinyAdmin([await tinyShell(), await tinySection(), await tinySection(resources)])
  all = await admin.tokenFor('*')
  own = await admin.tokenFor('remote-resources')
})

const send = (path: string, token: string, body?: unknown, init: RequestInit = {}): Promise<Response> =>
  admin.ask(path, {
    method: 'POST',
    headers: { ...bearer(token), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...init,
  })

const errorOf = async (answer: Response): Promise<string> => ((await answer.json()) as { error: string }).error

/** Adds a release that nobody gets yet. */
async function published(mark: string, name: 'remote-home' | 'remote-resources' = 'remote-resources'): Promise<string> {
  const pages = name === 'remote-home' ? { '/': '<h1>Home</h1>' } : { '/faq': '<h1>Questions</h1>' }
  return (await admin.store.publish(await readReleaseFolder(await tinySection({ name, pages, mark })))).release
}

describe('without a good token', () => {
  test.each([
    ['GET', '/api/status'],
    ['GET', '/api/releases'],
    ['GET', '/api/nothing'],
    ['PUT', '/api/releases/shell/0123456789abcdef'],
    ['PUT', '/api/releases/shell/0123456789abcdef/files/main.js'],
    ['POST', '/api/releases/shell/0123456789abcdef'],
    ['POST', '/api/rollouts/shell'],
    ['POST', '/api/promotions/shell'],
    ['POST', '/api/rollbacks/shell'],
    ['POST', '/api/previews/shell/0123456789abcdef'],
    ['POST', '/api/prune'],
    ['OPTIONS', '/api/status'],
  ])('%s %s is 401, and says what is asked for', async (method, path) => {
    for (const authorization of [undefined, 'Bearer', 'Bearer x', `Basic ${all}`, `Bearer ${all.slice(0, -1)}~`, `Bearer ${all} ${all}`]) {
      const answer = await admin.ask(path, { method, headers: authorization ? { authorization } : {} })
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="releases"'])
      expect(await answer.text()).not.toContain('remote-')
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  test('a token that was taken back opens nothing', async () => {
    await revokeToken(admin.store.storage, all.split('_')[1]!)
    expect((await send('/api/rollbacks/remote-home', all, {})).status).toBe(401)
    expect(await errorOf(await send('/api/prune', all))).toBe('This token is unknown or was revoked')
  })

  test('twenty wrong tokens are enough for ten minutes, and keep no team out', async () => {
    const wrong = { headers: bearer(`site_${'0'.repeat(16)}_${'A'.repeat(43)}`) }
    for (let attempt = 0; attempt < 20; attempt++) expect((await admin.ask('/api/status', wrong)).status).toBe(401)
    const answer = await admin.ask('/api/status', wrong)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 600])
    expect((await admin.ask('/api/status', { headers: bearer(own) })).status).toBe(200)
  })
})

describe('a token for one section', () => {
  test('reads how all do, and is told what it may change', async () => {
    const { programs } = (await (await admin.ask('/api/status', { headers: bearer(own) })).json()) as {
      programs: { program: string; mayChange: boolean }[]
    }
    expect(programs.map(({ program, mayChange }) => [program, mayChange])).toEqual([
      ['shell', false],
      ['remote-home', false],
      ['remote-resources', true],
    ])
    expect((await admin.ask('/api/releases', { headers: bearer(own) })).status).toBe(200)
    expect((await admin.ask('/api/history?program=shell', { headers: bearer(own) })).status).toBe(200)
  })

  test.each([
    ['PUT', '/api/releases/remote-home/0123456789abcdef'],
    ['PUT', '/api/releases/remote-home/0123456789abcdef/files/page.js'],
    ['POST', '/api/releases/remote-home/0123456789abcdef'],
    ['POST', '/api/rollouts/remote-home'],
    ['POST', '/api/promotions/remote-home'],
    ['POST', '/api/rollbacks/remote-home'],
    ['POST', '/api/previews/remote-home/0123456789abcdef'],
    ['POST', '/api/rollouts/remote-resources/../remote-home'],
    ['POST', '/api/rollouts/remote%2Dhome'],
  ])('cannot %s %s', async (method, path) => {
    const before = await admin.store.readRollout()
    const answer = await send(path, own, { action: 'rollback' }, { method })
    expect(answer.status).toBe(403)
    expect(await errorOf(answer)).toBe('This token is for remote-resources: it cannot change remote-home')
    expect(await admin.store.readRollout()).toEqual(before)
  })

  test('cannot delete releases', async () => {
    const answer = await send('/api/prune', own, { days: 30, dryRun: true })
    expect([answer.status, await errorOf(answer)]).toEqual([
      403,
      'This token is for remote-resources: releases are deleted with one for all, *',
    ])
    expect((await send('/api/prune', all, { days: 30, dryRun: true })).status).toBe(200)
  })

  test('rolls its section out, promotes it and takes it back', async () => {
    const release = await published('2')
    const order = async (what: string, body: object) => (await send(`/api/${what}/remote-resources`, own, body)).json()
    expect(await order('rollouts', { release, weight: 1 })).toMatchObject({ canary: { release, weight: 1 } })
    expect(await order('promotions', {})).toMatchObject({ program: 'remote-resources', stable: release })
    expect(await order('rollbacks', {})).not.toMatchObject({ stable: release })
    const after = (await admin.store.readRollout()).programs['remote-resources']
    expect(after?.history.map(({ action }) => action)).toEqual(['published', 'stable', 'published', 'rollout', 'promoted', 'rollback'])
  })
})

describe('names that lead elsewhere', () => {
  test.each([
    '/api/rollouts/..%2F..%2Frollout',
    '/api/rollouts/remote-',
    '/api/rollouts/remote-home%00',
    '/api/rollouts/constructor',
    '/api/rollouts/__proto__',
    '/api/rollouts/REMOTE-HOME',
    '/api/previews/remote-home/..%2F..%2Ftokens',
    '/api/previews/remote-home/0123456789ABCDEF',
    '/api/releases/remote-home/..%2Fshell',
    '/api/releases/shell/0123456789abcde',
  ])('%s is 404', async path => {
    const answer = await send(path, all, { action: 'rollback' })
    expect(answer.status).toBe(404)
    expect(await errorOf(answer)).toMatch(/^There is no such (program: expected shell|release: expected an id)/)
  })
})

describe('orders', () => {
  const release = '0123456789abcdef'
  const basisPoints = 'a whole number of basis points from 0 to 10000'

  test.each([
    ['no JSON', 'rollbacks', 'rollback', 400, 'The body: expected JSON'],
    ['a field too many', 'rollbacks', { action: 'rollback' }, 400, 'The body: action: expected no field of this name'],
    ['no release', 'rollouts', { weight: 1 }, 400, 'The body: release: expected'],
    ['a weight above all', 'rollouts', { release, weight: 10_001 }, 400, `The body: weight: expected ${basisPoints}, got 10001`],
    ['a weight too fine', 'rollouts', { release, weight: 0.1 }, 400, `The body: weight: expected ${basisPoints}, got 0.1`],
    ['a weight in words', 'rollouts', { release, weight: '1' }, 400, `The body: weight: expected ${basisPoints}, got "1"`],
    ['an unknown release', 'promotions', { release }, 409, 'has no release 0123456789abcdef'],
    ['another release than the last', 'rollbacks', { release }, 409, 'has changed meanwhile'],
    ['nothing to promote', 'promotions', {}, 409, 'has no canary to promote'],
    ['too much', 'promotions', { release: 'x'.repeat(5000) }, 413, 'The body: expected at most 4096 bytes'],
  ])('with %s are refused, and say why', async (_what, kind, body, status, words) => {
    const before = await admin.store.readRollout()
    const answer = await send(`/api/${kind}/remote-home`, all, body)
    expect(answer.status).toBe(status)
    expect(await errorOf(answer)).toContain(words)
    expect(await admin.store.readRollout()).toEqual(before)
  })

  test('have to be JSON, which no form of another site is', async () => {
    const form = { method: 'POST', headers: bearer(all), body: new URLSearchParams({ action: 'rollback' }) }
    expect((await admin.ask('/api/rollouts/remote-home', form)).status).toBe(415)
  })
})

test('a preview is an address of the site', async () => {
  const release = await published('2')
  const answer = await send(`/api/previews/remote-resources/${release}`, own)
  expect(await answer.json()).toMatchObject({ address: expect.stringMatching(/^https:\/\/ada\.example\/preview\/remote-resources\./) })
})

test('two releases are compared', async () => {
  const [stable] = await admin.store.list('remote-home')
  const release = await published('2', 'remote-home')
  const path = (to: string) => `/api/diffs/remote-home?from=${stable?.release}&to=${to}`
  const answer = await admin.ask(path(release), { headers: bearer(own) })
  expect(await answer.json()).toMatchObject({ program: 'remote-home', modules: { added: ['entry2.js'], removed: ['entry.js'] } })
  for (const to of ['', 'remote-home', `${release}/x`, `../${release}`])
    expect((await admin.ask(path(to), { headers: bearer(own) })).status).toBe(400)
  expect((await admin.ask('/api/history?program=..', { headers: bearer(own) })).status).toBe(400)
})

test('a store that cannot be read is said to be the trouble', async () => {
  const faulty = await tinyAdmin([], {
    faulty: storage => ({
      ...storage,
      read: key => (key === 'tokens.json' ? storage.read(key) : Promise.reject(new TypeError(`${key}: expected JSON`))),
    }),
  })
  const answer = await faulty.ask('/api/status', { headers: bearer(await faulty.tokenFor('*')) })
  expect([answer.status, await errorOf(answer)]).toEqual([503, 'rollout.json: expected JSON'])
})

test('every refusal is a line of the log that says who, where and why, and never a token', async () => {
  await admin.ask('/api/status')
  await admin.ask('/api/rollouts/shell', { method: 'POST', headers: bearer(own) })
  await admin.ask(`/api/${all}?token=${all}`, { headers: bearer(own) })
  await send('/api/promotions/remote-home', all, { release: all })
  await admin.ask('/nothing')
  const id = own.split('_')[1]
  expect(admin.log).toMatchObject([
    {
      event: 'admin-refused',
      method: 'GET',
      path: '/api/status',
      status: 401,
      token: 'none',
      reason: expect.stringContaining('A token is needed'),
    },
    {
      method: 'POST',
      path: '/api/rollouts/shell',
      status: 403,
      token: id,
      reason: 'This token is for remote-resources: it cannot change shell',
    },
    { path: '/api/site_…', status: 404, token: id },
    { status: 400, token: all.split('_')[1], reason: expect.stringContaining('expected a release id') },
    { path: '/nothing', status: 404, token: 'none' },
  ])
  expect(JSON.stringify(admin.log)).not.toContain(all.slice(-43))
  expect(JSON.stringify(admin.log)).not.toContain(own.slice(-43))
})

test('a change is a line of the log, with the token that made it', async () => {
  const release = await published('2')
  await send('/api/promotions/remote-resources', own, { release })
  expect(admin.log).toEqual([
    { event: 'admin-changed', method: 'POST', path: '/api/promotions/remote-resources', status: 200, token: own.split('_')[1] },
  ])
})

describe('under a name that somebody made point here', () => {
  const statusAt = async ({ ask }: TinyAdmin, host: string, token: string): Promise<number> =>
    (await ask(`http://${host}/api/status`, { headers: bearer(token) })).status

  test('nothing is answered', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'localhost.'])
      expect(await statusAt(admin, host, all)).toBe(421)
    for (const host of ['localhost:4171', '127.0.0.1', '[::1]:9']) expect(await statusAt(admin, host, all)).toBe(200)
  })

  test('only under the names that were given', async () => {
    const known = await tinyAdmin([], { names: ['releases.example.org'] })
    const token = await known.tokenFor('*')
    expect(await statusAt(known, 'releases.example.org', token)).toBe(200)
    expect(await statusAt(known, 'example.org', token)).toBe(421)
  })
})

test('nothing is at any other address', async () => {
  for (const path of ['/', '/api', '/rollout.json', '/tokens.json', '/_/shell/main.js', '/health'])
    expect((await admin.ask(path)).status).toBe(path === '/api' ? 401 : 404)
})
