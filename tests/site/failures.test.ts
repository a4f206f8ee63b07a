import { createFileStorage } from '@site/delivery/file-storage'
import type { SectionRelease } from '@site/delivery/release'
import { createReleaseStore, type ReleaseStore } from '@site/delivery/release-store'
import type { Browser, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { editedRelease } from '../support/altered-releases.ts'
import { closePages, openPage, pageHydrated, sharedChromium, type WatchedPage } from '../support/browser.ts'
import { site } from '../support/built-site.ts'
import { builtRelease } from '../support/releases.ts'
import { rolloutSeen, type Site, startSite } from '../support/site.ts'
import { visit } from '../support/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(async () => {
  await closePages()
})

/** The page reads, the frame lives, the links work: what every failure of a section must leave. */
async function expectReadable({ page }: WatchedPage): Promise<void> {
  expect(await page.locator('h1').innerText()).toMatch(/Ask us/)
  // A search that was just taken back gives its answers way a frame after the field is empty.
  await expect.poll(() => page.locator('main').innerText()).toMatch(/confiden|consult/i)
  // The frame may be hydrated while this scrolls: it is scrolled until the bar gives way.
  const gaveWay = () => {
    scrollBy(0, 60)
    return document.querySelector('header')?.dataset.state === 'hidden'
  }
  await page.waitForFunction(gaveWay, undefined, { polling: 100 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('header a[href="/fees"]').first().click()
  await page.waitForURL('**/fees')
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('costs'))
}

const answers: Record<string, (route: Route) => unknown> = {
  'answers 500': route => route.fulfill({ status: 500, body: 'broken' }),
  'is garbage': route => route.fulfill({ status: 200, contentType: 'text/javascript', body: '<<<not a module>>>' }),
}

describe('a section whose entry', () => {
  it.each(Object.entries(answers))('%s leaves a readable page, a living frame and working links', async (_what, answer) => {
    const watched = await openPage(browser, { reducedMotion: 'reduce' })
    await watched.page.route('**/_/remote-resources/**/remote-entry-*.js', answer)
    await watched.page.route('**/_/remote-resources/remote-entry-*.js', answer)
    await watched.page.goto(`${site.address}/faq`)
    await expectReadable(watched)
    await watched.close()
  })

  it('never answers leaves a readable page, a living frame and working links', async () => {
    const watched = await openPage(browser, { reducedMotion: 'reduce' })
    await watched.page.route('**/_/remote-resources/**', route => (route.request().url().endsWith('.js') ? undefined : route.continue()))
    await watched.page.goto(`${site.address}/faq`, { waitUntil: 'commit' })
    await watched.page.waitForSelector('header a[href="/fees"]')
    await watched.page.waitForFunction(() =>
      Object.keys(document.getElementById('frame-top') ?? {}).some(key => key.startsWith('__reactContainer')),
    )
    await expectReadable(watched)
    await watched.close()
  })

  it('fails once is hydrated at the second attempt', async () => {
    const watched = await openPage(browser)
    await watched.page.route('**/_/remote-resources/remote-entry-*.js', route => route.abort('connectionreset'))
    await watched.page.goto(`${site.address}/faq`)
    await pageHydrated(watched.page)
    await watched.page.getByRole('searchbox').fill('prison')
    await watched.page.getByText(/of 12 questions match/).waitFor()
    await watched.close()
  })
})

describe('a release that', () => {
  const breaks = {
    'throws when it loads': (code: string) => `throw new Error('broken on load');${code}`,
    'throws when it renders': (code: string) =>
      `${code.replace(/export\{[^}]*\};?\s*$/, '')};export const Page=()=>{throw new Error('broken on render')};`,
  }

  let own: Site
  let store: ReleaseStore

  beforeAll(async () => {
    own = await startSite()
    store = createReleaseStore(createFileStorage(own.store))
  })

  afterAll(() => own?.stop())

  /** Gives everyone the built release with the module of /faq changed. */
  async function release(content: (code: string) => string): Promise<void> {
    const { pages } = await builtRelease<SectionRelease>('remote-resources')
    const broken = await editedRelease('remote-resources', pages.find(({ path }) => path === '/faq')?.modules.at(-1) ?? '', content)
    await store.publish(broken)
    await store.setStable('remote-resources', broken.release.id)
    await rolloutSeen()
  }

  it.each(Object.entries(breaks))('%s leaves the page to the release before it', async (_what, content) => {
    await store.setStable('remote-resources', (await builtRelease('remote-resources')).id)
    await release(content)
    const watched = await openPage(browser, { reducedMotion: 'reduce' })
    await watched.page.goto(`${own.address}/faq`)
    await watched.page.getByRole('searchbox').waitFor()
    await pageHydrated(watched.page)
    // What is typed before the older release has taken the page's place goes with the page.
    await vi.waitFor(
      async () => {
        await watched.page.getByRole('searchbox').fill('')
        await watched.page.getByRole('searchbox').fill('prison')
        await watched.page.getByText(/of 12 questions match/).waitFor({ timeout: 1000 })
      },
      { timeout: 20_000 },
    )
    await watched.page.getByRole('searchbox').fill('')
    await expectReadable(watched)
    await watched.close()
  })

  it('throws in both its last versions leaves the prerendered page', async () => {
    await release(code => `throw new Error('first');${code}`)
    await release(code => `throw new Error('second');${code}`)
    const watched = await openPage(browser, { reducedMotion: 'reduce' })
    await watched.page.goto(`${own.address}/faq`)
    await expectReadable(watched)
    await watched.close()
  })
})

describe('markup that something else changed', () => {
  const corrupt = async (path: string, edit: (html: string) => string): Promise<WatchedPage> => {
    const watched = await openPage(browser, { reducedMotion: 'reduce' })
    await watched.page.route(site.address + path, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: edit(await response.text()) })
    })
    await watched.page.goto(site.address + path)
    return watched
  }

  it('in the frame leaves the page alive', async () => {
    const watched = await corrupt('/faq', html =>
      html.replace(/(<div id="frame-top">)/, '$1<font>translated</font>').replace('<footer', '<section><footer'),
    )
    await pageHydrated(watched.page)
    await watched.page.getByRole('searchbox').fill('prison')
    await watched.page.getByText(/of 12 questions match/).waitFor()
    await watched.close()
  })

  it('in the page leaves the frame alive and the page readable', async () => {
    const watched = await corrupt('/faq', html =>
      html.replace(/<h1[\s\S]*?<\/h1>/, '<h1><font>Ask us something</font></h1><p>inserted</p>'),
    )
    await pageHydrated(watched.page)
    await expectReadable(watched)
    await watched.close()
  })
})

