import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { identity } from '@site/identity'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booking, fillIn, valuesOf } from '../support/booking-form.ts'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { readSource } from '../support/page-source.ts'
import { declaredPages } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { hostFolder, type StaticHost } from '../support/static-host.ts'
import { arrival, barLink, documentsOf, visit } from '../support/visit.ts'

const run = promisify(execFile)
const pages = await declaredPages()

let folder: string
let host: StaticHost
let browser: Browser
let said: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
  said = (await run('node', ['shared/delivery/bin/export.mjs', join(folder, 'site')], { cwd: root })).stdout
  host = await hostFolder(join(folder, 'site'))
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  await host?.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the site as static files', () => {
  it('says how many pages it has and where, and has them all', async () => {
    expect(said).toContain(`${pages.length} pages in ${join(folder, 'site')}`)
    for (const { path } of pages) expect(await readFile(join(folder, 'site', path, 'index.html'), 'utf8')).toContain('<h1')
  })

  it('comes to life in silence on a host that only has files, and is gone through without another document', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    for (const path of ['/', '/racial-literacy-training', '/faq']) await visit(page, host.address + path)
    const documents = documentsOf(page)
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await barLink(page, 'Consultation').click()
    await arrival(page, '/consultation')
    await page.goBack()
    await arrival(page, '/fees')
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('shows the home page for what it does not have, and for the links without a screen', async () => {
    for (const [path, status] of [
      ['/about', 200],
      ['/nothing-here', 404],
    ] as const) {
      const response = await fetch(host.address + path)
      expect(response.status).toBe(status)
      expect(readSource(await response.text()).heading).toMatch(/Redefining\s+Human Rights/)
    }
  })

  it('carries its policy in each document, and the browser holds to it', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${host.address}/faq`)
    await page.evaluate(async () => {
      const violated: string[] = []
      Object.assign(window, { violated })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => violated.push(effectiveDirective))
      const elsewhere = 'http://127.0.0.1:9'
      document.body.setAttribute('style', 'color: red')
      document.body.append(Object.assign(new Image(), { src: `${elsewhere}/picture.png` }))
      await fetch(elsewhere).catch(() => undefined)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `${elsewhere}/script.js` }))
      try {
        document.body.insertAdjacentHTML('beforeend', '<i id="intruder"></i>')
      } catch {
        // Refused, as it should be.
      }
    })
    for (const directive of ['script-src-elem', 'style-src-attr', 'img-src', 'connect-src', 'require-trusted-types-for'])
      await expect.poll(() => page.evaluate(() => (window as unknown as { violated: string[] }).violated)).toContain(directive)
    expect(await page.locator('#intruder').count()).toBe(0)
    await close()
  })

  it('can be searched, and has the feed', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${host.address}/fees`)
    await page.getByRole('button', { name: 'Search the site' }).click()
    await page.getByRole('combobox', { name: 'Search the site' }).fill('prison')
    await page.getByRole('option').first().waitFor()
    expect(complaints).toEqual([])
    expect(await readFile(join(folder, 'site/feed.xml'), 'utf8')).toContain(
      `<id>${identity.origin ?? 'http://localhost:4170'}/feed.xml</id>`,
    )
    expect(await readFile(join(folder, 'site/_headers'), 'utf8')).toContain('/feed.xml\n  content-type: application/atom+xml')
    await close()
  })

  it('says without script where to write instead', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${host.address}/consultation`)
    expect(await page.getByText('Please write to').isVisible()).toBe(true)
    expect(await page.getByRole('button', { name: 'Send request' }).isVisible()).toBe(false)
    await close()
  })

  it('cannot take a booking by itself: it says so, and opens a letter with the same words', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${host.address}/consultation`)
    const letters: string[] = []
    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Page.enable')
    protocol.on('Page.frameRequestedNavigation', ({ url }) => letters.push(url))
    const form = page.getByRole('form', { name: 'Request a consultation' })
    await form.getByText('your own mail program opens').waitFor()
    expect(await violations(page)).toEqual([])
    await fillIn(page)
    await form.getByRole('button', { name: 'Write the email' }).click()
    await expect.poll(() => letters.length).toBe(1)
    const letter = new URL(letters[0] ?? '')
    expect(letter.protocol + letter.pathname).toBe(`mailto:${identity.emails.consultation}`)
    const text = decodeURIComponent(letter.search).replaceAll('\r\n', '\n')
    for (const value of Object.values(booking)) expect(text).toContain(value)
    expect(await valuesOf(page)).toEqual(booking)
    await close()
  })
})
