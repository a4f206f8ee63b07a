/** Where back, forward, a reload and a link to a part of the page lead. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { arrival, barLink, documentsOf, hydrated, openAt, readTo, scrollOffset, scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const open = (path: string) => openAt(browser, site.address + path)

describe('back and forward', () => {
  it('arrive where the visitor was', async () => {
    const { page, complaints, close } = await open('/fees')
    const documents = documentsOf(page)
    const inFees = await readTo(page, 1400)
    await barLink(page, 'FAQ').click()
    await arrival(page, '/faq')
    // It opens the first answer of every category, nine of them above, a frame later.
    await page.locator('#page details').last().locator('xpath=../details[1]/summary').click()
    await expect.poll(() => page.locator('#page details[open]').count()).toBe(10)
    const long = await page.evaluate(() => document.documentElement.scrollHeight)
    const inFaq = await readTo(page, long - 2000)
    await barLink(page, 'Consultation').click()
    await arrival(page, '/consultation')
    await page.goBack()
    await arrival(page, '/faq')
    await expect.poll(() => scrollOffset(page)).toBe(inFaq)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(long)
    await page.goBack()
    await arrival(page, '/fees')
    await expect.poll(() => scrollOffset(page)).toBe(inFees)
    expect(await page.title()).toMatch(/^Fees/)
    await page.goForward()
    await arrival(page, '/faq')
    await expect.poll(() => scrollOffset(page)).toBe(inFaq)
    await page.goForward()
    await arrival(page, '/consultation')
    await expect.poll(() => scrollOffset(page)).toBe(0)
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('reach past a part of a page, whose address the browser itself wrote', async () => {
    const { page, complaints, close } = await open('/faq')
    const inFaq = await readTo(page, 600)
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await page.getByRole('navigation', { name: 'Fees by kind of work' }).getByRole('link', { name: 'Speaking' }).click()
    await expect.poll(() => new URL(page.url()).hash).not.toBe('')
    await page.evaluate(() => history.go(-2))
    await arrival(page, '/faq')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Ask us anything')
    await expect.poll(() => scrollOffset(page)).toBe(inFaq)
    expect(complaints).toEqual([])
    await close()
  })

  it('arrive at the part that was read before, and in a page that was begun at a part where it was left', async () => {
    const { page, close } = await open('/faq')
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    const index = page.getByRole('navigation', { name: 'Fees by kind of work' })
    await index.getByRole('link', { name: 'Healing' }).click()
    await page.waitForURL('**/fees#healing')
    const inHealing = await scrollOffset(page)
    await scrollTo(page, inHealing + 300)
    await index.getByRole('link', { name: 'Speaking' }).click()
    await page.waitForURL('**/fees#speaking')
    await index.getByRole('link', { name: 'Healing' }).click()
    await expect.poll(() => scrollOffset(page)).toBe(inHealing)
    await index.getByRole('link', { name: 'Speaking' }).click()
    await page.waitForURL('**/fees#speaking')
    expect(await scrollOffset(page)).toBeGreaterThan(inHealing)
    await page.goBack()
    await expect.poll(() => scrollOffset(page)).toBe(inHealing)
    const left = await readTo(page, inHealing + 300)
    await barLink(page, 'FAQ').click()
    await arrival(page, '/faq')
    await page.goBack()
    await arrival(page, '/fees')
    await expect.poll(() => scrollOffset(page)).toBe(left)
    await close()
  })

  it('arrive where an address was left whose part the page took back', async () => {
    const { page, close } = await open('/fees#speaking')
    await page.evaluate(() => history.replaceState(history.state, '', '/fees'))
    const left = await readTo(page, 1400)
    await barLink(page, 'FAQ').click()
    await arrival(page, '/faq')
    await page.goBack()
    await arrival(page, '/fees')
    await expect.poll(() => scrollOffset(page)).toBe(left)
    await page.getByRole('navigation', { name: 'Fees by kind of work' }).getByRole('link', { name: 'Healing' }).click()
    await page.waitForURL('**/fees#healing')
    await readTo(page, 1400)
    await page.route('**/_/remote-services/*.js', () => undefined) // never comes
    await barLink(page, 'Profile').click()
    await page.waitForURL('**/profile')
    await page.evaluate(() => history.go(-2))
    await page.waitForURL('**/fees')
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.navigating)).toBeUndefined()
    await close()
  })

  it('arrive at the top of a page that was asked for and never came', async () => {
    const { page, close } = await open('/faq')
    await page.route('**/_/remote-booking/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue().catch(() => undefined)
    })
    await readTo(page, 1400)
    await barLink(page, 'Fees').click()
    await page.waitForURL('**/fees')
    await barLink(page, 'Vision').click()
    await arrival(page, '/vision')
    await page.goBack()
    await arrival(page, '/fees')
    expect(await scrollOffset(page)).toBe(0)
    await close()
  })

  it('arrive where an address was left that home answers with a part, by full loads', async () => {
    // In motion, as Chromium begins every document: reduced, home is shorter, and a test's wish for it may reach a document late.
    const { page, close } = await openLater(browser)
    await visit(page, `${site.address}/about`)
    const left = await readTo(page, 3000)
    await page.goto(`${site.address}/robots.txt`)
    await page.goBack()
    await hydrated(page)
    await page.waitForTimeout(300) // the part would be gone to late
    await expect.poll(() => scrollOffset(page)).toBe(left)
    await close()
  })

  it('arrive in an address without a page where it was left, the footer’s line marked there alone', async () => {
    const { page, close } = await open('/terms')
    const marked = () => page.locator('#company').evaluate(line => getComputedStyle(line).borderInlineStartStyle !== 'none')
    expect(await marked()).toBe(true)
    const left = await readTo(page, 1400)
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    expect(await marked()).toBe(false)
    await page.goBack()
    await page.waitForURL('**/terms')
    await expect.poll(() => scrollOffset(page)).toBe(left)
    await close()
  })

  it('close the menu of a phone, which would lie over another page', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
    await visit(page, `${site.address}/faq`)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Fees' }).click()
    await arrival(page, '/fees')
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.waitFor()
    await page.goBack()
    await arrival(page, '/faq')
    await menu.waitFor({ state: 'hidden' })
    await page.goForward()
    await arrival(page, '/fees')
    expect(await menu.isVisible()).toBe(false)
    await close()
  })

  it('reach past a full load', async () => {
    const { page, close } = await open('/faq')
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await visit(page, `${site.address}/consultation`)
    await page.goBack()
    await arrival(page, '/fees')
    await page.goBack()
    await arrival(page, '/faq')
    await page.getByRole('searchbox').fill('prison')
    await page.getByText(/of 12 questions match/).waitFor()
    await close()
  })
})