describe('where the line is down', () => {
  it('the page that is read stays, at its place, and the visitor is told for all to see', async () => {
    const { page, complaints, close } = await openPage(browser, { reducedMotion: 'reduce' })
    await visit(page, `${site.address}/profile`)
    const link = page.locator('main a[href^="/racial-literacy"], main a[href^="/data-driven"]').first()
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await page.context().setOffline(true)
    await link.click()
    await page.getByText('You are offline, so that page cannot be opened.').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/profile')
    expect(await page.evaluate(() => scrollY)).toBe(place)
    await page.keyboard.press('Control+k')
    await page.getByText('The search could not be loaded.').first().waitFor()
    expect(complaints.filter(complaint => !/ERR_INTERNET_DISCONNECTED|dynamically imported|could not be loaded/.test(complaint))).toEqual(
      [],
    )
    await page.context().setOffline(false)
    await link.click()
    await page.waitForFunction(() => location.pathname !== '/profile' && !('navigating' in document.documentElement.dataset))
    await close()
  })
})

describe('where the line is slow', () => {
  it.each([
    ['Watch trailer', '/', 'dialog[open]'],
    ['Search the site', '/faq', 'dialog[open]'],
    ['Background music', '/faq', 'button[aria-pressed="true"]'],
  ])('%s, pressed before anything hears it, is heard afterwards', async (name, path, opened) => {
    const { page, close } = await openPage(browser)
    const held: Route[] = []
    await page.route('**/_/shell/main-*.js', route => void held.push(route))
    await page.goto(site.address + path)
    await page.getByRole('button', { name }).first().click()
    await expect.poll(() => held.length).toBe(1)
    expect(await page.locator(opened).count()).toBe(0)
    await held[0]?.continue()
    await page.locator(opened).first().waitFor()
    await close()
  })
})
