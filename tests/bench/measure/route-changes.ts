/** From a click to the first frame with the next page's heading, its page rendered and live. */
import type { Browser, CDPSession, Page } from 'playwright'
import type { Architecture } from '../architectures.ts'
import { firstVisit, fullSpeed, setNetwork, slowProcessor } from './conditions.ts'
import { untilHydrated, watchRoots } from './hydrated.ts'

/**
 * `cold`: nothing of the page is here, the network is slow. `prefetched`: the pointer rested on the link before. Both on a
 * quarter of the processor; the last on all of it.
 */
export const kinds = ['cold', 'prefetched', 'prefetched, at full speed'] as const
export type Kind = (typeof kinds)[number]

export type Step = { readonly path: string; readonly kind: Kind }
export type RouteChange = Step & { readonly milliseconds: number }

/** Milliseconds in which an unthrottled connection surely brings what a hover asks for. */
const hoverPause = 500

/** One visit that begins on the home page and goes where `steps` say. */
export const measureRouteChanges = (browser: Browser, { address, roots }: Architecture, steps: readonly Step[]): Promise<RouteChange[]> =>
  firstVisit(browser, {}, async (page, cdp) => {
    await page.addInitScript(() => sessionStorage.setItem('home-opened', 'yes'))
    await watchRoots(page, roots)
    await page.goto(`${address}/`)
    await untilHydrated(page)
    // Effects, the router's among them, run after the roots are there.
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
    const changes: RouteChange[] = []
    for (const step of steps) changes.push({ ...step, milliseconds: await change(page, cdp, step) })
    return changes
  })

async function change(page: Page, cdp: CDPSession, { path, kind }: Step): Promise<number> {
  await placeLink(page, path)
  if (kind !== 'prefetched, at full speed') await slowProcessor(cdp)
  if (kind !== 'cold') {
    await page.mouse.move(200, 400)
    await page.mouse.move(10, 10)
    await page.waitForTimeout(hoverPause)
  }
  await setNetwork(cdp, kind === 'cold' ? 'slow' : 'free')
  const milliseconds = await page.evaluate(clickAndWait)
  await setNetwork(cdp, 'free')
  await fullSpeed(cdp)
  await page.mouse.move(200, 400)
  await page.waitForTimeout(200)
  return milliseconds
}

/** A plain link under the pointer: every page has the same one. */
const placeLink = (page: Page, path: string) =>
  page.evaluate(href => {
    const link = document.querySelector<HTMLAnchorElement>('#bench-link') ?? document.createElement('a')
    Object.assign(link, { id: 'bench-link', href, textContent: 'next' })
    Object.assign(link.style, { position: 'fixed', inset: '0 auto auto 0', width: '40px', height: '40px', zIndex: '2147483647' })
    document.body.append(link)
  }, path)

/** In the page. Resolves to milliseconds. */
const clickAndWait = (): Promise<number> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No other page came to ${location.pathname}`)), 15_000)
    const before = document.querySelector('main h1')
    const clicked = performance.now()
    const look = (): void => {
      const heading = document.querySelector('main h1')
      const shown = heading !== null && heading !== before && heading.checkVisibility() && window.bench.hydratedRoots()
      // After the frame that shows it.
      if (shown) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)))
      else requestAnimationFrame(look)
    }
    document.querySelector<HTMLAnchorElement>('#bench-link')?.click()
    requestAnimationFrame(look)
  })
