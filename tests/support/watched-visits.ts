/** Visitors in a browser, with what their documents tell the guard, and what the guard says of it. */
import type { ProgramName } from '@site/delivery/release'
import type { ProgramStatus } from '@site/delivery/status-model'
import type { Browser } from 'playwright'
import { agentOf, openPage } from './browser.ts'
import { newClient, reportsPath } from './counted-visits.ts'
import { statusOf } from './releases.ts'
import type { Site } from './site.ts'

export async function programIn(site: Site, program: ProgramName): Promise<ProgramStatus> {
  const found = (await statusOf(site.store)).programs.find(each => each.program === program)
  if (!found) throw new Error(`The status has no ${program}`)
  return found
}

/** A report without its nonce. */
export type Told = { readonly kind: string; readonly section?: string }

/** Opens the site as somebody new. `told` is what their documents have reported so far, and `answers` how the server took it. */
export async function openWatched(browser: Browser) {
  const watched = await openPage(browser, {
    userAgent: agentOf(browser),
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': newClient() },
  })
  const told: Told[] = []
  const answers: number[] = []
  watched.page.on('request', request => {
    if (!request.url().endsWith(reportsPath)) return
    const { nonce: _nonce, ...report } = JSON.parse(request.postData() ?? '{}') as Told & { nonce: string }
    told.push(report)
  })
  watched.page.on('response', response => response.url().endsWith(reportsPath) && answers.push(response.status()))
  return { ...watched, told, answers }
}

export const kinds = (told: readonly Told[]): string[] => told.map(({ kind }) => kind)
