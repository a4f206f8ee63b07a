import { beforeEach, describe, expect, it } from 'vitest'
import { type Counters, createCounters, type VisitReport } from './counters.ts'
import type { NonceContent } from './nonce.ts'

const start = 1_760_000_100_000
const settle = 30_000
const [frame, home, booking] = ['0000000000000001', '0000000000000002', '0000000000000003']
const releases = [
  { program: 'shell', release: frame },
  { program: 'remote-home', release: home },
  { program: 'remote-booking', release: booking },
] as const

let now: number
let counters: Counters
let visits: number

beforeEach(() => {
  now = start
  visits = 0
  counters = createCounters({ now: () => now, settle })
})

const sent = (content: Partial<NonceContent> = {}): NonceContent => {
  visits += 1
  const issued = Math.floor(now / 1000)
  const visit = { id: `visit ${visits}`, issued, ahead: false, sampled: true, section: 'remote-home', releases, ...content } as const
  counters.served(visit)
  return visit
}

const say = (visit: NonceContent, ...reports: VisitReport[]) => reports.map(report => counters.report(visit, report))
const ready = { kind: 'ready' } as const
const failed = { kind: 'failed' } as const
const later = (milliseconds: number) => {
  now += milliseconds
}
const countsOf = (
  program: 'shell' | 'remote-home' | 'remote-booking',
  release = { shell: frame, 'remote-home': home, 'remote-booking': booking }[program],
) => counters.snapshot().programs[program]?.[release]

describe('a visit', () => {
  it('whose page is hydrated counts for the frame and for its section', () => {
    say(sent(), ready)
    expect(countsOf('shell')).toMatchObject({ visits: 1, ready: 1, failed: 0, errors: 0 })
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, ready: 1, failed: 0, errors: 0 })
    expect(countsOf('remote-booking')).toBeUndefined()
  })

  it('that says nothing has failed once its page had the time to be hydrated', () => {
    sent()
    later(settle)
    expect(countsOf('remote-home')).toMatchObject({ visits: 0, failed: 0 })
    later(10_000)
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, ready: 0, failed: 1, errors: 0 })
  })

  it('that says so late is a good one again', () => {
    const visit = sent()
    later(600_000)
    expect(countsOf('remote-home')).toMatchObject({ failed: 1 })
    say(visit, ready)
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, ready: 1, failed: 0 })
  })

  it.each([
    ['before', [failed, ready]],
    ['after', [ready, failed]],
  ])('that fails %s it was hydrated has failed', (_when, reports) => {
    say(sent(), ...reports)
    expect(countsOf('shell')).toMatchObject({ visits: 1, ready: 1, failed: 1, errors: 1 })
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, ready: 1, failed: 1, errors: 0 })
    later(60_000)
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, failed: 1 })
  })

  it('that fails by its own section names it', () => {
    say(sent(), ready, { ...failed, section: 'remote-home' })
    expect(countsOf('shell')).toMatchObject({ failed: 1, errors: 0 })
    expect(countsOf('remote-home')).toMatchObject({ failed: 1, errors: 1 })
  })

  it('that fails by the section it went to is no failure of the one it came from', () => {
    say(sent(), ready, { ...failed, section: 'remote-booking' })
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, failed: 0 })
    expect(countsOf('remote-booking')).toMatchObject({ visits: 1, ready: 0, failed: 1, errors: 1 })
    later(60_000)
    expect(countsOf('remote-booking')).toMatchObject({ visits: 1, failed: 1 })
  })

  it('asked for ahead begins with its first report', () => {
    const shown = sent({ ahead: true })
    sent({ ahead: true })
    later(60_000)
    expect(countsOf('remote-home')).toBeUndefined()
    say(shown, ready)
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, ready: 1, failed: 0 })
    say(shown, { kind: 'vitals', vitals: { lcp: 1000 } })
    expect(countsOf('remote-home')).toMatchObject({ visits: 1 })
  })
})

