import { beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../test-support/create-app.ts'
import { release, type TinySite, tinyIdentity, tinySection, tinyShell, tinySite } from '../../test-support/tiny-releases.ts'
import { readReleaseFolder } from '../release/release-folder.ts'
import { readSecret } from '../storage/signed-value.ts'
import { isChosen } from '../store/cohort.ts'
import { signPreview } from '../store/preview.ts'

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36' }
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

let site: TinySite
let canary: string
let app: ReturnType<typeof createApp>

const section = (mark: string) => tinySection({ pages: { '/': `<h1>Home ${mark}</h1>`, '/about us': '<h1>About</h1>' }, mark })

beforeEach(async () => {
  site = await tinySite([await tinyShell(), await section('old')])
  canary = (await site.store.publish(await readReleaseFolder(await section('new')))).release
  app = createApp({ store: site.store, identity: tinyIdentity, log: () => undefined })
})

const rolloutTo = async (weight: number): Promise<void> => void (await site.store.rollOut('remote-home', canary, weight))
const ask = (path = '/', headers: Record<string, string> = {}) => app.request(path, { headers: { ...browser, ...headers } })
const shown = async (response: Response): Promise<string | undefined> => /<h1>Home (\w+)<\/h1>/.exec(await response.text())?.[1]
const rolloutId = async (): Promise<string> => (await site.store.readRollout()).programs['remote-home']?.canary?.rollout ?? ''

describe('while nothing is rolled out in part', () => {
  it.each([0, 10_000])('no cookie is set: a weight of %i cohorts', async weight => {
    await rolloutTo(weight)
    const answer = await ask()
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await shown(answer)).toBe(weight === 0 ? 'old' : 'new')
  })
})

describe('while a release goes to some of the visitors', () => {
  it('a visitor without a cohort draws one, gets what it gets, and keeps it for 30 days', async () => {
    await rolloutTo(5000)
    const answer = await ask()
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^cohort=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const cohort = Number(/\d+/.exec(cookie)?.[0])
    const expected = isChosen(cohort, { weight: 5000, rollout: await rolloutId() }, 'remote-home') ? 'new' : 'old'
    expect(await shown(answer)).toBe(expected)
    for (let visit = 0; visit < 3; visit++) {
      const again = await ask('/', { cookie: `other=1; cohort=${cohort}` })
      expect(again.headers.get('set-cookie')).toBeNull()
      expect(again.headers.get('vary')).toBe('Accept-Encoding, Cookie')
      expect(await shown(again)).toBe(expected)
    }
  })

  it('the cookie is tied to this origin where the connection is encrypted', async () => {
    await rolloutTo(5000)
    const answer = await app.request('https://www.example.org/', { headers: browser })
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-cohort=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/)
  })

  it.each(['', '10000', '-1', '1e3', 'abc', '00001', '5 5'])('a cohort that is none, %j, is drawn anew', async value => {
    await rolloutTo(5000)
    expect((await ask('/', { cookie: `cohort=${value}` })).headers.get('set-cookie')).toMatch(/^cohort=/)
  })

  it('crawlers get what is stable, and no cookie', async () => {
    await rolloutTo(9999)
    const answer = await ask('/', crawler)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await shown(answer)).toBe('old')
  })

  it('a document that is known is not sent again, and the cohort sticks all the same', async () => {
    await rolloutTo(5000)
    const first = await ask('/', { cookie: 'cohort=7' })
    const known = await ask('/', { cookie: 'cohort=7', 'if-none-match': first.headers.get('etag') ?? '' })
    expect(known.status).toBe(304)
    expect(known.headers.get('vary')).toBe('Accept-Encoding, Cookie')
  })

  it('a canary turns to the stable release when its code fails, and the stable one to the release before it', async () => {
    await rolloutTo(10_000)
    const { programs } = await site.store.readRollout()
    const pin = /id="pin">(.*?)<\/script>/.exec(await (await ask()).text())?.[1] ?? ''
    expect(JSON.parse(pin).sections['remote-home']).toMatchObject({ release: canary, previous: programs['remote-home']?.stable })
  })
})

