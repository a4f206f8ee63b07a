/** More pages of each kind and more widths than site/layout-shift.test.ts visits. */
import type { Browser } from 'playwright'
import { afterAll, beforeAll, it } from 'vitest'
import { closePages, sharedChromium } from '../support/browser.ts'
import { startHaltingSite } from '../support/halting-site.ts'
import { expectStillOnScreens, expectStillWithLateFonts } from '../support/late-parts.ts'
import { type Site, startSite } from '../support/site.ts'

let browser: Browser
let site: Site
let slow: Awaited<ReturnType<typeof startHaltingSite>>

beforeAll(async () => {
  site = await startSite()
  slow = await startHaltingSite(site.address)
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  await slow?.stop()
  await site?.stop()
})

it.each([
  '/consultation',
  '/whitepapers',
  '/booking/sent',
  '/booking/failed',
  '/discover',
  '/human-rights-hero',
  '/faq',
  '/fees',
  '/contact-us',
  '/vision',
  '/data-driven-research',
  '/healing',
  '/profile',
  '/privacy-policy',
])('what has come of %s stays where it is when the rest comes', path => expectStillOnScreens(browser, slow.address + path))

it.each([
  ['/policy-governance-consultancy', 1180, 900],
  ['/emergency-education', 1100, 900],
  ['/policy-governance-consultancy', 1080, 810],
  ['/consultation', 1366, 768],
  ['/contact-us', 1440, 900],
  ['/contact-us', 460, 900],
  ['/privacy-policy', 1194, 900],
  ['/fees', 440, 900],
  ['/human-rights-advocacy', 384, 800],
  ['/human-rights-hero', 344, 780],
  ['/learn-more-vision', 344, 780],
] as const)('%s stays where it is at %d px when the fonts come', (path, width, height) =>
  expectStillWithLateFonts(browser, site.address + path, { width, height }),
)
