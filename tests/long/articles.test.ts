/** The footer's thirty threads, each with its article of the Universal Declaration. */
import { articles } from '@site/identity/declaration'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openLater, openPage, sharedChromium, violations } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { decoded } from '../support/page-words.ts'
import { declaredPages } from '../support/releases.ts'
import { arrival, documentsOf, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const strip = (page: Page) => page.getByRole('toolbar', { name: 'The thirty articles, as threads' })
const shown = (page: Page) => strip(page).getByRole('button', { pressed: true })
const quoted = (page: Page) => page.getByRole('contentinfo').locator('blockquote')

/** Comes to the footer as a reader does, and waits until it can be played. */
async function reach(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await shown(page).waitFor()
}

/** Fractions of the strip's width at which a thread hangs. */
const placeOf = (number: number): number => (number - 0.5) / 30

describe('the article that a page quotes', () => {
  const textOf = (markup = '') => decoded(markup.replace(/<!--.*?-->|<[^>]+>/g, ''))

  it('stands in the footer of every page without script, letter by letter, with the way to all thirty', async () => {
    for (const { path, head } of await declaredPages()) {
      const [footer = ''] = /<footer[\s\S]*?<\/footer>/.exec((await ask(site.address, encodeURI(path))).body.toString()) ?? []
      const [quote] = /<blockquote[\s\S]*?<\/blockquote>/.exec(footer) ?? []
      const [caption] = /<figcaption[\s\S]*?<\/figcaption>/.exec(footer) ?? []
      const number = head.articles?.[0] ?? 1
      expect(textOf(quote), path).toBe(`“${articles[number - 1]?.[0]}”`)
      expect(textOf(caption), path).toContain(`Universal Declaration of Human Rights, Article ${number}.`)
      expect(/<a [^>]*href="([^"]+)"/.exec(caption ?? '')?.[1]).toMatch(/^https:\/\/www\.un\.org\//)
    }
  })

  it('and the ones that pages show in full, are the words of the one source', async () => {
    for (const [path, number] of [['/human-rights', 7] as const, ['/education', 26] as const, ['/healing', 19] as const]) {
      const html = (await ask(site.address, path)).body.toString()
      const [, quote] = /<section[^>]*aria-labelledby="article"[\s\S]*?(<blockquote[\s\S]*?<\/blockquote>)/.exec(html) ?? []
      expect(textOf(quote), path).toBe(`“${articles[number - 1]?.[0]}”`)
    }
  })
})

it('a phone names the threads that a page rests on, of two neighbours the first', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } })
  await visit(page, `${site.address}/public-figure`)
  await reach(page)
  expect(await page.getByRole('contentinfo').innerText()).toContain('rests on 19, 20 and 27')
  const named = strip(page)
    .locator('span')
    .evaluateAll(all => all.filter(number => Number(getComputedStyle(number).opacity) > 0).map(number => number.textContent))
  expect(await named).toEqual(['19', '27'])
  await close()
})

describe('Article 1', () => {
  it('is read once in every footer, under the threads or under the frameworks', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false })
    for (const path of ['/', '/vision', '/education']) {
      await page.goto(site.address + path, { waitUntil: 'domcontentloaded' })
      const said = page.getByRole('contentinfo').getByText('All human beings are born free').filter({ visible: true })
      expect(await said.count(), path).toBe(1)
    }
    await close()
  })
})

