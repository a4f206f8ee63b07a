/** Each page is asked in routes.test.ts whether anything of it moves by itself; here, what a slow line may do to it. */
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { startHaltingSite } from '../support/halting-site.ts'
import { newShifts, sumOf, watchShifts } from '../support/layout-shift.ts'
import { hydrated } from '../support/visit.ts'

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

const screens = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
]

// One page of a kind.
it.each([
  '/booking/sent',
  '/booking/failed',
  '/faq',
  '/consultation',
  '/fees',
  '/contact-us',
  '/vision',
  '/discover',
  '/racial-literacy-training',
  '/data-driven-research',
  '/healing',
  '/human-rights-hero',
  '/profile',
  '/whitepapers',
  '/privacy-policy',
  '/',
])('what has come of %s stays where it is when the rest comes', async path => {
  await Promise.all(
    screens.map(async viewport => {
      const { page, close } = await openLater(browser, { viewport })
      await watchShifts(page)
      await page.goto(slow.address + path)
      await hydrated(page)
      const shifts = await newShifts(page)
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.005)
      await close()
    }),
  )
})

// Titles and taglines that nearly fill a line: in the faces that stand in for theirs they must break alike.
it.each([
  ['/human-rights-equality-consultation', 414, 800],
  ['/emergency-education', 1100, 900],
  ['/policy-governance-consultancy', 1180, 900],
  ['/consultation', 1366, 768],
  ['/contact-us', 1440, 900],
  ['/fees', 440, 900],
  ['/human-rights-advocacy', 384, 800],
  ['/human-rights-hero', 344, 780],
  ['/learn-more-vision', 344, 780],
] as const)('%s stays where it is at %d px when the fonts come', async (path, width, height) => {
  const { page, close } = await openLater(browser, { viewport: { width, height } })
  await page.route('**/*.woff2', async route => {
    await setTimeout(900)
    await route.continue()
  })
  await watchShifts(page)
  await page.goto(site.address + path)
  await hydrated(page)
  const shifts = await newShifts(page)
  expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.005)
  await close()
})
