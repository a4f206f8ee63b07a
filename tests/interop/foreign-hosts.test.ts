/** Others load ours: real builds of three hosts, at an origin of their own, show a page of `remote-booking`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SectionRelease } from '@site/delivery/release'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium, openPage } from '../support/browser.ts'
import { builtRelease } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { hostFolder, type StaticHost } from '../support/static-host.ts'
import { buildPlainHost, buildPluginHost, buildRspackHost } from './hosts/build-host.ts'

let folder: string
let host: StaticHost
let site: Site
let browser: Browser
const { entry } = await builtRelease<SectionRelease>('remote-booking')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  host = await hostFolder(folder)
  site = await startSite({ FEDERATION_ORIGINS: host.address })
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await host?.close()
  await rm(folder, { recursive: true, force: true })
})

const ways = { entry: () => `${site.address}/_/remote-booking/${entry}`, manifest: () => `${site.address}/federation/remote-booking.json` }

const builders = { plain: buildPlainHost, plugin: buildPluginHost, rspack: buildRspackHost }

describe.each(['plain', 'plugin', 'rspack'] as const)('the %s host', kind => {
  it.each(['entry', 'manifest'] as const)('shows a page of a section by its %s, and it works', async way => {
    const place = `${kind}-by-${way}`
    const remote = ways[way]()
    await builders[kind](join(folder, place), remote)
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await page.goto(`${host.address}/${place}/?remote=${encodeURIComponent(remote)}`)
    const shown = page.getByRole('heading', { level: 1 }).waitFor({ timeout: 10_000 })
    await shown.catch(() => expect.fail(`Nothing is shown: ${complaints.join('\n')}`))
    await page.getByRole('checkbox', { name: 'Add Half-Day Workshop', exact: true }).check()
    await page.getByRole('region', { name: 'Your estimate' }).getByText('1 fee: £800 once').waitFor()
    // Its pictures lie at root-relative addresses, which are the host's to pass on.
    expect(complaints.filter(text => !/404 \(Not Found\)/.test(text))).toEqual([])
    await close()
  })
})

it('a page of an origin that is not named gets nothing', async () => {
  const other = await hostFolder(folder)
  const { page, complaints, close } = await openPage(browser)
  await page.goto(`${other.address}/plain-by-entry/?remote=${encodeURIComponent(ways.entry())}`)
  await expect.poll(() => complaints.join()).toContain("blocked by CORS policy: No 'Access-Control-Allow-Origin' header")
  expect(await page.getByRole('heading').count()).toBe(0)
  await close()
  await other.close()
})
