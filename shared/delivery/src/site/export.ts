/** The composed site as static files, for hosts that run nothing. */
import { feedPath, feedType } from '@site/kit/contract/head'
import type { AddressedIdentity, Site } from '../compose/composition.ts'
import { feedOf, robotsOf, sitemapOf } from '../compose/feed.ts'
import { composeView, loadStableSite, viewOf } from '../compose/site.ts'
import { securityHeaders } from '../http/responses.ts'
import type { ProgramName, Release } from '../release/release.ts'
import { fileKey, pinFile, pinFileName } from '../store/keys.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { type Put, replaceFolder } from './export-folder.ts'

export type ExportOptions = { store: ReleaseStore; identity: AddressedIdentity; directory: string }

/** @returns the number of pages @throws {Error} naming what is missing in the store, or in the way in the folder: nothing has changed. */
export async function exportSite({ store, identity, directory }: ExportOptions): Promise<number> {
  const site = await loadStableSite(store, await store.readRollout())
  return replaceFolder(directory, async put => {
    for (const [program, release] of Object.entries(site.releases) as [ProgramName, string][])
      await exportRelease(store, site, await store.readRelease(program, release), put)
    const policies = await exportPages(site, identity, put)
    await put('sitemap.xml', sitemapOf(site, identity.origin))
    await put('robots.txt', robotsOf(identity.origin, identity.hidden === true))
    const feed = feedOf(site, identity)
    if (feed) await put(feedPath, feed)
    await put('_headers', headersFile(policies, identity.hidden === true))
    await put('_redirects', redirectsOf(site))
    return policies.size
  })
}

async function exportRelease({ storage }: ReleaseStore, site: Site, release: Release, put: Put): Promise<void> {
  const { name: program, id } = release
  for (const [name, { type }] of Object.entries(release.files)) {
    if (type.startsWith('text/html')) continue
    const file = await storage.read(fileKey(program, name))
    if (!file) throw new Error(`${program} ${id}: ${name} is missing from the store`)
    await put(`_/${program}/${name}`, file.bytes)
    for (const [path, open] of site.publicFiles) if (open.program === program && open.name === name) await put(path, file.bytes)
  }
  const pin = pinFile(release)
  if (pin) await put(`_/${program}/${pinFileName(id)}`, pin)
}

/** @returns the policy of each page, by its path */
async function exportPages(site: Site, identity: AddressedIdentity, put: Put): Promise<Map<string, string>> {
  const policies = new Map<string, string>()
  const write = async (path: string, file: string): Promise<string | undefined> => {
    const view = viewOf(site, path)
    if (!view) return undefined
    const { html, policy } = composeView(site, view, { identity: { ...identity, bookable: false }, embedPolicy: true })
    await put(file, html)
    return policy
  }
  for (const path of site.pages.keys()) policies.set(path, (await write(path, `${path}/index.html`)) ?? '')
  for (const { path } of site.aliases) if (!path.endsWith('/*') && !site.pages.has(path)) await write(path, `${path}/index.html`)
  await write('/404', '404.html')
  return policies
}

/** As static hosts share it, developers.cloudflare.com/pages/configuration/headers; hosts differ in which form of an address they serve. */
function headersFile(policies: ReadonlyMap<string, string>, hidden: boolean): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    rule('/*', { ...securityHeaders, ...(hidden && { 'x-robots-tag': 'noindex' }) }),
    rule(feedPath, { 'content-type': `${feedType}; charset=utf-8` }),
    rule('/_/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...[...policies].flatMap(([path, policy]) =>
      [...new Set([path, path === '/' ? path : `${path}/`])].map(each => rule(encodeURI(each), { 'content-security-policy': policy })),
    ),
  ].join('\n')
}

/** What a server does by rule: second attempts at a module, and addresses below one that have no page of their own. */
const redirectsOf = ({ aliases }: Site): string =>
  [
    '/_/:program/~1/:file /_/:program/:file 200',
    ...aliases.flatMap(({ path }) => (path.endsWith('/*') ? `${path} ${path.slice(0, -1)} 200` : [])),
    '',
  ].join('\n')
