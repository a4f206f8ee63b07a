import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { newShifts, watchShifts } from '../support/layout-shift.ts'
import { wordsOf } from '../support/page-words.ts'
import { sectionNames } from '../support/releases.ts'
import { arrival, hydrated, scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const weaveFile = /\/weave-[^/]+\.json$/
const strip = (page: Page) => page.getByRole('navigation', { name: /^The word .+ on other pages$/ })
/** As far as somebody has read who has the last screens still to read. */
const nearTheEnd = async (page: Page) =>
  scrollTo(page, await page.evaluate(() => document.querySelector('footer')!.offsetTop - 3.5 * innerHeight))
const readsTheEnd = async (page: Page) => scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))

function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => weaveFile.test(request.url()) && files.push(new URL(request.url()).pathname))
  return files
}

describe('the weave at the end of a page', () => {
  it('is fetched when the end is near, moves nothing, and leads to sentences that stand on the other pages', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    const files = filesOf(page)
    await watchShifts(page)
    await visit(page, `${site.address}/policy-reform`)
    expect(files).toEqual([])
    await newShifts(page)
    await nearTheEnd(page)
    await strip(page).waitFor()
    // Scrolled in the frame in which it comes, a page counts what it passes as moved.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await readsTheEnd(page)
    expect(files).toHaveLength(sectionNames.length)
    expect(await newShifts(page)).toEqual([])
    expect(await violations(page)).toEqual([])
    const ways = await strip(page)
      .getByRole('link')
      .evaluateAll(links =>
        links.map(link => ({
          path: link.getAttribute('href') ?? '',
          sentence: link.lastElementChild?.textContent ?? '',
          term: link.querySelector('em')?.textContent ?? '',
        })),
      )
    expect(new Set(ways.map(({ path }) => path)).size).toBe(3)
    const linked = await page.locator('#page [data-ways] a').evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(linked.length).toBeGreaterThan(0)
    expect(ways.filter(({ path }) => linked.includes(path))).toEqual([])
    for (const { path, sentence, term } of ways) {
      expect(term).not.toBe('')
      const markup = await (await fetch(site.address + path)).text()
      // The number of a note may stand within a sentence.
      const plain = (text: string) => text.replace(/\d+/g, '').replace(/\s+/g, ' ')
      expect(plain(wordsOf(markup).join(''))).toContain(plain(sentence.slice(1, -1)))
    }
    // On a tablet the three stand beside each other.
    await page.setViewportSize({ width: 768, height: 1024 })
    const tops = await strip(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    await strip(page).getByRole('link').first().click()
    await arrival(page, ways[0]?.path ?? '')
    expect(await strip(page).count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  })

  it('does without a section whose sentences cannot be had', async () => {
    const { page, close } = await openPage(browser)
    await page.route('**/_/remote-booking/weave-*.json', route => route.abort())
    await visit(page, `${site.address}/human-rights`)
    await nearTheEnd(page)
    await strip(page).waitFor()
    await close()
  })

  it('asks nothing of a section whose release has no sentences', async () => {
    const { page, complaints, close } = await openPage(browser)
    const files = filesOf(page)
    await page.route('**/human-rights', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/"weave":"[^"]+",/, '') })
    })
    await visit(page, `${site.address}/human-rights`)
    await nearTheEnd(page)
    await strip(page).waitFor()
    expect(files).toHaveLength(sectionNames.length - 1)
    expect(complaints).toEqual([])
    await close()
  })

  it('stays away where the reader is at the end before it', async () => {
    const { page, close } = await openPage(browser)
    const asked: (() => void)[] = []
    await page.route(weaveFile, route => new Promise<void>(resolve => asked.push(resolve)).then(() => route.continue()))
    await visit(page, `${site.address}/profile`)
    await readsTheEnd(page)
    await expect.poll(() => asked.length).toBe(sectionNames.length)
    const answered = Promise.all(
      sectionNames.map(section => page.waitForEvent('requestfinished', request => request.url().includes(`/_/${section}/weave-`))),
    )
    for (const answer of asked) answer()
    await answered
    await hydrated(page)
    expect(await strip(page).count()).toBe(0)
    await close()
  })

  it.each(['/faq', '/privacy-policy'])('does not stand below links of the page’s own, as on %s', async path => {
    const { page, close } = await openPage(browser)
    const files = filesOf(page)
    await visit(page, site.address + path)
    await nearTheEnd(page)
    await readsTheEnd(page)
    await hydrated(page)
    expect([files, await strip(page).count()]).toEqual([[], 0])
    await close()
  })

  it('is left out for who asks that little be fetched', async () => {
    const { page, close } = await openPage(browser)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const files = filesOf(page)
    await page.goto(`${site.address}/policy-reform`)
    await hydrated(page)
    await nearTheEnd(page)
    await readsTheEnd(page)
    await hydrated(page)
    expect(files).toEqual([])
    expect(await strip(page).count()).toBe(0)
    await close()
  })
})
