/** Teams that publish over HTTP, each with its own token, and those who try with another's. */
import { randomBytes } from 'node:crypto'
import type { ReleaseApi } from '@site/delivery/release-api'
import { readReleaseFolder } from '@site/delivery/release-folder'
import { createReleaseClient } from '@site/delivery/remote-api'
import { release, tinySection, tinyShell } from '@site/delivery/tiny-releases'
import { createToken, revokeToken, type TokenScope } from '@site/delivery/tokens'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, ask } from '../support/ask.ts'
import type { SiteUnderTest, Start } from './site-under-test.ts'

const pages = { '/faq': '<h1>Questions</h1>', '/papers': '<h1>Papers</h1>' }
const film = randomBytes(600 * 1024)
const resources = (mark = '', open = {}) =>
  tinySection({ name: 'remote-resources', pages, mark, open: { '/assets/film.mp4': film, ...open } })

export function releasesArePublished(start: Start): void {
  let site: SiteUnderTest
  let api: ReleaseApi
  let token: string

  const apiWith = (text: string): ReleaseApi => createReleaseClient({ address: site.admin, token: text, fetch, retryAfterMs: 0 })
  const tokenFor = async (scope: TokenScope) => createToken(site.store.storage, scope)
  const publish = async (folder: string, by = api) => by.publish(await readReleaseFolder(folder))
  const text = async (path: string): Promise<string> => String((await ask(site.address, path)).body)
  const seen = (path: string, words: string) =>
    vi.waitFor(async () => expect(await text(path)).toContain(words), { timeout: 15_000, interval: 20 })
  const askAdmin = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Answer> =>
    ask(site.admin, path, { method, headers: { host: new URL(site.admin).host, ...headers }, ...(body !== undefined && { body }) })

  describe('a team far away', () => {
    beforeAll(async () => {
      site = await start()
      for (const folder of [await tinyShell(), await tinySection()]) await release(site.store, folder)
      token = (await tokenFor('remote-resources')).token
      api = apiWith(token)
      await vi.waitFor(async () => expect((await ask(site.address, '/')).status).toBe(200), { timeout: 15_000, interval: 50 })
    })
    afterAll(() => site?.stop())

    it('publishes what is new, and the same again changes nothing', async () => {
      const first = await publish(await resources())
      expect(first).toMatchObject({ program: 'remote-resources', added: true })
      expect(first.uploaded).toContain('open-assets-film.mp4')
      const before = await site.store.readRollout()
      expect(await publish(await resources())).toMatchObject({ release: first.release, added: false, uploaded: [] })
      expect(await site.store.readRollout()).toEqual(before)
      const next = await publish(await resources('2'))
      expect(next.uploaded).not.toContain('open-assets-film.mp4')
      expect(next.uploaded).toContain('entry2.js')
    })

    it('makes a release stable and takes it back, and visitors see it within a second', async () => {
      const [first, second] = [await publish(await resources()), await publish(await resources('2'))]
      await api.promote({ program: 'remote-resources', release: first.release })
      await seen('/faq', '/_/remote-resources/entry.js')
      const sent = await ask(site.address, '/assets/film.mp4')
      expect(Buffer.compare(sent.body, film)).toBe(0)
      await api.rollOut({ program: 'remote-resources', release: second.release, weight: 10_000 })
      await seen('/faq', '/_/remote-resources/entry2.js')
      expect(await api.promote({ program: 'remote-resources' })).toMatchObject({ stable: second.release, previous: first.release })
      await api.rollback({ program: 'remote-resources' })
      await seen('/faq', '/_/remote-resources/entry.js')
    })

    it('reads how all releases do, and what one changes', async () => {
      const { programs } = await api.status()
      expect(programs.map(({ program, mayChange }) => [program, mayChange])).toEqual([
        ['shell', false],
        ['remote-home', false],
        ['remote-resources', true],
      ])
      const [from, to] = await api.list({ program: 'remote-resources' })
      const releases = { program: 'remote-resources', from: from?.release ?? '', to: to?.release ?? '' } as const
      expect(await api.diff(releases)).toMatchObject(releases)
      expect((await api.history({ program: 'remote-resources' }))[0]).toMatchObject({ program: 'remote-resources', action: 'rollback' })
    })

    it('cannot touch what belongs to another', async () => {
      const [home] = await site.store.list('remote-home')
      const before = await site.store.readRollout()
      const attempts = [
        async () => publish(await tinySection({ mark: '7' })),
        () => api.rollback({ program: 'remote-home' }),
        () => api.promote({ program: 'remote-home', release: home?.release }),
        () => api.rollOut({ program: 'shell', release: '0123456789abcdef', weight: 100 }),
        () => api.preview({ program: 'remote-home', release: home?.release ?? '' }),
      ]
      for (const attempt of attempts)
        await expect(attempt()).rejects.toThrow(/^This token is for remote-resources: it cannot change (remote-home|shell)$/)
      expect(await site.store.readRollout()).toEqual(before)
    })

    it('without a good token gets nowhere', async () => {
      const gone = await tokenFor('*')
      await revokeToken(site.store.storage, gone.id)
      for (const bad of [gone.token, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'nonsense'])
        await expect(apiWith(bad).status()).rejects.toThrow('This token is unknown or was revoked')
      const { status, headers } = await askAdmin('/api/status')
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="releases"'])
    })

    it('is told what is wrong with a release, and nothing of it is shown', async () => {
      const taken = tinySection({ name: 'remote-resources', pages: { ...pages, '/': 'mine' }, mark: '3' })
      await expect(publish(await taken)).rejects.toThrow(/remote-home/)
      const script = tinySection({ name: 'remote-resources', pages: { '/faq': '<script>alert(1)</script>' }, mark: '4' })
      await expect(publish(await script)).rejects.toThrow(/script/)
      const folder = await resources('5')
      const verified = await readReleaseFolder(folder)
      const altered = { ...verified, files: new Map(verified.files).set('entry5.js', new TextEncoder().encode('alert(1)')) }
      await expect(api.publish(altered)).rejects.toThrow(/entry5\.js/)
      expect((await api.list({ program: 'remote-resources' })).length).toBe(2)
    })

    it('may break off and go on later', async () => {
      const folder = await resources('6')
      const verified = await readReleaseFolder(folder)
      const half = { ...verified, files: new Map([...verified.files].filter(([name]) => name !== 'entry6.js')) }
      await expect(api.publish(half)).rejects.toThrow('entry6.js')
      expect((await api.list({ program: 'remote-resources' })).some(({ release: id }) => id === verified.release.id)).toBe(false)
      expect((await api.publish(verified)).uploaded).toContain('entry6.js')
    })

    it('and another one may publish at the same moment', async () => {
      const home = apiWith((await tokenFor('remote-home')).token)
      const [mine, theirs] = await Promise.all([publish(await resources('8')), publish(await tinySection({ mark: '8' }), home)])
      const { programs } = await site.store.readRollout()
      expect(programs['remote-resources']?.history.at(-1)).toMatchObject({ action: 'published', release: mine.release })
      expect(programs['remote-home']?.history.at(-1)).toMatchObject({ action: 'published', release: theirs.release })
    })

    it('shows a release to whoever holds its address, and to nobody else', async () => {
      const { release: id } = await publish(await resources('8'))
      const { address } = await api.preview({ program: 'remote-resources', release: id })
      const opened = await ask(site.address, new URL(address).pathname)
      expect([opened.status, opened.headers.location]).toEqual([303, '/faq'])
      const [cookie = ''] = opened.headers['set-cookie'] ?? []
      expect(cookie).toMatch(/^preview=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
      const shown = await ask(site.address, '/faq', { headers: { cookie: cookie.split(';')[0] ?? '' } })
      expect(String(shown.body)).toContain('/_/remote-resources/entry8.js')
      expect([shown.headers['x-robots-tag'], shown.headers['cache-control']]).toEqual(['noindex', 'private, no-cache'])
      expect(shown.headers['server-timing']).toBeUndefined()
      expect(await text('/faq')).not.toContain('entry8.js')
      const forged = await ask(site.address, `${new URL(address).pathname.slice(0, -2)}AA`)
      expect([forged.status, forged.headers['set-cookie']]).toEqual([403, undefined])
    })

    it('sends no more than a release may hold, and what is too large stands in the way of nothing', async () => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const statuses: number[] = []
      for (const length of [5000, 10, 70_000, 10]) {
        const body = JSON.stringify({ action: 'x'.repeat(length) })
        statuses.push((await fetch(`${site.admin}/api/rollouts/remote-resources`, { method: 'POST', headers, body })).status)
      }
      expect(statuses).toEqual([413, 400, 413, 400])
    })

    it('has an origin of its own: visitors’ pages reach none of it', async () => {
      for (const path of ['/status', '/api/status', '/api/releases']) {
        const { status, body } = await ask(site.address, path, { headers: { authorization: `Bearer ${token}` } })
        expect([path, status, String(body).includes('programs')]).toEqual([path, 404, false])
      }
      expect((await ask(site.address, '/api/rollouts/remote-resources', { method: 'POST' })).status).toBe(405)
    })

    it('sees the same on a page, once it has signed in', async () => {
      const asked = await askAdmin('/status')
      expect([asked.status, asked.headers['x-robots-tag'], String(asked.body).includes('<form')]).toEqual([401, 'noindex', true])
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.admin, 'sec-fetch-site': 'same-origin' }
      const signedIn = await askAdmin('/status/sign-in', form, 'POST', `token=${token}`)
      expect(signedIn.status).toBe(303)
      const [cookie = ''] = signedIn.headers['set-cookie'] ?? []
      expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
      const page = await askAdmin('/status', { cookie: cookie.split(';')[0] ?? '' })
      expect(page.status).toBe(200)
      for (const name of ['remote-home', 'remote-resources']) expect(String(page.body)).toContain(name)
      const elsewhere = { ...form, origin: site.address, 'sec-fetch-site': 'same-site', cookie: cookie.split(';')[0] ?? '' }
      expect((await askAdmin('/status/rollouts/remote-resources', elsewhere, 'POST', 'action=rollback')).status).toBe(403)
    })
  })
}
