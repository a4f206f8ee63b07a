/**
 * Each page is asked in routes.test.ts whether anything of it moves by itself; here, what a slow line may do to a page of each
 * kind. The others of a kind are asked in long/layout-shift.test.ts.
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

it.each(['/consultation', '/racial-literacy-training', '/whitepapers', '/'])(
  'what has come of %s stays where it is when the rest comes',
  path => expectStillOnScreens(browser, slow.address + path),
)

// Titles and taglines that nearly fill a line: in the faces that stand in for theirs they must break alike.
it.each([
  ['/human-rights-equality-consultation', 414, 800],
  ['/policy-governance-consultancy', 1180, 900],
] as const)('%s stays where it is at %d px when the fonts come', (path, width, height) =>
  expectStillWithLateFonts(browser, site.address + path, { width, height }),
)
