/** Counts visits by program and release, in plain memory: one Node process holds it, or one Durable Object. */
import type { Report } from '@site/kit/contract/reports'
import type { ProgramName } from '../release/release.ts'
import type { CanarySnapshot, ReleaseCounts } from './canary-snapshot.ts'
import { type NonceContent, nonceSeconds, type ServedVisit } from './nonce.ts'
import { type Change, createReleaseCounter, type RateBucket, type ReleaseCounter } from './release-counters.ts'

export type VisitReport = Report & { readonly section?: ProgramName | undefined }

/** `used`: a report of this kind came before. `forgotten`: it is not known any more whether one did. */
export type ReportResult = 'taken' | 'used' | 'forgotten'

export type Counters = ReturnType<typeof createCounters>

export type CountersOptions = {
  now: () => number
  /** Milliseconds that a page has to be hydrated. */
  settle: number
  /** What was counted before a restart. */
  before?: CanarySnapshot | undefined
  /** Seconds since 1970: reports of documents that were sent earlier are not taken. */
  since?: number | undefined
  maxNonces?: number
}

/** Of one program: those whose last visit is the longest ago go. */
const maxReleases = 6

/** What a nonce was used for, as bits. */
const uses = { ready: 1, failed: 2, vitals: 4, sectionFailed: 8 } as const

/** @returns counters that forget, besides totals, whatever no canary is compared by any more: memory stays bounded */
export function createCounters({ now, settle, before, since = Math.floor(now() / 1000), maxNonces }: CountersOptions) {
  /** The releases of each program, that of the last visit last. */
  const programs = new Map<ProgramName, Map<string, ReleaseCounter>>()
  const nonces = createUsedNonces(maxNonces)
  for (const [program, releases] of Object.entries(before?.programs ?? {}) as [ProgramName, Record<string, ReleaseCounts>][])
    programs.set(program, new Map(Object.entries(releases).map(([id, counts]) => [id, createReleaseCounter(counts)])))

  function counterOf(program: ProgramName, release: string): ReleaseCounter {
    const releases = programs.get(program) ?? new Map<string, ReleaseCounter>()
    programs.set(program, releases)
    const counter = releases.get(release) ?? createReleaseCounter()
    releases.delete(release)
    releases.set(release, counter)
    for (const oldest of releases.keys()) if (releases.size > maxReleases) releases.delete(oldest)
    return counter
  }

  function count({ issued, sampled, releases }: ServedVisit, changeOf: (program: ProgramName) => Change | undefined): void {
    for (const { program, release } of releases) {
      const change = changeOf(program)
      if (change) counterOf(program, release).count(issued * 1000, change, sampled)
    }
  }

  /** A visit counts for two: the frame and its page's section. */
  const isOwn = (visit: ServedVisit, program: ProgramName): boolean => program === 'shell' || program === visit.section

  const begin = (visit: ServedVisit): void => count(visit, program => (isOwn(visit, program) ? { visits: 1 } : undefined))

  function ready(visit: NonceContent, used: number): void {
    count(visit, program => {
      if (!isOwn(visit, program)) return undefined
      const hasFailed = used & (program === 'shell' ? uses.failed : uses.sectionFailed)
      return { ready: 1, good: hasFailed ? 0 : 1 }
    })
  }

  /** Whatever fails is a failed visit of the frame, and of the page unless another section's code is to blame. */
  function failed(visit: NonceContent, used: number, section: ProgramName): void {
    count(visit, program => {
      if (program !== 'shell' && program !== section && !(program === visit.section && section === 'shell')) return undefined
      const errors = program === section ? 1 : 0
      return isOwn(visit, program) ? { good: used & uses.ready ? -1 : 0, bad: 1, errors } : { visits: 1, bad: 1, errors }
    })
  }

  function countVitals(visit: NonceContent, vitals: NonNullable<VisitReport['vitals']>): void {
    for (const { program, release } of visit.releases) if (isOwn(visit, program)) counterOf(program, release).countVitals(vitals)
  }

  return {
    served(visit: ServedVisit): void {
      if (!visit.ahead) begin(visit)
    },
    report(visit: NonceContent, { kind, section = 'shell', vitals = {} }: VisitReport): ReportResult {
      if (visit.issued < since) return 'forgotten'
      const used = nonces.usesOf(visit.issued, visit.id)
      if (used === undefined) return 'forgotten'
      if (used & uses[kind]) return 'used'
      if (visit.ahead && used === 0) begin(visit)
      if (kind === 'ready') ready(visit, used)
      else if (kind === 'failed') failed(visit, used, section)
      else countVitals(visit, vitals)
      const ofSection = kind === 'failed' && (section === 'shell' || section === visit.section) ? uses.sectionFailed : 0
      nonces.set(visit.issued, visit.id, used | uses[kind] | ofSection)
      return 'taken'
    },
    /** What canaries are compared by: settled visits since `since` (ms since 1970; all, where the clock was set back), few of each client. */
    sampled: (program: ProgramName, release: string, since: number): RateBucket[] =>
      (programs.get(program)?.get(release)?.sampled(now(), settle) ?? []).filter(({ at }) => at >= since || since > now()),
    /** @param whole also what canaries are compared by */
    snapshot(whole = false): CanarySnapshot {
      const countsOf = (releases: ReadonlyMap<string, ReleaseCounter>) =>
        Object.fromEntries([...releases].map(([release, counter]) => [release, counter.counts(now(), settle, whole)]))
      const counted = [...programs].map(([program, releases]) => [program, countsOf(releases)])
      return { at: new Date(now()).toISOString(), programs: Object.fromEntries(counted) }
    },
  }
}

const defaultMaxNonces = 200_000

/** What each nonce was used for, while it lives. @param max nonces; beyond them the first used go, and none as old is taken any more */
export function createUsedNonces(max = defaultMaxNonces) {
  const known = new Map<string, { readonly issued: number; readonly uses: number }>()
  /** Seconds since 1970: nonces issued before may have been forgotten. */
  let floor = 0

  function makeRoom(expired: number): void {
    for (const [nonce, { issued }] of known) {
      if (known.size < max && issued >= expired) return
      known.delete(nonce)
      floor = Math.max(floor, issued + 1)
    }
  }

  return {
    /** @returns bits, 0 for one that was not used; undefined for one that may have been forgotten @param issued seconds since 1970 */
    usesOf: (issued: number, id: string): number | undefined => (issued < floor ? undefined : (known.get(`${issued} ${id}`)?.uses ?? 0)),
    set(issued: number, id: string, uses: number): void {
      const nonce = `${issued} ${id}`
      if (!known.has(nonce)) makeRoom(issued - nonceSeconds)
      if (issued >= floor) known.set(nonce, { issued, uses })
    },
  }
}
