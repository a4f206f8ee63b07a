/** Visits of somebody who stands in a cohort, and what they are given. */
import type { Pin, ProgramName } from '@site/delivery/release'
import { choose, type Rollout } from '@site/delivery/rollout'
import type { Browser, BrowserContext } from 'playwright'
import { type Answer, ask } from './ask.ts'
import { agentOf, openLater, type WatchedPage } from './browser.ts'
import { type Loads, pinIn, watchLoads } from './loads.ts'

/** How any browser of a visitor names itself to a request that no browser makes. */
export const visitorAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Requests a page as a visitor's browser does. @param cohort as their cookie has it; undefined before they have one */
export const askAs = (address: string, path: string, cohort?: number): Promise<Answer> =>
  ask(address, path, { headers: { 'user-agent': visitorAgent, ...(cohort !== undefined && { cookie: `cohort=${cohort}` }) } })

export const pinOf = ({ body }: Answer): Pin => pinIn(body.toString())

/** The release of a section or the shell that a document was made of. */
export const releaseIn = (pin: Pin, program: ProgramName): string | undefined =>
  program === 'shell' ? pin.shell : pin.sections[program]?.release

/** Cohorts that a rollout gives all its canaries, and none of them. @throws {Error} when there are none */
export function oppositeCohorts(rollout: Rollout): { all: number; none: number } {
  const canaries = Object.entries(rollout.programs).flatMap(([program, state]) =>
    state?.canary ? [[program as ProgramName, state.canary.release] as const] : [],
  )
  const given = Array.from({ length: 10_000 }, (_, cohort) => {
    const choice = choose(rollout, cohort)
    return canaries.filter(([program, release]) => choice[program] === release).length
  })
  const [all, none] = [given.indexOf(canaries.length), given.indexOf(0)]
  if (all < 0 || none < 0) throw new Error('The rollout gives everyone the same')
  return { all, none }
}

/** A browser's own store of cookies, as of somebody who was in this cohort before. */
export const standIn = (context: BrowserContext, address: string, cohort: number): Promise<void> =>
  context.addCookies([{ name: 'cohort', value: String(cohort), url: address, httpOnly: true, sameSite: 'Lax' }])

export type CohortVisit = WatchedPage & { readonly loads: Loads }

export async function openIn(browser: Browser, address: string, cohort: number): Promise<CohortVisit> {
  const watched = await openLater(browser, { userAgent: agentOf(browser), reducedMotion: 'reduce' })
  await standIn(watched.page.context(), address, cohort)
  return { ...watched, loads: await watchLoads(watched.page) }
}
