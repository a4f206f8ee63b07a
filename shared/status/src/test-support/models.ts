/** Models as a running site gives them, for tests and for looking at the page. */
import type { CanaryStatus, ProgramStatus, ReleaseCounts, StatusEvent, StatusModel } from '@site/delivery/status-model'

export const at = '2025-11-22T03:04:05.000Z'
const since = '2025-11-22T01:10:00.000Z'

export const release = {
  older: '77ab03c1d2e4f586',
  stable: '91ab34cd12ef5678',
  canary: '3f2a91bc07de4411',
  kept: '0c5d1e8a9b7f6402',
} as const

const counts = (visits: number, failed: number, vitals: ReleaseCounts['vitals']): ReleaseCounts => ({
  visits,
  ready: visits - Math.round(failed * 0.6),
  failed,
  errors: Math.round(failed * 0.4),
  vitals,
})

const wellCounts = counts(12_408, 30, { lcp: 1640, inp: 88, cls: 0.02, ttfb: 210 })

const history: StatusEvent[] = [
  { action: 'rollout', release: release.canary, at: since, weight: 100 },
  { action: 'published', release: release.canary, at: '2025-11-22T01:02:00.000Z' },
  { action: 'promoted', release: release.stable, at: '2025-11-20T15:40:00.000Z' },
  { action: 'rollout', release: release.stable, at: '2025-11-20T11:05:00.000Z', weight: 5000 },
  { action: 'rollout', release: release.stable, at: '2025-11-19T16:21:00.000Z', weight: 1000 },
  { action: 'published', release: release.stable, at: '2025-11-19T16:20:00.000Z' },
  { action: 'stable', release: release.older, at: '2025-11-10T09:00:00.000Z' },
]

const settled: ProgramStatus = {
  program: 'remote-home',
  mayChange: true,
  stable: { release: release.stable, counts: wellCounts },
  previous: release.older,
  kept: 4,
  history: history.slice(2),
}

type Tried = ProgramStatus & { readonly canary: CanaryStatus }

const tried = (program: ProgramStatus['program'], canary: CanaryStatus, more: StatusEvent[] = []): Tried => ({
  ...settled,
  program,
  canary,
  history: [...more, ...history].slice(0, 10),
})

const well: CanaryStatus = {
  release: release.canary,
  weight: 100,
  since,
  counts: counts(126, 1, { lcp: 1520, inp: 240, cls: 0.025, ttfb: 198 }),
}

export const guardReason =
  '20.4% of its 412 visits failed against 0.2% of the 4,118 visits of the stable release at the same time: more than the bound of 2%.'

const longReason = `${guardReason} The failures came from documents of /services/restorative-justice-practice-and-healing-circles first, and then from every page of the section; ${'none-of-the-pages-that-were-served-reported-that-it-had-come-alive-'.repeat(3)}and nothing else changed.`

const ill: CanaryStatus = {
  release: release.canary,
  weight: 0,
  since,
  stopped: guardReason,
  counts: counts(412, 84, { lcp: 4380, inp: 612, cls: 0.31, ttfb: 205 }),
}

const stop = (reason: string): StatusEvent => ({ action: 'stopped', release: release.canary, at: '2025-11-22T01:32:10.000Z', reason })

export const programs = {
  settled,
  tried: tried('remote-resources', well),
  fewest: tried('remote-resources', { ...well, weight: 1, counts: undefined }),
  stopped: tried('remote-services', ill, [stop(guardReason)]),
  longReason: tried('remote-services', { ...ill, stopped: longReason }, [stop(longReason)]),
  everyone: tried('remote-booking', { ...well, weight: 10_000 }),
  nothing: {
    program: 'remote-journal',
    mayChange: true,
    kept: 1,
    history: [{ action: 'published', release: release.kept, at: '2025-11-22T02:00:00.000Z' }],
  },
  uncounted: { ...settled, stable: { release: release.stable }, previous: undefined, kept: 1 },
  another: { ...settled, program: 'shell', mayChange: false },
} as const satisfies Record<string, ProgramStatus>

/** A model of these programs. */
export const model = (...list: ProgramStatus[]): StatusModel => ({
  at,
  health: { ok: true },
  guard: { visits: 200, worse: 0.02 },
  programs: list,
})

const sectionNames = ['home', 'services', 'resources', 'booking', 'journal', 'evidence', 'training-and-apprenticeships', 'podcast'] as const

/** The shell and eight sections, one of each kind among them. */
export const many = model(
  programs.another,
  ...sectionNames.map((name, index): ProgramStatus => {
    const kind = [
      programs.settled,
      programs.stopped,
      programs.tried,
      programs.everyone,
      programs.nothing,
      programs.fewest,
      programs.settled,
      programs.uncounted,
    ][index]
    return { ...(kind ?? settled), program: `remote-${name}` }
  }),
)
