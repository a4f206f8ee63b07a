import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFileStorage } from '@site/delivery/file-storage'
import { createReleaseStore } from '@site/delivery/release-store'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, sharedChromium, violations } from '../support/browser.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { openIn, oppositeCohorts } from '../support/cohort-visit.ts'
import { publish, releaseCommand, rollOut } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

let copy: Checkout
let site: Site
let browser: Browser

beforeAll(async () => {
  copy = await copyCheckout('fifth-section-')
  site = await startSite()
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  await site?.stop()
  await copy?.remove()
})

const journal = 'remote-journal'
const releaseFolder = (): string => join(copy.folder, journal, 'dist/release')

describe('a fifth section', () => {
  it('is made by one command, which refuses a name that is no name or taken', async () => {
    const create = (...words: string[]) => copy.run('.', 'node', 'shared/build/bin/site-create.mjs', ...words)
    await expect(create('section', 'Journal')).rejects.toThrow('expected a name such as journal')
    expect(await create('section', 'journal')).toContain('remote-journal is there')
    await expect(create('section', 'journal')).rejects.toThrow('remote-journal is there already')
  })

  it('passes its tests, the types and the linter as it was made', async () => {
    // What installing it would link: the sections depend on the same packages.
    await cp(join(copy.folder, 'remote-home/node_modules'), join(copy.folder, journal, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    expect(await copy.run('.', 'npx', '--no-install', 'vitest', 'run', journal)).toMatch(/2 passed/)
    // A word that no variable may be called by.
    await copy.run('.', 'node', 'shared/build/bin/site-create.mjs', 'section', 'new')
    await cp(join(copy.folder, journal, 'node_modules'), join(copy.folder, 'remote-new/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await copy.run('.', 'npx', '--no-install', 'tsc', '--noEmit')
    await copy.run('.', 'npx', '--no-install', 'biome', 'check', '--error-on-warnings', '--vcs-enabled=false', journal)
  })

  it('is built, published, served, searched and rolled out to half of the visitors, and nothing else was touched', async () => {
    await copy.build(journal)
    await publish(site.store, releaseFolder())
    await expect.poll(async () => (await ask(site.address, '/journal')).status).toBe(200)
    expect(String((await ask(site.address, '/sitemap.xml')).body)).toContain('/journal</loc>')

    const record = join(copy.folder, journal, 'src/pages/journal/journal.ts')
    await writeFile(record, (await readFile(record, 'utf8')).replace('The first entry', 'The second edition'))
    await copy.build(journal)
    const { release } = JSON.parse((await releaseCommand(site.store, 'publish', '--from', releaseFolder(), '--json')).stdout)
    await rollOut(site.store, journal, release, 50)
    const { all, none } = oppositeCohorts(await createReleaseStore(createFileStorage(site.store)).readRollout())
    for (const [cohort, heading] of [[all, 'The second edition'] as const, [none, 'The first entry'] as const]) {
      const { page, complaints, close } = await openIn(browser, site.address, cohort)
      await expect
        .poll(async () => {
          await visit(page, `${site.address}/journal`)
          return page.getByRole('heading', { level: 2 }).first().textContent()
        })
        .toBe(heading)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Search the site' }).click()
      await page.getByRole('combobox', { name: 'Search the site' }).fill(heading)
      await page.getByRole('option', { name: heading }).first().click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/journal')
      expect(complaints).toEqual([])
      await close()
    }
  })
})
