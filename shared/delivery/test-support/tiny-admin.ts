/** A admin origin beside a tiny site, asked without a socket. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AdminEvent } from '../src/admin/admin-app.ts'
import { type AdminOptions, createAdminApp } from '../src/admin/admin-app.ts'
import type { StatusPages } from '../src/admin/status-pages.ts'
import { createToken, type TokenScope } from '../src/admin/tokens.ts'
import { createLocalReleaseApi } from '../src/management/local-release-api.ts'
import type { ReleaseApi } from '../src/management/operations.ts'
import { createReleaseClient } from '../src/management/release-client.ts'
import { readReleaseFolder } from '../src/release/release-folder.ts'
import type { Storage } from '../src/storage/storage.ts'
import { createReleaseStore } from '../src/store/release-store.ts'
import { type TinySite, tinySite } from './tiny-releases.ts'

export const adminAddress = 'http://localhost:4171'

/** Pages that say what they were given. */
export const plainPages: StatusPages = {
  renderStatus: (model, { signedInFor, notice }) => {
    const programs = model.programs.map(({ program, mayChange }) => `${program}${mayChange ? ' (yours)' : ''}`)
    return rendered(`<h1>Status for ${signedInFor}</h1>${programs.join(', ')}<p>${notice ? `${notice.kind}: ${notice.text}` : ''}</p>`)
  },
  renderSignIn: ({ refused = '' }) => rendered(`<h1>Sign in</h1>${refused}`),
  renderMessage: (kind, { detail = '' }) => rendered(`<h1>${kind}</h1>${detail}`),
}

const rendered = (body: string) => ({ html: `<!doctype html><style>h1{}</style>${body}`, styles: 'h1{}' })

export type TinyAdmin = TinySite & {
  readonly log: AdminEvent[]
  /** @param path with its slash, or a whole address */
  ask(path: string, init?: RequestInit): Promise<Response>
  tokenFor(section: TokenScope): Promise<string>
  /** What a team works with on its own machine. */
  apiFor(section: TokenScope): Promise<ReleaseApi>
}

type TinyAdminOptions = Partial<Pick<AdminOptions, 'pages' | 'trustProxy' | 'names'>> & {
  /** Puts faults between the application and the disk. */
  faulty?: (storage: Storage) => Storage
}

/** @param released folders of the releases that are stable */
export async function tinyAdmin(
  released: readonly string[],
  { faulty = storage => storage, pages = async () => plainPages, names = [], ...options }: TinyAdminOptions = {},
): Promise<TinyAdmin> {
  const site = await tinySite(released)
  const store = createReleaseStore(faulty(site.store.storage))
  const log: AdminEvent[] = []
  const api = createLocalReleaseApi({ store, origin: 'https://ada.example' })
  const app = createAdminApp({ store, api, siteName: 'Ada Example', pages, names, log: entry => log.push(entry), ...options })
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    app.request(path.startsWith('/') ? `${adminAddress}${path}` : path, init)
  const tokenFor = async (section: TokenScope): Promise<string> => (await createToken(site.store.storage, section)).token
  const fetchHere = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => app.request(String(address), init)
  const apiFor = async (section: TokenScope): Promise<ReleaseApi> =>
    createReleaseClient({ address: adminAddress, token: await tokenFor(section), fetch: fetchHere, retryAfterMs: 0 })
  return { ...site, log, ask, tokenFor, apiFor }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })

/** What an upload of the release in `folder` is made of. */
export async function uploadOf(folder: string) {
  const { release, files } = await readReleaseFolder(folder)
  const manifest = new Uint8Array(await readFile(join(folder, 'release.json')))
  return { release, files, manifest, path: `/api/releases/${release.name}/${release.id}` }
}
