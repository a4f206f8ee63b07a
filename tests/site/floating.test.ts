import type { Browser, Locator } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { covered, coveredWords } from '../support/floating.ts'
import { kinds } from '../support/kinds.ts'
import { scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

describe('what floats over the page', () => {
  describe('in one tab', () => {
    let tab: WatchedPage

    beforeAll(async () => {
      tab = await openLater(browser, { reducedMotion: 'reduce' })
    })

    afterAll(() => tab?.close())

    // The widest, the lowest and the smallest; those between are asked in long/floating.test.ts.
    it.each(kinds)('lies on no words of %s', async path => {
      await tab.page.setViewportSize({ width: 1440, height: 900 })
      await visit(tab.page, site.address + path)
      expect(
        await coveredWords(tab.page, [
          [1440, 900],
          [844, 390],
          [320, 640],
        ]),
      ).toEqual([])
    })

    it.each(['/human-rights-equality-consultation', '/emergency-education'])(
      'lies on no words of the first screen of %s on the smallest phones',
      async path => {
        await tab.page.setViewportSize({ width: 320, height: 640 })
        await visit(tab.page, site.address + path)
        await expect.poll(() => tab.page.evaluate(covered)).toEqual([])
      },
    )
  })

  it.each(['/youth-rehabilitation', '/public-speaking'])('lies on no words of %s before its scripts have come', async path => {
    const { page, close } = await openLater(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.route('**/*.js', route => route.abort())
    await page.goto(site.address + path)
    expect(await page.evaluate(covered, 'words' as const)).toEqual([])
    await close()
  })

  it('is the way down with its words on the first screen, and its arrow by the same name after it', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/emergency-education`)
    const prompt = page.getByRole('link', { name: 'SCROLL DOWN' })
    expect((await prompt.boundingBox())?.width).toBeGreaterThan(120)
    await scrollTo(page, 400)
    const { x, width } = (await prompt.boundingBox()) ?? { x: 0, width: 0 }
    expect(width).toBeGreaterThanOrEqual(24)
    expect(width).toBeLessThanOrEqual(48)
    expect(x + width).toBeGreaterThan(1440 - 60)
    await close()
  })

  it('is a disc in a ring on a phone, whole on the screen and as large as a thumb needs', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/privacy-policy`)
    await scrollTo(page, 900)
    const prompt = page.getByRole('link', { name: 'SCROLL DOWN' })
    const { x, width, height } = (await prompt.boundingBox()) ?? { x: 0, width: 0, height: 0 }
    const ring = await prompt.evaluate(pill => getComputedStyle(pill).boxShadow)
    expect([width, height]).toEqual([44, 44])
    expect(x + width).toBeLessThanOrEqual(390)
    expect(ring).toMatch(/1px inset$/)
    await close()
  })

  it('is an arrow in the margin from the first paint where a page begins with words, and without script', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false })
    await page.goto(`${site.address}/contact-us`)
    const { x, width } = (await page.getByRole('link', { name: 'SCROLL DOWN' }).boundingBox()) ?? { x: 0, width: 0 }
    expect(width).toBeLessThanOrEqual(48)
    expect(x + width).toBeGreaterThan(1440 - 60)
    await close()
  })

  it('is the way back at the end of a page that begins with words: with its words, and in the margin above the menu on the smallest phones', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/contact-us`)
    // What comes near on the way down may lengthen the page.
    const atEnd = async (back: Locator) => {
      await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
      return back.isVisible()
    }
    await expect.poll(() => atEnd(page.getByText('BACK TO TOP', { exact: true }))).toBe(true)
    await page.setViewportSize({ width: 320, height: 640 })
    const back = page.getByRole('link', { name: 'BACK TO TOP' })
    await expect.poll(() => atEnd(back)).toBe(true)
    const { x, y, width, height } = (await back.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
    expect(await back.evaluate(pill => pill.scrollHeight - pill.clientHeight)).toBe(0)
    expect(width).toBeGreaterThanOrEqual(24)
    expect(x).toBeGreaterThanOrEqual(320 - 24)
    expect(y + height).toBeLessThanOrEqual(menu?.y ?? 0)
    await close()
  })

  it('is no menu on a phone while one reads on; it comes when one turns back, at the end, or to the keyboard', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/privacy-policy`)
    const menu = page.getByRole('button', { name: 'Menu' })
    const shows = () => menu.evaluate(pill => pill.checkVisibility({ opacityProperty: true }))
    expect(await shows()).toBe(true)
    await scrollTo(page, 1200)
    await expect.poll(shows).toBe(false)
    await scrollTo(page, 1000)
    await expect.poll(shows).toBe(true)
    await scrollTo(page, 1400)
    await expect.poll(shows).toBe(false)
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
    await expect.poll(shows).toBe(true)
    await scrollTo(page, 1000)
    await scrollTo(page, 1400)
    await expect.poll(shows).toBe(false)
    await page.keyboard.press('Tab')
    await menu.focus()
    await expect.poll(shows).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    await close()
  })

  it('is a menu that crosses no word of the footer when one turns back there', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/fees`)
    const menu = page.getByRole('button', { name: 'Menu' })
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const up of [300, 500, 700]) {
      await scrollTo(page, end - 844)
      await scrollTo(page, end - 844 - up)
      await expect.poll(() => menu.evaluate(pill => pill.checkVisibility({ opacityProperty: true }))).toBe(true)
      const { y, height } = (await menu.boundingBox()) ?? { y: 0, height: 0 }
      const clip = { x: 0, y, width: 390 - 24, height }
      const words = page.locator('footer > div')
      const underMenu = async (visibility: string) => {
        await words.evaluate((each, value) => each.style.setProperty('visibility', value), visibility)
        return page.screenshot({ clip })
      }
      // Asked again: amid a fade of the menu or the bar two screenshots differ.
      const differs = async () => !(await underMenu('visible')).equals(await underMenu('hidden'))
      await expect.poll(differs, { message: `${up} px above the end` }).toBe(false)
      await words.evaluate(each => each.style.removeProperty('visibility'))
    }
    await close()
  })

  it.each([
    [390, 844],
    [320, 640],
  ])('takes no press from what is added to an estimate: %i px', async (width, height) => {
    const { page, close } = await openLater(browser, { viewport: { width, height }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/fees`)
    await scrollTo(page, 400)
    const prompt = (await page.getByRole('link', { name: 'SCROLL DOWN' }).boundingBox())!
    const rows = await page
      .locator('label:has(> [type=checkbox])')
      .evaluateAll(labels => labels.slice(2, 5).map(label => label.getBoundingClientRect().y + scrollY))
    // The row's lower end beneath the arrow, and its upper one: the box itself is clear of it.
    for (const row of rows)
      for (const y of [prompt.y - 38, prompt.y + prompt.height - 6]) {
        await scrollTo(page, row - y)
        await expect.poll(() => page.evaluate(covered)).toEqual([])
      }
    await close()
  })

  it('is no menu on what the model of a service answers', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/policy-governance-consultancy`)
    const answer = page.locator('[data-model] [role=status]')
    await answer.scrollIntoViewIfNeeded()
    const menu = page.getByRole('button', { name: 'Menu' })
    const under = await answer.evaluate(said => said.getBoundingClientRect().bottom + scrollY - innerHeight)
    await scrollTo(page, under + 300)
    await scrollTo(page, under + 30)
    await menu.waitFor({ state: 'hidden' })
    await close()
  })

  it('is not the menu while a form is written, and the menu again after it', async () => {
    const { page, close } = await openLater(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visit(page, `${site.address}/consultation`)
    const menu = page.getByRole('button', { name: 'Menu' })
    expect(await menu.isVisible()).toBe(true)
    await page.getByLabel('Name').first().focus()
    await menu.waitFor({ state: 'hidden' })
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scrollTo(page, 0)
    await menu.waitFor()
    await close()
  })
})
