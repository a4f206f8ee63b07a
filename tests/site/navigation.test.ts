import { identity } from '@site/identity'
import type { Browser, Locator, Page } from 'playwright'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, executablePath, flags, openPage, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { declaredPages } from '../support/releases.ts'
import { arrival, barLink, documentsOf, homeLink, hydrated, openAt, readTo, scrollOffset, visit } from '../support/visit.ts'

const pages = await declaredPages()

let browser: Browser
/** A page with the pointer on a link, opened first and asked last: Chromium complains of it some time after its load. */
let pointing: WatchedPage

beforeAll(async () => {
  browser = await sharedChromium()
  pointing = await openPage(browser, { reducedMotion: 'reduce' })
  const { page } = pointing
  await page.goto(`${site.address}/faq`)
  await page.locator('#menu[data-hydrated]').waitFor({ state: 'attached' })
  const styles = page.waitForResponse(/fees-page[^/]*\.css$/)
  await barLink(page, 'Fees').hover()
  await styles
})

afterAll(async () => {
  await closePages()
})

const open = (path: string) => openAt(browser, site.address + path)

const titleOf = (path: string): string => pages.find(page => page.path === path)?.head.title ?? 'no such page'
const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(wanted => document.activeElement === document.querySelector(wanted), selector)

describe('a link to another page', () => {
  it('that is clicked twice, before the page has come, shows it', async () => {
    const { page, complaints, close } = await open('/faq')
    await page.route('**/_/remote-booking/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 300))
      await route.continue()
    })
    await barLink(page, 'Fees').dblclick()
    await arrival(page, '/fees')
    expect(complaints).toEqual([])
    await close()
  })

  it('shows it without another document: its title, said aloud, its top, with the focus on it', async () => {
    const { page, complaints, close } = await open('/faq')
    const documents = documentsOf(page)
    await readTo(page, 700)
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    expect(await page.title()).toContain(titleOf('/fees'))
    await expect.poll(() => hasFocus(page, 'main')).toBe(true)
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringContaining(titleOf('/fees')))
    expect(await scrollOffset(page)).toBe(0)
    expect(await barLink(page, 'Fees').getAttribute('aria-current')).toBe('page')
    await page.emulateMedia({ forcedColors: 'active' })
    const mark = await barLink(page, 'Fees').evaluate(link => getComputedStyle(link, '::after').backgroundColor)
    expect(mark).toBe(await barLink(page, 'Fees').evaluate(link => getComputedStyle(link).color))
    await page.emulateMedia({ forcedColors: 'none' })
    expect(await barLink(page, 'FAQ').getAttribute('aria-current')).toBeNull()
    const head = await page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    }))
    expect(new URL(head.canonical ?? '').pathname).toBe('/fees')
    expect(head.description).toBe(pages.find(({ path }) => path === '/fees')?.head.description)
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('leaves the head that a full load would have brought, without structured data', async () => {
    const headOf = (page: Page) =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('title, meta, link[rel="canonical"], link[rel="alternate"]')]
          .map(element => element.outerHTML)
          .sort(),
      )
    const { page, close } = await open('/whitepapers')
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    expect(await page.locator('head script[type="application/ld+json"]').count()).toBe(0)
    const navigated = await headOf(page)
    await page.reload()
    expect(navigated).toEqual(await headOf(page))
    await close()
  })

  it('has its style sheets in their order, whichever comes first', async () => {
    const { page, close } = await open('/faq')
    await page.route('**/_/remote-services/common-*.css', async route => {
      await new Promise(resolve => setTimeout(resolve, 400))
      await route.continue()
    })
    await barLink(page, 'Human rights').click()
    await arrival(page, '/human-rights')
    const { styles = [] } = pages.find(({ path }) => path === '/human-rights') ?? {}
    const beginnings = await page.evaluate(async names => {
      const begin = (sheet: CSSStyleSheet) => sheet.cssRules[0]?.cssText.slice(0, 200)
      const asked = names.map(async name =>
        (await fetch(`/_/remote-services/${name}`)).text().then(text => new CSSStyleSheet().replace(text)),
      )
      return { found: document.adoptedStyleSheets.map(begin), declared: (await Promise.all(asked)).map(begin) }
    }, styles)
    expect(styles.length).toBeGreaterThan(1)
    expect(beginnings.found).toEqual(beginnings.declared)
    await close()
  })

  it('is fetched while the pointer rests on it, and not again by the click', async () => {
    const { page, close } = await open('/faq')
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    const { modules = [], styles = [] } = pages.find(({ path }) => path === '/fees') ?? {}
    const needed = [...modules, ...styles].map(file => `/_/remote-booking/${file}`)
    expect(needed.length).toBeGreaterThan(2)
    await barLink(page, 'Fees').hover()
    await expect.poll(() => needed.filter(address => !asked.includes(address))).toEqual([])
    await page.waitForFunction(
      addresses =>
        addresses.every(address =>
          performance.getEntriesByName(location.origin + address).some(entry => (entry as PerformanceResourceTiming).responseEnd > 0),
        ),
      needed,
    )
    asked.length = 0
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length)
    expect(await sheets()).toBe(0) // the page that is read is not styled again
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    expect(await sheets()).toBe(styles.length)
    expect(asked.filter(address => address.endsWith('.js'))).toEqual([])
    const times = await page.evaluate(
      addresses =>
        addresses.map(address => {
          const entries = performance.getEntriesByName(location.origin + address) as PerformanceResourceTiming[]
          return entries.filter(({ transferSize }) => transferSize > 0).length
        }),
      needed,
    )
    expect(times).toEqual(needed.map(() => 1))
    await close()
  })

  it('may be clicked in haste: the last one wins, in silence, with view transitions', async () => {
    const { page, complaints, close } = await openPage(browser)
    await visit(page, `${site.address}/faq`)
    const documents = documentsOf(page)
    await barLink(page, 'Fees').click()
    await barLink(page, 'Consultation').click()
    await barLink(page, 'FAQ').click()
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByRole('main').count()).toBe(1)
    expect(documents).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

it('the bar has the name and one row of links at 768 px, and shares its margin with the title on the widest screens, where type grows', async () => {
  const { page, close } = await open('/public-speaking')
  const nav = page.getByRole('banner').getByRole('navigation')
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await page.getByRole('banner').getByText(identity.name).isVisible()).toBe(true)
  const tops = await nav.getByRole('link').evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
  expect([tops.length, new Set(tops).size]).toEqual([10, 1])
  await page.setViewportSize({ width: 2560, height: 1300 })
  expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThan(20)
  for (const path of ['/public-speaking', '/']) {
    await visit(page, site.address + path)
    const [mark, title] = await Promise.all([homeLink(page).boundingBox(), page.getByRole('heading', { level: 1 }).boundingBox()])
    expect(mark?.x).toBeCloseTo(title?.x ?? 0, 0)
  }
  await close()
})

