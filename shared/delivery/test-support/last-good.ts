/** What visitors get, to compare it before and after a fault. */

import type { ReleaseStore } from '../src/store/release-store.ts'
import { createApp } from './create-app.ts'
import { tinyIdentity } from './tiny-releases.ts'

export type Pages = Readonly<Record<string, string>>

type App = ReturnType<typeof createApp>

/** A server that has just started. @param log gets what it says */
export const startedOn = (store: ReleaseStore, log: (message: string) => void = () => {}): App =>
  createApp({ store, identity: tinyIdentity, log })

/** Status and body of each address, as a visitor gets them whom no weight decides about. */
export async function pagesOf(app: App, paths: readonly string[]): Promise<Pages> {
  const pages: Record<string, string> = {}
  // One after the other: the first looks at the rollout, and all get what it finds.
  for (const path of paths) {
    const answer = await app.request(path, { headers: { 'user-agent': 'Googlebot' } })
    pages[path] = `${answer.status} ${await answer.text()}`
  }
  return pages
}
