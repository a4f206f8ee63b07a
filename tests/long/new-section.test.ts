import { createFileStorage } from '@site/delivery/file-storage'
import { createReleaseStore } from '@site/delivery/release-store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, sharedChromium } from '../support/browser.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { oppositeCohorts } from '../support/cohort-visit.ts'
import { create, expectEntry, journal, releaseFolderOf, writeEntry } from '../support/fifth-section.ts'
import { publish, releaseCommand, rollOut } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'

let copy: Checkout
let site: Site

beforeAll(async () => {
  copy = await copyCheckout('fifth-section-')
  site = await startSite()
})

afterAll(async () => {
  await closePages()
  await site?.stop()
  await copy?.remove()
})

describe('a fifth section', () => {
  it('is made by one command, which refuses a name that is no name or taken', async () => {
    await expect(create(copy, 'Journal')).rejects.toThrow('expected a name such as journal')
    expect(await create(copy, 'journal')).toContain('remote-journal is there')
    await expect(create(copy, 'journal')).rejects.toThrow('remote-journal is there already')
  })

  it('passes its tests, the types and the linter as it was made', async () => {
    await copy.linkPackages(journal)
    expect(await copy.run('.', 'npx', '--no-install', 'vitest', 'run', journal)).toMatch(/2 passed/)
    // A word that no variable may be called by.
    await create(copy, 'new')
    await copy.linkPackages('remote-new')
    await copy.run('.', 'npx', '--no-install', 'tsc', '--noEmit')
    await copy.run('.', 'npx', '--no-install', 'biome', 'check', '--error-on-warnings', '--vcs-enabled=false', journal)
  })

  it('is built, published, served and searched, and nothing else was touched', async () => {
    await copy.build(journal)
    await publish(site.store, releaseFolderOf(copy))
    await expect.poll(async () => (await ask(site.address, '/journal')).status).toBe(200)
    expect(String((await ask(site.address, '/sitemap.xml')).body)).toContain('/journal</loc>')
    await expectEntry(await sharedChromium(), site.address, { cohort: 0, title: 'The first entry' })
  })

  it('is rolled out to half of the visitors', async () => {
    await writeEntry(copy, 'The second edition')
    await copy.build(journal)
    const { release } = JSON.parse((await releaseCommand(site.store, 'publish', '--from', releaseFolderOf(copy), '--json')).stdout)
    await rollOut(site.store, journal, release, 50)
    const { all, none } = oppositeCohorts(await createReleaseStore(createFileStorage(site.store)).readRollout())
    const browser = await sharedChromium()
    await expectEntry(browser, site.address, { cohort: all, title: 'The second edition' })
    await expectEntry(browser, site.address, { cohort: none, title: 'The first entry' })
  })
})
