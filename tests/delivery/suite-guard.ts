/** Canaries that fail for visitors, and those who only say so. */
import { type CanarySnapshot, readSnapshot } from '@site/delivery/canary-snapshot'
import type { ProgramName } from '@site/delivery/release'
import { createReleaseStore } from '@site/delivery/release-store'
import { release, tinySection, tinyShell } from '@site/delivery/tiny-releases'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, ask } from '../support/ask.ts'
import { publishOnly, type SiteUnderTest, type Start } from './site-under-test.ts'

const sections = {
  /** Its canary throws for one visitor in five. */
  throwing: 'remote-home',
  /** Its canary's code never loads. */
  silent: 'remote-services',
  /** Its canary is as good as what is stable, whatever a forger says. */
  good: 'remote-resources',
} as const satisfies Record<string, ProgramName>

const paths = { 'remote-home': '/', 'remote-services': '/services', 'remote-resources': '/faq' } as const
/** One failure in five shows in some 160 visits of a canary; each section's has half of these. */
const visitors = { 'remote-home': 520, 'remote-services': 200, 'remote-resources': 200 } as const
const forgeries = 70

/** Milliseconds: the page's time to be hydrated, the bucket of ten seconds, the look every five, and leisure. */
const timeoutMs = 40_000

export type Watched = { readonly site: () => SiteUnderTest; readonly refused: () => readonly Answer[] }

/** Lets visitors come before the tests that follow: by the time that these ask, the guard has looked. */
export function visitorsTryCanaries(start: Start): Watched {
  let site: SiteUnderTest
  const refused: Answer[] = []

  beforeAll(async () => {
    site = await start({ guard: 'visits=60,worse=2%,settle=1s' })
    await release(site.store, await tinyShell())
    for (const [name, path] of Object.entries(paths) as [ProgramName & keyof typeof paths, string][]) {
      await release(site.store, await tinySection({ name, pages: { [path]: `<h1>${name}</h1>` } }))
      const { id } = await publishOnly(site, await tinySection({ name, pages: { [path]: `<h1>${name}</h1>` }, mark: '2' }))
      // Begun some time ago: visits of the ten seconds in which a rollout begins are not evaluated.
      await createReleaseStore(site.store.storage, () => new Date(Date.now() - 20_000)).rollOut(name, id, 5_000)
    }
    await vi.waitFor(async () => expect((await visit(site, 'warm', '/', 0)).nonce).toBeTruthy(), { timeout: 15_000, interval: 100 })
    await vi.waitFor(async () => expect(await (await visit(site, 'warm', '/', 0)).report('ready')).toMatchObject({ status: 204 }), {
      timeout: 15_000,
      interval: 500,
    })
    await Promise.all(Array.from({ length: 8 }, (_, lane) => visitAll(site, lane)))
    await forge(site, refused)
  })
  afterAll(() => site?.stop())
  return { site: () => site, refused: () => refused }
}

export function theGuardActs({ site, refused }: Watched): void {
  const stateOf = async (program: ProgramName) => (await site().store.readRollout()).programs[program]

  describe('the guard', () => {
    it.each([sections.throwing, sections.silent])('takes back the weight of the canary of %s, and says why', async program => {
      await vi.waitFor(async () => expect((await stateOf(program))?.canary?.weight).toBe(0), { timeout: timeoutMs, interval: 250 })
      const { canary, history } = (await stateOf(program)) ?? {}
      expect(canary?.stopped).toMatch(/^\d+ of \d+ visits failed \(\d+\.\d %\), against \d of \d+ \(\d\.\d %\) of the stable release/)
      expect(history?.at(-1)).toMatchObject({ action: 'stopped', release: canary?.release })
      await vi.waitFor(
        async () => expect((await visit(site(), 'late', paths[program], 1)).releases[program]).toBe((await stateOf(program))?.stable),
        {
          timeout: 15_000,
          interval: 50,
        },
      )
    })

    it('leaves a good canary its weight, whatever one network says of it', async () => {
      expect((await stateOf(sections.good))?.canary?.weight).toBe(5_000)
    })

    it('takes no report that is forged, altered, said twice or without a nonce', () => {
      const answers = refused().map(({ status, body }) => [status, String(body)])
      expect(answers).toEqual([
        [403, 'The nonce is forged.\n'],
        [403, 'The nonce was used for a report of this kind before.\n'],
        [400, expect.stringContaining('nonce')],
        [415, expect.stringContaining('text/plain')],
        [403, expect.stringContaining('Origin')],
      ])
    })

    it('keeps what it counted in the store', async () => {
      await vi.waitFor(
        async () => {
          const programs: CanarySnapshot['programs'] = (await readSnapshot(site().store.storage))?.programs ?? {}
          const { stable = '', canary } = (await stateOf(sections.throwing)) ?? {}
          const [good, bad] = [stable, canary?.release ?? ''].map(id => programs[sections.throwing]?.[id])
          expect(good).toMatchObject({ errors: 0, vitals: { lcp: expect.any(Number) } })
          expect(good?.ready).toBeGreaterThan(200)
          expect(bad?.errors).toBeGreaterThan(10)
          expect(bad?.failed).toBeGreaterThanOrEqual(bad?.errors ?? 0)
        },
        { timeout: timeoutMs, interval: 250 },
      )
    })
  })
}

