/** How first screens come to rest, and grow out of the pictures that lead to them. */
import { afterAll, expect, it } from 'vitest'
import { services } from '../../shared/identity/content/services.ts'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'

const viewport = { width: 1440, height: 900 }

afterAll(closePages)

/** What of the first screen of each service comes to rest, and whence. */
async function arrivals(reducedMotion: 'reduce' | 'no-preference'): Promise<ReadonlyMap<string, readonly string[]>> {
  const { page, close } = await openPage(await sharedChromium(), { viewport, reducedMotion })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    addEventListener('transitionrun', ({ target, propertyName, pseudoElement }) => {
      if (!(target instanceof Element && target.closest('main section[class*="hero"]'))) return
      const { transitionDuration, scale } = getComputedStyle(target, pseudoElement)
      seen.push([propertyName, transitionDuration, ...(propertyName === 'scale' ? [Number(scale) <= 1.04] : [])].join(' '))
    })
  })
  const found = new Map<string, readonly string[]>()
  for (const { slug } of services) {
    await page.goto(`${site.address}/${slug}`)
    if (reducedMotion === 'reduce') await page.waitForTimeout(300)
    else await page.waitForFunction(() => Reflect.get(window, 'seen').length > 0)
    found.set(slug, await page.evaluate(() => [...new Set<string>(Reflect.get(window, 'seen'))]))
  }
  await close()
  return found
}

it('the first picture of each service comes to rest from within 4 % of its place, within 1.2 s, and nothing else moves', async () => {
  const found = await arrivals('no-preference')
  expect(found.size).toBe(12)
  for (const [slug, moves] of found) {
    expect(moves.length, slug).toBeGreaterThan(0)
    for (const move of moves) expect(['scale 1.1s true', 'translate 1.1s', 'clip-path 1.1s'], slug).toContain(move)
  }
})

it('who asked for reduced motion finds it at rest', async () => {
  expect([...(await arrivals('reduce')).values()].flat()).toEqual([])
})

it('each page behind a tile of the home page begins with the picture that the tile grows into, below its words', async () => {
  const { page, close } = await openPage(await sharedChromium(), { viewport })
  await page.goto(site.address)
  const tiles = await page.locator('#work a[data-load=full]').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(tiles).toHaveLength(8)
  for (const path of tiles) {
    await page.goto(`${site.address}${path}`)
    const named = await page.evaluate(async () => {
      const transition = document.startViewTransition({ types: ['full-load'], update: () => undefined })
      await transition.ready
      const names = [...document.querySelectorAll('section:has(h1) *')].map(part => [
        getComputedStyle(part).viewTransitionName,
        part.querySelector('img') !== null && part.querySelector('h1') === null,
      ])
      transition.skipTransition()
      return names.filter(([name]) => name !== 'none')
    })
    expect(
      named.filter(([name]) => name === 'opening'),
      path ?? '',
    ).toEqual([['opening', true]])
    expect(named.filter(([name]) => String(name).startsWith('opening-')).length, path ?? '').toBeGreaterThan(0)
  }
  await close()
})
