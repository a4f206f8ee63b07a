/** What is made is also tested, linted and rolled out to a half: long/new-section.test.ts. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, sharedChromium } from '../support/browser.ts'
import { type Checkout, copyCheckout } from '../support/checkout.ts'
import { create, expectEntry, journal, releaseFolderOf } from '../support/fifth-section.ts'
import { publish } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'

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

describe('a fifth section', () => {
  it('is made by one command, which refuses a name that is no name or taken', async () => {
    await expect(create(copy, 'Journal')).rejects.toThrow('expected a name such as journal')
    expect(await create(copy, 'journal')).toContain('remote-journal is there')
    await expect(create(copy, 'journal')).rejects.toThrow('remote-journal is there already')
  })

  it('is built, published, served and searched, and nothing else was touched', async () => {
    await copy.linkPackages(journal)
    await copy.build(journal)
    await publish(site.store, releaseFolderOf(copy))
    await expect.poll(async () => (await ask(site.address, '/journal')).status).toBe(200)
    expect(String((await ask(site.address, '/sitemap.xml')).body)).toContain('/journal</loc>')
    await expectEntry(browser, site.address, { cohort: 0, title: 'The first entry' })
  })
})
