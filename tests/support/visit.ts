/** Steps of a visit, and what can be waited for on the way. */
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { openPage, pageHydrated, type WatchedPage } from './browser.ts'
import { declaredPages } from './releases.ts'

const titles = new Map((await declaredPages()).map(({ path, head }) => [path, head.title]))

/** Resolves when frame and page are hydrated, all of it is laid out and the browser has come to rest, or is given a second to. */
export async function hydrated(page: Page): Promise<void> {
  await pageHydrated(page)
  await page.waitForFunction(
    () => document.querySelector('#menu[data-hydrated]') && document.documentElement.dataset.fresh === undefined,
    undefined,
    { polling: 50 },
  )
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        // Chromium may not call back while it draws nothing: frames are asked for until it does.
        let frame = requestAnimationFrame(function draw() {
          frame = requestAnimationFrame(draw)
        })
        requestIdleCallback(
          () => {
            cancelAnimationFrame(frame)
            resolve()
          },
          { timeout: 1000 },
        )
      }),
  )
}

/** Opens an address of the site in full and waits until it is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** A page of its own at an address of the site, hydrated, without motion. */
export async function openAt(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await openPage(browser, { reducedMotion: 'reduce', ...options })
  await visit(watched.page, address)
  return watched
}

/** Resolves when the page at `path` (decoded) is shown and hydrated, whichever way the visitor came to it. */
export async function arrival(page: Page, path: string): Promise<void> {
  const title = titles.get(path)
  if (title === undefined) throw new Error(`No release declares ${path}`)
  await page.waitForFunction(
    expected =>
      decodeURIComponent(location.pathname) === expected.path &&
      document.title.includes(expected.title) &&
      !('navigating' in document.documentElement.dataset),
    { path, title },
    { polling: 50 },
  )
  await hydrated(page)
}

/** Addresses of the documents that are asked for from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
  return documents
}

/** Scrolls as a wheel does and resolves when the page stands at `top`, CSS px, or as near as its length allows. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(goal => window.scrollTo({ top: goal, behavior: 'instant' }), top)
  // Two frames: one in which the page hears of it, one in which it has answered.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

export const scrollOffset = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** The link of the bar with these words. */
export const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** The link of the bar that leads home. */
export const homeLink = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first()

/** Scrolls down, then up a little so that the bar shows; resolves to where the page stands. */
export async function readTo(page: Page, top: number): Promise<number> {
  await scrollTo(page, top + 60)
  await scrollTo(page, top)
  await barLink(page, 'FAQ').waitFor()
  return scrollOffset(page)
}
