import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, pageHydrated, sharedChromium } from '../support/browser.ts'
import { countedVisit } from '../support/counted-visits.ts'
import { releaseCommand } from '../support/releases.ts'
import { type Site, startSite } from '../support/site.ts'
import { kinds, openWatched, programIn } from '../support/watched-visits.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite({ GUARD: 'visits=60,settle=2s', TRUST_PROXY: '1' })
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
  await site?.stop()
})

describe('a visit', () => {
  it('tells that its page was hydrated, and at its end how it felt', async () => {
    const { page, told, answers, complaints, close } = await openWatched(browser)
    const comes = async () => {
      await page.goto(`${site.address}/faq`)
      await pageHydrated(page)
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/vitals-[\w-]+\.js$/.test(name)))
      await page.waitForTimeout(500)
    }
    await comes()
    await expect.poll(() => told).toEqual([{ kind: 'ready' }])
    const counted = async () => (await programIn(site, 'remote-resources')).stable?.counts?.vitals ?? {}
    const afterLeaving = async () => {
      await page.goto('about:blank')
      // On a busy machine the script that tells may be evaluated too late: the visitor comes again.
      if (!kinds(told).includes('vitals')) await comes()
      return Object.keys(await counted())
    }
    await expect.poll(afterLeaving).toEqual(expect.arrayContaining(['lcp', 'cls', 'ttfb']))
    const vitals = await counted()
    expect(vitals.lcp).toBeGreaterThan(0)
    expect(vitals.cls).toBeLessThan(0.1)
    expect(answers.every(status => status === 204)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('tells nothing twice, whichever way the visitor comes back', async () => {
    const { page, told, answers, complaints, close } = await openWatched(browser)
    await page.goto(`${site.address}/faq`)
    await expect.poll(() => kinds(told)).toEqual(['ready'])
    await page.goto('about:blank')
    await page.goBack()
    await pageHydrated(page)
    await page.waitForTimeout(500)
    // How the visit felt is told where it was measured before the page was left.
    expect(['ready', 'ready,vitals']).toContain(kinds(told).join())
    await page.reload()
    await expect.poll(() => kinds(told).filter(kind => kind === 'ready')).toHaveLength(2)
    expect(answers.every(status => status === 204)).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('tells whose code broke, once, and nothing of extensions', async () => {
    const { page, told, close } = await openWatched(browser)
    await page.goto(`${site.address}/faq`)
    await expect.poll(() => kinds(told)).toEqual(['ready'])
    const breakIn = (place: string) =>
      page.evaluate(stack => {
        const error = Object.assign(new Error('broken'), { stack })
        dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }))
      }, `Error: broken\n    at f (${place}:1:1)`)
    await breakIn('chrome-extension://abcdefgh/content.js')
    await breakIn(`${site.address}/_/remote-resources/faq-1234abcd.js`)
    await breakIn(`${site.address}/_/shell/main-1234abcd.js`)
    await expect.poll(() => told).toEqual([{ kind: 'ready' }, { kind: 'failed', section: 'remote-resources' }])
    await close()
  })

  it('of a page that was fetched ahead for a tile tells when the tile is opened', async () => {
    const { page, told, close } = await openWatched(browser)
    await page.addInitScript(() => sessionStorage.setItem('home-opened', 'yes'))
    const protocol = await page.context().newCDPSession(page)
    const prefetched: string[] = []
    protocol.on('Preload.prefetchStatusUpdated', ({ status }) => prefetched.push(status))
    await protocol.send('Preload.enable')
    await page.goto(`${site.address}/`)
    await expect.poll(() => kinds(told)).toEqual(['ready'])
    const tile = page.locator('#work a[data-load=full]').first()
    await tile.scrollIntoViewIfNeeded()
    await tile.hover()
    await expect.poll(() => prefetched).toContain('Ready')
    expect(kinds(told).filter(kind => kind === 'ready')).toHaveLength(1)
    await tile.click()
    await expect.poll(() => kinds(told).filter(kind => kind === 'ready')).toHaveLength(2)
    await close()
  })

  it('of a robot, or of whoever holds a preview, is not counted', async () => {
    const robot = await countedVisit(`${site.address}/faq`, {
      agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    })
    expect(robot.nonce).toBeUndefined()
    const { stable } = await programIn(site, 'remote-resources')
    const { stdout } = await releaseCommand(site.store, 'preview', 'remote-resources', stable?.release ?? '', '--json')
    const { address } = JSON.parse(stdout) as { address: string }
    const { page, told, close } = await openWatched(browser)
    const answer = await page.goto(site.address + new URL(address).pathname)
    await pageHydrated(page)
    await page.waitForTimeout(500)
    expect(answer?.headers()['server-timing']).toBeUndefined()
    expect(told).toEqual([])
    await close()
  })
})
