import { beforeEach, describe, expect, it } from 'vitest'
import { createCounters } from './counters.ts'
import { reportRoutes } from './report-routes.ts'
import { createVisitReports, type VisitReports } from './visit-reports.ts'

const site = 'https://ada.example'
const releases = { shell: '0000000000000001', 'remote-home': '0000000000000002', 'remote-booking': '0000000000000003' } as const
let now: number
let counters: ReturnType<typeof createCounters>
let reports: VisitReports

beforeEach(() => {
  now = 1_760_000_100_000
  counters = createCounters({ now: () => now, settle: 1000 })
  reports = createVisitReports({ secret: () => new Uint8Array(32), counters, now: () => now, watched: () => new Set() })
})

const nonceFor = (client = 'visitor', ahead = false): string | undefined =>
  /^visit;desc="(.+)"$/.exec(reports.issueVisitNonce({ releases, section: 'remote-home', ahead, client }) ?? '')?.[1]

type Posted = { body?: string; headers?: Record<string, string>; from?: string; forwarded?: string }

const post = ({ body = JSON.stringify({ nonce: nonceFor(), kind: 'ready' }), headers, from = '192.0.2.1', forwarded }: Posted = {}) =>
  reportRoutes({ reports, siteOrigin: site, trustProxy: Boolean(forwarded) }).request(
    `${site}/reports`,
    {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...(forwarded && { 'x-forwarded-for': forwarded }), ...headers },
    },
    { incoming: { socket: { remoteAddress: from } } },
  )

const answer = async (posted: Posted) => {
  const response = await post(posted)
  return [response.status, (await response.text()).trim()]
}

describe('a report', () => {
  it('with the nonce of a document is taken without a word', async () => {
    expect(await answer({})).toEqual([204, ''])
    const { programs } = counters.snapshot()
    expect(programs['remote-home']?.[releases['remote-home']]).toMatchObject({ visits: 1, ready: 1, failed: 0 })
    expect(Object.keys(programs)).toEqual(['shell', 'remote-home'])
  })

  it('is not taken twice', async () => {
    const body = JSON.stringify({ nonce: nonceFor(), kind: 'failed' })
    expect(await answer({ body })).toEqual([204, ''])
    expect(await answer({ body })).toEqual([403, 'The nonce was used for a report of this kind before.'])
  })

  it('with a nonce that nobody gave out is not taken', async () => {
    const forged = (nonceFor() ?? '').replace(/[^.]*$/, `0${'A'.repeat(16)}`)
    expect(await answer({ body: JSON.stringify({ nonce: forged, kind: 'ready' }) })).toEqual([403, 'The nonce is forged.'])
    expect(await answer({ body: JSON.stringify({ nonce: 'x', kind: 'ready' }) })).toEqual([403, 'The nonce is malformed.'])
  })

  it('that comes an hour late is not taken', async () => {
    const body = JSON.stringify({ nonce: nonceFor(), kind: 'ready' })
    now += 3_700_000
    expect(await answer({ body })).toEqual([403, 'The nonce is expired.'])
  })

  it.each([
    ['from another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'Origin: this is taken from pages of this site alone.'],
    ['of another origin', { headers: { origin: 'https://evil.example' } }, 403, 'Origin: this is taken from pages of this site alone.'],
    ['of another type', { headers: { 'content-type': 'application/json' } }, 415, 'Content-Type: expected text/plain.'],
    ['that is too long', { body: 'x'.repeat(4097) }, 413, 'The body: expected at most 4096 bytes.'],
    ['that is no JSON', { body: 'ready' }, 400, 'the report: expected JSON'],
  ])('%s is refused with the reason', async (_what, posted, status, reason) => {
    expect(await answer(posted)).toEqual([status, reason])
  })

  it('that is one too many from a network has to wait; other networks do not', async () => {
    for (let index = 0; index < 240; index++) await post({ body: 'x' })
    const refused = await post({ body: 'x' })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 500]).toEqual([429, true])
    expect((await post({ from: '192.0.2.2' })).status).toBe(204)
    expect((await post({ forwarded: '198.51.100.7' })).status).toBe(204)
  })
})

describe('a document', () => {
  it('is counted sixty times in ten minutes for one client, and then has no nonce', () => {
    const nonces = Array.from({ length: 61 }, () => nonceFor())
    expect(nonces.filter(Boolean).length).toBe(60)
    expect(nonces.at(-1)).toBeUndefined()
    expect(nonceFor('somebody else')).toBeDefined()
  })

  it('is evidence twice in an hour for one client', () => {
    const counters = createCounters({ now: () => now, settle: 1000 })
    reports = createVisitReports({ secret: () => new Uint8Array(32), counters, now: () => now, watched: () => new Set() })
    for (let visit = 0; visit < 10; visit++) nonceFor('one')
    nonceFor('another')
    now += 60_000
    expect(counters.sampled('remote-home', releases['remote-home'], 0)).toMatchObject([{ visits: 3 }])
    expect(counters.snapshot().programs['remote-home']?.[releases['remote-home']]).toMatchObject({ visits: 11 })
  })

  it('has no nonce while the key is not known', () => {
    reports = createVisitReports({ secret: () => undefined, counters: {} as never, watched: () => new Set() })
    expect(nonceFor()).toBeUndefined()
  })

  it('names the releases of sections that have a canary too', async () => {
    let watched: ReadonlySet<'remote-booking'> = new Set()
    const counters = createCounters({ now: () => now, settle: 1000 })
    reports = createVisitReports({ secret: () => new Uint8Array(32), counters, now: () => now, watched: () => watched })
    nonceFor()
    watched = new Set(['remote-booking'])
    await post({ body: JSON.stringify({ nonce: nonceFor(), kind: 'failed', section: 'remote-booking' }) })
    expect(counters.snapshot().programs['remote-booking']).toMatchObject({
      [releases['remote-booking']]: { visits: 1, failed: 1, errors: 1 },
    })
  })
})
