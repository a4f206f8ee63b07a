import type { Browser, Response } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { afterLoader, closePages, openPage, pageHydrated, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { arrival } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** What only one file may contain, however many sections were visited. */
const singles = {
  React: /\.H=null|H:null,A:null/,
  'React DOM': /onRecoverableError/,
  'the kit runtime': /site\.kit-runtime/,
}

it('keeps one React, one kit runtime and one store after visiting all sections', async () => {
  const watched = await openPage(browser, { reducedMotion: 'reduce' })
  await afterLoader(watched.page)
  const scripts: Response[] = []
  watched.page.on('response', response => response.url().endsWith('.js') && scripts.push(response))
  await watched.page.goto(`${site.address}/`)
  await pageHydrated(watched.page)
  for (const path of ['/racial-literacy-training', '/faq', '/consultation']) {
    await watched.page.evaluate(href => {
      const link = document.createElement('a')
      link.href = href
      document.body.append(link)
      link.click()
      link.remove()
    }, path)
    await arrival(watched.page, path)
  }
  const bodies = await Promise.all(scripts.map(async response => ({ url: response.url(), code: await response.text() })))
  expect(new Set(bodies.map(({ url }) => url.split('/_/')[1]?.split('/')[0])).size).toBe(5)
  for (const [what, sign] of Object.entries(singles)) {
    const holders = [...new Set(bodies.filter(({ code }) => sign.test(code)).map(({ url }) => url))]
    expect(holders, what).toHaveLength(1)
    expect(holders[0], what).toContain('/_/shell/')
  }
  expect(watched.complaints).toEqual([])
  await watched.close()
})
