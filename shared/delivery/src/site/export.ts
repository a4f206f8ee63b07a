/** The composed site as static files, for hosts that run nothing. */
import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteIdentity } from '../compose/compose.ts'
import { feedOf, feedPath, feedType } from '../compose/feed.ts'
import { composeView, loadStableSite, type Site, viewOf } from '../compose/site.ts'
import { robotsOf, sitemapOf } from '../compose/site-map.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { ProgramName, Release } from '../release/release.ts'
import { fileKey, pinFile, pinFileName } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { ProgramRollout, Rollout } from '../store/rollout.ts'

export type ExportOptions = { store: ReleaseStore; identity: SiteIdentity; directory: string }

/**
 * Writes every page, public file and module of the stable releases. The folder is replaced when all is
 * written; until then it keeps what it held.
 * @returns the number of pages
 * @throws {Error} naming what is missing in the store.
 */
export async function exportSite({ store, identity, directory }: ExportOptions): Promise<number> {
  const rollout = withoutPrevious(await store.readRollout())
  const site = await loadStableSite(store, rollout)
  const staging = `${directory}.${randomUUID().slice(0, 8)}`
  try {
    for (const [program, release] of Object.entries(site.releases) as [ProgramName, string][])
      await exportRelease(store, site, await store.readRelease(program, release), staging)
    const policies = await exportPages(site, identity, staging)
    await put(staging, 'sitemap.xml', sitemapOf(site, identity.origin))
    await put(staging, 'robots.txt', robotsOf(identity.origin))
    const feed = feedOf(site, identity)
    if (feed) await put(staging, feedPath, feed)
    await put(staging, '_headers', headersFile(policies))
    await put(staging, '_redirects', redirects)
    await rm(directory, { recursive: true, force: true })
    await rename(staging, directory)
    return policies.size
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/** The copy holds one release of each: a failing section has no other to turn to. */
const withoutPrevious = ({ version, programs }: Rollout): Rollout => ({
  version,
  programs: Object.fromEntries(
    (Object.entries(programs) as [ProgramName, ProgramRollout][]).map(([program, { previous: _none, ...kept }]) => [program, kept]),
  ),
})

async function put(root: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function exportRelease({ storage }: ReleaseStore, site: Site, release: Release, root: string): Promise<void> {
  const { name: program, id } = release
  for (const [name, { type }] of Object.entries(release.files)) {
    if (type.startsWith('text/html')) continue
    const file = await storage.read(fileKey(program, name))
    if (!file) throw new Error(`${program} ${id}: ${name} is missing from the store`)
    await put(root, `_/${program}/${name}`, file.bytes)
    for (const [path, open] of site.publicFiles) if (open.program === program && open.name === name) await put(root, path, file.bytes)
  }
  const pin = pinFile(release)
  if (pin) await put(root, `_/${program}/${pinFileName(id)}`, pin)
}

/** @returns the policy of each page, by its path */
async function exportPages(site: Site, identity: SiteIdentity, root: string): Promise<Map<string, string>> {
  const policies = new Map<string, string>()
  const write = async (path: string, file: string): Promise<string | undefined> => {
    const view = viewOf(site, path)
    if (!view) return undefined
    const { html, policy } = composeView(site, view, { identity: { ...identity, bookable: false }, embedPolicy: true })
    await put(root, file, html)
    return policy
  }
  for (const path of site.pages.keys()) policies.set(path, (await write(path, join(path, 'index.html'))) ?? '')
  for (const { path } of site.aliases) if (!path.endsWith('/*') && !site.pages.has(path)) await write(path, join(path, 'index.html'))
  await write('/404', '404.html')
  return policies
}

/**
 * Headers in the format that static hosts share, https://developers.cloudflare.com/pages/configuration/headers/.
 * Both forms of an address, since hosts differ in which they serve.
 */
function headersFile(policies: ReadonlyMap<string, string>): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', securityHeaders),
    rule(feedPath, { 'content-type': `${feedType}; charset=utf-8` }),
    rule('/_/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...[...policies].flatMap(([path, policy]) =>
      [...new Set([path, path === '/' ? path : `${path}/`])].map(each => rule(encodeURI(each), { 'content-security-policy': policy })),
    ),
  ].join('\n')
}

/** What a server does by rule: second attempts at a module, and the services that have no page of their own. */
const redirects = ['/_/:program/~1/:file /_/:program/:file 200', '/services/* /services/ 200', ''].join('\n')
