import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SectionRelease } from '@site/delivery/release'
import type { SearchIndex } from '@site/kit/contract/search'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { builtRelease, publishAltered, sectionNames } from '../support/releases.ts'
import { root } from '../support/root.ts'
import { startSite } from '../support/site.ts'
import { arrival, documentsOf, openAt, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const open = (path: string, options?: BrowserContextOptions) => openAt(browser, site.address + path, options)

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const opener = (page: Page) => page.getByRole('button', { name: 'Search the site' })
const options = (page: Page) => page.getByRole('option')
const said = (page: Page) => page.getByRole('dialog', { name: 'Search the site' }).getByRole('status')

/** Addresses of the search's own files that are asked for from now on. */
function searchFilesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => /\/search-[\w-]+\.js(?:on)?$/.test(request.url()) && files.push(new URL(request.url()).pathname))
  return files
}

describe('the search', () => {
  // One page for the first three: the first finds nothing fetched yet.
  let page: Page
  let complaints: string[]
  let close: () => Promise<void>
  let files: string[]

  beforeAll(async () => {
    ;({ page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' }))
    files = searchFilesOf(page)
    await visit(page, `${site.address}/fees`)
  })

  afterAll(() => close?.())

  it('costs nothing before it is asked for; then it shows as many passages as it says while one types, and none of the words before', async () => {
    expect(files).toEqual([])
    await page.keyboard.press('Control+k')
    for (const letter of 'healing') {
      await page.keyboard.type(letter)
      // In one breath: what is said may change with what is shown in the next.
      const { outcome, passages } = await page.getByRole('dialog', { name: 'Search the site' }).evaluate(dialog => ({
        outcome: dialog.querySelector('[role="status"]')?.textContent ?? '',
        passages: dialog.querySelectorAll('[role="option"]').length,
      }))
      expect(passages, outcome).toBe(Number(/(\d+) passage/.exec(outcome)?.[1] ?? 0))
    }
    await expect.poll(() => options(page).count()).toBeGreaterThan(10)
    expect(complaints).toEqual([])
  })

  it('reads the releases that the document is made of', async () => {
    const releases = await Promise.all(sectionNames.map(name => builtRelease<SectionRelease>(name)))
    expect(files.filter(file => file.endsWith('.json')).sort()).toEqual(releases.map(({ name, search }) => `/_/${name}/${search}`).sort())
  })

  it('stands whole on a screen as low as a phone on its side', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    const sheet = (await page.getByRole('dialog', { name: 'Search the site' }).boundingBox()) ?? { y: 0, height: 0 }
    expect(sheet.y).toBeGreaterThan(0)
    expect(sheet.y + sheet.height).toBeLessThan(390)
  })

  it('finds a price, however it is written', async () => {
    for (const price of ['£1,200', '1200']) {
      await field(page).fill('qqxzzy')
      await expect.poll(() => options(page).count()).toBe(0)
      await field(page).fill(price)
      await options(page).filter({ hasText: '£1,200' }).first().waitFor()
      await expect.poll(() => page.locator('dialog mark').first().innerText()).toContain('1,200')
    }
    await field(page).fill('price')
    await expect.poll(() => options(page).first().getAttribute('href')).toMatch(/^\/fees/)
    await field(page).fill('how much')
    await expect.poll(() => options(page).first().getAttribute('href')).toMatch(/^\/fees/)
    expect(complaints).toEqual([])
  })

  it.each(['phone', 'telephone', 'call', 'email', 'address'])('finds the office first for ‘%s’', async word => {
    await field(page).fill('qqxzzy')
    await expect.poll(() => options(page).count()).toBe(0)
    await field(page).fill(word)
    await expect.poll(() => options(page).first().getAttribute('href')).toMatch(/^\/contact-us/)
  })

  it('is opened by Ctrl and K, walked through by arrows and followed by Enter, without a new document', async () => {
    const { page, complaints, close } = await open('/fees')
    const documents = documentsOf(page)
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    expect(await field(page).evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.type('prisons and refugee camps')
    await expect.poll(() => said(page).innerText()).toMatch(/passages? on \d+ pages?\./)
    await options(page).first().waitFor()
    expect(await page.locator('dialog mark').first().isVisible()).toBe(true)
    expect(await violations(page, 'dialog[open]')).toEqual([])
    const hrefs = await options(page).evaluateAll(links => links.map(link => link.getAttribute('href')))
    const wanted = hrefs.indexOf('/faq#do-you-teach-in-prisons-and-refugee-camps')
    expect(wanted).toBeGreaterThanOrEqual(0)
    for (let step = 0; step <= wanted; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await arrival(page, '/faq')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('do-you-teach-in-prisons-and-refugee-camps')
    const answer = page.locator('#do-you-teach-in-prisons-and-refugee-camps')
    await expect.poll(() => answer.evaluate(element => element.closest('details')?.open)).toBe(true)
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('finds an article of the Declaration in its own words, and leads to its thread on a page that rests on it', async () => {
    const { page, complaints, close } = await open('/fees')
    await page.keyboard.press('Control+k')
    await field(page).fill('torture')
    await expect.poll(() => options(page).first().innerText()).toContain('No one shall be subjected to torture')
    const href = new URL((await options(page).first().getAttribute('href')) ?? '', site.address)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await arrival(page, href.pathname)
    const thread = page.getByRole('button', { name: 'Article 5, no torture' })
    await expect.poll(() => thread.evaluate(element => element === document.activeElement)).toBe(true)
    await expect.poll(() => page.locator('blockquote[data-article="5"]').isVisible()).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('follows what was typed last where Enter comes before it is found', async () => {
    const { page, close } = await open('/fees')
    await page.keyboard.press('Control+k')
    const first = async (words: string) => {
      await field(page).fill(words)
      await expect.poll(() => page.getByRole('listbox').getByRole('group').first().innerText()).toMatch(new RegExp(words, 'i'))
      return options(page).first().getAttribute('href')
    }
    const wanted = await first('mediation')
    expect(await first('prison')).not.toBe(wanted)
    await field(page).evaluate((input: HTMLInputElement) => {
      input.select()
      document.execCommand('insertText', false, 'mediation')
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    await arrival(page, new URL(wanted ?? '', site.address).pathname)
    await close()
  })

  it.each([
    [1440, 900],
    [390, 844],
  ])('of the questions has both ways on in the first screen where nothing matches, %i px wide', async (width, height) => {
    const { page, close } = await open('/faq', { viewport: { width, height } })
    await page.getByRole('searchbox', { name: 'Search FAQs' }).fill('zebra')
    await page.getByText('None of 12 questions matches ‘zebra’.').waitFor()
    for (const way of [
      page.getByRole('link', { name: 'Write to us instead' }),
      page.getByRole('button', { name: 'Search the whole site' }),
    ]) {
      const box = await way.boundingBox()
      expect(box && box.y + box.height).toBeLessThan(height - 40)
    }
    await close()
  })

  it('answers to its keys from a field, and gives the focus back to it; it has a way on where nothing is found', async () => {
    const { page, close } = await open('/faq')
    const faq = page.getByRole('searchbox', { name: 'Search FAQs' })
    await faq.focus()
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => field(page).count()).toBe(0)
    expect(await faq.evaluate(element => element === document.activeElement)).toBe(true)
    await opener(page).click()
    await field(page).fill('qqxzzy')
    await expect.poll(() => said(page).innerText()).toBe('Nothing was found for ‘qqxzzy’.')
    expect(await violations(page, 'dialog[open]')).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: 'Write to the office' }).click()
    await arrival(page, '/contact-us')
    await close()
  })

  it('is in the menu on a phone, and gives focus back to it', async () => {
    const { page, close } = await open('/fees', phone)
    expect(await opener(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await opener(page).tap()
    await field(page).fill('heal')
    await options(page).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Close the search' }).tap()
    await expect.poll(() => page.getByRole('button', { name: 'Menu' }).evaluate(element => element === document.activeElement)).toBe(true)
    await close()
  })

  it('leaves the bar in order, on any screen', async () => {
    const { page, close } = await open('/faq')
    // As wide as other systems set it, which round the width of each letter.
    await page.getByRole('banner').evaluate(banner => {
      banner.style.letterSpacing = '0.012em'
    })
    const sizes = [
      ...[768, 976, 1024, 1120, 1264, 1280, 1440].map(width => ({ width, height: 700 })),
      { width: 768, height: 390 },
      { width: 844, height: 390 },
    ]
    for (const size of sizes) {
      await page.setViewportSize(size)
      const at = `${size.width} x ${size.height}`
      const tops = await page
        .getByRole('banner')
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .evaluateAll(links => links.map(link => Math.round(link.getBoundingClientRect().top)))
      const rows = [...new Set(tops)].map(top => tops.filter(each => each === top).length)
      expect(rows, at).toEqual([10])
      const { width: across, height } = (await opener(page).boundingBox()) ?? { width: 0, height: 0 }
      expect([across, height], at).toEqual([44, 44])
      const music = await page.getByRole('banner').getByRole('button', { name: 'music' }).boundingBox()
      expect((music?.x ?? size.width) + (music?.width ?? 0), at).toBeLessThanOrEqual(size.width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }
    await close()
  })

  it('is not offered without script', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(`${site.address}/faq`)
    expect(await opener(page).count()).toBe(0)
    await close()
  })
})

describe('a section that is released again', () => {
  it('is found by its new words at once, and a document that was open keeps its own', async () => {
    const own = await startSite()
    const before = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(before.page, `${own.address}/faq`)
    await publishAltered(own.store, 'remote-booking', {
      file: release => (release.kind === 'section' ? (release.search ?? '') : ''),
      content: index => index.replace('Half-Day Workshop', 'Half-Day Quillwork'),
    })
    const after = await openPage(browser, { reducedMotion: 'reduce' })
    await expect
      .poll(async () => {
        await visit(after.page, `${own.address}/faq`)
        await opener(after.page).click()
        await field(after.page).fill('quillwork')
        await expect.poll(() => said(after.page).innerText()).not.toMatch(/^(One moment\.)?$/)
        return options(after.page).count()
      })
      .toBe(1)
    await opener(before.page).click()
    await field(before.page).fill('quillwork')
    await expect.poll(() => said(before.page).innerText()).toBe('Nothing was found for ‘quillwork’.')
    for (const { close } of [before, after]) await close()
    await own.stop()
  })
})

it('what a section says for the search ends no passage with the number of the step that follows', async () => {
  for (const section of sectionNames) {
    const { search } = await builtRelease<SectionRelease>(section)
    const { pages } = JSON.parse(await readFile(join(root, section, 'dist/release', search ?? ''), 'utf8')) as SearchIndex
    const texts = pages.flatMap(({ passages }) => passages.map(({ text }) => text))
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter(text => /[.?!’] 0\d$/.test(text))).toEqual([])
  }
})
