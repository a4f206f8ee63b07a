/** What is the same for all that is measured: a phone's screen, a slow processor, a slow connection. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

const screen: BrowserContextOptions = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** Milliseconds of delay a request, bytes a second: 1.6 Mbit/s down, 750 kbit/s up, as Lighthouse has a slow 4G. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const freeNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

export const setNetwork = (cdp: CDPSession, speed: 'slow' | 'free') =>
  cdp.send('Network.emulateNetworkConditions', speed === 'slow' ? slowNetwork : freeNetwork)

/** A quarter of this machine's speed. */
export const slowProcessor = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })

export const fullSpeed = (cdp: CDPSession) => cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })

/** A visitor who was never here: own cache, own storage. Whatever `work` does, the visit ends with it. */
export async function firstVisit<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ ...screen, ...options })
  try {
    // tsx wraps functions in a call of this, also those that are sent to the page.
    await context.addInitScript('globalThis.__name = each => each')
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    return await work(page, cdp)
  } finally {
    await context.close()
  }
}
