/**
 * Counts visits by program and release. Plain memory, no clock and no storage of its own: one Node process holds it, or
 * one Durable Object.
 */
import type { Vitals } from '@site/kit/contract/reports'
import type { ProgramName } from '../release/release.ts'
import { type Bucket, failedOf, fineSpan } from './buckets.ts'
import type { GuardSnapshot, ReleaseCounts } from './canary-snapshot.ts'
import { type NonceContent, nonceSeconds, type ServedVisit } from './nonce.ts'
import { type CountedRelease, countRelease } from './release-counters.ts'
import type { ReportBody } from './report-body.ts'
import { createUsedNonces } from './used-nonces.ts'

export type VisitReport = Omit<ReportBody, 'nonce'>

/** `used`: a report of this kind came before. `forgotten`: it is not known any more whether one did. */
export type Taken = 'taken' | 'used' | 'forgotten'

/** `at`: its beginning, milliseconds since 1970. */
export type JudgedBucket = { readonly at: number; readonly visits: number; readonly failed: number }

export type Counters = {
  served(visit: ServedVisit): void
  report(visit: NonceContent, report: VisitReport): Taken
  /** What canaries are judged by: visits since `since` that had the time to be hydrated, oldest first. */
  judged(program: ProgramName, release: string, since: number): JudgedBucket[]
  snapshot(): GuardSnapshot
  /** Grows with each change. */
  readonly changes: number
}

export type CountersOptions = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds that a page has to be hydrated. */
  settle: number
  /** What was counted before a restart: totals go on, but nothing of it is judged. */
  before?: GuardSnapshot | undefined
  /** Nonces that are remembered. */
  maxNonces?: number
}

/** Of one program: those whose last visit is the longest ago go. */
const maxReleases = 6

/** What a nonce was used for. */
const uses = { ready: 1, failed: 2, vitals: 4, sectionFailed: 8 } as const

export function createCounters({ now, settle, before, maxNonces }: CountersOptions): Counters {
  const programs = new Map<ProgramName, Map<string, CountedRelease>>()
  const nonces = createUsedNonces(maxNonces)
  const started = Math.floor(now() / 1000)
  let changes = 0
  for (const [program, releases] of Object.entries(before?.programs ?? {}) as [ProgramName, Record<string, ReleaseCounts>][])
    for (const [release, counts] of Object.entries(releases)) releasesOf(program).set(release, countRelease(counts))

  function releasesOf(program: ProgramName): Map<string, CountedRelease> {
    const known = programs.get(program) ?? new Map<string, CountedRelease>()
    programs.set(program, known)
    return known
  }

  function counted(program: ProgramName, release: string): CountedRelease {
    const releases = releasesOf(program)
    const known = releases.get(release) ?? countRelease()
    releases.set(release, known)
    if (releases.size > maxReleases) {
      const others = [...releases].filter(([id]) => id !== release).sort(([, a], [, b]) => a.last - b.last)
      releases.delete(others[0]?.[0] ?? '')
    }
    return known
  }

  /** The visit's own two: the frame's and its page's. */
  const ownOf = (visit: ServedVisit) => visit.releases.filter(({ program }) => program === 'shell' || program === visit.section)

  function begin(visit: ServedVisit): void {
    for (const { program, release } of ownOf(visit)) counted(program, release).count(visit.issued * 1000, { visits: 1 }, visit.judged)
  }

  function ready(visit: NonceContent, used: number): void {
    for (const { program, release } of ownOf(visit)) {
      const counts = counted(program, release)
      counts.countReady()
      const failed = used & (program === 'shell' ? uses.failed : uses.sectionFailed)
      if (!failed) counts.count(visit.issued * 1000, { good: 1 }, visit.judged)
    }
  }

  /** Whatever fails is a failed visit of the frame, and of the page unless another section's code is to blame. */
  function failed(visit: NonceContent, used: number, section: ProgramName): void {
    for (const { program, release } of visit.releases) {
      if (program !== 'shell' && program !== section && !(program === visit.section && section === 'shell')) continue
      const counts = counted(program, release)
      const own = program === 'shell' || program === visit.section
      const change = own ? { good: used & uses.ready ? -1 : 0, bad: 1 } : { visits: 1, bad: 1 }
      counts.count(visit.issued * 1000, change, visit.judged)
      if (program === section) counts.countError()
    }
  }

  function countVitals(visit: NonceContent, vitals: Vitals): void {
    for (const { program, release } of ownOf(visit)) counted(program, release).countVitals(vitals)
  }

  return {
    get changes() {
      return changes
    },
    served: visit => {
      if (visit.ahead) return
      begin(visit)
      changes += 1
    },
    report: (visit, { kind, section = 'shell', vitals = {} }) => {
      if (visit.issued < started || visit.issued < Math.floor(now() / 1000) - nonceSeconds) return 'forgotten'
      const used = nonces.usesOf(visit.issued, visit.id)
      if (used === undefined) return 'forgotten'
      if (used & uses[kind]) return 'used'
      if (visit.ahead && used === 0) begin(visit)
      if (kind === 'ready') ready(visit, used)
      else if (kind === 'failed') failed(visit, used, section)
      else countVitals(visit, vitals)
      const ofSection = kind === 'failed' && (section === 'shell' || section === visit.section) ? uses.sectionFailed : 0
      nonces.set(visit.issued, visit.id, used | uses[kind] | ofSection)
      changes += 1
      return 'taken'
    },
    judged: (program, release, since) => {
      const buckets = programs.get(program)?.get(release)?.judged.list(now()) ?? []
      const isOver = ({ at }: Bucket): boolean => at >= since && at + fineSpan + settle <= now()
      return buckets.filter(isOver).map(bucket => ({ at: bucket.at, visits: bucket.visits, failed: failedOf(bucket, true) }))
    },
    snapshot: () => ({
      at: new Date(now()).toISOString(),
      programs: Object.fromEntries(
        [...programs].map(([program, releases]) => [
          program,
          Object.fromEntries([...releases].map(([release, each]) => [release, each.counts(now(), settle)])),
        ]),
      ),
    }),
  }
}
