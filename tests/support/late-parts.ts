/** Pages of which a part comes late, on a slow line. */
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { openLater } from './browser.ts'
import { expectNoShift, newShifts, watchShifts } from './layout-shift.ts'
import { hydrated } from './visit.ts'

type Size = { readonly width: number; readonly height: number }

/** @param lateMs milliseconds for which the fonts are held back */
async function expectStill(browser: Browser, address: string, viewport: Size, lateMs = 0): Promise<void> {
  const { page, close } = await openLater(browser, { viewport })
  if (lateMs > 0)
    await page.route('**/*.woff2', async route => {
      await setTimeout(lateMs)
      await route.continue()
    })
  await watchShifts(page)
  await page.goto(address)
  await hydrated(page)
  expectNoShift(await newShifts(page))
  await close()
}

/** What has come of an address stays where it is when the rest comes, on a phone and on a desk. */
export async function expectStillOnScreens(browser: Browser, address: string): Promise<void> {
  const screens = [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]
  await Promise.all(screens.map(viewport => expectStill(browser, address, viewport)))
}

/** All stays where it is when the fonts come. */
export const expectStillWithLateFonts = (browser: Browser, address: string, viewport: Size): Promise<void> =>
  expectStill(browser, address, viewport, 900)
