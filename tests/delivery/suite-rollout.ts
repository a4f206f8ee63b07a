/** Releases for a weight of the visitors, as their browsers see them. */

import { readReleaseFolder } from '@site/delivery/release-folder'
import { choose } from '@site/delivery/rollout'
import { release, tinySection, tinyShell } from '@site/delivery/tiny-releases'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, ask } from '../support/ask.ts'
import { publishOnly, type SiteUnderTest, type Start } from './site-under-test.ts'

const pages = { '/': '<h1>Home</h1>', '/faq': '<h1>Questions</h1>' }
const paper = (version: string) => ({ '/data/paper.json': JSON.stringify({ version }) })
/** Some of the 10,000, spread out. */
const someCohorts = Array.from({ length: 150 }, (_, index) => index * 61)

export function releasesAreRolledOut(start: Start): void {
  let site: SiteUnderTest
  let stable: string
  let canary: string

  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => ask(site.address, path, { headers })
  const pinIn = (html: string): { release: string; previous?: string } => {
    const [pin = ''] = /(?<=id="pin">).*?(?=<\/script>)/.exec(html) ?? []
    return JSON.parse(pin).sections['remote-home']
  }
  const releaseOf = async (cohort: number): Promise<string> => pinIn(String((await get('/', { cookie: `cohort=${cohort}` })).body)).release
  const whoGets = async (id: string): Promise<number[]> => {
    const releases = await Promise.all(someCohorts.map(releaseOf))
    return someCohorts.filter((_, index) => releases[index] === id)
  }
  /** The site is at the state that the store has now. */
  const followed = async (): Promise<void> => {
    const rollout = await site.store.readRollout()
    await vi.waitFor(
      async () => {
        // All of them: a few may choose alike before and after.
        expect(await Promise.all(someCohorts.map(releaseOf))).toEqual(someCohorts.map(cohort => choose(rollout, cohort)['remote-home']))
        const partial = Boolean((await get('/')).headers['set-cookie'])
        const weight = rollout.programs['remote-home']?.canary?.weight ?? 0
        expect(partial).toBe(weight > 0 && weight < 10_000)
      },
      { timeout: 15_000, interval: 20 },
    )
  }

  describe('a rollout', () => {
    beforeAll(async () => {
      site = await start()
      await release(site.store, await tinyShell())
      stable = (await release(site.store, await tinySection({ pages, open: paper('old') }))).id
      canary = (await publishOnly(site, await tinySection({ pages, mark: '2', open: paper('new') }))).id
      await vi.waitFor(async () => expect((await get('/')).status).toBe(200), { timeout: 15_000, interval: 50 })
    })
    afterAll(() => site?.stop())

    it('reaches nobody before it begins, and no visitor gets a cookie', async () => {
      expect(await whoGets(canary)).toEqual([])
      expect((await get('/')).headers['set-cookie']).toBeUndefined()
    })

    it('reaches exactly the cohorts of its weight, and a greater weight loses none of them', async () => {
      let before: number[] = []
      for (const weight of [1_000, 5_000, 9_999]) {
        await site.store.rollOut('remote-home', canary, weight)
        await followed()
        const rollout = await site.store.readRollout()
        const now = await whoGets(canary)
        expect(now).toEqual(someCohorts.filter(cohort => choose(rollout, cohort)['remote-home'] === canary))
        expect(now).toEqual(expect.arrayContaining(before))
        before = now
      }
    })

    it('draws a cohort for a visitor who has none, and keeps them to it', async () => {
      await site.store.rollOut('remote-home', canary, 5_000)
      await followed()
      const first = await get('/')
      const [cookie = ''] = first.headers['set-cookie'] ?? []
      expect(cookie).toMatch(/^cohort=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
      expect(first.headers['cache-control']).toBe('private, no-cache')
      const again = await get('/faq', { cookie: cookie.split(';')[0] ?? '' })
      expect(again.headers['set-cookie']).toBeUndefined()
      expect(pinIn(String(again.body)).release).toBe(pinIn(String(first.body)).release)
      expect(again.headers.vary).toBe('Accept-Encoding, Cookie')
    })

    it('gives crawlers what is stable, without a cookie', async () => {
      for (let visit = 0; visit < 5; visit++) {
        const { headers, body } = await get('/', {
          'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        })
        expect([pinIn(String(body)).release, headers['set-cookie']]).toEqual([stable, undefined])
      }
    })

    it('gives each document the files of its own release, and the release to turn to', async () => {
      const rollout = await site.store.readRollout()
      const [withIt, without] = [true, false].map(wanted =>
        someCohorts.find(cohort => (choose(rollout, cohort)['remote-home'] === canary) === wanted),
      )
      for (const [cohort, id, entry, version] of [
        [withIt, canary, 'entry2.js', 'new'],
        [without, stable, 'entry.js', 'old'],
      ] as const) {
        const html = String((await get('/', { cookie: `cohort=${cohort}` })).body)
        expect(html).toContain(`/_/remote-home/${entry}`)
        expect(pinIn(html).release).toBe(id)
        expect((await get(`/_/remote-home/${entry}`)).status).toBe(200)
        expect(JSON.parse(String((await get(`/data/paper.json?r=${id}`)).body))).toEqual({ version })
      }
      expect(pinIn(String((await get('/', { cookie: `cohort=${withIt}` })).body)).previous).toBe(stable)
    })

    it('can be taken back and taken up again', async () => {
      await site.store.rollback('remote-home')
      await followed()
      expect(await whoGets(canary)).toEqual([])
      await site.store.rollOut('remote-home', canary, 5_000)
      await followed()
      expect((await whoGets(canary)).length).toBeGreaterThan(30)
    })

    it('ends when its release becomes what everyone gets, and that can be taken back too', async () => {
      await site.store.promote('remote-home')
      await followed()
      expect(await whoGets(canary)).toEqual(someCohorts)
      await site.store.rollback('remote-home')
      await followed()
      expect(await whoGets(canary)).toEqual([])
    })

    it('that was stopped is not what a rollback takes back, but the release that became stable after it', async () => {
      const bad = (await publishOnly(site, await tinySection({ pages, mark: '3' }))).id
      await site.store.rollOut('remote-home', canary, 500)
      await site.store.stop('remote-home', canary, 'It failed.')
      await site.store.setStable('remote-home', bad)
      await followed()
      expect(await whoGets(bad)).toEqual(someCohorts)
      const { takenBack, warnings } = await site.store.rollback('remote-home')
      expect([takenBack, warnings]).toEqual([bad, []])
      await followed()
      expect(await whoGets(stable)).toEqual(someCohorts)
    })

    it('of two teams who write at the same moment leaves both done, and both in the history', async () => {
      const mine = await publishOnly(site, await tinySection({ name: 'remote-services', pages: { '/services': 'services' } }))
      const before = (await site.store.readRollout()).version
      await Promise.all([
        site.store.setStable('remote-services', mine.id),
        site.store.rollOut('remote-home', canary, 100),
        site.store.publish(await readReleaseFolder(await tinySection({ name: 'remote-booking', pages: { '/book': 'book' } }))),
      ])
      const { version, programs } = await site.store.readRollout()
      expect(version).toBe(before + 3)
      expect(programs['remote-services']?.stable).toBe(mine.id)
      expect(programs['remote-home']?.canary?.weight).toBe(100)
      expect(programs['remote-booking']?.history.map(({ action }) => action)).toEqual(['published'])
    })

    it('of a release that is not complete is refused, and visitors keep what they had', async () => {
      const broken = await publishOnly(site, await tinySection({ name: 'remote-services', pages: { '/services': 'other' }, mark: '9' }))
      await site.store.storage.delete('files/remote-services/entry9.js')
      await expect(site.store.setStable('remote-services', broken.id)).rejects.toThrow('entry9.js is missing from the store')
      await vi.waitFor(async () => expect(String((await get('/services')).body)).toContain('<div id="page">services</div>'), {
        timeout: 15_000,
        interval: 50,
      })
    })
  })
}