describe('the thirty threads', () => {
  it('are fetched when a visitor is near, not before', async () => {
    const { page, complaints, close } = await openPage(browser)
    const fetched: string[] = []
    page.on('request', request => request.url().includes('article-instrument') && fetched.push(request.url()))
    await visit(page, `${site.address}/racial-literacy-training`)
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
    await reach(page)
    expect(fetched).toHaveLength(1)
    expect(complaints).toEqual([])
    await close()
  })

  it('take no link away from who stands on it while they come', async () => {
    const { page, close } = await openPage(browser)
    let letCome = (): void => {}
    const asked = new Promise<void>(resolve => {
      letCome = resolve
    })
    await page.route('**/article-instrument-*.js', async route => {
      await asked
      await route.continue()
    })
    await visit(page, `${site.address}/fees`)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'All thirty at the United Nations' })
    await link.focus()
    const came = page.waitForResponse('**/article-instrument-*.js')
    letCome()
    await came
    // Twice the time that it takes without anybody on the link.
    await page.waitForTimeout(500)
    expect(await link.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Tab')
    await shown(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home')
    await close()
  })

  it('are played by a finger that is drawn across them; scrolling past plays nothing', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
    await visit(page, `${site.address}/data-driven-research`)
    await reach(page)
    await strip(page).evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await strip(page).boundingBox()
    if (!box) throw new Error('The threads are not shown')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const across = async (from: number, to: number) => {
      for (let step = 0; step <= 8; step++)
        await touch(step === 0 ? 'touchStart' : 'touchMove', box.x + box.width * (from + ((to - from) * step) / 8), box.y + 40)
      await touch('touchEnd')
    }
    await across(placeOf(4), placeOf(26))
    await expect.poll(() => shown(page).getAttribute('aria-label')).toBe('Article 26, education')
    for (let step = 0; step <= 8; step++) await touch(step === 0 ? 'touchStart' : 'touchMove', box.x + 30, box.y + 90 - step * 10)
    await touch('touchEnd')
    expect(await shown(page).getAttribute('aria-label')).toBe('Article 26, education')
    await close()
  })

  it('can be hit on any screen: a thread is 24 px wide, or two larger buttons lead from one to the next', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/youth-rehabilitation`)
    await reach(page)
    const ways: boolean[] = []
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await reach(page)
      const thread = await shown(page).boundingBox()
      const next = page.getByRole('button', { name: 'Next article' })
      ways.push(await next.isVisible())
      if (ways.at(-1)) {
        const size = await next.boundingBox()
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24)
        await next.click()
        expect(await shown(page).getAttribute('aria-label')).toBe('Article 11, presumption of innocence')
        await page.getByRole('button', { name: 'Previous article' }).click()
      } else expect(thread?.width, `${width} px`).toBeGreaterThanOrEqual(24)
      expect(await shown(page).getAttribute('aria-label')).toBe('Article 10, fair hearing')
      // Axe is asked of either way once.
      if (ways.indexOf(ways.at(-1) ?? false) === ways.length - 1) expect(await violations(page, 'footer')).toEqual([])
    }
    await close()
  })

  it('show an article that is chosen on home, keep Article 1 in the footer, and break no rule with it', async () => {
    const { page, complaints, close } = await openLater(browser, { reducedMotion: 'reduce' })
    await visit(page, site.address)
    await reach(page)
    expect(await shown(page).getAttribute('aria-label')).toBe('Article 1, dignity')
    const first = page.getByText('“All human beings are born free and equal in dignity and rights.” Article 1')
    expect(await first.isVisible()).toBe(false)
    await strip(page).getByRole('button', { name: 'Article 23, work and fair pay' }).click()
    expect(await quoted(page).locator('li').allTextContents()).toEqual(articles[22])
    expect(await first.isVisible()).toBe(true)
    expect(await violations(page, 'footer')).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  /** Plucks a thread. `moves` tells how often it was drawn anew, and `rests` resolves when it hangs as it did before. */
  async function pluck(page: Page) {
    const thread = page.getByRole('contentinfo').locator('svg').first().locator('path').nth(25)
    const still = await thread.getAttribute('d')
    await thread.evaluate(path => {
      const moves = new MutationObserver(found => path.setAttribute('data-moves', String(found.length)))
      moves.observe(path, { attributeFilter: ['d'] })
    })
    await strip(page).getByRole('button', { name: 'Article 26, education' }).click()
    await expect.poll(() => shown(page).getAttribute('aria-label')).toBe('Article 26, education')
    return {
      moves: () => thread.getAttribute('data-moves'),
      rests: () => expect.poll(() => thread.getAttribute('d')).toBe(still),
    }
  }

  it('show what a key goes to, are one stop of the tab key, move while they are plucked, and come to rest', async () => {
    const { page, complaints, close } = await openPage(browser)
    await visit(page, `${site.address}/data-driven-research`)
    await reach(page)
    expect(await shown(page).getAttribute('aria-label')).toBe('Article 19, expression')
    await shown(page).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Article 20, assembly')
    expect(await quoted(page).locator('li').allTextContents()).toEqual(articles[19])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=toolbar]'))).toBeNull()
    const { moves, rests } = await pluck(page)
    await expect.poll(moves).not.toBeNull()
    await rests()
    expect(complaints).toEqual([])
    await close()
  })

  it('stay still for who wants stillness, and light the articles of the next page, without another document', async () => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/data-driven-research`)
    await reach(page)
    const { moves, rests } = await pluck(page)
    await rests()
    expect(await moves()).toBeNull()
    const documents = documentsOf(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await arrival(page, '/privacy-policy')
    await reach(page)
    await expect.poll(() => shown(page).getAttribute('aria-label')).toBe('Article 12, privacy')
    expect(await quoted(page).textContent()).toBe(`“${articles[11]?.[0]}”`)
    await page.getByText('This page rests on 12.', { exact: false }).waitFor()
    expect(documents).toEqual([])
    await close()
  })
})
