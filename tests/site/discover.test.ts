import type { Browser, Locator, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openPage, sharedChromium, violations, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { focused } from '../support/keyboard.ts'
import { arrival, barLink, documentsOf, openAt, scrollOffset, scrollTo, visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const open = (address = '/discover') => openAt(browser, site.address + address)

const learnMore = (page: Page, title: string) => page.getByRole('button', { name: `Learn More about ${title}` })
const modal = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const search = (page: Page): string => new URL(page.url()).search

const mediation = 'Cross-Cultural Mediation'
const policy = 'Policy & Governance Consultancy'

/** Before the browser has gone back, which takes it a task. */
const twice = (button: HTMLElement | SVGElement): void => {
  for (let time = 0; time < 2; time++) button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

describe('a service card', () => {
  it('opens a detail in a modal dialog, with an address of its own', async () => {
    const { page, complaints, close } = await open()
    await learnMore(page, mediation).click()
    const dialog = modal(page, mediation)
    await dialog.waitFor()
    expect(await dialog.evaluate(element => element.matches(':modal'))).toBe(true)
    expect(await dialog.getByRole('heading', { name: 'Key Features' }).count()).toBe(1)
    expect(await dialog.getByRole('term').count()).toBeGreaterThan(2)
    expect(search(page)).toBe('?service=cross-cultural-mediation')
    await expect.poll(async () => (await focused(page))?.landmark).toBe('dialog')
    expect(await violations(page, 'dialog[open]')).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it.each([1440, 768, 390, 320])(
    'has its way to the page beside its button or below it at %i px, and its words level with those of its row',
    async width => {
      const { page, close } = await openPage(browser, { reducedMotion: 'reduce', viewport: { width, height: 900 } })
      await visit(page, `${site.address}/discover`)
      const cards = await page.locator('main li:has(> div button[aria-haspopup=dialog])').evaluateAll(items =>
        items.map(item => {
          const top = (selector: string) => Math.round(item.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN)
          const button = item.querySelector('button')?.getBoundingClientRect()
          return {
            row: top('span:has(> picture)'),
            title: top('h3'),
            button: top('button'),
            end: { right: button?.right ?? 0, bottom: button?.bottom ?? 0 },
            link: { top: top('p > a'), left: item.querySelector('p > a')?.getBoundingClientRect().left ?? 0 },
          }
        }),
      )
      expect(cards).toHaveLength(12)
      for (const { end, link } of cards) expect(link.top >= end.bottom || link.left >= end.right).toBe(true)
      for (const { row, title, button } of cards)
        expect(cards.filter(card => card.row === row).every(card => card.title === title && card.button === button)).toBe(true)
      await close()
    },
  )

  it('closes its detail by Escape, by its button, by a click beside it and by Back, the page where it was, the focus on the button', async () => {
    const { page, complaints, close } = await open()
    const documents = documentsOf(page)
    const ways = {
      Escape: () => page.keyboard.press('Escape'),
      'its button, twice in haste': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).evaluate(twice),
      'a click beside it': () => page.mouse.click(8, 400),
      Back: () => page.goBack(),
    }
    for (const [way, leave] of Object.entries(ways)) {
      await learnMore(page, mediation).click()
      await modal(page, mediation).waitFor()
      const place = await scrollOffset(page)
      await leave()
      await modal(page, mediation).waitFor({ state: 'hidden' })
      await expect.poll(() => search(page), { message: way }).toBe('')
      await expect.poll(async () => (await focused(page))?.name, { message: way }).toBe(`Learn More about ${mediation}`)
      await expect.poll(() => scrollOffset(page), { message: way }).toBe(place)
      // Asked again where the history does not know yet that the page has gone back: beyond its end there is nowhere to go.
      const forward = async () => {
        await page.goForward()
        return modal(page, mediation).isVisible()
      }
      await expect.poll(forward, { message: way }).toBe(true)
      await page.goBack()
      await modal(page, mediation).waitFor({ state: 'hidden' })
    }
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('shrinks its detail for 0.6 s where motion is wanted', async () => {
    const { page, close } = await openPage(browser)
    await visit(page, `${site.address}/discover?service=cross-cultural-mediation`)
    const dialog = modal(page, mediation)
    await dialog.waitFor()
    // The page itself watches: asked from here, a busy machine may answer when it is over.
    await dialog.evaluate(element => {
      const closing = new Promise(resolve => {
        const look = (): void => {
          const [animation] = element.getAnimations()
          if (animation && 'closing' in (element as HTMLElement).dataset) resolve(animation.effect?.getTiming().duration)
          else requestAnimationFrame(look)
        }
        look()
      })
      Object.assign(window, { closing })
    })
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => (window as unknown as { closing: Promise<number> }).closing)).toBe(600)
    await dialog.waitFor({ state: 'hidden' })
    await close()
  })

  it('leads on to the page from its detail, and Back comes back to the detail', async () => {
    const { page, complaints, close } = await open()
    await learnMore(page, policy).click()
    await modal(page, policy).getByRole('link', { name: 'View Policy' }).click()
    await arrival(page, '/policy-governance-consultancy')
    await page.goBack()
    await arrival(page, '/discover')
    await modal(page, policy).waitFor()
    await page.goBack()
    await modal(page, policy).waitFor({ state: 'hidden' })
    await expect.poll(() => search(page)).toBe('')
    await expect.poll(async () => (await focused(page))?.name).toBe(`Learn More about ${policy}`)
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the details of a service', () => {
  const code = '**/described-services-*.js'
  const sentence = 'A steady third person'
  const feature = 'Separate hearings'

  /** Comes to /discover by a link, as the document of another page holds no details, and presses a button at once. */
  async function openAtOnce(answer: (route: Route) => unknown): Promise<{ dialog: Locator } & Pick<WatchedPage, 'page' | 'close'>> {
    const { page, close } = await open('/faq')
    await page.route(code, async route => void (await answer(route)))
    await page.evaluate(() => {
      document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href: '/discover', textContent: 'Linked' }))
    })
    await page.getByRole('link', { name: 'Linked' }).press('Enter')
    await arrival(page, '/discover')
    await learnMore(page, mediation).click()
    return { dialog: modal(page, mediation), page, close }
  }

  it('are in the document: a dialog that is opened in it fetches none', async () => {
    const { page, complaints, close } = await open()
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    await learnMore(page, mediation).click()
    await modal(page, mediation).getByText(feature).waitFor()
    expect(fetched.filter(address => address.endsWith('.js'))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('are shown in a dialog that was opened before they came', async () => {
    const held: Route[] = []
    const { dialog, close } = await openAtOnce(route => held.push(route))
    await dialog.getByText(sentence).waitFor()
    expect(await dialog.getByText(feature).count()).toBe(0)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const route of held) await route.continue()
    await dialog.getByText(feature).waitFor()
    expect(await dialog.getByText(sentence).count()).toBe(0)
    await close()
  })

  it('that cannot be had are said to be missing, beside the way to the page', async () => {
    const { dialog, page, close } = await openAtOnce(route => route.abort())
    await dialog.getByRole('alert').waitFor()
    expect(await dialog.getByText(sentence).count()).toBe(1)
    expect(await dialog.getByRole('link', { name: 'View Cross-Cultural Mediation' }).getAttribute('href')).toBe('/cross-cultural-mediation')
    expect(await violations(page, 'dialog[open]')).toEqual([])
    await close()
  })
})

describe('the address of a detail', () => {
  it('shows its picture as high as its words on a desk, and its features without it on a small phone', async () => {
    const { page, close } = await open('/discover?service=human-rights-equality-consultation')
    const detail = page.locator('dialog[open]')
    await page.setViewportSize({ width: 1440, height: 900 })
    const below = () =>
      detail.getByRole('img').evaluate(image => {
        const ends = [image.parentElement?.parentElement, image.closest('dialog')?.querySelector('h2')?.parentElement]
        const [picture, words] = ends.map(each => each?.getBoundingClientRect().bottom ?? Number.NaN)
        return Math.abs((words ?? Number.NaN) - (picture ?? Number.NaN))
      })
    await expect.poll(below).toBeLessThan(60)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await detail.getByRole('img').count()).toBe(0)
    expect((await detail.getByRole('term').first().boundingBox())?.y).toBeLessThan(480)
    await close()
  })

  it('opens it on arrival, and is clean when it was closed', async () => {
    const { page, complaints, close } = await open('/discover?service=policy-governance-consultancy')
    await modal(page, policy).waitFor()
    await page.keyboard.press('Escape')
    await modal(page, policy).waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${site.address}/discover`)
    await expect.poll(async () => (await focused(page))?.name).toBe(`Learn More about ${policy}`)
    expect(complaints).toEqual([])
    await close()
  })

  it('survives a reload', async () => {
    const { page, close } = await open()
    await learnMore(page, mediation).click()
    await modal(page, mediation).waitFor()
    await page.reload()
    await modal(page, mediation).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => search(page)).toBe('')
    await close()
  })

  it('leaves client navigation as it was', async () => {
    const { page, close } = await open('/faq')
    const documents = documentsOf(page)
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/discover?service=holistic-healing', textContent: 'Linked' })
      document.querySelector('main')?.prepend(link)
    })
    await scrollTo(page, 0)
    await page.getByRole('link', { name: 'Linked' }).press('Enter')
    await arrival(page, '/discover')
    await modal(page, 'Holistic Healing & Recovery').waitFor()
    await page.goBack()
    await arrival(page, '/fees')
    expect(documents).toEqual([])
    await close()
  })
})

describe('without script', () => {
  it('a card shows its detail in its place, and other cards theirs not', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${site.address}/discover`)
    const feature = page.getByText('Separate hearings')
    expect(await feature.isVisible()).toBe(false)
    await learnMore(page, mediation).click()
    await page.waitForURL('**/discover?service=cross-cultural-mediation#cross-cultural-mediation')
    expect(await feature.isVisible()).toBe(true)
    expect(await page.getByText('Whole-person beginning').isVisible()).toBe(false)
    await context.close()
  })
})