type Visited = {
  readonly nonce: string | undefined
  readonly releases: Readonly<Partial<Record<ProgramName, string>>>
  report(kind: string, more?: object): Promise<Answer>
}

const post = (site: SiteUnderTest, client: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(site.address, '/reports', {
    method: 'POST',
    headers: { ...site.from(client), 'content-type': 'text/plain', ...headers },
    body: JSON.stringify(body),
  })

async function visit(site: SiteUnderTest, client: string, path: string, cohort: number): Promise<Visited> {
  const address = /^\d/.test(client) ? client : '192.0.2.1'
  const { headers, body } = await ask(site.address, path, { headers: { ...site.from(address), cookie: `cohort=${cohort}` } })
  const nonce = /^visit;desc="(.+)"$/.exec(String(headers['server-timing']))?.[1]
  const [pin = '{"sections":{}}'] = /(?<=id="pin">).*?(?=<\/script>)/.exec(String(body)) ?? []
  const named = Object.entries(JSON.parse(pin).sections as Record<ProgramName, { release: string }>)
  return {
    nonce,
    releases: Object.fromEntries(named.map(([program, { release: id }]) => [program, id])),
    report: (kind, more = {}) => post(site, address, { nonce, kind, ...more }),
  }
}

/** Every eighth visitor of each section: each has an address of their own. */
async function visitAll(site: SiteUnderTest, lane: number): Promise<void> {
  const { programs } = await site.store.readRollout()
  for (const [program, path] of Object.entries(paths) as [keyof typeof paths, string][])
    for (let index = lane; index < visitors[program]; index += 8) {
      const visited = await visit(site, `10.0.${index >> 8}.${index & 255}`, path, (index * 6151) % 10_000)
      const hasCanary = visited.releases[program] === programs[program]?.canary?.release
      if (hasCanary && program === sections.silent) continue
      if (hasCanary && program === sections.throwing && index % 5 === 0) await visited.report('failed', { section: program })
      else await visited.report('ready')
      if (index % 8 === 0) await visited.report('vitals', { vitals: { lcp: 900 + index, cls: 0.01, ttfb: 40 } })
    }
}

/** One client who asks for many documents of the good canary and says of each that it failed; and other lies. */
async function forge(site: SiteUnderTest, refused: Answer[]): Promise<void> {
  const forger = '203.0.113.9'
  const { programs } = await site.store.readRollout()
  const { good } = sections
  for (let index = 0; index < forgeries; index++) {
    const visited = await visit(site, forger, paths[good], (index * 97) % 10_000)
    if (visited.nonce && visited.releases[good] === programs[good]?.canary?.release) await visited.report('failed', { section: good })
  }
  const { nonce = '' } = await visit(site, '198.51.100.7', paths[good], 1)
  const forged = `${nonce.slice(0, 8)}${nonce[8] === 'A' ? 'B' : 'A'}${nonce.slice(9)}`
  refused.push(await post(site, forger, { nonce: forged, kind: 'failed' }))
  await post(site, '198.51.100.7', { nonce, kind: 'ready' })
  refused.push(await post(site, forger, { nonce, kind: 'ready' }))
  refused.push(await post(site, forger, { kind: 'ready' }))
  refused.push(await post(site, forger, { nonce, kind: 'failed' }, { 'content-type': 'application/json' }))
  refused.push(await post(site, forger, { nonce, kind: 'failed' }, { origin: 'https://evil.example' }))
}
