import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, openLater, sharedChromium } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { visit } from '../support/visit.ts'
import { watchTransitions } from '../support/watch-transitions.ts'

/** A page with a hero, behind the first tile for these tests. */
const behind = '/racial-literacy-training'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

const firstTile = (page: Page) => page.locator('#work a[data-load=full]').first()

/** Shows the first tile of the home page, with another page behind it. */
async function toTile(page: Page): Promise<void> {
  await visit(page, `${site.address}/`)
  await firstTile(page).evaluate((link: HTMLAnchorElement, path) => {
    link.setAttribute('href', path)
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, behind)
}

type Reveal = { readonly transition: boolean; readonly parts: readonly string[] }

/** What each document of the page says of the transition it arrives by: whether there is one, and which parts it moves. */
async function watchReveals(page: Page): Promise<() => Promise<Reveal | undefined>> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', event => {
      const { viewTransition } = event as Event & { viewTransition: ViewTransition | null }
      const reveal = { transition: viewTransition !== null, parts: [] as string[] }
      Object.assign(window, { reveal })
      viewTransition?.ready.then(
        () => {
          const effects = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
          reveal.parts = effects.filter(pseudo => pseudo.startsWith('::view-transition-group'))
        },
        () => undefined,
      )
    })
  })
  return () => page.evaluate(() => (window as unknown as { reveal?: Reveal }).reveal)
}

describe('a page that loads in full', () => {
  it('is fetched when the mouse rests on its tile, by rules that the policy allows', async () => {
    const { page, complaints, close } = await openLater(browser)
    const protocol = await page.context().newCDPSession(page)
    const prefetches: string[] = []
    protocol.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => prefetches.push(`${new URL(prefetchUrl).pathname} ${status}`))
    await protocol.send('Preload.enable')
    await toTile(page)
    expect(prefetches).toEqual([])
    await firstTile(page).hover()
    await expect.poll(() => prefetches).toContain(`${behind} Ready`)
    await firstTile(page).click()
    await page.waitForURL(`**${behind}`)
    await expect.poll(() => prefetches).toContain(`${behind} Success`)
    expect(complaints).toEqual([])
    await close()
  })

  it('grows out of the picture of its tile', async () => {
    const { page, complaints, close } = await openLater(browser)
    const reveal = await watchReveals(page)
    const grown = async () => {
      await toTile(page)
      expect(await reveal()).toMatchObject({ transition: false })
      await firstTile(page).click()
      await page.waitForURL(`**${behind}`)
      const parts = async () => (await reveal())?.parts ?? []
      await expect.poll(async () => (await parts()).length).toBeGreaterThan(0)
      return parts()
    }
    // The browser gives a transition up where the machine keeps it waiting: not every way there has one.
    await expect.poll(grown, { timeout: 60_000 }).toContain('::view-transition-group(opening)')
    expect(complaints).toEqual([])
    await close()
  })

  it('arrives without a transition for those who asked for reduced motion', async () => {
    const { page, close } = await openLater(browser, { reducedMotion: 'reduce' })
    const reveal = await watchReveals(page)
    await toTile(page)
    await firstTile(page).click()
    await page.waitForURL(`**${behind}`)
    await expect.poll(reveal).toMatchObject({ transition: false })
    await close()
  })

  it('arrives without one for those who have paused motion on the page', async () => {
    const { page, close } = await openLater(browser)
    const reveal = await watchReveals(page)
    await toTile(page)
    await page
      .getByRole('button', { name: 'Pause motion' })
      .first()
      .evaluate((button: HTMLButtonElement) => button.click())
    await firstTile(page).click()
    await page.waitForURL(`**${behind}`)
    await expect.poll(reveal).toMatchObject({ transition: false })
    await close()
  })
})

describe('client navigation', () => {
  it.each([
    ['of a card whose page begins with the same picture moves that', 'no-preference', 'Healing-before-learning', true],
    ['stays still for those who asked for reduced motion', 'reduce', 'Healing-before-learning', false],
  ] as const)('%s', async (_, reducedMotion, title, moves) => {
    const { page, complaints, close } = await openLater(browser, { reducedMotion })
    const moved = async () => {
      await visit(page, `${site.address}/discover`)
      const parts = await watchTransitions(page)
      const view = page.getByRole('link', { name: `View ${title}` }).first()
      await view.scrollIntoViewIfNeeded()
      await view.click()
      await page.waitForURL('**/healing-before-learning')
      await page.getByRole('heading', { level: 1, name: /Healing/ }).waitFor()
      if (moves) await expect.poll(parts).toContain('::view-transition-old(opening)')
      return (await parts()).filter(part => part.includes('(opening)'))
    }
    // A picture that is not decoded within 120 ms is not moved: it is at hand when one comes again.
    if (moves) await expect.poll(moved, { timeout: 30_000 }).toContain('::view-transition-new(opening)')
    else expect(await moved()).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('keeps its own transition, which moves no tile', async () => {
    const { page, complaints, close } = await openLater(browser)
    await visit(page, `${site.address}/`)
    const parts = await watchTransitions(page)
    await page.getByRole('banner').getByRole('link', { name: 'FAQ', exact: true }).click()
    await expect.poll(parts).toContain('::view-transition-old(root)')
    expect((await parts()).filter(part => part.includes('opening'))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})
