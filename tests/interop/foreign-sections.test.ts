/** Ours load others: sections by other tools are published from a folder and come alive in this shell. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterLoader, launchChromium, openPage, pageHydrated } from '../support/browser.ts'
import { root } from '../support/root.ts'
import { type Site, startSite } from '../support/site.ts'
import { buildPluginGuest, buildRspackGuest } from './guests/build-guest.ts'
import { Page } from './guests/src/guest-page.tsx'
import { head } from './guests/src/section.ts'

const run = promisify(execFile)

let folder: string
let site: Site
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guests-'))
  site = await startSite()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What the team brings beside the build: docs/teams.md. */
async function describeSection(built: string): Promise<void> {
  await writeFile(join(built, 'guest.html'), renderToString(createElement(Page), { identifierPrefix: 'page-' }))
  const pages = [{ path: '/guest', head, fragment: 'guest.html' }]
  await writeFile(join(built, 'section.json'), JSON.stringify({ name: 'remote-guest', pages }))
}

const publishFrom = (built: string): Promise<{ stdout: string; stderr: string }> =>
  run('node', ['shared/build/bin/task.mjs', 'release', 'publish', '--from', built, '--stable'], {
    cwd: root,
    env: { ...process.env, STORE: site.store, RELEASE_SERVER: '', VITEST: '', NODE_ENV: '' },
  })

const refusal = (built: string): Promise<string> =>
  publishFrom(built).then(
    () => 'taken',
    (error: { stderr: string }) => error.stderr,
  )

describe.each([
  ['the plugin’s example', buildPluginGuest],
  ['rspack', buildRspackGuest],
] as const)('a section by %s', (_by, build) => {
  it('is published and comes alive, with this site’s React', async () => {
    const built = join(folder, build.name)
    await build(built)
    await describeSection(built)
    await publishFrom(built)
    await new Promise(resolve => setTimeout(resolve, 600))
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await afterLoader(page)
    await page.goto(`${site.address}/guest`)
    await pageHydrated(page)
    await page.getByRole('button', { name: 'Counted 0' }).press('Enter')
    await page.getByRole('button', { name: 'Counted 1' }).waitFor()
    expect(await page.title()).toContain('Guest')
    expect(complaints).toEqual([])
    await close()
  })
})

describe('what has to be set', () => {
  it('is said of a build with folders', async () => {
    const built = join(folder, 'nested')
    await buildPluginGuest(built, {})
    await describeSection(built)
    expect(await refusal(built)).toMatch(/remote-guest: assets\/\S+ lies in a folder, .* set build\.assetsDir: ''/)
  })

  it('is said of names that are too long', async () => {
    const built = join(folder, 'long')
    await buildPluginGuest(built)
    await describeSection(built)
    await writeFile(join(built, `${'chunk-'.repeat(40)}1a2b3c4d.js`), '')
    expect(await refusal(built)).toMatch(
      /chunk-1a2b3c4d\.js: expected a name of at most 200 letters.* set build\.rolldownOptions\.output\.chunkFileNames/,
    )
  })

  it('is said of an entry that is a script', async () => {
    const built = join(folder, 'script')
    await buildRspackGuest(built, 'var')
    await describeSection(built)
    expect(await refusal(built)).toContain("its entry is a script and no module: set library: { type: 'module' }")
  })

  it('is said of names without a hash', async () => {
    const built = join(folder, 'buildPluginGuest')
    await writeFile(join(built, 'remoteEntry.js'), '')
    expect(await refusal(built)).toContain(
      "remoteEntry.js has no hash in its name, and browsers keep files for ever: set filename: 'remoteEntry-[hash].js'",
    )
  })
})