it.each(['/faq', '/consultation'])('the menu of %s is whole on a small phone, with targets of 24 px', async path => {
  const { page, close } = await open(path)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const heights = await menu.locator('ul a, ul + div a').evaluateAll(links => links.map(link => link.getBoundingClientRect().height))
  expect(heights).toHaveLength(14)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  await close()
})

it.each(['/whitepapers', '/fees'])(
  'the bar of %s is away after one leap down from the top, also of a reader who is quicker than script',
  async path => {
    const { page, close } = await openPage(browser, { reducedMotion: 'reduce' })
    const away = () => page.locator('header[data-state]').getAttribute('data-state')
    let come = (): void => undefined
    const scripts = new Promise<void>(resolve => {
      come = resolve
    })
    await page.route('**/*.js', async route => {
      await scripts
      await route.continue()
    })
    await page.goto(site.address + path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrollOffset(page)).toBeGreaterThan(800)
    come()
    await hydrated(page)
    await expect.poll(away).toBe('hidden')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(away).toBe('top')
    await page.mouse.wheel(0, 900)
    await expect.poll(away).toBe('hidden')
    await page.waitForTimeout(500)
    expect(await away()).toBe('hidden')
    await close()
  },
)

it('the bar stays away when the page grows shorter above the reader, whom the browser keeps in place', async () => {
  const { page, close } = await open('/education')
  const bar = barLink(page, 'FAQ')
  await page.mouse.wheel(0, 3000)
  await bar.waitFor({ state: 'hidden' })
  await expect.poll(() => scrollOffset(page)).toBeGreaterThan(2990)
  await page.evaluate(() => {
    const first = document.querySelector<HTMLElement>('main section')
    if (first) first.style.cssText = 'height: 300px; min-height: 0; overflow: hidden'
  })
  await expect.poll(() => scrollOffset(page)).toBeLessThan(2990)
  // Time itself is what is waited for: a bar that comes does so within two frames.
  await page.waitForTimeout(500)
  expect(await bar.isVisible()).toBe(false)
  await close()
})

