/**
 * What the application speaks to: a header for each document that counts, and an answer to each report. Where the
 * counters are held it does not know: in this process, or in a Durable Object.
 */
import { visitTiming } from '@site/kit/contract/reports'
import { createRateLimit } from '../http/rate-limit.ts'
import type { ProgramName } from '../release/release.ts'
import type { GuardSnapshot } from './canary-snapshot.ts'
import type { Taken, VisitReport } from './counters.ts'
import { type NonceContent, nonceTail, readNonce, type ServedVisit, signNonce } from './nonce.ts'
import type { ReportBody } from './report-body.ts'

/** Holds the numbers. Failures are its own to log: nobody waits for `served`. */
export type Counters = {
  served(visit: ServedVisit): void
  report(visit: NonceContent, report: VisitReport): Taken | Promise<Taken>
  snapshot(): GuardSnapshot | Promise<GuardSnapshot>
}

/** A document that is sent to a visitor who is no known robot, and holds no preview. */
export type SentDocument = {
  /** What it was made of. */
  readonly releases: Readonly<Partial<Record<ProgramName, string>>>
  /** Whose page it is. */
  readonly section: ProgramName
  /** The browser asked before the visitor did (`Sec-Purpose`). */
  readonly ahead: boolean
  /** See `clientOf`. */
  readonly client: string
}

/** `reason`: why the nonce is not believed. */
export type ReportAnswer = 'taken' | { readonly reason: string }

export type Guard = {
  /** The value of the document's `Server-Timing` header; undefined for one that is not counted. */
  issueVisitNonce(sent: SentDocument): string | undefined
  /** Seconds until a report of this client is looked at again; undefined when now. */
  admit(client: string): number | undefined
  report(report: ReportBody): Promise<ReportAnswer>
  snapshot(): Promise<GuardSnapshot>
}

export type GuardOptions = {
  /** Signs nonces; undefined while it is not known, and nothing is counted. */
  secret: () => Uint8Array | undefined
  counters: Counters
  /** Milliseconds since 1970. */
  now?: () => number
  /** Programs with a canary: their releases are in every nonce, so that their failures after a client navigation are known. */
  watched?: () => ReadonlySet<ProgramName>
}

/** Documents of one client that are counted. */
const counted = { requests: 60, within: 600_000 }
/**
 * Documents of one client that a canary is judged by. The statistic takes visits for independent, and those of one
 * visitor tell one story. So few of her, at most four in any hour, never are more than two in a hundred of two hundred:
 * one network alone, whatever it does, stops no canary while it has more visitors.
 */
const judged = { requests: 2, within: 3_600_000 }
/** Reports of one client that are looked at. */
const reported = { requests: 240, within: 600_000 }

export function createGuard({ secret, counters, now = Date.now, watched = () => nobody }: GuardOptions): Guard {
  const excessOfCounted = createRateLimit(counted)
  const excessOfJudged = createRateLimit(judged)
  const tailOf = createTails()
  const seconds = (): number => Math.floor(now() / 1000)

  return {
    issueVisitNonce: ({ client, ahead, section, releases }) => {
      const key = secret()
      if (!key || !releases[section] || excessOfCounted(client) !== undefined) return undefined
      const { tail, named } = tailOf(releases, section, watched())
      const issued = seconds()
      const isJudged = excessOfJudged(client) === undefined
      // Each property by its name: spread, every visit would have a shape of its own, and whatever reads it would be slow.
      counters.served({ issued, ahead, judged: isJudged, section, releases: named })
      return `${visitTiming};desc="${signNonce(tail, { issued, ahead, judged: isJudged }, key)}"`
    },
    admit: createRateLimit(reported),
    report: async ({ nonce, ...report }) => {
      const key = secret()
      const read = key ? readNonce(nonce, key, seconds()) : ({ refused: 'expired' } as const)
      if ('refused' in read) return { reason: `The nonce is ${read.refused}.` }
      const taken = await counters.report(read, report)
      return taken === 'taken' ? taken : { reason: refusals[taken] }
    },
    snapshot: async () => counters.snapshot(),
  }
}

const nobody: ReadonlySet<ProgramName> = new Set()

const refusals = {
  used: 'The nonce was used for a report of this kind before.',
  forgotten: 'The nonce is older than what is counted here.',
} as const

type Tail = { readonly tail: string; readonly named: ServedVisit['releases'] }

/** Documents of one combination of releases share what comes after the head: made once for each section. */
function createTails(): (releases: SentDocument['releases'], section: ProgramName, watched: ReadonlySet<ProgramName>) => Tail {
  let known = new WeakMap<object, Map<ProgramName, Tail>>()
  let watchedThen: ReadonlySet<ProgramName> | undefined
  return (releases, section, watched) => {
    if (watched !== watchedThen) {
      known = new WeakMap()
      watchedThen = watched
    }
    const before = known.get(releases)?.get(section)
    if (before) return before
    const ofReleases = known.get(releases) ?? new Map<ProgramName, Tail>()
    known.set(releases, ofReleases)
    const isNamed = (program: ProgramName): boolean => program === 'shell' || program === section || watched.has(program)
    const named = (Object.entries(releases) as [ProgramName, string | undefined][]).flatMap(([program, release]) =>
      release && isNamed(program) ? [{ program, release }] : [],
    )
    const made = { named, tail: nonceTail(section, named) }
    ofReleases.set(section, made)
    return made
  }
}