describe('a preview', () => {
  const tokenFor = async (seconds: number): Promise<string> =>
    signPreview(
      { program: 'remote-home', release: canary, expires: Math.floor(Date.now() / 1000) + seconds },
      await readSecret(site.store.storage),
    )

  it('is exchanged for a cookie that only the server reads, and leads to a page of the section', async () => {
    const answer = await ask(`/preview/${await tokenFor(3600)}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('set-cookie')).toMatch(/^preview=[\w.-]+; Path=\/; Max-Age=3(600|599); HttpOnly; SameSite=Lax$/)
    expect([answer.headers.get('x-robots-tag'), answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
      'noindex',
      'no-referrer',
      'no-store',
    ])
  })

  it('shows the release to its holder alone, not to be indexed and not to be counted', async () => {
    const stamped: unknown[] = []
    app = createApp({
      store: site.store,
      identity: tinyIdentity,
      log: () => undefined,
      issueVisitNonce: sent => {
        stamped.push(sent)
        return 'visit;desc="x"'
      },
    })
    const held = await ask('/', { cookie: `preview=${await tokenFor(3600)}` })
    expect([held.headers.get('x-robots-tag'), held.headers.get('cache-control'), held.headers.get('server-timing')]).toEqual([
      'noindex',
      'private, no-cache',
      null,
    ])
    expect(await shown(held)).toBe('new')
    expect(stamped).toEqual([])
    const other = await ask()
    expect([await shown(other), other.headers.get('server-timing')]).toEqual(['old', 'visit;desc="x"'])
  })

  it('that has expired, was altered, or is signed with another key is refused', async () => {
    const good = await tokenFor(3600)
    const forged = signPreview({ program: 'remote-home', release: canary, expires: 4_000_000_000 }, new Uint8Array(32))
    for (const token of [await tokenFor(-1), good.replace(/.$/, last => (last === 'A' ? 'B' : 'A')), forged, 'nonsense']) {
      const answer = await ask(`/preview/${token}`)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
      expect(await shown(await ask('/', { cookie: `preview=${token}` }))).toBe('old')
    }
  })

  it.each(['?author=7', '?r=', '?r=nonsense', '?for=x', '?r=0123456789abcdef'])('is still shown at an address with %s', async search => {
    expect(await shown(await ask(`/${search}`, { cookie: `preview=${await tokenFor(3600)}` }))).toBe('new')
  })

  it('begins at the address of a page whose path is not plain', async () => {
    const guide = await readReleaseFolder(
      await tinySection({ name: 'remote-resources', pages: { '/whitepaper/Žena B': '<h1>Guide</h1>' } }),
    )
    const { release: id } = await site.store.publish(guide)
    const token = signPreview({ program: 'remote-resources', release: id, expires: 4_000_000_000 }, await readSecret(site.store.storage))
    const answer = await ask(`/preview/${token}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/whitepaper/%C5%BDena%20B'])
  })

  it('ends when its holder wants', async () => {
    const answer = await ask('/preview/end')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('set-cookie')).toContain('preview=; Path=/; Max-Age=0')
  })
})

describe('the counter', () => {
  it('is told of documents that visitors get: not of crawlers, of what is not there, nor of files', async () => {
    const sent: { section: string; ahead: boolean }[] = []
    app = createApp({
      store: site.store,
      identity: tinyIdentity,
      log: () => undefined,
      issueVisitNonce: ({ section: name, ahead }) => {
        sent.push({ section: name, ahead })
        return undefined
      },
    })
    await ask('/')
    await ask('/about%20us', { 'sec-purpose': 'prefetch;prerender' })
    await ask('/', crawler)
    await ask('/nowhere')
    await ask('/sitemap.xml')
    await app.request('/', { method: 'HEAD', headers: browser })
    expect(sent).toEqual([
      { section: 'remote-home', ahead: false },
      { section: 'remote-home', ahead: true },
    ])
  })
})

describe('two programs in rollout at the same time', () => {
  it('a visitor can get the canary of one and not of the other, and always the same', async () => {
    await release(site.store, await tinySection({ name: 'remote-booking', pages: { '/fees': '<h1>Home fees</h1>' } }))
    const fees = await readReleaseFolder(await tinySection({ name: 'remote-booking', pages: { '/fees': '<h1>Home new</h1>' }, mark: '2' }))
    const { release: id } = await site.store.publish(fees)
    await rolloutTo(5000)
    await site.store.rollOut('remote-booking', id, 5000)
    const seen = new Set<string>()
    for (let cohort = 0; cohort < 40; cohort++) {
      const cookie = `cohort=${cohort}`
      seen.add(`${await shown(await ask('/', { cookie }))} ${await shown(await ask('/fees', { cookie }))}`)
    }
    expect([...seen].sort()).toEqual(['new fees', 'new new', 'old fees', 'old new'])
  })
})
