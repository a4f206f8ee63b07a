/** What a phone fetches before it shows a page: the document, and the first picture. */
import { afterAll, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { declaredPages } from '../support/releases.ts'

/** Bytes. */
const most = 35_000
/** Bytes, compressed. With its head of 1.3 kB, one of 42,313 came in two round trips after the connection's on Lighthouse's phone, one of 42,437 in three. */
const mostOfDocument = 42_313

afterAll(closePages)

it.each([
  [412, 1.75],
  [390, 2],
  [430, 3],
])(
  'the first picture of each page has at most 35 kB on a phone of %i px with %f device pixels to each',
  async (width, deviceScaleFactor) => {
    const viewport = { width, height: 844 }
    const { page, close } = await openPage(await sharedChromium(), { viewport, deviceScaleFactor, javaScriptEnabled: false })
    // Of a picture that it has already, Chromium takes the larger one.
    const inspector = await page.context().newCDPSession(page)
    await inspector.send('Network.enable')
    await inspector.send('Network.setCacheDisabled', { cacheDisabled: true })
    const large: string[] = []
    let pictures = 0
    for (const { path } of await declaredPages()) {
      await page.goto(encodeURI(site.address + path), { waitUntil: 'domcontentloaded' })
      const first = page.locator('img[fetchpriority="high"]')
      if ((await first.count()) === 0) continue
      const source = await first.first().evaluate(async picture => {
        await (picture as HTMLImageElement).decode()
        return new URL((picture as HTMLImageElement).currentSrc)
      })
      const { body } = await ask(site.address, source.pathname)
      pictures++
      if (body.length > most) large.push(`${path}: ${source.pathname}, ${body.length} bytes`)
    }
    expect(large).toEqual([])
    expect(pictures).toBeGreaterThan(25)
    await close()
  },
)

it('each document comes to a phone in two round trips', async () => {
  const sizes = (await declaredPages()).map(async ({ path }) => {
    const { body } = await ask(site.address, encodeURI(path), { headers: { 'accept-encoding': 'br' } })
    return { path, bytes: body.length }
  })
  expect((await Promise.all(sizes)).filter(({ bytes }) => bytes > mostOfDocument)).toEqual([])
})
