/**
 * Canary analysis as the application sees it: a header for each document that counts, and an answer to each report.
 * All visits are counted; canaries are compared by few of each client, the sampled ones.
 */
import { visitTiming } from '@site/kit/contract/reports'
import { createRateLimit } from '../http/rate-limit.ts'
import type { ProgramName } from '../release/release.ts'
import type { Sent } from '../site/page-answer.ts'
import type { ReportResult, VisitReport } from './counters.ts'
import { createNonces, type NonceContent, readNonce, type ServedVisit } from './nonce.ts'

/** The counters, in this process or in a Durable Object. Failures are their own to log: nobody waits for `served`. */
export type VisitCounters = {
  served(visit: ServedVisit): void
  report(visit: NonceContent, report: VisitReport): ReportResult | Promise<ReportResult>
}

export type VisitReports = ReturnType<typeof createVisitReports>

type VisitReportsOptions = {
  /** Signs nonces; undefined while it is not known, and nothing is counted. */
  secret: () => Uint8Array | undefined
  counters: VisitCounters
  now?: () => number
  /** Programs with a canary: their releases are in every nonce, so that their failures after a client navigation are known. */
  watched: () => ReadonlySet<ProgramName>
}

const countedLimit = { requests: 60, windowMs: 600_000 }
/**
 * The statistic takes visits for independent, and those of one visitor are not. At most 2 sampled in a window are at most 4 in any
 * hour: where 200 visits come in one, no client can exceed the bound of 2 %; where they take days, one can (docs/decisions/0015).
 */
const sampledLimit = { requests: 2, windowMs: 3_600_000 }
const reportLimit = { requests: 240, windowMs: 600_000 }

/** Counts from the first document on that finds a key. Nothing is thrown: what is not believed is refused in words. */
export function createVisitReports({ secret, counters, now = Date.now, watched }: VisitReportsOptions) {
  const excessOfCounted = createRateLimit(countedLimit)
  const excessOfSampled = createRateLimit(sampledLimit)
  const namesOf = createNames()
  const seconds = (): number => Math.floor(now() / 1000)

  return {
    /** The value of the document's `Server-Timing` header; undefined for one that is not counted. */
    issueVisitNonce({ client, ahead, section, releases }: Sent): string | undefined {
      const key = secret()
      if (!key || !releases[section] || excessOfCounted(client) !== undefined) return undefined
      const { sign, named } = namesOf(releases, section, watched())
      // Each property by its name: spread, every visit would have a shape of its own, and whatever reads it would be slow.
      const visit = { issued: seconds(), ahead, sampled: excessOfSampled(client) === undefined, section, releases: named }
      counters.served(visit)
      return `${visitTiming};desc="${sign(visit, key)}"`
    },
    /** Seconds until a report of this client is looked at again; undefined when now. */
    admit: createRateLimit(reportLimit),
    /** @returns `taken`, or why the nonce is not believed, in a sentence */
    async report(nonce: string, report: VisitReport): Promise<'taken' | { readonly reason: string }> {
      const key = secret()
      const visit = key ? readNonce(nonce, key, seconds()) : ({ refused: 'expired' } as const)
      if ('refused' in visit) return { reason: `The nonce is ${visit.refused}.` }
      const result = await counters.report(visit, report)
      return result === 'taken' ? result : { reason: refusals[result] }
    },
  }
}

const refusals = {
  used: 'The nonce was used for a report of this kind before.',
  forgotten: 'The nonce is older than what is counted here.',
} as const

type Names = { readonly sign: ReturnType<typeof createNonces>; readonly named: ServedVisit['releases'] }

/** Documents of one combination of releases share what their nonces name: made once for each section. */
function createNames(): (releases: Sent['releases'], section: ProgramName, watched: ReadonlySet<ProgramName>) => Names {
  let known = new WeakMap<object, Map<ProgramName, Names>>()
  let watchedThen: ReadonlySet<ProgramName> | undefined
  return (releases, section, watched) => {
    if (watched !== watchedThen) [known, watchedThen] = [new WeakMap(), watched]
    const bySection = known.get(releases) ?? new Map<ProgramName, Names>()
    const names = bySection.get(section) ?? namesIn(releases, section, watched)
    known.set(releases, bySection.set(section, names))
    return names
  }
}

function namesIn(releases: Sent['releases'], section: ProgramName, watched: ReadonlySet<ProgramName>): Names {
  const named = (Object.entries(releases) as [ProgramName, string | undefined][]).flatMap(([program, release]) =>
    release && (program === 'shell' || program === section || watched.has(program)) ? [{ program, release }] : [],
  )
  return { named, sign: createNonces(section, named) }
}
