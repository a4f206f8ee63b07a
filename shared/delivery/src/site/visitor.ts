/** What a request says of the visitor, as far as the choice of a release goes: her cohort, a preview she holds, or that she is a crawler. */
import { isbot } from 'isbot'
import { drawCohort, isCohort } from '../store/cohort.ts'

/** Days that a visitor keeps her cohort: longer than a rollout lasts. In the privacy policy as well. */
const cohortDays = 30

/** The `__Host-` prefix ties a cookie to this very origin; browsers take it over TLS alone (RFC 6265bis, 4.1.3.2). */
const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

export const setCookie = (name: string, value: string, { secure, seconds }: { secure: boolean; seconds: number }): string =>
  `${cookieName(name, secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** @param header the `Cookie` header */
export function readCookie(header: string | null, name: string, secure: boolean): string | undefined {
  if (!header) return undefined
  const wanted = `${cookieName(name, secure)}=`
  for (const part of header.split(';')) {
    const pair = part.trim()
    if (pair.startsWith(wanted)) return pair.slice(wanted.length)
  }
  return undefined
}

/** What the delivery asks of a request for a page. */
export type VisitorFacts = {
  readonly cookie: string | null
  readonly agent: string | null
  /** Whether the visitor's connection is encrypted. */
  readonly secure: boolean
}

export type Cohort = {
  /** Undefined for crawlers: they get what is stable. */
  readonly cohort: number | undefined
  /** The cookie that makes it stick, where the visitor has none and it decides something. */
  readonly cookie?: string
}

/**
 * @param partial whether some weight lies between none and all; else no cohort is drawn, and every one is the same
 */
export function cohortOf({ cookie, agent, secure }: VisitorFacts, partial: boolean): Cohort {
  if (isCrawler(agent)) return { cohort: undefined }
  if (!partial) return { cohort: 0 }
  const kept = readCookie(cookie, 'cohort', secure)
  const value = kept !== undefined && /^\d{1,4}$/.test(kept) ? Number(kept) : Number.NaN
  if (isCohort(value)) return { cohort: value }
  const cohort = drawCohort()
  return { cohort, cookie: setCookie('cohort', String(cohort), { secure, seconds: cohortDays * 86_400 }) }
}

const agents = new Map<string, boolean>()
const maxAgents = 1000

/** Crawlers keep no cookies: what they index would change from page to page. */
export function isCrawler(agent: string | null): boolean {
  if (!agent) return false
  const before = agents.get(agent)
  if (before !== undefined) return before
  if (agents.size >= maxAgents) agents.clear()
  const crawler = isbot(agent)
  agents.set(agent, crawler)
  return crawler
}