const ways: [string, (page: Page) => Promise<void>][] = [
  ['that was loaded in full', page => visit(page, `${site.address}/fees`)],
  [
    'that was navigated to',
    async page => {
      await visit(page, `${site.address}/faq`)
      await barLink(page, 'Fees').click()
      await arrival(page, '/fees')
    },
  ],
]

describe.each(ways)('a page %s', (_what, come) => {
  let page: Page

  beforeAll(async () => {
    ;({ page } = await openPage(browser, { reducedMotion: 'reduce' }))
    await come(page)
  })

  it('leaves a link to a part of it to the browser: it scrolls, marks the target, and is one step back', async () => {
    const title = await page.title()
    const documents = documentsOf(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Healing', exact: true })
    await link.scrollIntoViewIfNeeded()
    const left = await scrollOffset(page)
    await link.click()
    expect(new URL(page.url()).hash).toBe('#healing')
    expect(await page.locator(':target').getAttribute('id')).toBe('healing')
    await expect.poll(() => page.locator('#healing').evaluate(part => Math.abs(part.getBoundingClientRect().top) <= 110)).toBe(true)
    expect(await scrollOffset(page)).not.toBe(left)
    expect(await page.title()).toBe(title)
    await page.goBack()
    expect(new URL(page.url()).hash).toBe('')
    await expect.poll(() => scrollOffset(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => page.locator('#healing').evaluate(part => Math.abs(part.getBoundingClientRect().top) <= 110)).toBe(true)
    expect(documents).toEqual([])
  })

  it('begins at the top when it is reloaded, and the way back to it where it was left', async () => {
    await page.goBack() // from its part
    await scrollTo(page, 1200)
    await page.reload()
    await arrival(page, '/fees')
    await page.waitForTimeout(300) // a browser may restore late
    expect(await scrollOffset(page)).toBe(0)
    await scrollTo(page, 800)
    await page.goto(`${site.address}/robots.txt`)
    await page.goBack()
    await arrival(page, '/fees')
    await expect.poll(() => scrollOffset(page)).toBe(800)
  })
})

describe('a reader who is ahead of the script', () => {
  it.each(['/about', '/fees'])('keeps their place in %s', async path => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address + path)
    let go: () => void = () => undefined
    const held = new Promise<void>(resolve => (go = resolve))
    const entry = await page.locator('script[type="module"]').getAttribute('src')
    await page.route('**/_/shell/*.js', async route => {
      if (!route.request().url().endsWith(`${entry}`)) await held
      await route.continue()
    })
    await scrollTo(page, 700)
    await page.reload({ waitUntil: 'commit' })
    await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' })
    expect(await scrollOffset(page)).toBe(0)
    await scrollTo(page, 500)
    go()
    await hydrated(page)
    expect(await scrollOffset(page)).toBe(500)
    await close()
  })
})
