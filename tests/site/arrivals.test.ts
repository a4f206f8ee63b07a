/** How first screens come to rest, and grow out of the pictures that lead to them. */
import { afterAll, expect, it } from 'vitest'
import { services } from '../../shared/identity/content/services.ts'
import { closePages, openPage, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { type Pixels, pixelsOf } from '../support/pixels.ts'

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

/** The first and the last row of a column in which the gold of the thread is. */
function goldRows({ data, width, height }: Pixels, column: number): readonly [number, number] {
  const rows = Array.from({ length: height }, (_, row) => row).filter(row => {
    const [red = 0, green = 0, blue = 0] = data.subarray((row * width + column) * 4)
    return red > 120 && green > 60 && green < red * 0.85 && blue < green * 0.72
  })
  return [rows[0] ?? -1, rows.at(-1) ?? -1]
}

it.each([
  [1440, 900],
  [1440, 620],
  [1024, 1366],
  [820, 1180],
])('the thread of /data-driven-research goes on in its picture without a break, at %i by %i and scrolled', async (width, height) => {
  const { page, close } = await openPage(await sharedChromium(), { viewport: { width, height } })
  await page.goto(`${site.address}/data-driven-research`)
  const picture = page.locator('section:has(h1) [class*=stage]')
  await page.waitForTimeout(1500) // drawn in
  for (const top of [0, height / 3]) {
    await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
    const box = (await picture.boundingBox())!
    const clip = { x: Math.round(box.x) - 20, y: box.y + box.height * 0.66, width: 40, height: box.height * 0.1 }
    const shown = await pixelsOf(await page.screenshot({ clip }))
    const [outside, inside] = [goldRows(shown, 16), goldRows(shown, 32)]
    expect(outside[0], `${outside} and ${inside}`).toBeGreaterThan(0)
    for (const end of [0, 1] as const) expect(Math.abs(outside[end] - inside[end]), `${outside} and ${inside}`).toBeLessThanOrEqual(3)
  }
  await close()
})

it('the thread of /data-driven-research is drawn out of its picture', async () => {
  const { page, close } = await openPage(await sharedChromium(), { viewport })
  await page.goto(`${site.address}/data-driven-research`)
  const from = await page.locator('section:has(h1) [class*=stage]').evaluate((stage: HTMLElement) => {
    stage.style.display = 'none'
    stage.getBoundingClientRect()
    stage.style.display = ''
    stage.getBoundingClientRect()
    const drawn = stage.getAnimations({ subtree: true }).map(({ effect }) => effect as KeyframeEffect)
    return drawn.filter(({ target, pseudoElement }) => target === stage && pseudoElement).map(effect => effect.getKeyframes()[0]?.clipPath)
  })
  expect(from).toEqual(['inset(0px 0px 0px 100%)'])
  await close()
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
