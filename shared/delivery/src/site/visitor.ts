/** What a request says of the visitor, as far as the choice of a release goes: their cohort, or that they are a crawler. */
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { readCookie, setCookie } from '../http/cookies.ts'
import type { RequestFacts } from '../http/responses.ts'
import { drawCohort, isCohort } from '../store/cohort.ts'

/** Days that a visitor keeps their cohort: longer than a rollout lasts. In the privacy policy as well. */
const cohortDays = 30

export type Cohort = {
  /** Undefined for crawlers: they get what is stable. */
  readonly cohort: number | undefined
  /** The cookie that makes it stick, where the visitor has none and it decides something. */
  readonly cookie?: string
}

/** @param partial whether some weight lies between none and all; else no cohort is drawn, and every one is the same */
export function cohortOf({ headers, secure }: RequestFacts, partial: boolean): Cohort {
  if (isCrawler(headers.get('user-agent'))) return { cohort: undefined }
  if (!partial) return { cohort: 0 }
  const kept = readCookie(headers.get('cookie'), 'cohort', secure)
  const value = kept !== undefined && /^\d{1,4}$/.test(kept) ? Number(kept) : Number.NaN
  if (isCohort(value)) return { cohort: value }
  const cohort = drawCohort()
  return { cohort, cookie: setCookie('cohort', String(cohort), { secure, seconds: cohortDays * 86_400 }) }
}

const crawlers = new LRUCache<string, boolean>({ max: 1000, memoMethod: agent => isbot(agent) })

/** Crawlers keep no cookies: what they index would change from page to page. @param agent header `User-Agent` */
const isCrawler = (agent: string | null): boolean => Boolean(agent) && crawlers.memo(agent ?? '')
