/** The admin origin of `npm start`: a server of its own, on another port than the site's. */
import { type AdminOptions, createAdminApp } from '../../admin/admin-app.ts'
import type { StatusPages } from '../../admin/status-pages.ts'
import { createLocalReleaseApi, type LocalReleaseApiOptions } from '../../management/local-release-api.ts'
import type { Log } from '../../site/site-source.ts'
import { fetchListener, listenWith, type RunningServer } from './server.ts'
import type { AdminSettings } from './settings.ts'

type AdminServerOptions = Omit<LocalReleaseApiOptions, 'now'> &
  Pick<AdminOptions, 'siteName' | 'log' | 'metrics' | 'trustProxy'> & {
    settings: AdminSettings | undefined
    report: Log
  }

/** Long enough for the largest file of a release, 64 MB, to arrive at 1 Mbit/s. */
const requestTimeoutMs = 10 * 60_000

/** @returns undefined when it is switched off, or its port is taken: the site runs without it, and `report` says so */
export async function startAdmin({ settings, report, ...options }: AdminServerOptions): Promise<RunningServer | undefined> {
  if (!settings) return undefined
  const { port, host, names } = settings
  const app = createAdminApp({ ...options, api: createLocalReleaseApi(options), pages: loadStatusPages, names })
  try {
    const listener = fetchListener(app, report)
    const server = await listenWith(listener, { port, host, setting: 'ADMIN_PORT', requestTimeout: requestTimeoutMs, log: report })
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
