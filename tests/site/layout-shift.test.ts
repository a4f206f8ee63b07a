/**
 * Each page is asked in routes.test.ts whether anything of it moves by itself; here, what a slow line may do: to a service
 * and to home. The others are asked in long/layout-shift.test.ts.
 */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, it } from 'vitest'
import { closePages, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { startHaltingSite } from '../support/halting-site.ts'
import { expectStillOnScreens, expectStillWithLateFonts } from '../support/late-parts.ts'

let browser: Browser
let slow: Awaited<ReturnType<typeof startHaltingSite>>

beforeAll(async () => {
  slow = await startHaltingSite(site.address)
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  await slow?.stop()
})

it.each(['/racial-literacy-training', '/'])('what has come of %s stays where it is when the rest comes', path =>
  expectStillOnScreens(browser, slow.address + path),
)

// A line of theirs is nearly full: in the face that stands in for its own it must break alike.
it.each([
  ['/human-rights-equality-consultation', 414],
  ['/whitepaper/zuri-halloran', 390],
])('%s stays where it is at %i px when the fonts come', (path, width) =>
  expectStillWithLateFonts(browser, site.address + path, { width, height: 800 }),
)