describe('a report', () => {
  it('of one kind is taken once', () => {
    const visit = sent()
    expect(say(visit, ready, ready, failed, failed, ready)).toEqual(['taken', 'used', 'taken', 'used', 'used'])
    expect(countsOf('remote-home')).toMatchObject({ visits: 1, ready: 1, failed: 1 })
  })

  it('of a document that was sent before the counting began is not taken', () => {
    const visit = { ...sent(), issued: Math.floor(start / 1000) - 1 }
    expect(say(visit, ready)).toEqual(['forgotten'])
  })

  it('is not taken for new where its nonce may have been forgotten', () => {
    counters = createCounters({ now: () => now, settle, maxNonces: 2 })
    const [first, second] = [sent(), sent()]
    say(first, ready)
    say(second, ready)
    later(1000)
    say(sent(), ready)
    expect(say(first, ready)).toEqual(['forgotten'])
    expect(countsOf('remote-home')).toMatchObject({ visits: 3, ready: 3 })
  })

  it('of the vitals shows as the value that three in four visits stay below', () => {
    for (const lcp of [800, 900, 1000, 5000]) say(sent(), { kind: 'vitals', vitals: { lcp, cls: 0 } })
    const vitals = countsOf('remote-home')?.vitals ?? {}
    expect(Object.keys(vitals)).toEqual(['lcp', 'cls'])
    expect(vitals.lcp).toBeGreaterThan(950)
    expect(vitals.lcp).toBeLessThan(1050)
    expect(vitals.cls).toBe(0)
  })
})

describe('a canary is compared', () => {
  const sampled = (since = start) => counters.sampled('remote-home', home, since)

  it('by visits that had the time to be hydrated', () => {
    say(sent(), ready)
    sent()
    later(settle)
    expect(sampled()).toEqual([])
    later(10_000)
    sent()
    expect(sampled()).toEqual([{ at: start, visits: 2, failed: 1 }])
  })

  it('by visits since its rollout began', () => {
    sent()
    later(20_000)
    sent()
    later(60_000)
    expect(sampled(start + 20_000)).toEqual([{ at: start + 20_000, visits: 1, failed: 1 }])
  })

  it('by all of them, where the clock was ahead when its rollout began', () => {
    sent()
    later(60_000)
    expect(sampled(start + 3_600_000)).toEqual([{ at: start, visits: 1, failed: 1 }])
  })

  it('by few visits of one client, while all of them are counted', () => {
    say(sent({ sampled: false }), ready, failed)
    sent({ sampled: false })
    sent()
    later(60_000)
    expect(sampled()).toEqual([{ at: start, visits: 1, failed: 1 }])
    expect(countsOf('remote-home')).toMatchObject({ visits: 3, failed: 3, compared: 1 })
  })

  it('by visits of hours ago as well', () => {
    for (let minute = 0; minute < 180; minute++) {
      say(sent(), ready)
      later(60_000)
    }
    const buckets = sampled()
    expect(buckets.reduce((sum, { visits: count }) => sum + count, 0)).toBe(180)
    expect(buckets.length).toBeLessThan(100)
  })
})

describe('the numbers', () => {
  it('survive a restart; of what canaries are compared by, so do those that are kept whole', () => {
    say(sent(), ready, { kind: 'vitals', vitals: { lcp: 700 } })
    say(sent(), failed)
    sent()
    later(60_000)
    sent()
    later(15_000)
    const before = counters.snapshot()
    const whole = counters.snapshot(true)
    counters = createCounters({ now: () => now, settle, before: JSON.parse(JSON.stringify(before)) as typeof before })
    const known = (programs: object) => JSON.stringify(programs, (name, value) => (name === 'compared' ? undefined : value))
    expect(known(counters.snapshot().programs)).toBe(known(before.programs))
    later(60_000)
    expect(counters.sampled('remote-home', home, 0)).toEqual([])
    say(sent(), ready)
    expect(countsOf('remote-home')).toMatchObject({ visits: 4, ready: 2, failed: 2, errors: 0 })
    expect(countsOf('remote-home')?.vitals.lcp).toBe(before.programs['remote-home']?.[home]?.vitals.lcp)
    const kept = counters.sampled('remote-home', home, start + 75_000)
    counters = createCounters({ now: () => now, settle, before: JSON.parse(JSON.stringify(whole)) as typeof whole })
    expect(counters.sampled('remote-home', home, 0)).toEqual([
      { at: start, visits: 3, failed: 2 },
      { at: start + 60_000, visits: 1, failed: 1 },
    ])
    expect(kept).toEqual([])
  })

  it('are kept of the last few releases alone', () => {
    for (let release = 1; release <= 20; release++) {
      sent({ releases: [{ program: 'remote-home', release: String(release).padStart(16, '0') }] })
      later(1000)
    }
    expect(Object.keys(counters.snapshot().programs['remote-home'] ?? {}).map(Number)).toEqual([15, 16, 17, 18, 19, 20])
  })
})
