import { describe, expect, test, vi } from 'vitest'
import { adminAddress, tinyAdmin } from '../../test-support/tiny-admin.ts'
import { tinySection, tinyShell } from '../../test-support/tiny-releases.ts'
import { revokeToken } from '../admin/tokens.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { RolloutRefusal } from '../store/rollout-changes.ts'
import { createLocalReleaseApi } from './local-release-api.ts'
import { createReleaseClient } from './release-client.ts'

type Fetch = typeof fetch

const apiWith = (answer: Fetch) => createReleaseClient({ address: adminAddress, token: 'site_x', fetch: answer, retryAfterMs: 0 })

const saying = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  apiWith(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }))

test('all that the API does is the same at a server as at its store', async () => {
  const admin = await tinyAdmin([await tinyShell(), await tinySection()])
  const local = createLocalReleaseApi({ store: admin.store, origin: 'https://ada.example' })
  const remote = await admin.apiFor('*')
  const second = await readReleaseFolder(await tinySection({ mark: '2' }))
  const { name: program, id } = second.release
  const first = (await admin.store.readRollout()).programs[program]?.stable ?? ''

  expect(await remote.publish(second)).toEqual({ program, release: id, added: true, uploaded: ['index2.html', 'entry2.js'] })
  expect(await remote.publish(second)).toEqual({ program, release: id, added: false, uploaded: [] })
  expect(await remote.rollOut({ program, release: id, weight: 1 })).toMatchObject({
    program,
    stable: first,
    canary: { release: id, weight: 1 },
  })
  expect(await remote.promote({ program })).toEqual({ program, stable: id, previous: first })
  expect(await remote.rollback({ program })).toEqual({ program, stable: first, takenBack: id, warnings: [] })
  expect(await remote.promote({ program, release: id })).toEqual({ program, stable: id, previous: first })
  expect(await remote.list()).toEqual(await local.list())
  expect(await remote.list({ program })).toEqual(await local.list({ program }))
  expect(await remote.history()).toEqual(await local.history())
  expect(await remote.history({ program: 'shell' })).toEqual(await local.history({ program: 'shell' }))
  expect({ ...(await remote.status()), at: '' }).toEqual({ ...(await local.status()), at: '' })
  const releases = { program, from: first, to: id }
  expect(await remote.diff(releases)).toEqual(await local.diff(releases))
  expect(await remote.prune({ days: 30, dryRun: true })).toEqual(await local.prune({ days: 30, dryRun: true }))
  const { address, expires, leave } = await remote.preview({ program, release: id })
  expect(address).toMatch(/^https:\/\/ada\.example\/preview\//)
  expect([new Date(expires).toISOString(), leave]).toEqual([expires, 'https://ada.example/preview/end'])
})

describe('what goes wrong is said in words', () => {
  test('no connection', async () => {
    const refused = apiWith(async () => {
      throw new TypeError('fetch failed', {
        cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4171'), { code: 'ECONNREFUSED' }),
      })
    })
    await expect(refused.list()).rejects.toThrow('http://localhost:4171 cannot be reached: connect ECONNREFUSED 127.0.0.1:4171')
  })

  test('a token that is not good, or was taken back', async () => {
    const admin = await tinyAdmin([await tinyShell()])
    const token = await admin.tokenFor('*')
    const api = createReleaseClient({ address: adminAddress, token, fetch: (address, init) => admin.ask(String(address), init) })
    await api.list()
    await revokeToken(admin.store.storage, token.split('_')[1] ?? '')
    await expect(api.list()).rejects.toThrow(
      'This token is unknown or was revoked. RELEASE_TOKEN has to be a token of http://localhost:4171',
    )
  })

  test('a token for another section: whose it is', async () => {
    const admin = await tinyAdmin([await tinyShell(), await tinySection()])
    const api = await admin.apiFor('remote-booking')
    await expect(api.rollback({ program: 'remote-home' })).rejects.toThrow('This token is for remote-booking: it cannot change remote-home')
    const release = await readReleaseFolder(await tinySection({ mark: '2' }))
    await expect(api.publish(release)).rejects.toThrow('This token is for remote-booking: it cannot change remote-home')
  })

  test('a refusal of the rules is the same refusal as at the store', async () => {
    const admin = await tinyAdmin([await tinyShell(), await tinySection()])
    const api = await admin.apiFor('*')
    await expect(api.promote({ program: 'remote-home' })).rejects.toThrow(RolloutRefusal)
    await expect(api.promote({ program: 'remote-home' })).rejects.toThrow('remote-home has no canary to promote')
    const section = await readReleaseFolder(await tinySection({ mark: '2', pages: { '/': '<p>never closed' } }))
    await expect(api.publish(section)).rejects.toThrow('index2.html')
  })

  test.each([
    [413, { error: 'The body: expected at most 4096 bytes, got 5000' }, 'The body: expected at most 4096 bytes, got 5000'],
    [507, { error: 'The release store: the disk is full' }, 'The release store: the disk is full'],
    [502, '<html>Bad gateway</html>', 'http://localhost:4171 failed with status 502'],
    [404, 'There is nothing at this address.', 'does not answer as the admin origin of a site does (status 404): is this its ADMIN_PORT'],
    [200, '<!doctype html>', 'does not answer as the admin origin of a site does: is this its ADMIN_PORT'],
    [200, [{ program: 'shell' }], 'http://localhost:4171/api/releases: 0.release: expected string, got nothing'],
    [200, 'null', 'http://localhost:4171/api/releases: the answer: expected'],
  ])('status %s with %j', async (status, body, words) => {
    await expect(saying(status, body).list()).rejects.toThrow(words)
  })

  test('an address that leads elsewhere: the token does not follow', async () => {
    const answer = vi.fn<Fetch>(async () => new Response(null, { status: 307, headers: { location: 'https://evil.example/' } }))
    await expect(apiWith(answer).list()).rejects.toThrow('http://localhost:4171 is at another address now: https://evil.example/')
    expect(answer).toHaveBeenCalledOnce()
    expect(answer.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
  })
})

describe('an upload', () => {
  /** A server whose answers to files can be replaced: `broken` gets the how-manieth time this file is sent. */
  const serverThat = async (broken: (time: number) => Promise<Response> | undefined) => {
    const admin = await tinyAdmin([await tinyShell()])
    const sent = new Map<string, number>()
    let open = 0
    let most = 0
    const answer = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
      const name = /\/files\/(.*)$/.exec(String(address))?.[1]
      if (!name) return admin.ask(String(address), init)
      sent.set(name, (sent.get(name) ?? 0) + 1)
      most = Math.max(most, ++open)
      try {
        return await (broken(sent.get(name) ?? 0) ?? admin.ask(String(address), init))
      } finally {
        open--
      }
    }
    const api = createReleaseClient({ address: adminAddress, token: await admin.tokenFor('*'), fetch: answer, retryAfterMs: 0 })
    return { admin, api, sent, most: () => most }
  }
  const gone = (): Promise<Response> => Promise.reject(new TypeError('fetch failed', { cause: new Error('read ECONNRESET') }))

  test('sends a file that broke off twice more', async () => {
    const { api, sent, admin } = await serverThat(time => (time < 3 ? gone() : undefined))
    const section = await readReleaseFolder(await tinySection())
    expect((await api.publish(section)).uploaded).toHaveLength(4)
    expect([...sent.values()]).toEqual([3, 3, 3, 3])
    expect(await admin.store.list('remote-home')).toHaveLength(1)
  })

  test('gives up then, and goes on where it was the next time', async () => {
    let works = false
    const { api, sent } = await serverThat(() => (works ? undefined : gone()))
    const section = await readReleaseFolder(await tinySection())
    await expect(api.publish(section)).rejects.toThrow('http://localhost:4171 cannot be reached: read ECONNRESET')
    expect(Math.max(...sent.values())).toBe(3)
    works = true
    await api.publish(section)
    expect((await api.publish(section)).added).toBe(false)
  })

  test('does not insist on what the server refuses', async () => {
    const { api, sent } = await serverThat(async () => Response.json({ error: 'entry.js was altered' }, { status: 409 }))
    await expect(api.publish(await readReleaseFolder(await tinySection()))).rejects.toThrow('entry.js was altered')
    expect(Math.max(...sent.values())).toBe(1)
  })

  test('sends four files at a time', async () => {
    const { api, most } = await serverThat(() => undefined)
    const open = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`/data/${index}.json`, `${index}`]))
    await api.publish(await readReleaseFolder(await tinySection({ open })))
    expect(most()).toBe(4)
  })

  test('is not led astray by a server that asks for other files', async () => {
    const astray = saying(200, { missing: ['../../.ssh/id_ed25519'] })
    await expect(astray.publish(await readReleaseFolder(await tinySection()))).rejects.toThrow('which is no file of this release')
  })
})