describe('a click that asks for something special', () => {
  it.each<[what: string, click: Parameters<Locator['click']>[0]]>([
    ['Control, a new tab', { modifiers: ['Control'] }],
    ['Shift, a new window', { modifiers: ['Shift'] }],
    ['the middle button, a new tab', { button: 'middle' }],
  ])('gets it from the browser: with %s', async (_, click) => {
    const { page, close } = await open('/faq')
    const opened = page.context().waitForEvent('page')
    await barLink(page, 'Fees').click(click)
    await (await opened).waitForURL('**/fees')
    expect(new URL(page.url()).pathname).toBe('/faq')
    await close()
  })
})

describe('a link to a path that no section has', () => {
  it('is one full load, and the way back works', async () => {
    const { page, complaints, close } = await open('/faq')
    const documents = documentsOf(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await page.waitForURL('**/about')
    await hydrated(page)
    expect(documents).toEqual([`${site.address}/about`])
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Redefining\s+Human Rights/)
    await page.goBack()
    await arrival(page, '/faq')
    await page.getByRole('searchbox').fill('prison')
    await page.getByText(/of 12 questions match/).waitFor()
    await page.goForward()
    await page.waitForURL('**/about')
    await hydrated(page)
    await barLink(page, 'Fees').click()
    await arrival(page, '/fees')
    await page.goBack()
    await page.waitForURL('**/about')
    await page.getByRole('heading', { level: 1, name: /Redefining/ }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the browser’s own cache of whole pages', () => {
  it('is used: nothing on a page forbids it', async () => {
    const own = await chromium.launch({ executablePath, args: flags, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const { page } = await openPage(own, { reducedMotion: 'reduce' })
    const forbidding: string[] = []
    await page.exposeFunction('forbids', (type: string) => forbidding.push(type))
    await page.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (type: string, ...rest: unknown[]) {
        if (type === 'unload' || type === 'beforeunload') (window as unknown as { forbids(type: string): void }).forbids(type)
        return Reflect.apply(add, this, [type, ...rest])
      }
    })
    const document = await page.goto(`${site.address}/faq`)
    expect(document?.headers()['cache-control']).not.toContain('no-store')
    await hydrated(page)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    await page.goto(`${site.address}/fees`)
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true)
    await page.getByRole('searchbox').fill('prison')
    await page.getByText(/of 12 questions match/).waitFor()
    expect(forbidding).toEqual([])
    await own.close()
  })
})

it('a link that is pointed at, and not followed, has its page fetched and nothing complained of', async () => {
  const { page, complaints, close } = pointing
  // Chromium looks 3 s after a document's load for what it was told to fetch and does not use.
  await page.waitForFunction(() => performance.now() - performance.timing.loadEventEnd + performance.timing.navigationStart > 4000)
  expect(complaints).toEqual([])
  await close()
})
