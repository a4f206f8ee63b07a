import { identity } from '@site/identity'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openLater, pageHydrated, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { arrival, hydrated, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const wayOut = (page: Page) => page.getByRole('link', { name: 'Leave this page', exact: true })

/** A visitor for whom another page stands at the neutral address, with what was asked of it. */
async function visitor(options: BrowserContextOptions = {}) {
  const watched = await openLater(browser, options)
  const requests: Request[] = []
  await watched.page.route(`${identity.neutralPage}**`, route => {
    requests.push(route.request())
    return route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' })
  })
  return { ...watched, requests }
}

const atWeather = (page: Page) => page.waitForURL(identity.neutralPage)

const guarded = [
  '/consultation',
  '/human-rights',
  '/human-rights-hero',
  '/human-rights-advocacy',
  '/healing',
  '/healing-recovery',
  '/holistic-healing',
  '/contact-us',
  '/writing-safely',
]

describe('a page that can be left', () => {
  // What holds the row to the screen is then the same for all.
  it.each(guarded)('%s says so in its head, and begins with the way out, within nothing of its own', async path => {
    const html = (await ask(site.address, path)).body.toString()
    expect(html).toMatch(/<html[^>]* data-quick-exit/)
    expect(html).toMatch(/<main[^>]*><div id="page">(<div[^>]*>)?<div class="room_\w+"[^>]*><section[^>]* aria-label="Leave this page"/)
  })

  it('has a link that is on the screen at its beginning and at its end, with a target of 24 px: a form, a hero and words', async () => {
    const { page, complaints, close } = await visitor({ viewport: { width: 320, height: 640 } })
    for (const path of ['/consultation', '/human-rights', '/writing-safely']) {
      await visit(page, site.address + path)
      for (const top of [0, 1200, 1e6]) {
        await page.evaluate(y => scrollTo(0, y), top)
        const box = await wayOut(page).boundingBox()
        expect(box?.y, path).toBeGreaterThanOrEqual(0)
        expect(box?.height, path).toBeGreaterThanOrEqual(24)
        expect((box?.y ?? 999) + (box?.height ?? 999), path).toBeLessThan(64)
        const why = await page
          .getByText(/^Is someone watching/)
          .first()
          .boundingBox()
        expect(why?.height, `${path}: the question stands on one line`).toBeLessThan(24)
      }
    }
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the way out', () => {
  it('takes the place of the page in the history, and tells the other site nothing', async () => {
    const { page, requests, close } = await visitor()
    await page.goto(`${site.address}/robots.txt`)
    await visit(page, `${site.address}/consultation`)
    await pageHydrated(page)
    await page.getByLabel('Message').fill('A letter.')
    await wayOut(page).click()
    await atWeather(page)
    expect(await requests[0]?.headerValue('referer')).toBeNull()
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/robots.txt')
    expect(await page.evaluate(() => sessionStorage.getItem('booking-draft'))).toBeNull()
    await close()
  })

  it('takes a letter along that was begun on the page before', async () => {
    const { page, close } = await visitor()
    await visit(page, `${site.address}/consultation`)
    await page.getByLabel('Message').fill('A letter.')
    await page.getByRole('main').locator('a[href="/writing-safely"]').first().click()
    await arrival(page, '/writing-safely')
    await wayOut(page).click()
    await atWeather(page)
    await page.goBack()
    await hydrated(page)
    expect(new URL(page.url()).pathname).toBe('/consultation')
    expect(await page.getByLabel('Message').inputValue()).toBe('')
    await close()
  })

  it('is Escape, pressed three times, and hides the page before the other site answers', async () => {
    const { page, close } = await openLater(browser)
    let answer = () => {}
    const asked = new Promise<void>(resolve => {
      void page.route(`${identity.neutralPage}**`, async route => {
        resolve()
        await new Promise<void>(release => (answer = release))
        await route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' })
      })
    })
    await visit(page, `${site.address}/contact-us`)
    await pageHydrated(page)
    await page.keyboard.press('Escape')
    expect(await page.getByText('Press Escape twice more to leave this page.').count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe('/contact-us')
    // Playwright asks nothing of a page that waits for its next one: the page itself says what is seen on it.
    await page.evaluate(() => {
      const seen = (text: string) => {
        const found = [...document.querySelectorAll('body *')].filter(element => element.textContent === text)
        return found.some(element => element.checkVisibility({ visibilityProperty: true }))
      }
      const heading = document.querySelector('h1')?.textContent ?? ''
      new MutationObserver(() => console.info(`heading ${seen(heading)}, loading ${seen('Loading')}`)).observe(document.documentElement, {
        attributes: true,
        attributeFilter: ['data-leaving'],
      })
    })
    const said = page.waitForEvent('console', message => message.type() === 'info')
    void page.keyboard.press('Escape')
    await asked
    expect((await said).text()).toBe('heading false, loading true')
    answer()
    await atWeather(page)
    await close()
  })

  it('is Escape without what it does by itself, which would stop the other site from loading', async () => {
    const { page, close } = await visitor()
    await visit(page, `${site.address}/contact-us`)
    await pageHydrated(page)
    // To whoever writes Japanese or Chinese, Escape takes back a conversion.
    await page.evaluate(() => {
      for (const said of [{ isComposing: true }, { keyCode: 229 }])
        for (let press = 0; press < 3; press++) dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...said }))
    })
    // In haste a fourth press follows the third.
    const untouched = await page.evaluate(() =>
      [1, 2, 3, 4].map(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))),
    )
    expect(untouched).toEqual([true, true, false, false])
    await atWeather(page)
    await close()
  })

  it('is in the menu of a phone too, which covers the page', async () => {
    const { page, close } = await visitor({ viewport: { width: 320, height: 640 } })
    await visit(page, `${site.address}/contact-us`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const inMenu = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Leave this page', exact: true })
    expect((await inMenu.boundingBox())?.y).toBe(0)
    await inMenu.click()
    await atWeather(page)
    await close()
  })

  it('is a plain link without script', async () => {
    const { page, requests, close } = await visitor({ javaScriptEnabled: false })
    await page.goto(`${site.address}/human-rights`)
    await wayOut(page).click()
    await atWeather(page)
    expect(await requests[0]?.headerValue('referer')).toBeNull()
    await close()
  })

  it('is nowhere else, and Escape leaves no other page', async () => {
    const { page, close } = await visitor()
    await visit(page, `${site.address}/fees`)
    await pageHydrated(page)
    expect(await wayOut(page).count()).toBe(0)
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe('/fees')
    await close()
  })
})
