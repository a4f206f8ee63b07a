/** The admin origin of `npm start`: a server of its own, on another port than the site's. */

import type { AdminLog } from '../../admin/admin-app.ts'
import { createAdminApp } from '../../admin/admin-app.ts'
import type { StatusPages } from '../../admin/status-pages.ts'
import { createLocalReleaseApi, type LocalReleaseApiOptions } from '../../management/local-release-api.ts'
import type { Log } from '../../site/live-site.ts'
import type { ReleaseStore } from '../../store/release-store.ts'
import { fetchListener, listenWith, type RunningServer } from './server.ts'
import type { AdminSettings } from './settings.ts'

export type AdminServerOptions = Pick<LocalReleaseApiOptions, 'health' | 'guard'> & {
  settings: AdminSettings | undefined
  store: ReleaseStore
  siteName: string
  /** Where visitors find the site: previews begin there. */
  siteOrigin: string
  log: AdminLog
  /** Takes what went wrong, in words, for whoever runs the site. */
  report: Log
  trustProxy: boolean
}

/** Long enough for the largest file of a release, 64 MB, to arrive at 1 Mbit/s. */
const requestTimeoutMs = 10 * 60_000

/** @returns undefined when it is switched off, or its port is taken: the site runs without it, and `report` says so */
export async function startAdmin(options: AdminServerOptions): Promise<RunningServer | undefined> {
  const { settings, store, siteName, siteOrigin, health, guard, log, report, trustProxy } = options
  if (!settings) return undefined
  const api = createLocalReleaseApi({ store, origin: siteOrigin, health, guard })
  const app = createAdminApp({ store, api, siteName, pages: loadStatusPages, log, trustProxy, names: settings.names })
  const { port, host } = settings
  try {
    const server = await listenWith(fetchListener(app, report), {
      port,
      host,
      setting: 'ADMIN_PORT',
      requestTimeout: requestTimeoutMs,
      log: report,
    })
    return { ...server, address: server.address.replace('//127.0.0.1:', '//localhost:') }
  } catch (error) {
    report(`The site goes on without /status and publishing from elsewhere. ${(error as Error).message}`)
    return undefined
  }
}

const builtPages = new URL('../../../../status/dist/render.mjs', import.meta.url).href

/** What `shared/status` builds: the delivery itself knows no React. Undefined while it is not built; the next request looks again. */
async function loadStatusPages(): Promise<StatusPages | undefined> {
  try {
    return (await import(/* @vite-ignore */ builtPages)) as StatusPages
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
